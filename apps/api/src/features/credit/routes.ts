import * as contract from '@pramaan/contract/calls/credit.ts';
import { calendarWords } from '@pramaan/documents/calendar-words.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { audit } from '../../platform/audit.ts';
import type { Bureau } from '../../providers/bureau/port.ts';
import { creditService } from './credit-service.ts';
import { type Credit, shownCredit } from './shown-credit.ts';

const day = calendarWords('en', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'Asia/Kolkata',
});
const onDay = (at: string | null) => (at ? day.format(new Date(at)) : '');

/** How a person's credit stands, in one sentence. */
function sentence({ state, agreed, score, figures, bureau, askedAt }: Credit): string {
  if (state === 'never-asked') {
    const none = 'No credit report has been asked for yet.';
    return agreed ? none : `${none} The person has not agreed to a credit-bureau check.`;
  }
  const when = `${bureau}, ${onDay(askedAt)}`;
  if (state === 'no-hit') return `No credit history at this bureau (${when}). That is not a bad mark.`;
  if (state === 'thin') return `Too little credit history for a score (${when}).`;
  if (state === 'wrong-person')
    return `The bureau’s file under this PAN is somebody else’s (${when}): nothing of it was kept. Check PAN, name and date of birth.`;
  const trouble = [
    ...((figures?.overdueAccounts ?? 0) > 0 ? [`${figures?.overdueAccounts} overdue`] : []),
    ...((figures?.writtenOffAccounts ?? 0) > 0 ? [`${figures?.writtenOffAccounts} written off`] : []),
  ];
  const accounts = `${figures?.accounts ?? 0} accounts${trouble.length > 0 ? `, ${trouble.join(', ')}` : ''}`;
  return `${score === null ? '' : `Score ${score}, `}${accounts} (${when}).`;
}

/** The credit bureau's report: shown, and asked for (C §7; product §5 "credit-report"). */
export function creditRoutes(http: Http, bureau: Bureau | null): void {
  const deps = { db: http.db, vault: http.vault, clock: http.clock, bureau };
  const service = creditService(deps);
  const shown = shownCredit(deps, service);

  serve(http, contract.getCreditReport, async ({ params }, context) => {
    const principal = who(context);
    const result = await shown(principal, params.id);
    if (result.reportDate && principal.applicant === null)
      await http.db.tenant(principal.lender, (trx) =>
        audit(trx, principal.lender, context.actor, 'credit.viewed', params.id),
      );
    return { result, message: sentence(result) };
  });

  serve(http, contract.requestCreditReport, async ({ params, body }, context) => {
    const principal = who(context);
    const { reused } = await service.ask(principal, params.id, body.reason ?? null, context.actor);
    const result = await shown(principal, params.id);
    const again = `The bureau was asked on ${onDay(result.askedAt)}; that answer serves until ${onDay(result.freshUntil)}. `;
    return { result, message: `${reused ? again : ''}${sentence(result)}` };
  });
}
