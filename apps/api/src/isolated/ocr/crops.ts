import type { Box } from '@pramaan/readers/reading/page.ts';
import type { Reading } from '@pramaan/readers/reading/reading.ts';
import sharp from 'sharp';
import type { Frame } from './frame.ts';

/** Pixels. Wide enough for an address on a phone, small enough for a weak network: 2 to 5 kB each. */
const largest = { width: 480, height: 120 };

/** Room around the words, as a share of their height. */
const margin = 0.6;

/**
 * Small pictures of where the values stand, by record path, as JPEG data URLs. A value that stands nowhere has none.
 *
 * @param frames the pages; a box of `reading` counts in the pixels of its page
 */
export async function cropsOf(
  reading: Reading,
  frames: readonly (Frame | undefined)[],
): Promise<Record<string, string>> {
  const made = await Promise.all(
    Object.entries(reading.fields).map(async ([path, { at }]): Promise<[string, string][]> => {
      const frame = at && frames[at.page];
      return frame ? [[path, await crop(frame, at.box)]] : [];
    }),
  );
  return Object.fromEntries(made.flat());
}

async function crop(frame: Frame, box: Box): Promise<string> {
  const room = Math.max(4, box.height * margin);
  const left = Math.min(frame.width - 1, Math.max(0, Math.floor(box.left - room)));
  const top = Math.min(frame.height - 1, Math.max(0, Math.floor(box.top - room)));
  const width = Math.max(1, Math.min(frame.width - left, Math.ceil(box.width + 2 * room)));
  const height = Math.max(1, Math.min(frame.height - top, Math.ceil(box.height + 2 * room)));
  const jpeg = await sharp(frame.data, { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .extract({ left, top, width, height })
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 60 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
