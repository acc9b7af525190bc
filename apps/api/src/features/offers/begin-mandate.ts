import type { beginMandate as call } from '@pramaan/contract/calls/mandates.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { mandateMethods } from '@pramaan/contract/mandates.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { type OfferTerms, offerFigures } from '@pramaan/documents/offer/terms.ts';
import type * as z from 'zod/mini';
import { isOfferInForce } from '../../case-file/offer-in-force.ts';
import { lenderName } from '../../case-file/profile.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { MandateRequest } from '../../providers/mandates/port.ts';
import type { UpiMandateRequest } from '../../providers/upi-mandates/port.ts';
import { readAgreements } from './agreement-rows.ts';
import { readAccounts } from './mandate-accounts.ts';
import { aboutMandate, type MandateWords, mandateOf, readMandateStep, readMandates } from './mandate-rows.ts';
import { namedOffer, type Offer, offerOf } from './offer-rows.ts';
import type { Offering } from './offering.ts';

type Choice = z.output<typeof call.body>;

/** Rupees: what one debit of UPI AutoPay can be at most, by its own rules. */
export const mostByUpi = 100_000;

/**
 * What a mandate allows: debits of the largest instalment, rounded up to a rupee, from the first due day to the last. Nothing
 * beyond what was agreed can be debited.
 */
export function mandateTerms(terms: OfferTerms): Pick<MandateWords, 'limit' | 'firstDebit' | 'lastDebit'> {
  const { schedule } = offerFigures(terms);
  return {
    limit: Math.ceil(Math.max(...schedule.map(({ instalment }) => instalment))),
    firstDebit: terms.firstDue,
    lastDebit: schedule.at(-1)?.due ?? terms.firstDue,
  };
}

/** The offer of a call, its application locked, when a mandate can be asked for now. Throws NOT_FOUND, MANDATE_CLOSED. */
async function openOffer(offering: Offering, id: string): Promise<Offer> {
  const { trx, vault, lender, applicant } = offering;
  await trx.query(sql`select id from applicant where id = ${applicant} for update`);
  const offer = await offerOf(offering, id);
  const asked = (await readMandateStep(trx, lender)) !== 'off';
  const signed = (await readAgreements(trx, applicant)).get(id)?.signedAt;
  const active = mandateOf(await readMandates(trx, vault, applicant), id)?.state === 'active';
  if (!asked || !signed || active || !(await isOfferInForce(trx, id))) throw new ApiError('MANDATE_CLOSED');
  return offer;
}

/** What is asked of a person's bank or UPI app. */
type Asked = Pick<MandateWords, 'account' | 'holder' | 'ifsc' | 'bank'>;

/** Stores a request for a mandate in place of one that waits, with its audit row. @returns what both ways to ask have in common */
async function addRequest(
  { trx, vault, lender, applicant, now }: Offering,
  offer: Offer,
  method: (typeof mandateMethods)[number],
  asked: Asked,
  actor: Actor,
) {
  const terms = mandateTerms(offer.words.terms);
  const words: MandateWords = { ...asked, ...terms };
  const mandate = newId();
  const ref = `PRM${mandate.replaceAll('-', '')}`;
  await trx.query(sql`
    update repayment_mandate set state = 'ended', settled_at = ${now} where offer_id = ${offer.id} and state = 'pending'`);
  await trx.query(sql`
    insert into repayment_mandate (lender_id, id, applicant_id, offer_id, ref, method, state, words, asked_by, asked_at)
    values (${lender}, ${mandate}, ${applicant}, ${offer.id}, ${ref}, ${method}, 'pending',
      ${vault.sealJson(words, aboutMandate(mandate))}, ${applicant}, ${now})`);
  await audit(trx, lender, actor, 'mandate.requested', applicant, {
    ...{ offer: offer.id, version: offer.version, mandate, method },
    ...terms,
  });
  return {
    ref,
    lender: await lenderName(trx, lender),
    loan: namedOffer(offer).reference,
    limit: terms.limit,
    first: terms.firstDebit,
    last: terms.lastDebit,
  };
}

/** Begins a mandate of NACH for a verified account. Throws NOT_FOUND, MANDATE_CLOSED, CONFLICT. */
export async function beginMandate(
  offering: Offering,
  id: string,
  { account: ref, accountKind: kind, mode }: Choice,
  actor: Actor,
): Promise<MandateRequest> {
  const offer = await openOffer(offering, id);
  const account = (await readAccounts(offering)).find((one) => one.ref === ref);
  if (!account)
    throw new ApiError(
      'CONFLICT',
      'This bank account is not verified any more. Verify an account, then choose it.',
    );
  const { holder, number, ifsc, bank } = account;
  const asked = { account: masked(number), holder, ifsc, bank };
  const request = await addRequest(offering, offer, 'nach', asked, actor);
  return { ...request, at: offering.now, debtor: { name: holder, account: number, ifsc, kind }, mode };
}

/** Begins a mandate of UPI AutoPay: the person chooses the account in their app. Throws NOT_FOUND, MANDATE_CLOSED. */
export async function beginUpiMandate(
  offering: Offering,
  id: string,
  actor: Actor,
): Promise<UpiMandateRequest> {
  const offer = await openOffer(offering, id);
  if (mandateTerms(offer.words.terms).limit > mostByUpi) throw new ApiError('MANDATE_CLOSED');
  const unknown = { account: '', holder: '', ifsc: '', bank: '' };
  return addRequest(offering, offer, 'upi', unknown, actor);
}

/** Gives up the request that waits. An acceptance that still comes is stored all the same. Throws NOT_FOUND, MANDATE_CLOSED. */
export async function cancelMandate(offering: Offering, id: string, actor: Actor): Promise<void> {
  const { trx, lender, applicant, now } = offering;
  const { version } = await offerOf(offering, id);
  const [ended] = await trx.query<{ id: string }>(sql`
    update repayment_mandate set state = 'ended', settled_at = ${now}
    where applicant_id = ${applicant} and offer_id = ${id} and state = 'pending' returning id`);
  if (!ended) throw new ApiError('MANDATE_CLOSED');
  await audit(trx, lender, actor, 'mandate.cancelled', applicant, { offer: id, version, mandate: ended.id });
}
