import type { Database } from '../../platform/database.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { auditRows, type Filter, type Line } from './search.ts';

const most = 50_000;
const step = 2_000;
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

/** The rows that fit, read step by step so that no statement is long, as CSV; at most 50,000, and the last line says so. */
export async function auditCsv(
  db: Database,
  lender: string,
  filter: Filter,
): Promise<{ bytes: Uint8Array; rows: number }> {
  const rows: string[][] = [];
  let after = '';
  let whole = false;
  while (!whole && rows.length < most) {
    const lines = await db.tenant(lender, (trx) => auditRows(trx, filter, after, step));
    rows.push(...lines.map(cells));
    after = lines.at(-1)?._id ?? '';
    whole = lines.length < step;
  }
  const note = whole ? [] : [[`Only the newest ${most} rows are here. Choose days to get the others.`]];
  return { bytes: csvFile([head, ...rows, ...note]), rows: rows.length };
}
