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

/** Columns from kind, width in points and words; `/` breaks the words into lines. Amounts stand to the right. */
export function columns(
  ...list: readonly (readonly [CellKind, number, string, StyleColumn['align']?])[]
): StyleColumn[] {
  return list.map(([kind, width, head, headAlign]) => ({
    kind,
    width,
    head: head.split('|'),
    align: usual[kind] ?? 'left',
    ...(headAlign ? { headAlign } : {}),
  }));
}
