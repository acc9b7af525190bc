import * as calls from '@pramaan/contract/calls/review.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { notes } from './notes.ts';
import { reveal } from './reveal.ts';
import type { ReviewDeps } from './review-deps.ts';
import { readTimeline } from './timeline.ts';

/** What is said of an application and what happened to it: comments, flags, the timeline, and who saw what is masked. */
export function noteRoutes(http: Http, deps: ReviewDeps): void {
  const said = notes(deps);
  const show = reveal(deps);

  serve(http, calls.listNotes, async ({ params }, context) => ({
    result: await said.list(who(context), params.id),
  }));
  serve(http, calls.addNote, async ({ params, body }, context) => ({
    result: await said.add(who(context), params.id, { kind: 'comment', ...body }, context.actor),
  }));
  serve(http, calls.addFlag, async ({ params, body }, context) => ({
    result: await said.add(who(context), params.id, { kind: 'flag', ...body }, context.actor),
  }));
  serve(http, calls.clearFlag, async ({ params }, context) => ({
    result: await said.clear(who(context), params.id, params.flag, context.actor),
  }));
  serve(http, calls.getTimeline, async ({ params }, context) => ({
    result: await readTimeline(deps.db, who(context).lender, params.id),
  }));
  serve(http, calls.revealRecord, async ({ params, body }, context) => ({
    result: await show(who(context), params.id, body, context.actor),
  }));
}
