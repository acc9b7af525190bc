import * as calls from '@pramaan/contract/calls/court-cases.ts';
import { recordReviews } from '@pramaan/documents/additions/court-cases.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { caseWords } from './words.ts';

const without = (one: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(one).filter(([name]) => !names.includes(name)));

/** What is said of court cases under a person's name: by the person, and by the lender who decides. */
export function courtCasesRoutes(http: Http): void {
  const { db, vault, clock } = http;
  const say = caseWords(db, vault);
  const now = () => clock.now().toISOString();

  serve(http, calls.denyCase, async ({ params, body }, context) => ({
    result: await say(
      who(context),
      params.id,
      {
        case: body.case,
        action: 'court-case.denied',
        change: (one) => ({ ...one, said: `Not me: ${body.words}`, saidAt: now() }),
      },
      context.actor,
    ),
    message: 'Saved. Your lender will read your answer and decide.',
  }));

  serve(http, calls.withdrawCaseDenial, async ({ params, body }, context) => ({
    result: await say(
      who(context),
      params.id,
      {
        case: body.case,
        action: 'court-case.denial-withdrawn',
        change: (one) => without(one, ['said', 'saidAt']),
      },
      context.actor,
    ),
    message: 'Withdrawn.',
  }));

  serve(http, calls.judgeCase, async ({ params, body }, context) => ({
    result: await say(
      who(context),
      params.id,
      {
        case: body.case,
        action: 'court-case.decided',
        detail: { verdict: recordReviews[body.verdict] },
        change: (one) => ({
          ...one,
          verdict: recordReviews[body.verdict],
          verdictWords: body.words,
          verdictAt: now(),
        }),
      },
      context.actor,
    ),
  }));
}
