import { dayFirst } from '../locker-xml/head.ts';
import type { HeadWord } from '../locker-xml/layout.ts';
import { type Page, textOf } from '../reading/page.ts';

/** How the sheets of DigiLocker name what the head of a certificate says; the first that a line begins with counts. */
const labels: readonly [RegExp, HeadWord][] = [
  [/^father'?s?(?:\/husband'?s?)? name\b/i, 'swd'],
  [/^(?:holder'?s? )?name\b/i, 'name'],
  [
    /^(?:(?:pan|dl|licen[cs]e|epic|passport|aadhaar|certificate|registration|consumer) )?(?:number|no\.?)(?=[\s:])/i,
    'number',
  ],
  [/^(?:date of birth|dob)\b/i, 'dob'],
  [/^(?:gender|sex)\b/i, 'gender'],
  [/^address\b/i, 'address'],
  [/^(?:issued on|issue date|date of issue)\b/i, 'issueDate'],
  [/^(?:valid (?:to|till|upto)|date of expiry|expiry date)\b/i, 'expiryDate'],
];
const dates: readonly HeadWord[] = ['dob', 'issueDate', 'expiryDate'];

type SheetWords = Partial<Record<HeadWord, string>>;

/**
 * Label and value, line by line. Null when a label stands twice with different values: then nobody can tell which of
 * them is the holder's.
 */
export function wordsOf(pages: readonly Page[]): SheetWords | null {
  const words: SheetWords = {};
  for (const line of pages.flatMap(({ lines }) => lines)) {
    const text = textOf(line).trim();
    const found = labels.find(([label]) => label.test(text));
    if (!found) continue;
    const [label, word] = found;
    const said = text
      .replace(label, '')
      .replace(/^[\s:–-]+/, '')
      .trim();
    const value = dates.includes(word) ? dayFirst(said) : said;
    if (value === '') continue;
    if (words[word] !== undefined && words[word] !== value) return null;
    words[word] = value;
  }
  return words;
}
