import type { Row } from '@pramaan/documents/card.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { findEntry } from '@pramaan/documents/registry.ts';

/** The columns of the Transaction Details card (C §2): its labels in its order. */
export function statementColumns(): readonly (Row & { path: string })[] {
  const blocks = findEntry('bankStatement', 'statement')?.method.card.blocks ?? [];
  const table = blocks.flatMap(({ tables = [] }) => tables).find(({ list }) => list === 'transactions');
  if (!table) throw new Error('No card shows the transactions of a bank statement.');
  return table.columns.flatMap((column) =>
    typeof column.path === 'string' ? [{ ...column, path: column.path }] : [],
  );
}

/** What a transaction has at a column's path; blank for nothing. */
export function textAt(row: object, path: string): string {
  return String(readPath(row, path) ?? '');
}
