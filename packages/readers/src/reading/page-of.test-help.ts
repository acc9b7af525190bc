import type { Line, Page, Word } from './page.ts';

/** Pixels of a sign and of a line in the pages made here. */
const sign = 10;
const height = 20;
const step = 50;

/** A page that prints these lines from the left edge, as a perfect engine would see it. Two spaces are a column gap. */
export function pageOf(...texts: string[]): Page {
  const lines = texts.map((text, row): Line => {
    const words: Word[] = [];
    for (const match of text.matchAll(/\S+/g)) {
      const before = text.slice(0, match.index);
      const wide = (before.match(/ {2,}/g)?.length ?? 0) * 60;
      const box = { left: match.index * sign + wide, top: row * step, width: match[0].length * sign, height };
      words.push({ text: match[0], box, confidence: 0.95 });
    }
    return { words, box: { left: 0, top: row * step, width: text.length * sign, height } };
  });
  return { width: 1_200, height: texts.length * step, lines, origin: 'picture' };
}
