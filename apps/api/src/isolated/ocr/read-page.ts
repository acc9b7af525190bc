import type { Box, Page } from '@pramaan/readers/reading/page.ts';
import { drawnRules } from './drawn-rules.ts';
import type { Engine } from './engine.ts';
import type { Frame } from './frame.ts';
import { partedWords } from './glued-words.ts';
import { linesOf } from './lines.ts';
import { blanked, type Look, type Treatment, treated } from './treatments.ts';
import { type Legible, legible } from './upright.ts';

/** A picture as it was read once. */
export interface Seen {
  page: Page;
  legible: Legible;
}

/** Reads the whole frame under a treatment, enlarged by `scale`; boxes are given in the frame's pixels. */
export async function readPage(
  frame: Frame,
  scale: number,
  treatment: Treatment,
  look: Look,
  engine: Engine,
): Promise<Seen> {
  const codes = look.codes.map((box) => scaled(box, scale));
  const prepared = blanked(await treated(frame, scale, treatment, look), codes);
  const grey = blanked(prepared, drawnRules(prepared));
  const words = partedWords(engine.words(grey, { layout: 'scattered' }), grey);
  const lines = linesOf(words).map((line) => ({
    words: line.words.map((word) => ({ ...word, box: scaled(word.box, 1 / scale) })),
    box: scaled(line.box, 1 / scale),
  }));
  return {
    page: { width: frame.width, height: frame.height, lines, origin: 'picture' },
    legible: legible(words),
  };
}

/** A box in a picture enlarged by `scale`. */
export const scaled = ({ left, top, width, height }: Box, scale: number): Box => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
});
