import * as z from 'zod/mini';
import type { Field } from '../field.ts';
import { aadhaarNumber } from '../identifiers/aadhaar.ts';

const twelve = /(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/g;

/** Does a text hold a whole Aadhaar number? */
export const showsAadhaar = (text: string) =>
  (text.match(twelve) ?? []).some((found) => aadhaarNumber.schema.safeParse(found).success);

const stored = z
  .string()
  .check(
    z.refine(
      (text) => !showsAadhaar(text),
      'This contains a full Aadhaar number. Remove it. We never store more than its last four digits.',
    ),
  );

/** A field of free words that refuses a whole Aadhaar number among them. Other fields are what they were. */
export function withoutAadhaar(field: Field): Field {
  const free = (field.control === 'text' || field.control === 'textarea') && field.keyboard === 'text';
  return free ? { ...field, schema: z.pipe(field.schema, stored) } : field;
}
