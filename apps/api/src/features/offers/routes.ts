import * as calls from '@pramaan/contract/calls/offers.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import { standingApproval } from '../../case-file/approval.ts';
import { lenderName } from '../../case-file/profile.ts';
import { attachment } from '../../http/attachment.ts';
import { type CallContext, type Http, type Principal, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { readAgreements } from './agreement-rows.ts';
import { answerOffer, exitOffer, withdrawOffer } from './answer-offer.ts';
import { readConditions, setCondition } from './conditions.ts';
import { issueKeyFacts, paperRoutes } from './document-routes.ts';
import { fetchHandOver, type HandOverParts, handOver } from './hand-over.ts';
import { readHandOvers } from './hand-over-rows.ts';
import { type AddMade, makeAgreement } from './make-agreement.ts';
import { checkOffer, makeOffer } from './make-offer.ts';
import type { MandateServices } from './mandate-answer-route.ts';
import { mandateRoutes } from './mandate-routes.ts';
import { mandateOf, readBorrowers, readMandateStep, readMandates, shownMandate } from './mandate-rows.ts';
import { readOffers, shownOffer } from './offer-rows.ts';
import type { Offering } from './offering.ts';
import type { OfferList, Ways, Within } from './ways.ts';

interface Parts extends Pick<HandOverParts, 'store' | 'uploads' | 'signer'> {
  outbox: Outbox;
  issue: IssueIssuedDocument;
  addMade: AddMade;
  mandates: MandateServices;
}

/** Offers on approved applications, from the figures to the person's answer (decision 0113). */
export function offersRoutes(http: Http, parts: Parts): void {
  const { outbox } = parts;
  const within: Within = async (context, applicant, work) => {
    const { lender } = who(context);
    const vault = await http.vault.of(lender, http.db);
    const { publicUrl } = http.config;
    const now = http.clock.now();
    return http.db.tenant(lender, (trx) => work({ trx, vault, lender, applicant, now, outbox, publicUrl }));
  };
  const changed: Ways['changed'] = (context, applicant, work) =>
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
  afterAcceptance(http, parts, { within, changed });
  paperRoutes(http, parts.issue, within);
  mandateRoutes(http, parts, { within, changed });
}

async function listed({ trx, vault, lender, applicant, now }: Offering, by: Principal): Promise<OfferList> {
  const approval = await standingApproval(trx, vault, applicant);
  const offers = await readOffers(trx, vault, applicant, now);
  const agreements = await readAgreements(trx, applicant);
  const handOvers = await readHandOvers(trx, applicant);
  const mandates = await readMandates(trx, vault, applicant);
  const borrowers = mandates.length > 0 ? await readBorrowers(trx, vault, applicant) : [];
  const live = offers.find(({ state }) => state === 'open' || state === 'accepted');
  const mayDecide = accessScopeOf('decide', by.role) !== undefined && approval !== null;
  // What the caller may go on with.
  const standing =
    mayDecide && live?.state === 'accepted' && live.decision_id === approval.decision ? live : undefined;
  return {
    lender: await lenderName(trx, lender),
    approved: approval?.terms ?? null,
    conditions: approval && by.staff ? await readConditions(trx, approval) : [],
    mayMarkConditions: mayDecide,
    mayOffer: mayDecide && !live,
    mayMakeAgreement: standing !== undefined && !agreements.has(standing.id),
    mayHandOver:
      standing !== undefined && !!agreements.get(standing.id)?.signedAt && !handOvers.has(standing.id),
    mandateStep: await readMandateStep(trx, lender),
    offers: offers.map((offer) =>
      shownOffer(offer, now, {
        agreement: agreements.get(offer.id) ?? null,
        mandate: shownMandate(mandateOf(mandates, offer.id), { staff: by.staff !== null, borrowers }),
        handOver: handOvers.get(offer.id)?.shown ?? null,
      }),
    ),
  };
}

/** The agreement and what follows it: made, handed over, fetched. */
function afterAcceptance(http: Http, { addMade, issue, ...kept }: Parts, { within, changed }: Ways): void {
  const { db, vault } = http;
  const about = (context: CallContext, applicant: string) => ({
    whose: { lender: who(context).lender, applicant },
    within: <T>(work: (one: Offering) => Promise<T>) => within(context, applicant, work),
    now: http.clock.now(),
  });
  const partsOf = (context: CallContext, applicant: string): HandOverParts => ({
    ...{ db, vault, ...kept },
    keyFactsOf: issueKeyFacts(issue, about(context, applicant).whose, context.actor),
  });
  serve(http, calls.makeAgreement, async ({ params }, context) => {
    const sandbox = http.config.sandbox !== null;
    const making = { within: about(context, params.id).within, sandbox, addMade };
    await makeAgreement(making, params.offer, context.actor);
    return changed(context, params.id, async () => {});
  });
  serve(http, calls.setCondition, ({ params, body }, context) =>
    changed(context, params.id, (one) =>
      setCondition(one, Number(params.place), body.met, who(context).id, context.actor),
    ),
  );
  serve(http, calls.makeHandOver, async ({ params }, context) => {
    const asked = { ...about(context, params.id), staff: who(context).id };
    await handOver(partsOf(context, params.id), asked, params.offer, context.actor);
    return changed(context, params.id, async () => {});
  });
  serve(http, calls.getHandOver, async ({ params }, context) =>
    attachment(context.reply, {
      name: `loan-${params.offer}.zip`,
      mediaType: 'application/zip',
      bytes: await fetchHandOver(
        partsOf(context, params.id),
        about(context, params.id),
        params.offer,
        context.actor,
      ),
    }),
  );
}
