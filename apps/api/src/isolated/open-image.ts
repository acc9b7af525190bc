import sharp, { type Sharp } from 'sharp';
import { FileError, ranOutOfTime } from './error.ts';

const maxImageBytes = 10 * 1024 * 1024;
export const maxImagePixels = 40_000_000;

/**
 * Seconds of native work on a picture, which killing the thread does not stop. By the clock, so it says nothing about the
 * file: on a machine that many share, an ordinary picture can need as long. See `ranOutOfTime`.
 */
export const nativeSeconds = 60;

/** One core per picture: many pictures are read at once, each in its own thread. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * A JPEG, PNG or WebP picture, upright as its EXIF says, its size checked from the header before any pixel is
 * decoded. Throws FileRefusal; damage found while decoding is for `refuseDamage`.
 */
export async function openImage(bytes: Uint8Array): Promise<{ image: Sharp; width: number; height: number }> {
  if (bytes.length > maxImageBytes) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    const message = `The picture has ${size} MB, over the limit of 10 MB. Upload a smaller picture.`;
    throw new FileError('too-many-bytes', message);
  }
  // Before libvips sees it, which would also open SVG, PDF and others.
  if (!isPicture(bytes)) {
    const message = 'This file is not a JPEG, PNG or WebP picture. Upload a photo or a scan in one of these.';
    throw new FileError('unknown-kind', message);
  }
  const image = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' })
    .timeout({ seconds: nativeSeconds })
    .autoOrient();
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseDamage);
  if (width * height > maxImagePixels) {
    const message = `The picture is ${width} × ${height} pixels, over the limit of 40 megapixels.`;
    throw new FileError('too-many-pixels', `${message} Upload a smaller picture.`);
  }
  return { image, width, height };
}

/** At most so much of each block of metadata is looked at. */
const mostMetadata = 65_536;

/** The text in a picture's metadata, EXIF, XMP and comments, with whatever stands between; blank when it has none. */
export async function metadataText(bytes: Uint8Array): Promise<string> {
  const { exif, xmp, comments } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuseDamage);
  const blocks = [exif, xmp].map((block) => block?.subarray(0, mostMetadata).toString('latin1') ?? '');
  const said = (comments ?? []).map(({ keyword, text }) => `${keyword} ${text}`.slice(0, mostMetadata));
  return [...blocks, ...said].join('\n');
}

function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const webp = head.startsWith('RIFF') && head.endsWith('WEBP');
  return webp || head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n');
}

/** What libvips says about damage is not for people. A lack of time is no damage. */
export function refuseDamage(cause: unknown): never {
  if (cause instanceof FileError || ranOutOfTime(cause)) throw cause;
  const message =
    'The picture is damaged or incomplete. Take a new picture or save it again, and upload that.';
  throw new FileError('damaged', message, { cause });
}
