import type { Box } from '@pramaan/readers/reading/page.ts';
import { readBarcodes } from 'zxing-wasm/reader';
import { loadZxing } from '../zxing.ts';
import { denseSquares } from './dense-squares.ts';
import type { Frame } from './frame.ts';
import { scaled } from './read-page.ts';
import { rough, roughSide } from './upright.ts';

/**
 * Where QR codes stand in a picture, in its pixels: those that zxing sees, decoded or not, and squares filled as closely
 * as one. A code that cannot be read here may be read by another program.
 */
export async function findQrPlaces(frame: Frame): Promise<Box[]> {
  const dense: Box[] = [];
  for (const side of sides) dense.push(...(await denseAt(frame, side)));
  return [...(await seenByZxing(frame)), ...dense];
}

/** Pixels of the longer side at which codes are looked for: in a letter the one of the small card is a twentieth of the page. */
const sides = [roughSide, 1.6 * roughSide] as const;

async function denseAt(frame: Frame, side: number): Promise<Box[]> {
  const scale = Math.max(frame.width, frame.height) / side;
  if (scale < 1 && side > roughSide) return [];
  return denseSquares(await rough(frame, side)).map((box) => scaled(box, scale));
}

async function seenByZxing(frame: Frame): Promise<Box[]> {
  await loadZxing();
  const { width, height } = frame;
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; from < frame.data.length; from += 3, to += 4) {
    rgba[to] = frame.data[from] ?? 0;
    rgba[to + 1] = frame.data[from + 1] ?? 0;
    rgba[to + 2] = frame.data[from + 2] ?? 0;
    rgba[to + 3] = 255;
  }
  const found = await readBarcodes(
    { data: rgba, width, height, colorSpace: 'srgb' },
    {
      formats: ['QRCode', 'MicroQRCode'],
      tryHarder: true,
      tryRotate: true,
      tryInvert: true,
      tryDownscale: true,
      returnErrors: true,
      maxNumberOfSymbols: 8,
    },
  );
  return found.map(({ position: { topLeft, topRight, bottomLeft, bottomRight } }) => {
    const xs = [topLeft.x, topRight.x, bottomLeft.x, bottomRight.x];
    const ys = [topLeft.y, topRight.y, bottomLeft.y, bottomRight.y];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  });
}
