import type { Reading } from '../reading/reading.ts';

/** No rule of the law says how such a paper looks: what nothing in it proves is shown to the person, filled in. */
const compare = 'Compare this with the document.';

/** The reading with a question on every value that nothing else in the document proves. */
export function askUnproven(reading: Reading): Reading {
  const fields = Object.fromEntries(
    Object.entries(reading.fields).map(([path, field]) => [
      path,
      field.proven ? field : { ...field, doubt: field.doubt ?? compare },
    ]),
  );
  return { ...reading, fields };
}
