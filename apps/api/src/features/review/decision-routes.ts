import * as calls from '@pramaan/contract/calls/review.ts';
import { closeCases } from '@pramaan/contract/calls/several-cases.ts';
import { type Http, who } from '../../http/context.ts';
import type { Reauthenticate } from '../../http/reauthenticate.ts';
import { serve } from '../../http/serve.ts';
import type { ChangeReview } from './change-review.ts';
import { policyLine } from './decision-rows.ts';
import { confirm, type Decided, decide, undo } from './decisions.ts';
import { eachCase } from './each-case.ts';
import { openReview, withTerms } from './opened-review.ts';

/** Deciding, confirming as the second person, taking back. */
export function decisionRoutes(http: Http, change: ChangeReview, reauthenticate: Reauthenticate): void {
  serve(http, calls.decideApplication, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      decide(changing, who(context), body, context.actor),
    ),
  }));
  serve(http, calls.previewDecision, async ({ params, body }, context) => {
    const { db, vault: hashes } = http;
    const { lender } = who(context);
    const vault = await hashes.of(lender, db);
    const opened = await db.tenant(lender, (trx) => openReview(trx, { vault, hashes, lender }, params.id));
    const { assessment, policy, beyondProduct } = await withTerms(opened, body.terms);
    const { instalment, foir, surplus } = assessment;
    const product = beyondProduct.map(({ sentence }) => sentence);
    return { result: { instalment, foir, surplus, policy: policyLine(policy), product } };
  });
  serve(http, closeCases, async ({ body }, context) => {
    const principal = who(context);
    const { reason, remarks } = body;
    const closing: Decided = { kind: 'withdraw', reasons: [reason], conditions: [], remarks };
    const { done: closed, refused } = await eachCase(change, principal, body.cases, (changing) =>
      decide(changing, principal, closing, context.actor),
    );
    return { result: { closed, refused } };
  });
  serve(http, calls.confirmDecision, async ({ params, body }, context) => {
    const principal = who(context);
    // Before the transaction: a password takes long to compare, and its tries count whatever becomes of the decision.
    const reauthenticated = body.agree && (await reauthenticate(principal, body));
    return {
      result: await change(principal, params.id, body.version, (changing) =>
        confirm(changing, principal, params.decision, { ...body, reauthenticated }, context.actor),
      ),
    };
  });
  serve(http, calls.undoDecision, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      undo(changing, who(context), params.decision, context.actor),
    ),
  }));
}
