import type { InventedPerson } from '@pramaan/specimens/people.ts';
import type { NumberKind } from '../people/number-kinds.ts';

/** What a request asked, under Cashfree's own member names. */
export type Asked = Readonly<Record<string, string>>;

/** One check of Cashfree's Secure ID: its request, and what it answers, in its own names and formats. */
export interface Check {
  path: string;
  title: string;
  /** Where the shape is published. */
  source: string;
  /** What no public material confirms; blank when all of it is confirmed. */
  unconfirmed: string;
  /** Members that must come, in this form. */
  request: Readonly<Record<string, RegExp>>;
  /** Whether each request must have a name of its own. */
  isNamed: boolean;
  /** The member that says whose record is wanted. `also`: members that must be that person's too. */
  by: {
    member: string;
    kind: NumberKind;
    also?: Readonly<Record<string, (person: InventedPerson) => string>>;
  };
  /** What it says of a person; `reference_id` and `verification_id` are added. */
  found: (person: InventedPerson, asked: Asked) => object;
  /** What it says when there is nobody. */
  none: (asked: Asked) => object;
  /** Members that the source always fills; a partial reply has nothing else. */
  least: readonly string[];
}

type Input = Omit<Check, 'source' | 'unconfirmed' | 'isNamed'> & Partial<Check>;

/** Declares a check. */
export const check = (input: Input): Check => ({
  source: 'the vendor’s API reference',
  unconfirmed: '',
  isNamed: true,
  ...input,
});

/** A day in a request: YYYY-MM-DD. */
export const dayForm = /^\d{4}-\d{2}-\d{2}$/;
/** A day as most registries behind it answer: 12/05/2014 for 2014-05-12. */
export const slashed = (day: string) => day.split('-').reverse().join('/');
