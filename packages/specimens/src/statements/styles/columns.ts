import type { CellKind, StyleColumn } from '../style.ts';

const usual: Partial<Record<CellKind, StyleColumn['align']>> = {
  ...{
    debit: 'right',
    credit: 'right',
    amount: 'right',
    amountSide: 'right',
    signed: 'right',
    balance: 'right',
  },
};

/** Kind, width in points, words, and where the words stand when not as the cells do. */
export type ColumnList = readonly (readonly [CellKind, number, string, StyleColumn['align']?])[];

/** Columns from kind, width in points and words; `/` breaks the words into lines. Amounts stand to the right. */
export function columns(...list: ColumnList): StyleColumn[] {
  return list.map(([kind, width, head, headAlign]) => ({
    kind,
    width,
    head: head.split('|'),
    align: usual[kind] ?? 'left',
    ...(headAlign ? { headAlign } : {}),
  }));
}
