import * as calls from '@pramaan/contract/calls/offers.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import { keyFacts, keyFactsTitle } from '@pramaan/documents/offer/key-facts.ts';
import { standingApproval } from '../../case-file/approval.ts';
import { lenderName } from '../../case-file/profile.ts';
import { attachment } from '../../http/attachment.ts';
import { type CallContext, type Http, type Principal, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { cardsOrder } from '../../pdf/cards.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { readAgreements } from './agreement-rows.ts';
import { answerOffer, exitOffer, withdrawOffer } from './answer-offer.ts';
import { type AddMade, makeAgreement } from './make-agreement.ts';
import { checkOffer, makeOffer } from './make-offer.ts';
import { namedOffer, readOffers, shownOffer } from './offer-rows.ts';
import type { Offering } from './offering.ts';

type OfferList = ResultOf<typeof calls.listOffers>;

interface Parts {
  outbox: Outbox;
  issue: IssueIssuedDocument;
  addMade: AddMade;
}

/** Offers on approved applications, from the figures to the person's answer (decision 0113). */
export function offersRoutes(http: Http, { outbox, issue, addMade }: Parts): void {
  const within = async <T>(context: CallContext, applicant: string, work: (one: Offering) => Promise<T>) => {
    const { lender } = who(context);
    const vault = await http.vault.of(lender, http.db);
    const { publicUrl } = http.config;
    const now = http.clock.now();
    return http.db.tenant(lender, (trx) => work({ trx, vault, lender, applicant, now, outbox, publicUrl }));
  };
  const changed = (context: CallContext, applicant: string, work: (one: Offering) => Promise<void>) =>
    within(context, applicant, async (offering) => {
      await work(offering);
      return { result: await listed(offering, who(context)) };
    });

  serve(http, calls.previewOffer, ({ params, body }, context) =>
    within(context, params.id, async (offering) => {
      const { figures, validUntil } = await checkOffer(offering, body);
      return { result: { ...figures, validUntil } };
    }),
  );
  serve(http, calls.makeOffer, ({ params, body }, context) =>
    changed(context, params.id, (one) => makeOffer(one, body, who(context).id, context.actor)),
  );
  serve(http, calls.listOffers, ({ params }, context) => changed(context, params.id, async () => {}));
  serve(http, calls.withdrawOffer, ({ params }, context) =>
    changed(context, params.id, (one) => withdrawOffer(one, params.offer, context.actor)),
  );
  serve(http, calls.answerOffer, ({ params, body }, context) =>
    changed(context, params.id, (one) => answerOffer(one, params.offer, body, context.actor)),
  );
  serve(http, calls.exitOffer, ({ params }, context) =>
    changed(context, params.id, (one) => exitOffer(one, params.offer, context.actor)),
  );
  serve(http, calls.makeAgreement, async ({ params }, context) => {
    const making = {
      within: <T>(work: (one: Offering) => Promise<T>) => within(context, params.id, work),
      sandbox: http.config.sandbox !== null,
      addMade,
    };
    await makeAgreement(making, params.offer, context.actor);
    return changed(context, params.id, async () => {});
  });
  keyFactsRoute(http, issue, within);
}

async function listed({ trx, vault, lender, applicant, now }: Offering, by: Principal): Promise<OfferList> {
  const approval = await standingApproval(trx, vault, applicant);
  const offers = await readOffers(trx, vault, applicant, now);
  const agreements = await readAgreements(trx, applicant);
  const live = offers.find(({ state }) => state === 'open' || state === 'accepted');
  const mayDecide = accessScopeOf('decide', by.role) !== undefined && approval !== null;
  return {
    lender: await lenderName(trx, lender),
    approved: approval?.terms ?? null,
    mayOffer: mayDecide && !live,
    mayMakeAgreement:
      mayDecide &&
      live?.state === 'accepted' &&
      live.decision_id === approval.decision &&
      !agreements.has(live.id),
    offers: offers.map((offer) => shownOffer(offer, now, agreements.get(offer.id) ?? null)),
  };
}

/** The signed statement, typeset when it is asked for: the same terms give the same text, and each copy is registered. */
function keyFactsRoute(
  http: Http,
  issue: IssueIssuedDocument,
  within: <T>(context: CallContext, applicant: string, work: (one: Offering) => Promise<T>) => Promise<T>,
): void {
  serve(http, calls.getKeyFacts, async ({ params, query }, context) => {
    const offers = await within(context, params.id, ({ trx, vault, now }) =>
      readOffers(trx, vault, params.id, now),
    );
    const offer = offers.find(({ id }) => id === params.offer);
    if (!offer) throw new ApiError('NOT_FOUND', 'This offer does not exist.');
    const language = query.lang ?? 'en';
    const parts = keyFacts(offer.words.terms, namedOffer(offer), language);
    const bytes = await issue({
      lender: who(context).lender,
      applicant: params.id,
      actor: context.actor,
      kind: 'key-facts',
      language,
      order: (branding) => cardsOrder(keyFactsTitle(language), parts, branding),
    });
    return attachment(context.reply, {
      name: `key-facts-statement-${offer.version}-${language}.pdf`,
      mediaType: 'application/pdf',
      bytes,
    });
  });
}
