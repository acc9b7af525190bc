import * as calls from '@pramaan/contract/calls/retention.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { RetainedKind } from '@pramaan/contract/retention.ts';
import { attachment } from '../../http/attachment.ts';
import { type CallContext, type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { hashSecret } from '../../http/tokens.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { makeCertificate } from './certificate.ts';
import { readDue, shownDue } from './due.ts';
import type { Held } from './holdings.ts';
import { dayMs } from './retention-status.ts';
import { readRules, setClock, setRule, shownRules } from './rules.ts';

const mostErasures = 200;

/** The lender's clock: its rules, the dry run, what was erased and the certificates. */
export function retentionRoutes(http: Http, issue: IssueIssuedDocument): void {
  const { db, clock } = http;
  const inLender = <R>(context: CallContext, work: (trx: Queryable) => Promise<R>) =>
    db.tenant(who(context).lender, work);

  serve(http, calls.getRetention, async (_, context) => ({
    result: shownRules(await inLender(context, readRules)),
  }));
  serve(http, calls.setRetention, async ({ body }, context) => ({
    result: await inLender(context, async (trx) => {
      await setRule(trx, who(context).lender, body, context.actor);
      return shownRules(await readRules(trx));
    }),
    message: 'Saved.',
  }));
  serve(http, calls.setAutomaticDeletion, async ({ body }, context) => ({
    result: await inLender(context, async (trx) => {
      await setClock(trx, who(context).lender, body.on, context.actor);
      return shownRules(await readRules(trx));
    }),
    message: body.on ? 'Automatic deletion is on.' : 'Automatic deletion is off.',
  }));

  serve(http, calls.listDueForDeletion, async ({ query }, context) => {
    const at = new Date(clock.now().valueOf() + Number(query.ahead ?? 0) * dayMs);
    return { result: shownDue(await inLender(context, (trx) => readDue(trx, at)), at) };
  });

  serve(http, calls.listErasures, async (_, context) => {
    const rows = await inLender(context, (trx) =>
      trx.query<{
        id: string;
        cause: 'clock' | 'request';
        ending: 'unfinished' | 'refused' | 'granted';
        whole: boolean;
        kinds: RetainedKind[];
        counts: Record<string, Held>;
        erased_at: Date;
      }>(
        sql`select id, cause, ending, whole, kinds, counts, erased_at from erasure order by erased_at desc, id desc limit ${mostErasures}`,
      ),
    );
    const sum = (counts: Record<string, Held>, what: keyof Held) =>
      Object.values(counts).reduce((all, held) => all + held[what], 0);
    return {
      result: rows.map(({ id, counts, erased_at, ...row }) => ({
        ...row,
        _id: id,
        rows: sum(counts, 'rows'),
        files: sum(counts, 'files'),
        erasedAt: erased_at.toISOString(),
      })),
    };
  });

  const certificate = async (context: CallContext, lender: string, erasure: string) => {
    const bytes = await makeCertificate({ db, issue }, { lender, erasure, actor: context.actor });
    return attachment(context.reply, {
      name: 'certificate-of-erasure.pdf',
      mediaType: 'application/pdf',
      bytes,
    });
  };
  serve(http, calls.getErasureCertificate, ({ params }, context) =>
    certificate(context, who(context).lender, params.erasure),
  );
  serve(http, calls.getOwnCertificate, async ({ params }, context) => {
    const [found] = await db.query<{ id: string; lender_id: string }>(
      sql`select * from find_erasure(${hashSecret(params.token)})`,
    );
    if (!found) throw new ApiError('LINK_EXPIRED');
    return certificate(context, found.lender_id, found.id);
  });
}
