import * as calls from '@pramaan/contract/calls/bank-phone.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { phonePages } from './phone-page.ts';
import type { Bank } from './routes.ts';
import { given } from './sessions.ts';
import { agreedTo } from './whose.ts';

/** The bank page on a phone, which needs no login (P §2.5). */
export function bankPhoneRoutes(
  http: Http,
  { sessions, links, aggregator }: Pick<Bank, 'sessions' | 'links' | 'aggregator'>,
  outbox: Outbox,
): void {
  const pages = phonePages(http, sessions, outbox);

  serve(http, calls.createBankPage, async ({ params, body }, context) => {
    const principal = who(context);
    const whose = await agreedTo(http, principal, params.id);
    return { result: await pages.create(principal, whose, body.sms, context.actor) };
  });
  serve(http, calls.openBankPage, async ({ body }, { actor }) => ({
    result: { lender: (await pages.admit(body, actor.ip)).lenderName },
  }));
  serve(http, calls.getProvidersOnPhone, async ({ body }, { actor }) => {
    const page = await pages.admit(body, actor.ip);
    const found = await aggregator.providers(page.sessions, body.name ?? '');
    if (!found.ok && found.reason !== 'session_ended') throw new ApiError('BANK_SEARCH_FAILED');
    return { result: { provider: given(found) } };
  });
  serve(http, calls.addBankOnPhone, async ({ body }, { actor }) => {
    const page = await pages.admit(body, actor.ip);
    await pages.agreed(page);
    const { providerId, keyword, months } = body;
    return { result: await links.start(page, { providerId, keyword, months, mobile: true }, actor) };
  });
  serve(http, calls.settleLinkOnPhone, async ({ body }, { actor }) => {
    const whose = await pages.agreed(await pages.admit(body, actor.ip));
    const { state, bank, trouble } = await links.settle(whose, body.link, actor);
    return { result: { state, bank, trouble, accounts: [] } };
  });
}
