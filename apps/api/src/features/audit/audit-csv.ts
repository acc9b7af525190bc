import type { Database } from '../../platform/database.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { pagedRows } from '../../sheets/paged-rows.ts';
import { auditRows, type Filter, type Line } from './search.ts';

const head = ['Number', 'Time (UTC)', 'Who', 'Kind', 'What', 'Application', 'Details', 'Address', 'Request'];

const cells = (line: Line) => [
  line._id,
  line.at,
  line.actor,
  line.actorKind,
  line.action,
  line.reference,
  line.detail,
  line.ip,
  line.requestId,
];

/** The rows that fit as CSV; at most 50,000, and the last line says so. */
export async function auditCsv(
  db: Database,
  lender: string,
  filter: Filter,
): Promise<{ bytes: Uint8Array; rows: number }> {
  const { rows, note } = await pagedRows((after, step) =>
    db.tenant(lender, (trx) => auditRows(trx, filter, after, step)),
  );
  return { bytes: csvFile([head, ...rows.map(cells), ...note]), rows: rows.length };
}
