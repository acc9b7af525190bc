import sharp from 'sharp';
import { nativeSeconds } from '../open-image.ts';
import { evenLight } from './even-light.ts';
import { type Frame, greyOf } from './frame.ts';
import type { Grey } from './grey.ts';

/** One way to make a picture ready for reading; two ways that agree are believed. */
export interface Treatment {
  /** Pixels of the longer side, as a share of the first reading's. */
  scale: number;
  change: 'even' | 'plain' | 'sharp';
}

/** In the order in which they are tried. */
export const treatments = {
  first: { scale: 1, change: 'even' },
  second: { scale: 1.3, change: 'plain' },
  third: { scale: 1.15, change: 'sharp' },
} as const satisfies Record<string, Treatment>;

/** The frame's brightness under a treatment, enlarged by `scale`. */
export async function treated(frame: Frame, scale: number, change: Treatment['change']): Promise<Grey> {
  const grey = await greyOf(frame, scale);
  if (change === 'even') return evenLight(grey);
  const image = sharp(grey.data, { raw: { width: grey.width, height: grey.height, channels: 1 } });
  const better = image.timeout({ seconds: nativeSeconds });
  const done = change === 'sharp' ? better.normalise().sharpen({ sigma: 1.5 }) : better.normalise();
  const { data, info } = await done.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  const result = { data: Uint8Array.from(data), width: info.width, height: info.height };
  return change === 'sharp' ? evenLight(result) : result;
}
