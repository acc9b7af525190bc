import type { Word } from '@pramaan/readers/reading/page.ts';
import type { Grey } from './grey.ts';

/*
 * The engine reads MITALI R as MITALIR and is sure of it. Where letters stand, the picture shows: a gap as wide as a
 * space parts a word at the letter that begins there.
 */

/** Ink is darker than this in an evenly lit picture. */
const darkest = 140;

/** From these parts of the letters' height on a gap is a space, by how many upright strokes it has at its sides. */
const space = [0.26, 0.31, 0.36] as const;

/** A gap nearly as wide as a space may be one: the word is asked. */
const nearly = 0.85;

/** Letters that end, and begin, with an upright stroke: they stand wider apart than round and slanted ones do. */
const endsUpright = /[HIJMNUdhilmnuq]/;
const beginsUpright = /[BDEFHIKLMNPRUbhiklmnpru]/;

/** The most that may be believed of a word which has a space in it that nobody can place. */
const unplaced = 0.5;

interface Run {
  from: number;
  to: number;
}

/** The words with those parted that hold a space; boxes are pixels of `picture`. */
export function partedWords<One extends Word>(words: readonly One[], picture: Grey): One[] {
  return words.flatMap((word) => (/^\p{L}{3,}\.?$/u.test(word.text) ? parted(word, picture) : [word]));
}

function parted<One extends Word>(word: One, picture: Grey): One[] {
  const signs = [...word.text.replace(/\.$/, '')];
  const runs = inkRuns(word, picture);
  const lettered = runs.length === signs.length;
  /** Width of the gap before a letter, in spaces. */
  const gapAt = (at: number) => {
    const gap = (runs[at]?.from ?? 0) - (runs[at - 1]?.to ?? 0);
    const strokes = [endsUpright.test(signs[at - 1] ?? ''), beginsUpright.test(signs[at] ?? '')];
    const upright = lettered ? strokes.filter(Boolean).length : 2;
    return gap / ((space[upright] ?? 0) * word.box.height);
  };
  const gaps = runs.map((_, at) => (at === 0 ? 0 : gapAt(at)));
  const wide = gaps.flatMap((gap, at) => (gap >= 1 ? [at] : []));
  const cuts = lettered ? wide : initialsAt(wide, runs.length, signs.length);
  const unsure = { ...word, confidence: Math.min(word.confidence, unplaced) };
  const maybe = gaps.some((gap) => gap >= nearly && gap < 1);
  if (wide.length === 0) return [maybe ? unsure : word];
  // Letters touch, or broke in two: there is a space, but not where.
  if (!cuts) return [unsure];
  return [0, ...cuts].map((from, index) => {
    const to = cuts[index] ?? signs.length;
    const left = index === 0 ? word.box.left : (runs[wide[index - 1] ?? 0]?.from ?? word.box.left);
    const right = runs[(wide[index] ?? runs.length) - 1]?.to ?? left;
    const text = signs.slice(from, to).join('');
    return {
      ...(maybe ? unsure : word),
      text: to === signs.length && word.text.endsWith('.') ? `${text}.` : text,
      box: { ...word.box, left, width: Math.max(1, right - left) },
    };
  });
}

/** The letters before which the spaces stand, when they part single letters from one end; null when they do not. */
function initialsAt(wide: readonly number[], runs: number, letters: number): readonly number[] | null {
  const fromStart = wide.every((run, at) => run === at + 1);
  if (fromStart) return wide;
  const fromEnd = wide.every((run, at) => run === runs - wide.length + at);
  return fromEnd ? wide.map((run) => letters - (runs - run)) : null;
}

/** Where the letters of a word are, from left to right: columns with ink in them. Specks do not count. */
function inkRuns({ box }: Word, { data, width, height }: Grey): Run[] {
  const top = Math.max(0, Math.floor(box.top));
  const bottom = Math.min(height, Math.ceil(box.top + box.height));
  const right = Math.min(width, Math.ceil(box.left + box.width));
  const runs: Run[] = [];
  for (let x = Math.max(0, Math.floor(box.left)); x < right; x++) {
    let ink = 0;
    for (let y = top; y < bottom; y++) if ((data[y * width + x] ?? 255) < darkest) ink += 1;
    if (ink < Math.max(1, (bottom - top) * 0.06)) continue;
    const last = runs.at(-1);
    if (last && last.to === x) last.to = x + 1;
    else runs.push({ from: x, to: x + 1 });
  }
  const speck = (bottom - top) * 0.04;
  return runs.filter(({ from, to }) => to - from > speck);
}
