import type { Mark } from './find-mark.ts';
import { found, repaired } from './found.ts';
import { type Box, middleOf, type Page, type Word } from './page.ts';
import { columnGap, type Phrase, phrasesOf } from './phrases.ts';
import { beginsWithLabel } from './printed-labels.ts';
import type { FieldReading } from './reading.ts';

/** Lines that an address may have. */
const most = 8;

/** Words that stand no more than so many heights behind a label are what it announces. */
const besideReach = 2.5;

/**
 * The lines of the address that a label announces: beside it and under that, or under the label itself, up to the line
 * with the PIN code.
 */
export function addressLines(pages: readonly Page[], mark: Mark): Phrase[] {
  const { box: label, page } = mark;
  const phrases = phrasesOf(pages).filter((phrase) => phrase.page === page);
  const beside = phrases
    .map((phrase) => ({
      ...phrase,
      words: phrase.words.filter(({ box }) => box.left >= right(label) - label.height / 3),
    }))
    .find(({ words, box }) => words.some(({ text }) => /\w/.test(text)) && level(box, label));
  const under = phrases.some(
    ({ box }) =>
      Math.abs(box.left - label.left) < 1.5 * label.height &&
      middleOf(box) > bottom(label) &&
      box.top < bottom(label) + 1.5 * label.height,
  );
  const [first] = beside?.words.filter(({ text }) => /\w/.test(text)) ?? [];
  // Right behind its label the address goes on under the label; further off it is another column's.
  const close = first !== undefined && first.box.left - right(label) < besideReach * label.height;
  const start = under && !close ? undefined : first;
  const left = start && !under ? start.box.left : label.left;
  const lines: Phrase[] =
    beside && start ? [{ ...beside, words: beside.words.filter(({ text }) => /\w/.test(text)) }] : [];
  if (hasPin(lines[0])) return lines;
  let last = lines[0]?.words[0]?.box ?? label;
  for (const phrase of phrases) {
    const words = phrase.words.filter(({ box }) => box.left > left - 2 * label.height);
    const [first] = words;
    if (!first || middleOf(first.box) < bottom(last) || level(first.box, last)) continue;
    if (first.box.left > left + 4 * label.height) continue;
    if (first.box.top > bottom(last) + 3 * last.height) break;
    lines.push({ ...phrase, words });
    last = first.box;
    if (hasPin(lines.at(-1)) || lines.length === most) break;
  }
  return lines.map((line) => withRest(line, lines, phrases));
}

/** A fragment of a text, and no value of another column: it begins small or goes on. */
const fragment = /^\p{Ll}|,$/u;

/** Within so many heights after a line a fragment belongs to it. */
const fragmentReach = 12;

/**
 * A line with what stands on it after a gap, as far as the address reaches, and with a fragment beyond: glare or correction fluid hid what
 * was between.
 */
function withRest(line: Phrase, address: readonly Phrase[], phrases: readonly Phrase[]): Phrase {
  const end = Math.max(...address.map(({ box }) => right(box)));
  const near = right(line.box) + fragmentReach * line.box.height;
  const rest = phrases.filter(
    ({ words, box, text }) =>
      level(box, line.box) &&
      box.left > right(line.box) &&
      (box.left < end || (fragment.test(text) && box.left < near)) &&
      !beginsWithLabel(words),
  );
  return { ...line, words: [...line.words, ...rest.flatMap(({ words }) => words)] };
}

/** The address after its label as one line of text; null when nothing stands there. */
export function printedAddress(pages: readonly Page[], mark: Mark): FieldReading | null {
  const words = addressLines(pages, mark).flatMap((line) => line.words);
  return words.length === 0 ? null : addressOf(words, mark.page);
}

/** A letter that stands alone before the PIN code was cut from the word before it: `ODISH - A 751007`. */
const cutWord = /(?:^|\W)\p{Lu} \d{6}$/u;

/**
 * The address in these words of a page as one line of text, without the first `skipped` of them. One with a cut word or a gap is asked of
 * the person.
 */
export function addressOf(words: readonly Word[], page: number, skipped = 0): FieldReading {
  const its = words.slice(skipped);
  const text = addressText(its.map((word) => word.text).join(' '));
  const torn = words.some(isAfterGap) || its.some((word) => ofNoWord.test(word.text));
  const doubt = torn ? partHidden : cutWord.test(text) ? repaired : null;
  return found(text, its, page, { doubt });
}

/** What is read of the edge of a patch: no address prints it by itself. */
const ofNoWord = /^[\\|_~^*<>=«»¬°'’‘"“”`]+$/;

const partHidden = 'A part of the address may be hidden. Compare it with the document.';

/** Further from the word before it on its line than words of one text stand. */
function isAfterGap({ box }: Word, place: number, words: readonly Word[]): boolean {
  const before = words[place - 1]?.box;
  if (!before || !level(box, before)) return false;
  return box.left - right(before) > columnGap * Math.max(box.height, before.height);
}

/** Without what noise left before it and after the PIN code. */
const addressText = (text: string) => text.replace(/^\W+/, '').replace(/(\d{6})\D{0,4}$/, '$1');

const hasPin = (line: Phrase | undefined) =>
  line !== undefined && /(?<!\d)\d{6}(?!\d)/.test(line.words.map(({ text }) => text).join(' '));

const right = ({ left, width }: Box) => left + width;
const bottom = ({ top, height }: Box) => top + height;
const level = (a: Box, b: Box) => Math.abs(middleOf(a) - middleOf(b)) < 0.6 * Math.max(a.height, b.height);
