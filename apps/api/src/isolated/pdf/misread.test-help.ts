import { rowsOf } from '@pramaan/readers/printed-forms/rows.ts';
import { boxAround, type Line, type Page, type Word } from '@pramaan/readers/reading/page.ts';
import type { Random } from '@pramaan/specimens/random.ts';

/** What an engine can do to a page without misreading a letter. */
export const handlings: Readonly<Record<string, (page: Page, random: Random) => Page>> = {
  /** Every word a line of its own, in no order. */
  scattered: (page, random) => ({
    ...page,
    lines: shuffled(
      page.lines.flatMap(({ words }) => words.map((word) => ({ words: [word], box: word.box }))),
      random,
    ),
  }),
  /** Words broken in two where they stand. */
  split: (page, random) => withWords(page, (word) => (random.next() < 0.15 ? broken(word, random) : [word])),
  /** A page laid a little askew: half a degree. */
  askew: (page) =>
    withWords(page, (word) => [
      { ...word, box: { ...word.box, top: word.box.top + word.box.left * 0.0087 } },
    ]),
  /** Three times as large, as pixels are. */
  enlarged: (page) => {
    const grown = ({ left, top, width, height }: Word['box']) => ({
      ...{ left: left * 3, top: top * 3 },
      ...{ width: width * 3, height: height * 3 },
    });
    const bigger = withWords(page, (word) => [{ ...word, box: grown(word.box) }]);
    return { ...bigger, width: page.width * 3, height: page.height * 3 };
  },
};

/** Label, number and amount of every row in one word, as some PDFs' text comes out. */
export function glued(page: Page): Page {
  const lines = rowsOf([page]).map(({ words, box }): Line => {
    const text = words.map((word) => word.text).join('');
    return { words: [{ text, box, confidence: 1 }], box };
  });
  return { ...page, lines };
}

/** The page with one digit of one word changed, and that word; null for a page without a digit. */
export function withWrongDigit(pages: readonly Page[], random: Random, wanted: (word: Word) => boolean) {
  const words = pages.flatMap((page) => page.lines.flatMap((line) => line.words)).filter(wanted);
  if (words.length === 0) return null;
  const chosen = random.pick(words);
  const places = [...chosen.text.matchAll(/\d/g)].map(({ index }) => index);
  const at = random.pick(places);
  const digit = String((Number(chosen.text[at]) + random.whole(1, 9)) % 10);
  const text = chosen.text.slice(0, at) + digit + chosen.text.slice(at + 1);
  const changed = pages.map((page) =>
    withWords(page, (word) => [word === chosen ? { ...word, text } : word]),
  );
  return { pages: changed, before: chosen.text, after: text };
}

function withWords(page: Page, change: (word: Word) => Word[]): Page {
  const lines = page.lines.map(({ words }): Line => {
    const changed = words.flatMap(change);
    return { words: changed, box: boxAround(changed.map(({ box }) => box)) ?? page.lines[0]?.box ?? nowhere };
  });
  return { ...page, lines };
}

const nowhere = { left: 0, top: 0, width: 0, height: 0 };

function broken(word: Word, random: Random): Word[] {
  if (word.text.length < 4) return [word];
  const at = random.whole(2, word.text.length - 2);
  const share = word.box.width / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), box: { ...word.box, width: share * at } },
    {
      ...word,
      text: word.text.slice(at),
      box: { ...word.box, left: word.box.left + share * at, width: share * (word.text.length - at) },
    },
  ];
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
