import { ApiError } from '@pramaan/contract/errors.ts';
import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { standingApproval } from '../../case-file/approval.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import { coolingOffOf, digestOf, type Offer, offerOf } from './offer-rows.ts';
import type { Offering } from './offering.ts';

/** The offer, its application locked. Throws NOT_FOUND, or OFFER_CLOSED when it is in another state. */
async function offerIn(offering: Offering, id: string, state: Offer['state']) {
  await offering.trx.query(sql`select id from applicant where id = ${offering.applicant} for update`);
  const offer = await offerOf(offering, id);
  if (offer.state !== state) throw new ApiError('OFFER_CLOSED');
  return offer;
}

export async function withdrawOffer(offering: Offering, id: string, actor: Actor): Promise<void> {
  const { trx, lender, applicant } = offering;
  const { version } = await offerIn(offering, id, 'open');
  await trx.query(sql`update loan_offer set state = 'withdrawn' where id = ${id}`);
  await audit(trx, lender, actor, 'offer.withdrawn', applicant, { offer: id, version });
}

interface Answer {
  accept: boolean;
  language: CompleteLanguage;
}

/** The person's answer. The audit row names the terms by their digest and the language of the statement they read. */
export async function answerOffer(
  offering: Offering,
  id: string,
  { accept, language }: Answer,
  actor: Actor,
): Promise<void> {
  const { trx, vault, lender, applicant, now } = offering;
  const { version, decision_id, words } = await offerIn(offering, id, 'open');
  // A changed loan request voids the approval, and with it what was offered.
  const approval = await standingApproval(trx, vault, applicant);
  if (accept && approval?.decision !== decision_id) throw new ApiError('OFFER_CLOSED');
  const state = accept ? 'accepted' : 'declined';
  await trx.query(sql`
    update loan_offer set state = ${state}, answered_at = ${now}, answered_in = ${language} where id = ${id}`);
  const termsSha256 = digestOf(words).toString('hex');
  await audit(trx, lender, actor, `offer.${state}`, applicant, { offer: id, version, termsSha256, language });
}

/** Leaves an accepted loan within its cooling-off period. Throws COOLING_OFF_OVER after it. */
export async function exitOffer(offering: Offering, id: string, actor: Actor): Promise<void> {
  const { trx, lender, applicant, now } = offering;
  const offer = await offerIn(offering, id, 'accepted');
  if (!coolingOffOf(offer, now)?.open) throw new ApiError('COOLING_OFF_OVER');
  await trx.query(sql`update loan_offer set state = 'exited', exited_at = ${now} where id = ${id}`);
  await audit(trx, lender, actor, 'offer.exited', applicant, { offer: id, version: offer.version });
}
