import * as calls from '@pramaan/contract/calls/audit.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { attachment } from '../../http/attachment.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { audit } from '../../platform/audit.ts';
import type { AuditArchive } from '../../platform/audit-archive.ts';
import { archivedCsv, auditCsv } from './audit-csv.ts';
import { auditRows } from './search.ts';

/** The audit log (product §4) and its archive. Looking into the log is itself in the log. */
export function auditRoutes(http: Http, archive: AuditArchive): void {
  const { db } = http;

  serve(http, calls.searchAudit, async ({ query: { after = '', ...filter } }, context) => {
    const { lender } = who(context);
    const lines = await db.tenant(lender, async (trx) => {
      const found = await auditRows(trx, filter, after, limits.page + 1);
      // Once a search, not once a page: else the log would grow under its reader's eyes.
      if (after === '') await audit(trx, lender, context.actor, 'audit.searched');
      return found;
    });
    const page = lines.slice(0, limits.page);
    return {
      result: { lines: page, next: lines.length > limits.page ? (page.at(-1)?._id ?? null) : null },
    };
  });

  serve(http, calls.exportAudit, async ({ query }, context) => {
    const bytes = auditCsv(db, who(context).lender, context.actor, query);
    return attachment(context.reply, { name: 'audit.csv', mediaType: 'text/csv; charset=utf-8', bytes });
  });

  serve(http, calls.listArchivedMonths, async (_, context) => ({
    result: await archive.months(who(context).lender),
  }));

  serve(http, calls.exportArchivedMonth, async ({ params: { month } }, context) => {
    const bytes = await archivedCsv({ db, archive }, who(context).lender, context.actor, month);
    const name = `audit-${month}.csv`;
    return attachment(context.reply, { name, mediaType: 'text/csv; charset=utf-8', bytes });
  });
}
