import { usageCounts } from '@pramaan/contract/calls/audit.ts';
import * as calls from '@pramaan/contract/calls/usage.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { type Http, who } from '../../http/context.ts';
import { Prepared, serve } from '../../http/serve.ts';
import { audit } from '../../platform/audit.ts';
import { usageByPerson, usageOf } from './counts.ts';
import { usageAbout, usageRowsOf } from './rows.ts';
import { usageCsv } from './usage-csv.ts';

/** Checks used: by month, kind and who asked, what they cost, and the checks behind each figure (product §4, §5). */
export function usageRoutes(http: Http): void {
  const { db } = http;

  serve(http, usageCounts, async (_, context) => ({ result: await usageOf(db, who(context).lender) }));
  serve(http, calls.usagePeople, async (_, context) => ({
    result: await usageByPerson(db, who(context).lender),
  }));

  serve(http, calls.usageRows, async ({ query: { after = '', ...filter } }, context) => {
    const found = await db.tenant(who(context).lender, (trx) =>
      usageRowsOf(trx, filter, after, limits.page + 1),
    );
    const rows = found.slice(0, limits.page);
    return { result: { rows, next: found.length > limits.page ? (rows.at(-1)?._id ?? null) : null } };
  });

  serve(http, calls.exportUsage, async ({ query }, context) => {
    const { lender } = who(context);
    const { bytes, rows } = await usageCsv(db, lender, query);
    await db.tenant(lender, (trx) => audit(trx, lender, context.actor, 'usage.exported', null, { rows }));
    context.reply.header('content-disposition', 'attachment; filename="checks-used.csv"');
    context.reply.header('x-content-type-options', 'nosniff');
    return new Prepared(Buffer.from(bytes), { mediaType: 'text/csv; charset=utf-8' });
  });

  serve(http, calls.ownUsage, async ({ params }, context) => ({
    result: await usageAbout(db, who(context).lender, params.id),
  }));
}
