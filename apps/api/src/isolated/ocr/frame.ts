import type { Page } from '@pramaan/readers/reading/page.ts';
import sharp, { type Sharp } from 'sharp';
import { nativeSeconds, openImage, refuseDamage } from '../open-image.ts';
import { brightnessOf } from './brightness.ts';
import type { Grey } from './grey.ts';

/** A stranger's picture as colour pixels (RGB, three bytes each), as they are read, covered and stored. */
export interface Frame {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What OCR read of a page, and the page's pixels as its text lies. */
export interface SeenPage {
  page: Page;
  frame: Frame;
}

/** Pixels of the longer side: an A4 letter keeps letters large enough to read. */
const largestSide = 2_600;

/** The picture's pixels, at most 2600 on a side, transparency on white. Throws FileRefusal. */
export async function openFrame(bytes: Uint8Array): Promise<Frame> {
  const { image } = await openImage(bytes);
  const shrunk = image.resize({
    width: largestSide,
    height: largestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return colours(shrunk.flatten({ background: '#ffffff' })).catch(refuseDamage);
}

/** Turned clockwise; corners that come from outside are white. */
export async function turnFrame(frame: Frame, degrees: number): Promise<Frame> {
  if (degrees === 0) return frame;
  return colours(opened(frame).rotate(degrees, { background: '#ffffff' }));
}

/** Its brightness, blurred by `blur` pixels, then enlarged or shrunk by `scale`. */
export async function greyOf(frame: Frame, scale: number, blur = 0): Promise<Grey> {
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const raw = { width: frame.width, height: frame.height, channels: 1 } as const;
  const image = sharp(brightnessOf(frame), { raw }).timeout({ seconds: nativeSeconds });
  const { data, info } = await (blur > 0 ? image.blur(blur) : image)
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Uint8Array.from(data), width: info.width, height: info.height };
}

/** JPEG without any metadata, at most `side` pixels on its longer side. */
export async function toJpeg(frame: Frame, side = 2_000): Promise<Uint8Array> {
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  return Uint8Array.from(await opened(frame).resize(size).jpeg({ quality: 80 }).toBuffer());
}

const opened = ({ data, width, height }: Frame) =>
  sharp(data, { raw: { width, height, channels: 3 } }).timeout({ seconds: nativeSeconds });

async function colours(image: Sharp): Promise<Frame> {
  const { data, info } = await image
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Uint8Array.from(data), width: info.width, height: info.height };
}
