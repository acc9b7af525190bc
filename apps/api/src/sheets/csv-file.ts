import { csvCell } from './cell-text.ts';

/**
 * Rows of text as a CSV file (RFC 4180): UTF-8 with a byte order mark (Excel else takes it for Windows-1252), CRLF.
 * Nothing in it runs as a formula.
 */
export function csvFile(rows: readonly (readonly string[])[]): Uint8Array {
  return Buffer.from(`\ufeff${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`);
}
