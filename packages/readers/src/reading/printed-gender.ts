import { findMark } from './find-mark.ts';
import { found } from './found.ts';
import type { Page } from './page.ts';
import type { FieldReading } from './reading.ts';

/** Male, Female and Transgender as cards print them, in the capital that records hold. */
const genders: readonly [RegExp, string][] = [
  [/^[^a-z]*FEMALE\W*$/i, 'F'],
  [/^[^a-z]*MALE\W*$/i, 'M'],
  [/^[^a-z]*TRANSGENDER\W*$/i, 'T'],
];

/** The gender printed as a word of its own; null when none is. */
export function readGender(pages: readonly Page[]): FieldReading | null {
  for (const [number, { lines }] of pages.entries()) {
    for (const word of lines.flatMap(({ words }) => words)) {
      const gender = genders.find(([pattern]) => pattern.test(word.text));
      if (gender) return found(gender[1], [word], number);
    }
  }
  return labelledLetter(pages);
}

/** `Sex: M`, `ಲಿಂಗ / Sex : ಗಂ/F`: the letter that ends a word on the label's line. */
const letter = /(?:^|[^A-Za-z])([MFT])\W*$/;

function labelledLetter(pages: readonly Page[]): FieldReading | null {
  const mark = findMark(pages, 'SEX', 'GENDER');
  const said = mark ? (pages[mark.page]?.lines[mark.line]?.words.slice(mark.last + 1) ?? []) : [];
  const behind = said.find(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const [, gender] = letter.exec(behind?.text ?? '') ?? [];
  return mark && behind && gender ? found(gender, [behind], mark.page) : null;
}
