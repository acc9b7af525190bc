import * as calls from '@pramaan/contract/calls/review.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { ChangeReview } from './change-review.ts';
import { confirm, decide, undo } from './decisions.ts';

/** Deciding, confirming as the second person, taking back. */
export function decisionRoutes(http: Http, change: ChangeReview): void {
  serve(http, calls.decideApplication, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      decide(changing, who(context), body, context.actor),
    ),
  }));
  serve(http, calls.confirmDecision, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      confirm(changing, who(context), params.decision, body.agree, context.actor),
    ),
  }));
  serve(http, calls.undoDecision, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      undo(changing, who(context), params.decision, context.actor),
    ),
  }));
}
