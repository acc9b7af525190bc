import * as calls from '@pramaan/contract/calls/offers.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Http } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { Mandates } from '../../providers/mandates/port.ts';
import { SourceDown } from '../../providers/outbound/resilience.ts';
import { beginMandate, cancelMandate, mandateTerms } from './begin-mandate.ts';
import { readAccounts, shownAccount } from './mandate-accounts.ts';
import { readMandates } from './mandate-rows.ts';
import { offerOf } from './offer-rows.ts';
import { settleMandate } from './settle-mandate.ts';
import type { Ways } from './ways.ts';

/** The gateway, when it answers. Throws SERVICE_OFF, MANDATE_SOURCE_DOWN. */
async function must(mandates: Mandates | null): Promise<Mandates> {
  if (!mandates)
    throw new ApiError(
      'SERVICE_OFF',
      'E-mandates are not available here. Ask the lender how to repay the loan.',
    );
  if (!(await mandates.ready())) throw new ApiError('MANDATE_SOURCE_DOWN');
  return mandates;
}

/** Repayment by e-mandate: what it would be, the way to the bank, the answer that went astray (decision 0125). */
export function mandateRoutes(http: Http, mandates: Mandates | null, { within, changed }: Ways): void {
  serve(http, calls.previewMandate, ({ params }, context) =>
    within(context, params.id, async (one) => {
      const { words } = await offerOf(one, params.offer);
      const accounts = (await readAccounts(one)).map(shownAccount);
      const methods = mandates ? (['nach'] as const) : [];
      return { result: { ...mandateTerms(words.terms), methods: [...methods], accounts } };
    }),
  );
  serve(http, calls.beginMandate, async ({ params, body }, context) => {
    const gateway = await must(mandates);
    const ask = await within(context, params.id, (one) =>
      beginMandate(one, params.offer, body, context.actor),
    );
    return { result: { form: gateway.request(ask) } };
  });
  serve(http, calls.checkMandate, async ({ params }, context) => {
    const gateway = await must(mandates);
    const waits = await within(context, params.id, async (one) => {
      await offerOf(one, params.offer);
      return (await readMandates(one.trx, one.vault, params.id)).find(
        ({ offer_id, state }) => offer_id === params.offer && state === 'pending',
      );
    });
    if (!waits) throw new ApiError('MANDATE_CLOSED');
    const answer = await gateway.find(waits.ref, waits.asked_at).catch((error: unknown) => {
      if (error instanceof SourceDown) throw new ApiError('MANDATE_SOURCE_DOWN');
      throw error;
    });
    if (answer) await settleMandate(http.db, answer, context.actor, http.clock.now());
    return changed(context, params.id, async () => {});
  });
  serve(http, calls.cancelMandate, ({ params }, context) =>
    changed(context, params.id, (one) => cancelMandate(one, params.offer, context.actor)),
  );
}
