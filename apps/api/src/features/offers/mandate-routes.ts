import * as calls from '@pramaan/contract/calls/mandates.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Http } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { qrSvg } from '../../platform/qr.ts';
import type { MandateAnswer, Mandates } from '../../providers/mandates/port.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { SourceDown } from '../../providers/outbound/resilience.ts';
import { beginMandate, beginUpiMandate, cancelMandate, mandateTerms, mostByUpi } from './begin-mandate.ts';
import { readAccounts, shownAccount } from './mandate-accounts.ts';
import type { MandateServices } from './mandate-answer-route.ts';
import { type Mandate, readMandates } from './mandate-rows.ts';
import { offerOf } from './offer-rows.ts';
import { settleMandate } from './settle-mandate.ts';
import type { Ways } from './ways.ts';

const down = () =>
  new ApiError(
    'BANK_SOURCE_DOWN',
    'The bank’s service is not responding. Nothing was set up. Try again later.',
  );

/** A service, when it answers. Throws SERVICE_OFF, BANK_SOURCE_DOWN. */
async function must<T extends { ready(): Promise<boolean> }>(service: T | null): Promise<T> {
  if (!service)
    throw new ApiError(
      'SERVICE_OFF',
      'E-mandates are not available here. Ask the lender how to repay the loan.',
    );
  if (!(await service.ready())) throw down();
  return service;
}

/** The answer that the gateway of NACH has for a request. UPI's bank posts its own until we have taken it. */
async function askAgain(
  nach: Mandates | null,
  { method, ref, asked_at }: Mandate,
): Promise<MandateAnswer | null> {
  if (method === 'upi') return null;
  const gateway = await must(nach);
  return gateway.find(ref, asked_at).catch((error: unknown) => {
    if (error instanceof SourceDown) throw down();
    throw error;
  });
}

/** Repayment by e-mandate: what it would be, the way to the bank, the answer that went astray (decision 0125). */
export function mandateRoutes(
  http: Http,
  { mandates: { nach, upi }, outbox }: { mandates: MandateServices; outbox: Pick<Outbox, 'queue'> },
  { within, changed }: Ways,
): void {
  serve(http, calls.previewMandate, ({ params }, context) =>
    within(context, params.id, async (one) => {
      const { words } = await offerOf(one, params.offer);
      const accounts = (await readAccounts(one)).map(shownAccount);
      const terms = mandateTerms(words.terms);
      const methods = [
        ...(nach ? (['nach'] as const) : []),
        ...(upi && terms.limit <= mostByUpi ? (['upi'] as const) : []),
      ];
      return { result: { ...terms, methods, accounts } };
    }),
  );
  serve(http, calls.beginMandate, async ({ params, body }, context) => {
    const gateway = await must(nach);
    const ask = await within(context, params.id, (one) =>
      beginMandate(one, params.offer, body, context.actor),
    );
    return { result: { form: gateway.request(ask) } };
  });
  serve(http, calls.beginUpiMandate, async ({ params }, context) => {
    const bank = await must(upi);
    const ask = await within(context, params.id, (one) => beginUpiMandate(one, params.offer, context.actor));
    const link = bank.link(ask);
    return { result: { link, qr: await qrSvg(link) } };
  });
  serve(http, calls.checkMandate, async ({ params }, context) => {
    const waits = await within(context, params.id, async (one) => {
      await offerOf(one, params.offer);
      return (await readMandates(one.trx, one.vault, params.id)).find(
        ({ offer_id, state }) => offer_id === params.offer && state === 'pending',
      );
    });
    if (!waits) throw new ApiError('MANDATE_CLOSED');
    const answer = await askAgain(nach, waits);
    if (answer) await settleMandate(http, outbox, answer, context.actor);
    return changed(context, params.id, async () => {});
  });
  serve(http, calls.cancelMandate, ({ params }, context) =>
    changed(context, params.id, (one) => cancelMandate(one, params.offer, context.actor)),
  );
}
