import { type DateFound, datesIn } from './find-date.ts';
import type { Mark } from './find-mark.ts';
import { found } from './found.ts';
import { below, rightOf } from './near-mark.ts';
import { isMiddleIn, type Page, type Word } from './page.ts';
import { type Phrase, phrase } from './phrases.ts';
import { beginsWithLabel } from './printed-labels.ts';
import { printedName } from './printed-name.ts';
import type { FieldReading } from './reading.ts';
import { nameUnder } from './wrapped-name.ts';

/** Heights of a label within which its name stands under it: further down begins the next value. */
export const nameScope = 2.5;

/** The name, unless it stands where the other one does: that happens when its own line was not read. */
export const unlessAt = (name: FieldReading | null, other: FieldReading | null): FieldReading | null =>
  name?.at && other?.at && name.at.box.top === other.at.box.top ? null : name;

/** Where the value of a label stands: on its line, else under it. `others` are labels, which are nobody's value. */
function candidates(pages: readonly Page[], mark: Mark, others: readonly Mark[]): Phrase[] {
  const beside = rightOf(pages, mark);
  const own = beside?.words.filter((word) => !belongs(word, mark.page, others)) ?? [];
  const cut = beside && own.length > 0 && !beginsWithLabel(own) ? [{ ...beside, words: own }] : [];
  return [...cut, ...upToLabel(below(pages, mark), others)];
}

/** What stands above the next label: a value whose own line was not read is not looked for under another label. */
function upToLabel(under: readonly Phrase[], others: readonly Mark[]): Phrase[] {
  const end = under.findIndex(
    ({ words, page }) => beginsWithLabel(words) || words.some((word) => belongs(word, page, others)),
  );
  return end < 0 ? [...under] : under.slice(0, end);
}

const belongs = (word: Word, page: number, marks: readonly Mark[]) =>
  marks.some(({ page: other, box }) => other === page && isMiddleIn(box, word.box));

/** The name that a label announces, on its line or under it; null when none stands there. */
export function labelledName(
  pages: readonly Page[],
  mark: Mark | null,
  others: readonly Mark[] = [],
): FieldReading | null {
  return mark && firstName(pages, candidates(pages, mark, others));
}

/** The name in capitals under a label, as passports print it. */
export function capitalsBelow(
  pages: readonly Page[],
  mark: Mark | null,
  others: readonly Mark[],
): FieldReading | null {
  if (!mark) return null;
  const under = upToLabel(below(pages, mark, nameScope), others);
  return firstName(
    pages,
    under.filter(({ text }) => !/[a-z]{2}/.test(text)),
  );
}

function firstName(pages: readonly Page[], phrases: readonly Phrase[]): FieldReading | null {
  for (const line of phrases) {
    const name = printedName(line.words);
    if (!name || name.text.replace(/[^A-Za-z]/g, '').length === 0) continue;
    const more = nameUnder(pages, { ...line, ...phrase(name.words, line.page) });
    const words = [...name.words, ...(more?.words ?? [])];
    const text = words.map((word) => word.text).join(' ');
    return found(more ? text : name.text, words, line.page, {
      doubt: name.leftOut || more ? besideName : null,
    });
  }
  return null;
}

/** Said of a name beside which something else was seen on the line. */
export const besideName = 'There may be extra characters in the name. Compare it with the document.';

/** The day that a label announces: the nearest to its right on its line, else the nearest under it. */
export function labelledDate(pages: readonly Page[], mark: Mark | null): DateFound | null {
  if (!mark) return null;
  const words = pages[mark.page]?.lines[mark.line]?.words.slice(mark.last + 1) ?? [];
  const [first] = words;
  const near = first && first.box.left - (mark.box.left + mark.box.width) < 16 * mark.box.height;
  const [beside] = near ? datesIn(words, mark.page) : [];
  if (beside) return beside;
  // What is left of a covered date stands here: another one under it is another day.
  if (near && words.some(({ text }) => /^\d{1,2}[-/.]\d/.test(text))) return null;
  const middle = mark.box.left + mark.box.width / 2;
  const away = ({ words: [word] }: DateFound) =>
    Math.abs((word ? word.box.left + word.box.width / 2 : 0) - middle);
  const under = below(pages, mark).flatMap((line) => datesIn(withoutLabel(line.words), line.page));
  return under.sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** The words of a line, none when others stand before its first number: `Date : 11-03-2023` says what day it is itself. */
function withoutLabel(words: readonly Word[]): readonly Word[] {
  const number = words.findIndex(({ text }) => /\d{2}/.test(text));
  return words.slice(0, Math.max(0, number)).some(({ text }) => /\p{L}{3}/u.test(text)) ? [] : words;
}

/** A date as a field. */
export const dateField = (date: DateFound | null, doubt: string | null = null): FieldReading | null =>
  date && found(date.text, date.words, date.page, { repairs: date.repairs, doubt });

/** The words in capitals under a label (or beside it): a place, a nationality. */
export function labelledWords(pages: readonly Page[], mark: Mark | null): FieldReading | null {
  const under = mark
    ? below(pages, mark).find(({ text }) => /[A-Z]{2}/.test(text) && !/[a-z]{2}/.test(text))
    : undefined;
  const words = under?.words.filter(({ text }) => /[A-Z]/.test(text)) ?? [];
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/^[^A-Z]+|[^A-Z.)]+$/g, '');
  return mark && text !== '' ? found(text, words, mark.page) : null;
}
