import { unprovenDoubt } from '@pramaan/documents/unproven.ts';
import type { Reading } from '../reading/reading.ts';

/**
 * The reading with a question on every value that nothing else in the document proves: no rule of the law says how such a paper
 * looks, so what was read is shown to the person, filled in.
 */
export function askUnproven(reading: Reading): Reading {
  const fields = Object.fromEntries(
    Object.entries(reading.fields).map(([path, field]) => [
      path,
      field.proven ? field : { ...field, doubt: field.doubt ?? unprovenDoubt },
    ]),
  );
  return { ...reading, fields };
}
