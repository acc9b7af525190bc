import { plainWording } from '../../narrations.ts';
import { type ColumnList, columns } from '../../styles/columns.ts';
import type { PrintedLayout } from '../layout.ts';

/** What most layouts share; each says only where it is different. */
const usual: Omit<PrintedLayout, 'name' | 'bank' | 'ifsc' | 'columns'> = {
  ...{ date: 'DD/MM/YYYY', nothing: '', grouping: 'indian', balance: 'plain' },
  ...{ accountDigits: 14, wording: plainWording, size: 7.5, gap: 4, lines: 'after', repeat: true },
  heading: [
    '{bank}',
    'Customer Name : {name} | Branch : {branch}',
    '{house} | IFSC : {ifsc}',
    '{town} | A/c Type : {type}',
    'Account No : {number}',
    'Statement Period : {from} to {to}',
  ],
  ...{ onward: [], under: [], foot: ['Page {page} of {pages}'] },
};

/** A layout: name, bank and IFSC, its columns, and what it does otherwise than most. */
export function layout(
  [name, bank, ifsc]: readonly [string, string, string | null],
  list: ColumnList,
  own: Partial<PrintedLayout> = {},
): PrintedLayout {
  return { ...usual, name, bank, ifsc, columns: columns(...list), ...own };
}
