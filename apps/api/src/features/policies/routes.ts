import * as calls from '@pramaan/contract/calls/policies.ts';
import { type CallContext, type Http, type Principal, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { Queryable } from '../../platform/database.ts';
import { dryRun } from './dry-run.ts';
import { type PolicyChange, propose, publish, readPolicies, type Segment, saveDraft } from './versions.ts';

/** A lender's rules for approving, referring and declining (decision 0084). */
export function policyRoutes(http: Http): void {
  const { db, vault } = http;
  const read = (trx: Queryable, principal: Principal, segment: Segment) =>
    readPolicies(trx, principal, segment).then((result) => ({ result }));
  const changed = (context: CallContext, segment: Segment, work: (change: PolicyChange) => Promise<void>) => {
    const principal = who(context);
    return db.tenant(principal.lender, async (trx) => {
      await work({ trx, principal, actor: context.actor, segment });
      return read(trx, principal, segment);
    });
  };

  serve(http, calls.getPolicy, ({ params }, context) => {
    const principal = who(context);
    return db.tenant(principal.lender, (trx) => read(trx, principal, params.segment));
  });
  serve(http, calls.savePolicy, ({ params, body }, context) =>
    changed(context, params.segment, (change) => saveDraft(change, body.rules)),
  );
  serve(http, calls.tryPolicy, async ({ params, body }, context) => {
    const { lender } = who(context);
    const opened = await vault.of(lender, db);
    return { result: await dryRun(db, lender, opened, params.segment, body.rules) };
  });
  serve(http, calls.proposePolicy, ({ params, body }, context) =>
    changed(context, params.segment, (change) => propose(change, body.version, body.effectiveFrom)),
  );
  serve(http, calls.publishPolicy, ({ params, body }, context) =>
    changed(context, params.segment, (change) => publish(change, body.version, body.agree)),
  );
}
