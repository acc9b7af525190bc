import * as z from 'zod/mini';

export type Values = Readonly<Record<string, string>>;
type Bag = Record<string, unknown>;

/** One check in Cashfree's words. */
export interface Check {
  path: string;
  /** Its request has no `verification_id`. */
  isUnnamed?: boolean;
  /** Whether it knows numbers of this form; absent: all that the product asks for. */
  takes?: (values: Values) => boolean;
  /** The request, without `verification_id`. */
  request: (values: Values) => Bag;
  /** The record that a reply holds; null: there is none by this number. Throws for a reply that is no reply. */
  record: (reply: unknown, values: Values) => Bag | null;
}

/** A text, or nothing where the source has none. */
export const words = z.optional(z.nullable(z.string()));
/** What most checks say of a number. */
export const state = z.enum(['VALID', 'INVALID']);

/** A day that comes as 2019-05-10 or 10/05/2019, as 10-05-2019 or with another mark; another text as it is. */
const dayWith = (mark: '-' | '/', day: string | null | undefined): string => {
  const text = day ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').reverse().join(mark) : text.replaceAll('/', mark);
};
/** As licences and rolls print it. */
export const printed = (day: string | null | undefined) => dayWith('-', day);
/** As the GST network, the passport office and the company registries write it. */
export const slashed = (day: string | null | undefined) => dayWith('/', day);
/** F, M or T. */
export const genderOf = (gender: string | null | undefined) => (gender ?? '').slice(0, 1).toUpperCase();
