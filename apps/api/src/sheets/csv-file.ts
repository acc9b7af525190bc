import { pipeline, Readable } from 'node:stream';
import { guardFormula } from '@pramaan/contract/formula-guard.ts';
import { stringify } from 'csv-stringify';
import { cellText } from './cell-text.ts';

/**
 * Rows of text as a CSV file (RFC 4180): UTF-8 with a byte order mark (without it Excel assumes Windows-1252), CRLF.
 * Nothing in it runs as a formula. Rows are taken only as fast as the file is read.
 */
export function csvFile(rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>): Readable {
  const lines = stringify({
    bom: true,
    record_delimiter: 'windows',
    // Some spreadsheets also split at these, and drop spaces at the ends.
    quoted_match: /[;\t]|^\s|\s$/,
    cast: { string: (text) => guardFormula(cellText(text)) },
  });
  // An error reaches the reader through `lines`, which the pipeline destroys with it.
  return pipeline(Readable.from(rows), lines, () => undefined);
}
