import type { InventedPerson } from '@pramaan/specimens/people.ts';
import * as z from 'zod/mini';
import type { NumberKind } from '../people/number-kinds.ts';

/** What a request asked, under the vendor's own member names. */
export type Asked = Readonly<Record<string, string>>;

/** A member of a request: its form, and whether it may be left out. */
export interface Member {
  form: RegExp;
  optional: boolean;
}

/** One check of the vendor: its request, and the `result` it answers, in the vendor's own names and formats. */
export interface Check {
  path: string;
  title: string;
  /** v2 spells its code as text under hyphenated names, v3 as a number. Some paths of v2 answer in v3's envelope. */
  envelope: 'v2' | 'v3';
  /** Where the shape is published. */
  source: string;
  /** What no public material confirms; blank when all of it is confirmed. */
  unconfirmed: string;
  request: Readonly<Record<string, Member>>;
  /**
   * The member that says whose record is wanted. `kind` null: anybody's, the answer is made of what was asked. `also`:
   * members that must be that person's too; else the vendor answers 102, "invalid id or combination of inputs".
   */
  by: {
    member: string;
    kind: NumberKind | 'aadhaar' | null;
    also?: Readonly<Record<string, (person: InventedPerson, asked?: Asked) => string>>;
    /** Whether a number that is not the person's usual one is theirs too: each year's return has its own. */
    others?: (person: InventedPerson, value: string) => boolean;
  };
  /** No check of a person: it costs nothing. */
  isFree?: boolean;
  /** Whether the vendor answers this at all; else it is 102 too. */
  admits?: (asked: Asked) => boolean;
  /** The `result` about `person`. */
  answer: (person: InventedPerson, asked: Asked) => unknown;
  /**
   * What stands in place of a good answer's members, by path, when the source says no (`says-no`) and when the time of the
   * record is over (`out-of-date`). Left out: it has no such answer.
   */
  instead?: Partial<Record<'says-no' | 'out-of-date', Members>>;
  /** Members that the source always fills; a partial reply has nothing else. */
  least: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

type Input = Omit<Check, 'envelope' | 'unconfirmed'> & Partial<Pick<Check, 'envelope' | 'unconfirmed'>>;

/** Declares a check; the envelope is by default that of its path. */
export const check = (input: Input): Check => ({
  envelope: input.path.startsWith('/v3/') ? 'v3' : 'v2',
  unconfirmed: '',
  ...input,
});

/** A member that must come, in this form. */
export const must = (form: RegExp): Member => ({ form, optional: false });
/** A member that may come. */
export const may = (form: RegExp): Member => ({ form, optional: true });

const consented = { consent: z.enum(['Y', 'y']), clientData: z.optional(z.object({ caseId: z.string() })) };

/** The strict schema of a check's request: members that the vendor does not know are refused. */
export function schemaOf({ request }: Check) {
  const members = Object.entries(request).map(([name, { form, optional }]) => {
    const text = z.string().check(z.regex(form));
    return [name, optional ? z.optional(text) : text] as const;
  });
  return z.strictObject({ ...consented, ...Object.fromEntries(members) });
}

/** A result with other members at their paths; of a list the first item is another. */
export function replaced(result: unknown, members: Members): unknown {
  if (Array.isArray(result)) return [replaced(result[0], members), ...result.slice(1)];
  const copy = structuredClone(result) as Record<string, unknown>;
  for (const [path, value] of Object.entries(members)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((inner, name) => inner[name] as Record<string, unknown>, copy);
    holder[last] = value;
  }
  return copy;
}

/** A reply of which only the members in `least` are filled: the others are there and blank. */
export function partial(result: unknown, { least }: Pick<Check, 'least'>): unknown {
  if (Array.isArray(result)) return result.map((item) => blanked(item, least));
  return blanked(result, least);
}

function blanked(value: unknown, keep: readonly string[]): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  if (value === null || typeof value !== 'object') return null;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, keep.includes(name) ? inner : blanked(inner, keep)]),
  );
}
