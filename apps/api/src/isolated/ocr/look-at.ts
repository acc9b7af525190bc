import { denseSquares } from './dense-squares.ts';
import type { Frame } from './frame.ts';
import type { Grey } from './grey.ts';
import { letterHeight, readingScale } from './letter-size.ts';
import { graininess } from './noise.ts';
import { scaled } from './read-page.ts';
import { blanked, type Look } from './treatments.ts';
import { rough, roughSide } from './upright.ts';

/** Graininess from which a picture is smoothed before it is read. */
const grainy = 4;

/** Finds out how to read a level frame, from a small copy of it (`rough`). */
export async function lookAt(frame: Frame, given?: Grey): Promise<Look> {
  const side = Math.max(frame.width, frame.height);
  const small = given ?? (await rough(frame));
  const codes = denseSquares(small);
  const height = letterHeight(blanked(small, codes));
  return {
    scale: readingScale(height && (height * side) / roughSide, side),
    grainy: graininess(small) >= grainy,
    codes: codes.map((box) => scaled(box, side / roughSide)),
  };
}
