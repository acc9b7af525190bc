import type { Readable } from 'node:stream';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { AuditArchive } from '../../platform/audit-archive.ts';
import type { Database } from '../../platform/database.ts';
import { UnreadableRows } from '../../platform/hash-chain.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { listExport } from '../../sheets/list-export.ts';
import { archivedLines, auditRows, type Filter, type Line } from './search.ts';

const head = [
  'Number',
  'Time (UTC)',
  'Performed by',
  'Actor type',
  'Action',
  'Application',
  'Details',
  'IP address',
  'Request ID',
];

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

/** The rows that fit as CSV; at most 50,000, and the last line says so. The export itself is written to the log. */
export function auditCsv(db: Database, lender: string, actor: Actor, filter: Filter): Readable {
  return csvFile(
    listExport({
      head,
      cells,
      page: (after, count) => db.tenant(lender, (trx) => auditRows(trx, filter, after, count)),
      done: (rows) => db.tenant(lender, (trx) => audit(trx, lender, actor, 'audit.exported', null, { rows })),
    }),
  );
}

/**
 * An archived month as CSV, file by file, oldest first. The export itself is written to the log. Throws NOT_FOUND for a month that is
 * not archived.
 */
export async function archivedCsv(
  { db, archive }: { db: Database; archive: AuditArchive },
  lender: string,
  actor: Actor,
  month: string,
): Promise<Readable> {
  const files = archive.rowsOf(lender, month);
  // Read before the first line leaves, so that a file that cannot be read is answered as an error.
  const first = await files.next().catch((error: unknown) => {
    if (!(error instanceof UnreadableRows)) throw error;
    throw new ApiError(
      'FILES_DOWN',
      `The archived entries of ${month} cannot be read. Contact your administrator.`,
    );
  });
  if (first.done) throw new ApiError('NOT_FOUND', `No entries of ${month} are in the archive.`);
  async function* lines() {
    let rows = 0;
    try {
      yield head;
      for (let file = first; !file.done; file = await files.next()) {
        for (const line of await db.tenant(lender, (trx) => archivedLines(trx, file.value)))
          yield cells(line);
        rows += file.value.length;
      }
    } finally {
      await db.tenant(lender, (trx) => audit(trx, lender, actor, 'audit.exported', null, { month, rows }));
    }
  }
  return csvFile(lines());
}
