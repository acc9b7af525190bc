import type { Database } from '../../platform/database.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { pagedRows } from '../../sheets/paged-rows.ts';
import { type Filter, type UsageRow, usageRowsOf } from './rows.ts';

const head = [
  'Number',
  'Time (UTC)',
  'Check',
  'Call',
  'Outcome',
  'Application',
  'Asked by',
  'Provider',
  'Price (INR)',
];

const cells = (row: UsageRow) => [
  row._id,
  row.at,
  row.title,
  row.endpoint,
  row.kind === 'answered' ? 'Paid for' : 'Reused',
  row.reference,
  row.by,
  row.provider,
  row.paise === null ? '' : (row.paise / 100).toFixed(2),
];

/** The checks that fit as CSV; at most 50,000, and the last line says so. */
export async function usageCsv(
  db: Database,
  lender: string,
  filter: Filter,
): Promise<{ bytes: Uint8Array; rows: number }> {
  const { rows, note } = await pagedRows((after, step) =>
    db.tenant(lender, (trx) => usageRowsOf(trx, filter, after, step)),
  );
  return { bytes: csvFile([head, ...rows.map(cells), ...note]), rows: rows.length };
}
