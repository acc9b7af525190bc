import * as contract from '@pramaan/contract/calls/bank-consents.ts';
import { contactsOf } from '../../case-file/profile.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { AaConsents } from './aa-consents.ts';
import { accountHead } from './shown-account.ts';
import { agreedTo, seen } from './whose.ts';

/** Account Aggregator consents: asked, settled, withdrawn (standards §7; product §9). */
export function aaRoutes(http: Http, consents: AaConsents): void {
  serve(http, contract.requestAaConsent, async ({ params, body }, context) => {
    const principal = who(context);
    const whose = await agreedTo(http, principal, params.id);
    const { mobile } = await contactsOf(http.db, http.vault, principal.lender, params.id);
    const asked = { mobile: body.mobile ?? mobile, months: body.months };
    return { result: await consents.ask(whose, body.connector, asked, context.actor) };
  });

  serve(http, contract.listAaConsents, async ({ params }, context) => ({
    result: await consents.list(seen(who(context), params.id)),
  }));

  serve(http, contract.settleAaConsent, async ({ params }, context) => {
    const whose = await agreedTo(http, who(context), params.id);
    const settled = await consents.settle(whose, params.consent, context.actor);
    return { result: { ...settled, added: settled.added.map(accountHead) } };
  });

  serve(http, contract.revokeAaConsent, async ({ params }, context) => ({
    result: await consents.revoke(seen(who(context), params.id), params.consent, context.actor),
  }));
}
