import { pdfSigns } from '@pramaan/readers/file-signs/pdf-signs.ts';
import { readers } from '@pramaan/readers/readers.ts';
import type { Page } from '@pramaan/readers/reading/page.ts';
import { doubtful, type Reading } from '@pramaan/readers/reading/reading.ts';
import { pdfRevisions } from '@pramaan/readers/statement/tamper.ts';
import { uncovered } from './error.ts';
import { coverAadhaar, showsAadhaarNumber } from './ocr/cover-aadhaar.ts';
import { cropsOf } from './ocr/crops.ts';
import { type Frame, toJpeg } from './ocr/frame.ts';
import { readFrame } from './ocr/read-picture.ts';
import type { FileInput, OpenedFile } from './opened-file.ts';
import { readPdf } from './pdf/pages.ts';
import { drawPixels } from './pdf/picture.ts';
import { checkSignatures } from './sign-pdf.ts';

/** The pages of one paper, one under the other, on white. */
function stack(frames: readonly Frame[]): Frame {
  const width = Math.max(1, ...frames.map((frame) => frame.width));
  const height = frames.reduce((sum, frame) => sum + frame.height, 0);
  const data = new Uint8Array(width * height * 3).fill(255);
  let row = 0;
  for (const frame of frames) {
    for (let y = 0; y < frame.height; y++)
      data.set(frame.data.subarray(y * frame.width * 3, (y + 1) * frame.width * 3), (row + y) * width * 3);
    row += frame.height;
  }
  return { data, width, height };
}

/** Pages of a scan that are looked at: documents have two or three, and each costs a second. */
const mostDrawn = 4;
const dpi = 200;
const pointsPerInch = 72;

/**
 * A PDF: kept as it came, so that its signature stays good. One that shows a full Aadhaar number is kept as a picture
 * of its pages instead, with the number covered. Throws FileRefusal.
 */
export async function openPdfFile({ bytes, reader, passwords, signers }: FileInput): Promise<OpenedFile> {
  const { pages, opened, hasText, pageCount, ...claims } = await readPdf(bytes, passwords);
  const password = opened === null ? undefined : passwords[opened];
  const signatures = await checkSignatures({ bytes, signers });
  const draw = (page: number): Promise<Frame> => drawPixels(bytes, { password, page, dpi });
  const signs = pdfSigns({ ...claims, revisions: pdfRevisions(bytes) }, signatures.length);
  const kept = { bytes, signatures, signs, covered: 0, openedWith: opened };
  const stored = { ...kept, mediaType: 'application/pdf' } as const;

  if (hasText && !pages.some(showsAadhaarNumber)) {
    const reading = reader && readers[reader](pages);
    return { ...stored, reading, crops: reading ? await cropsOfDoubts(reading, draw) : {} };
  }
  const count = Math.min(pageCount, mostDrawn);
  const frames = await Promise.all(Array.from({ length: count }, (_, page) => draw(page)));
  const seen = await readFrames(frames, hasText ? null : reader);
  const reading = hasText ? reader && readers[reader](pages) : seen.reading;
  if (seen.covered === 0 && !hasText)
    return { ...stored, reading, crops: reading ? await cropsOf(reading, seen.frames) : {} };
  if (seen.covered === 0 || pageCount > mostDrawn) throw uncovered();
  return {
    ...stored,
    bytes: await toJpeg(stack(seen.frames), 6_000),
    mediaType: 'image/jpeg',
    covered: seen.covered,
    reading,
    crops: reading && !hasText ? await cropsOf(reading, seen.frames) : {},
  };
}

async function readFrames(opened: readonly Frame[], reader: FileInput['reader']) {
  const frames: Frame[] = [];
  const pages: Page[] = [];
  let covered = 0;
  for (const frame of opened) {
    const read = await readFrame(frame, null);
    const seen = await coverAadhaar(read.frame, read.pages);
    if (seen.missed) throw uncovered();
    covered += seen.covered;
    frames.push(seen.frame);
    pages.push(...read.pages.slice(0, 1));
  }
  return { frames, covered, reading: reader && readers[reader](pages) };
}

/** Of a text only what is in doubt is shown as a picture: the rest stands as it was printed. */
async function cropsOfDoubts(
  reading: Reading,
  draw: (page: number) => Promise<Frame>,
): Promise<Record<string, string>> {
  const paths = doubtful(reading);
  const wanted = new Set(
    paths.map((path) => reading.fields[path]?.at?.page).filter((page) => page !== undefined),
  );
  if (wanted.size === 0) return {};
  const frames: (Frame | undefined)[] = [];
  for (const page of wanted) frames[page] = await draw(page);
  const scale = dpi / pointsPerInch;
  const fields = Object.fromEntries(
    Object.entries(reading.fields)
      .filter(([path]) => paths.includes(path))
      .map(([path, field]) => [path, { ...field, at: field.at && enlarged(field.at, scale) }]),
  );
  return cropsOf({ ...reading, fields }, frames);
}

type Place = { page: number; box: Page['lines'][number]['box'] };

const enlarged = ({ page, box }: Place, scale: number): Place => ({
  page,
  box: {
    left: box.left * scale,
    top: box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  },
});
