import type { Readable } from 'node:stream';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { listExport } from '../../sheets/list-export.ts';
import { type Filter, type UsageRow, usageRowsOf } from './rows.ts';

const head = [
  'Number',
  'Time (UTC)',
  'Check',
  'Call',
  'Billing',
  'Application',
  'Requested by',
  'Provider',
  'Price (INR)',
];

const cells = (row: UsageRow) => [
  row._id,
  row.at,
  row.title,
  row.endpoint,
  row.kind === 'answered' ? 'Billed' : 'Reused',
  row.reference,
  row.by,
  row.provider,
  row.paise === null ? '' : (row.paise / 100).toFixed(2),
];

/** The checks that fit as CSV; at most 50,000, and the last line says so. The export itself is written to the audit log. */
export function usageCsv(db: Database, lender: string, actor: Actor, filter: Filter): Readable {
  return csvFile(
    listExport({
      head,
      cells,
      page: (after, count) => db.tenant(lender, (trx) => usageRowsOf(trx, filter, after, count)),
      done: (rows) => db.tenant(lender, (trx) => audit(trx, lender, actor, 'usage.exported', null, { rows })),
    }),
  );
}
