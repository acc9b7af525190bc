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
  return null;
}
