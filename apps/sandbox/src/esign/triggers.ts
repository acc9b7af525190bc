import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import { aadhaarNumber, virtualId } from '@pramaan/documents/identifiers/aadhaar.ts';
import { virtualIdOf } from '@pramaan/specimens/people.ts';
import type { PeopleBook } from '../people/people-book.ts';

/** What a typed number makes happen; its last digit decides (standards, appendix B). */
export type Trigger = 'success' | 'other-name' | 'not-found' | 'source-down' | 'slow';

const byDigit: Readonly<Record<string, Trigger>> = {
  6: 'other-name',
  7: 'not-found',
  8: 'source-down',
  9: 'slow',
};

/** Who signs under a number, and what happens. The number itself goes no further than this. */
export interface Signer {
  person: Person;
  trigger: Trigger;
}

/** The person behind a typed Aadhaar number or VID; a sentence when it cannot be one. */
export function signerOf(typed: string, book: PeopleBook): Signer | { refused: string } {
  const kind = typed.replace(/[\s-]/g, '').length > 12 ? virtualId : aadhaarNumber;
  const { value: number, fault } = kind.check(typed);
  if (fault !== null) return { refused: fault };
  const own =
    kind === aadhaarNumber
      ? book.ofAadhaar(number)
      : book.all().find((person) => virtualIdOf(person) === number);
  const known =
    own ??
    people.find(({ aadhaarLast4 }) => kind === aadhaarNumber && number.endsWith(aadhaarLast4)) ??
    people[0];
  const trigger = own ? 'success' : (byDigit[number.slice(-1)] ?? 'success');
  const person = trigger === 'other-name' ? { ...known, name: 'SOMEONE ELSE' } : known;
  return { person: { ...person, aadhaarLast4: number.slice(-4) }, trigger };
}
