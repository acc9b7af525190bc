import type { Engine } from './engine.ts';
import { evenLight } from './even-light.ts';
import { findTilt } from './find-tilt.ts';
import { type Frame, greyOf, turnFrame } from './frame.ts';
import type { SeenWord } from './tsv.ts';

/** Pixels of the longer side: enough to see how lines lie, and to tell words from nonsense. */
const roughSide = 1_000;

/**
 * The frame with its lines of text level. They may still stand on their heads, or lie the wrong way round when they
 * ran from top to bottom: `turnUpright` decides that.
 */
export async function level(frame: Frame): Promise<Frame> {
  const tilt = findTilt(evenLight(await rough(frame)));
  const degrees = (tilt.sideways ? 90 : 0) - tilt.degrees;
  return turnFrame(frame, Math.abs(degrees) < 0.2 ? 0 : degrees);
}

/** Turns a level frame on its head when its words are read better so. */
export async function turnUpright(frame: Frame, engine: Engine): Promise<Frame> {
  const turned = await turnFrame(frame, 180);
  const scores = await Promise.all(
    [frame, turned].map(async (one) =>
      legible(engine.words(evenLight(await rough(one)), { layout: 'scattered' })),
    ),
  );
  return (scores[1] ?? 0) > (scores[0] ?? 0) ? turned : frame;
}

const rough = (frame: Frame) => greyOf(frame, roughSide / Math.max(frame.width, frame.height));

/** How much was read with certainty: letters of words of three and more. Nonsense has few. */
export function legible(words: readonly SeenWord[]): number {
  return words
    .filter(({ text, confidence }) => confidence > 0.8 && /^[\p{L}\p{N}/.,:'-]{3,}$/u.test(text))
    .reduce((sum, { text }) => sum + text.length, 0);
}
