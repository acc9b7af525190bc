import * as z from 'zod/mini';
import type { Field } from '../field.ts';
import { showsAadhaar } from '../shows-aadhaar.ts';

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
