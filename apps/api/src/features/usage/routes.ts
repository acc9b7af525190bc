import { getUsageByKind } from '@pramaan/contract/calls/audit.ts';
import * as calls from '@pramaan/contract/calls/usage.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { attachment } from '../../http/attachment.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { usageByPerson, usageOf } from './counts.ts';
import { usageAbout, usageRowsOf } from './rows.ts';
import { usageCsv } from './usage-csv.ts';

/** Checks used: by month, kind and who asked, what they cost, and the checks behind each figure (product §4, §5). */
export function usageRoutes(http: Http): void {
  const { db } = http;

  const old = { mayBeOld: true };
  serve(
    http,
    getUsageByKind,
    async (_, context) => ({ result: await usageOf(db, who(context).lender) }),
    old,
  );
  serve(
    http,
    calls.getUsageByPerson,
    async (_, context) => ({ result: await usageByPerson(db, who(context).lender) }),
    old,
  );

  serve(http, calls.listUsage, async ({ query: { after = '', ...filter } }, context) => {
    const found = await db.tenant(who(context).lender, (trx) =>
      usageRowsOf(trx, filter, after, limits.page + 1),
    );
    const rows = found.slice(0, limits.page);
    return { result: { rows, next: found.length > limits.page ? (rows.at(-1)?._id ?? null) : null } };
  });

  serve(http, calls.exportUsage, async ({ query }, context) => {
    const bytes = usageCsv(db, who(context).lender, context.actor, query);
    return attachment(context.reply, {
      name: 'checks-used.csv',
      mediaType: 'text/csv; charset=utf-8',
      bytes,
    });
  });

  serve(http, calls.getApplicantUsage, async ({ params }, context) => ({
    result: await usageAbout(db, who(context).lender, params.id),
  }));
}
