import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { aadhaarNumberOf, type InventedPerson } from '@pramaan/specimens/people.ts';
import type { NumberKind } from '../people/number-kinds.ts';
import type { PeopleBook } from '../people/people-book.ts';

/** What the sandbox does with a request. Source: standards, appendix B, "Deterministic triggers". */
export type Trigger = 'success' | 'mismatch' | 'not-found' | 'source-down' | 'slow';

const byDigit: Readonly<Record<string, Trigger>> = {
  6: 'mismatch',
  7: 'not-found',
  8: 'source-down',
  9: 'slow',
};

/** Kinds with check characters: their last three are free, so that any digit can stand last. */
const checked: ReadonlySet<string> = new Set(['GSTIN', 'Aadhaar number']);

/** A number without what may differ between it and its test numbers: the last digit. */
function stemOf(kind: string, value: string): string {
  return checked.has(kind) ? value.slice(0, -3) : value.replace(/\d(?=\D*$)/, '');
}

/** Whose record is asked for under `value`, and what happens; no person: nobody has this number. */
export function resolve(
  book: PeopleBook,
  kind: NumberKind | 'aadhaar',
  value: string,
  others: (person: InventedPerson, value: string) => boolean = () => false,
): { person: InventedPerson | null; trigger: Trigger } {
  const name = kind === 'aadhaar' ? 'Aadhaar number' : kind.name;
  const numberOf = (person: InventedPerson) =>
    kind === 'aadhaar' ? aadhaarNumberOf(person) : exampleOf(kind, person);
  const people = book.all();
  const own = people.find((person) => numberOf(person) === value || others(person, value));
  if (own) return { person: own, trigger: 'success' };
  const trigger = triggerOf(value);
  if (trigger === 'success') return { person: null, trigger };
  const stem = stemOf(name, value);
  const person = people.find((one) => stemOf(name, numberOf(one)) === stem);
  return { person: person ? under(person, name, value) : null, trigger };
}

/** The person under another number of one kind: a source returns the number that it was asked for. */
function under(person: InventedPerson, kind: string, value: string): InventedPerson {
  const numbers = { ...person.numbers, [kind]: value };
  if (kind === 'Aadhaar number') return { ...person, numbers, aadhaarLast4: value.slice(-4) };
  return { ...person, numbers };
}

/** The trigger of a number's last digit. */
export const triggerOf = (value: string): Trigger => byDigit[/(\d)\D*$/.exec(value)?.[1] ?? ''] ?? 'success';

/** The person whom a mismatching source knows under that number: the same, with another's name. */
export function someoneElse<P extends { name: string; firstName: string; lastName: string }>(person: P): P {
  return { ...person, name: 'SOMEONE ELSE', firstName: 'SOMEONE', lastName: 'ELSE' };
}
