import sharp, { type Sharp } from 'sharp';
import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import { nativeSeconds, openImage, refuseDamage } from './open-image.ts';
import { loadZxing } from './zxing.ts';

/**
 * The text of the QR code in a picture, or null. Of several codes the one that can be an Aadhaar Secure QR (digits
 * only) is taken, then the longest. Throws FileRefusal for what is not a whole JPEG, PNG or WebP picture of at
 * most 10 MB and 40 megapixels.
 */
export async function findQr(bytes: Uint8Array): Promise<string | null> {
  const { image, width, height } = await openImage(bytes);
  await loadZxing();
  const side = Math.min(Math.max(width, height), largestSide);
  const quick = await greenOf(image, side).catch(refuseDamage);
  const atOnce = await tryOnce(quick, { side });
  if (atOnce !== null) return atOnce;
  // Decoded once, so that the tries below cannot each take the full price of a large picture.
  const base = await greyscale(image, side).catch(refuseDamage);
  for (const attempt of attempts(Math.max(base.width, base.height))) {
    const found = await tryOnce(base, attempt);
    if (found !== null) return found;
  }
  return null;
}

/** Pixels. An Aadhaar letter at 300 dpi has 3,500. */
const largestSide = 4_000;

interface Attempt {
  /** Longest side in pixels. */
  side: number;
  /** Clockwise. zxing itself tries the four right angles. */
  degrees?: number;
  treatment?: 'sharpen' | 'contrast' | 'blur';
}

function attempts(side: number): Attempt[] {
  const shrunk = [2_400, 1_600, 1_000].filter((smaller) => smaller < side * 0.9).map((s) => ({ side: s }));
  const enlarged = side < 1_200 ? [{ side: side * 2 }, { side: side * 3 }] : [];
  const middle = Math.min(side, 2_000);
  return [
    { side },
    ...shrunk,
    ...enlarged,
    { side: middle, treatment: 'contrast' },
    { side: middle, treatment: 'sharpen' },
    { side: middle, treatment: 'blur' },
    { side: middle, degrees: 30 },
    { side: middle, degrees: 60 },
  ];
}

interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The green channel is most of the brightness and costs nothing beyond decoding: enough for ink on white. */
async function greenOf(image: Sharp, side: number): Promise<Grey> {
  const { data, info } = await image
    .clone()
    .resize({ width: side, height: side, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .extractChannel(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** libvips weighs the three colours in floating point, at more than the price of decoding the picture. */
async function greyscale(image: Sharp, side: number): Promise<Grey> {
  const { data: rgb, info } = await image
    .resize({ width: side, height: side, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const data = new Uint8Array(info.width * info.height);
  for (let to = 0, from = 0; to < data.length; to++, from += 3)
    data[to] = ((rgb[from] ?? 0) * 77 + (rgb[from + 1] ?? 0) * 150 + (rgb[from + 2] ?? 0) * 29) >> 8;
  return { data, width: info.width, height: info.height };
}

async function tryOnce(base: Grey, { side, degrees, treatment }: Attempt): Promise<string | null> {
  const unchanged = side === Math.max(base.width, base.height) && !degrees && !treatment;
  const file = greyFile(unchanged ? base : await changed(base, { side, degrees, treatment }));
  const [first] = await readBarcodes(file, { ...options, maxNumberOfSymbols: 1 });
  if (!first) return null;
  if (isDigits(first.text)) return first.text;
  const texts = (await readBarcodes(file, { ...options, maxNumberOfSymbols: 8 })).map(({ text }) => text);
  return (
    texts.sort((a, b) => Number(isDigits(b)) - Number(isDigits(a)) || b.length - a.length)[0] ?? first.text
  );
}

/** As a PGM file: given pixels, zxing-wasm takes four bytes for each. */
function greyFile({ data, width, height }: Grey): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

const isDigits = (text: string) => /^\d{500,}$/.test(text);

const options: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
};

async function changed(base: Grey, { side, degrees = 0, treatment }: Attempt): Promise<Grey> {
  const { data, width, height } = base;
  let image = sharp(data, { raw: { width, height, channels: 1 } }).timeout({ seconds: nativeSeconds });
  if (degrees) image = image.rotate(degrees, { background: '#ffffff' });
  if (treatment === 'contrast') image = image.normalise();
  if (treatment === 'sharpen') image = image.sharpen({ sigma: 2 });
  if (treatment === 'blur') image = image.blur(1.2);
  const { data: pixels, info } = await image
    .resize({ width: side, height: side, fit: 'inside' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: pixels, width: info.width, height: info.height };
}
