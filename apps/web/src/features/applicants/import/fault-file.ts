import { guardFormula } from '@pramaan/contract/formula-guard.ts';
import { m } from '@pramaan/messages';
import type { RowOutcome } from './batches.ts';

const cell = (text: string) => `"${guardFormula(text).replaceAll('"', '""')}"`;

/** The refused rows as a CSV file, to be corrected and imported again: the same columns, and what is wrong. */
export function faultFile(refused: readonly RowOutcome[]): Blob {
  const head = [
    m.import_row(),
    m.import_mobile(),
    m.import_name(),
    m.import_email(),
    m.import_product(),
    m.import_branch(),
    m.import_fault(),
  ];
  const rows = refused.map(({ line, fault }) => [
    String(line.row),
    line.mobileNo,
    line.name,
    line.email,
    line.product,
    line.branch,
    fault,
  ]);
  const lines = [head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv' });
}
