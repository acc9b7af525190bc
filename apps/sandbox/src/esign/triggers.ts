import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import { aadhaarNumber, virtualId } from '@pramaan/documents/identifiers/aadhaar.ts';

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
export function signerOf(typed: string): Signer | { refused: string } {
  const kind = typed.replace(/[\s-]/g, '').length > 12 ? virtualId : aadhaarNumber;
  const read = kind.schema.safeParse(typed);
  if (!read.success)
    return { refused: read.error.issues[0]?.message ?? 'That is no Aadhaar number. Type it again.' };
  const number = read.data;
  const known =
    people.find((person) => exampleOf(kind, person) === number) ??
    people.find(({ aadhaarLast4 }) => kind === aadhaarNumber && number.endsWith(aadhaarLast4)) ??
    people[0];
  const trigger = byDigit[number.slice(-1)] ?? 'success';
  const person = trigger === 'other-name' ? { ...known, name: 'SOMEONE ELSE' } : known;
  return { person: { ...person, aadhaarLast4: number.slice(-4) }, trigger };
}
