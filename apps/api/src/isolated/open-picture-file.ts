import { pictureSigns } from '@pramaan/readers/file-signs/picture-signs.ts';
import { loadReader } from '@pramaan/readers/readers.ts';
import { placesOf } from '@pramaan/readers/reading/places.ts';
import { uncovered } from './error.ts';
import { coverAadhaar } from './ocr/cover-aadhaar.ts';
import { cropsOf } from './ocr/crops.ts';
import { openFrame, toJpeg } from './ocr/frame.ts';
import { readPicture } from './ocr/read-picture.ts';
import { metadataText } from './open-image.ts';
import type { FileInput, OpenedFile } from './opened-file.ts';

/** A photo or scan: upright, Aadhaar numbers covered, without metadata, at most 2000 px. Throws FileRefusal. */
export async function openPictureFile({
  bytes,
  name = '',
  reader,
  pictureSide,
}: FileInput): Promise<OpenedFile> {
  const { frame, pages, reading } = await readPicture(bytes, reader && (await loadReader(reader)));
  const seen = await coverAadhaar(frame, pages);
  if (seen.missed) throw uncovered();
  // Turned as its text lies only when that was wanted: a picture with little text may be guessed wrong.
  const stored = reader || seen.covered > 0 ? seen.frame : await openFrame(bytes);
  return {
    bytes: await toJpeg(stored, pictureSide),
    mediaType: 'image/jpeg',
    reading,
    crops: reading ? await cropsOf(reading, [seen.frame]) : {},
    places: reading ? placesOf(reading, [seen.frame]) : {},
    signatures: [],
    signs: pictureSigns({ metadata: await metadataText(bytes), name }),
    attachments: [],
    covered: seen.covered,
    openedWith: null,
  };
}
