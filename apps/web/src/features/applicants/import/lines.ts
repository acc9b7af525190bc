import { readMobile } from '../../../ui/MobileField.tsx';
import { type Cells, type Columns, hasHead } from './columns.ts';

/** One person of the list. */
export interface Line {
  /** As a spreadsheet counts: from 1, with the row of headings. */
  row: number;
  mobileNo: string;
  name: string;
  email: string;
  /** Code of the loan product; blank: the applicant chooses. */
  product: string;
  /** Code of the branch; blank: the importer’s. */
  branch: string;
}

/** The people of a list; rows without anything are passed over. */
export function linesOf(rows: readonly Cells[], columns: Columns): Line[] {
  const at = (cells: Cells, column: number | null) => (column === null ? '' : (cells[column] ?? '').trim());
  return rows
    .map((cells, index) => ({
      row: index + 1,
      mobileNo: at(cells, columns.mobileNo),
      name: at(cells, columns.name),
      email: at(cells, columns.email),
      product: at(cells, columns.product),
      branch: at(cells, columns.branch),
    }))
    .slice(hasHead(rows) ? 1 : 0)
    .filter(({ mobileNo, name, email }) => mobileNo !== '' || name !== '' || email !== '');
}

/** By row: the earlier row that has the same mobile number. */
export function repeatedRows(lines: readonly Line[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const again = new Map<number, number>();
  for (const { row, mobileNo } of lines) {
    const read = readMobile(mobileNo);
    if (!('digits' in read)) continue;
    const before = first.get(read.digits);
    if (before === undefined) first.set(read.digits, row);
    else again.set(row, before);
  }
  return again;
}
