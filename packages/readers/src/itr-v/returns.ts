import { findLabel, findRow } from '../printed-forms/labels.ts';
import type { Row } from '../printed-forms/rows.ts';

/** How an acknowledgement is laid out: up to 2020-21, or newer (standards §11.2). */
export type Layout = 'older' | 'newer';

/** The rows of one acknowledgement in a file that may hold several. */
export interface OneReturn {
  rows: Row[];
  layout: Layout | null;
}

/** A file's acknowledgements: each begins on the page that shows the title. */
export function returnsIn(rows: readonly Row[]): OneReturn[] {
  const titled = new Set(rows.filter((row) => isTitle(row)).map((row) => row.page));
  const groups: Row[][] = [];
  let page = -1;
  for (const row of rows) {
    if (groups.length === 0 || (row.page !== page && titled.has(row.page) && groups.at(-1)?.some(isTitle)))
      groups.push([]);
    page = row.page;
    groups.at(-1)?.push(row);
  }
  return groups.map((group) => ({ rows: group, layout: layoutOf(group) }));
}

const titles = ['INCOME TAX RETURN ACKNOWLEDGEMENT', 'INCOME TAX RETURN VERIFICATION FORM'];

function isTitle(row: Row): boolean {
  return titles.some((title) => findLabel(title, row) !== null);
}

function layoutOf(rows: readonly Row[]): Layout | null {
  const newer = [
    'Current Year business loss',
    'Book Profit under MAT',
    'Accreted Income as per section 115TD',
  ];
  const older = ['Gross total income', 'Deductions under Chapter', 'Refund (7e-6)', 'Total Taxes Paid'];
  const count = (labels: readonly string[]) => labels.filter((label) => findRow([label], rows)).length;
  const [isNewer, isOlder] = [count(newer), count(older)];
  if (isNewer + isOlder === 0) return null;
  return isNewer >= isOlder ? 'newer' : 'older';
}
