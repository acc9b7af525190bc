import type { Readable } from 'node:stream';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { listExport } from '../../sheets/list-export.ts';
import { auditRows, type Filter, type Line } from './search.ts';

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
