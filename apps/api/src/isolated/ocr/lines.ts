import { type Box, boxAround, type Line } from '@pramaan/readers/reading/page.ts';
import { median } from './median.ts';
import type { SeenWord } from './tsv.ts';

/**
 * Words as lines across the whole page: what the engine saw as one line stays one, and pieces that stand at the same
 * height are joined, from left to right.
 */
export function linesOf(words: readonly SeenWord[]): Line[] {
  const pieces = [...Map.groupBy(words, ({ line }) => line).values()].map(piece);
  const rows: Piece[][] = [];
  for (const one of pieces.sort((a, b) => a.middle - b.middle)) {
    const row = rows.find((other) => other.every((piece) => besides(piece, one)));
    if (row) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => {
    const all = row.flatMap((piece) => piece.words).sort((a, b) => a.box.left - b.box.left);
    return { words: all.map(({ text, box, confidence }) => ({ text, box, confidence })), box: around(all) };
  });
}

interface Piece {
  words: SeenWord[];
  /** Of its middle word: noise at one end makes boxes taller. */
  middle: number;
  height: number;
  left: number;
  right: number;
}

function piece(words: SeenWord[]): Piece {
  const box = around(words);
  return {
    words,
    middle: median(words.map((word) => word.box.top + word.box.height / 2)),
    height: median(words.map((word) => word.box.height)),
    left: box.left,
    right: box.left + box.width,
  };
}

function besides(a: Piece, b: Piece): boolean {
  const near = Math.abs(a.middle - b.middle) < 0.45 * Math.min(a.height, b.height);
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return near && overlap < 0.5 * Math.min(a.height, b.height);
}

const around = (words: readonly SeenWord[]): Box =>
  boxAround(words.map(({ box }) => box)) ?? { left: 0, top: 0, width: 0, height: 0 };
