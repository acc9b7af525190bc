import type { Engine } from './engine.ts';
import { evenLight } from './even-light.ts';
import { findTilts, type Tilt } from './find-tilt.ts';
import { type Frame, greyOf, turnFrame } from './frame.ts';
import type { Grey } from './grey.ts';
import type { SeenWord } from './tsv.ts';

/** Pixels of the longer side: enough to see how lines lie, and to tell words from nonsense. */
export const roughSide = 1_000;

/** The frame at rough size, or so many pixels long, evenly lit. */
export async function rough(frame: Frame, side = roughSide) {
  return evenLight(await greyOf(frame, side / Math.max(frame.width, frame.height)));
}

/** Does a picture at rough size show nothing at all, not even faintly? Then nobody need read it, four ways round. */
export const isBlank = ({ data }: Grey): boolean => data.every((value) => value > faintest);

/** Paper is 255 in an evenly lit picture; the faintest print that the engine reads is darker than this. */
const faintest = 235;

/** The ways to turn a frame so that its lines are level, the likeliest first: clockwise degrees. Takes it at rough size. */
export function turns(small: Grey): [number, number, number, number] {
  const [likely, other] = findTilts(small);
  const level = ({ degrees, sideways }: Tilt) =>
    (sideways ? 90 : 0) - (Math.abs(degrees) < 0.2 ? 0 : degrees);
  return [level(likely), level(likely) + 180, level(other), level(other) + 180];
}

/**
 * The frame turned in the way in which most of its words can be read: `first`, turned in the likeliest way, when no other
 * way is better.
 */
export async function bestTurn(
  first: Frame,
  { opened, others }: { opened: Frame; others: readonly number[] },
  engine: Engine,
): Promise<Frame> {
  const seen = async (frame: Frame) => {
    const words = engine.words(await rough(frame), { layout: 'scattered' });
    return { frame, ...legible(words) };
  };
  let best = await seen(first);
  for (const [at, degrees] of others.entries()) {
    if (surelyUpright(best) || (at > 0 && best.letters >= fewestLevel)) break;
    const another = await seen(await turnFrame(opened, degrees));
    if (another.letters > best.letters) best = another;
  }
  return best.frame;
}

/**
 * Letters read with certainty, upright or on its head, from which a picture is not tried on its sides: text that lies sideways gives
 * 0 to 3 of them, blurred text 18 and more.
 */
const fewestLevel = 12;

/** How much was read with certainty. */
export interface Legible {
  /** In words of three and more, each read with certainty. Nonsense has few. */
  letters: number;
  /** Of all letters that were read. */
  share: number;
}

export function legible(words: readonly SeenWord[]): Legible {
  const all = words.reduce((sum, { text }) => sum + text.length, 0);
  const letters = words
    .filter(({ text, confidence }) => confidence > 0.8 && /^[\p{L}\p{N}/.,:'-]{3,}$/u.test(text))
    .reduce((sum, { text }) => sum + text.length, 0);
  return { letters, share: all === 0 ? 0 : letters / all };
}

/** Text on its head gives a certain word here and there, among much nonsense. */
export const surelyUpright = ({ letters, share }: Legible) => letters >= 40 && share > 0.3;
