import { findLabel } from '../printed-forms/labels.ts';
import type { Row } from '../printed-forms/rows.ts';

/** The rows of a Form 16, by the part they belong to; a part that is not in the file has none. */
export interface Parts {
  a: Row[];
  b: Row[];
}

/** Parts A and B may come in one file, in either order, or alone. Rows before any heading belong to part A. */
export function partsOf(rows: readonly Row[]): Parts {
  const parts: Parts = { a: [], b: [] };
  let current: 'a' | 'b' = 'a';
  const starts = rows.map((row, index) => startOf(row, index));
  for (const [index, row] of rows.entries()) {
    const start = starts[index];
    if (start) current = start;
    else if (isFormHeading(row)) current = starts.slice(index, index + 6).find(Boolean) ?? current;
    parts[current].push(row);
  }
  return parts;
}

function startOf(row: Row, index: number): 'a' | 'b' | null {
  const short = row.words.length <= 4;
  if (short && findLabel('PART A', row, index)?.from === 0) return 'a';
  if (short && findLabel('PART B', row, index)?.from === 0) return 'b';
  if (findLabel('Summary of amount paid/credited and tax deducted', row)) return 'a';
  return findLabel('Details of Salary Paid and any other income', row) ? 'b' : null;
}

/** "FORM NO. 16" stands above the name of its part. */
function isFormHeading(row: Row): boolean {
  return row.words.length <= 4 && findLabel('FORM NO. 16', row)?.from === 0;
}
