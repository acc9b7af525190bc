import { boxAround, type Line, type Word } from '@pramaan/readers/reading/page.ts';

/** A piece of text as a PDF draws it, upright, in points from the page's top left corner. */
export interface Run {
  text: string;
  left: number;
  baseline: number;
  width: number;
  /** The size of the letters. */
  height: number;
  /** Shares of the height above and below the baseline. */
  ascent: number;
  descent: number;
}

/** One run's piece between white space. */
interface Piece {
  text: string;
  left: number;
  right: number;
  baseline: number;
  height: number;
  top: number;
  bottom: number;
  /** White space stood before it, so it begins a word however near its neighbour is. */
  begins: boolean;
}

/**
 * Words from left to right in lines from top to bottom. Runs on one baseline form a line; pieces that touch form a
 * word, as justified text and glyph-by-glyph printing leave gaps without a space. What is drawn twice to look bold
 * counts once.
 */
export function linesOf(runs: readonly Run[]): Line[] {
  const pieces = piecesOf(runs).sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const route = lines.at(-1);
    const first = route?.[0];
    if (route && first && piece.baseline - first.baseline <= sameLine * Math.min(piece.height, first.height))
      route.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf);
}

/** Shares of the letters' size. A space is 0.25 or more; kerning and letter spacing stay below 0.12. */
const sameLine = 0.35;
const sameWord = 0.12;
const drawnTwice = 0.25;

function piecesOf(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  let spaceBefore = true;
  for (const run of runs) {
    const scale = run.width / (widthOf(run.text) || 1);
    for (const match of run.text.matchAll(/\S+/g)) {
      const left = run.left + scale * widthOf(run.text.slice(0, match.index));
      pieces.push({
        text: match[0],
        left,
        right: left + scale * widthOf(match[0]),
        baseline: run.baseline,
        height: run.height,
        top: run.baseline - run.ascent * run.height,
        bottom: run.baseline + run.descent * run.height,
        begins: match.index > 0 || spaceBefore,
      });
    }
    spaceBefore = run.text === '' ? spaceBefore : /\s$/.test(run.text);
  }
  return pieces;
}

function lineOf(pieces: Piece[]): Line {
  const words: Word[] = [];
  let last: Piece | null = null;
  for (const piece of pieces.sort((a, b) => a.left - b.left)) {
    const near: number = last ? piece.left - last.right : 0;
    if (last && piece.text === last.text && piece.left - last.left < drawnTwice * piece.height) continue;
    const word = words.at(-1);
    if (last && word && !piece.begins && Math.abs(near) < sameWord * piece.height) {
      word.text += piece.text;
      word.box = boxAround([word.box, boxOf(piece)]) ?? word.box;
    } else {
      words.push({ text: piece.text, box: boxOf(piece), confidence: 1 });
    }
    last = piece;
  }
  return { words, box: boxAround(words.map(({ box }) => box)) ?? { left: 0, top: 0, width: 0, height: 0 } };
}

const boxOf = ({ left, right, top, bottom }: Piece) => ({
  left,
  top,
  width: Math.max(0, right - left),
  height: bottom - top,
});

/**
 * Relative width of a text. A PDF says how wide a run is, not each letter; these shares, of common sans-serif faces,
 * place a word inside its run to within half a letter.
 */
function widthOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += shares[text.charCodeAt(at)] ?? 55;
  return sum;
}

const shares: number[] = [];
for (const [letters, share] of [
  ["ijl|!'", 24],
  [' .,:;/\\It', 28],
  ['fr()[]{}-"`*', 34],
  ['ABCDEFGHKLNOPQRSTUVXYZ&', 68],
  ['mMW%@', 86],
] as const)
  for (const letter of letters) shares[letter.charCodeAt(0)] = share;
