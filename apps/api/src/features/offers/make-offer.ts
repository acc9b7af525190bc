import type { StoredBranding } from '@pramaan/contract/branding.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { instalmentOf } from '@pramaan/documents/assessment/instalment.ts';
import { date } from '@pramaan/documents/format.ts';
import type { Disclosures } from '@pramaan/documents/offer/key-facts.ts';
import {
  type OfferFigures,
  type OfferTerms,
  offerFigures,
  workingDaysAfter,
} from '@pramaan/documents/offer/terms.ts';
import { type Approval, standingApproval } from '../../case-file/approval.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { indianDay } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { aboutOffer, digestOf, readOffers } from './offer-rows.ts';
import type { Offering } from './offering.ts';
import { tellApplicant } from './tell-applicant.ts';

export interface Wanted {
  terms: Omit<OfferTerms, 'recoveryAgents'> & { recoveryAgents?: string | undefined };
  validDays: number;
}

interface Checked {
  approval: Approval;
  terms: OfferTerms;
  disclosures: Disclosures;
  figures: OfferFigures & { apr: number };
  validUntil: string;
}

/** Days between the offer and its first instalment. */
const firstDueDays = { least: 15, most: 62 };
const dayMs = 86_400_000;

function refuse(path: string, message: string): never {
  throw new ApiError('BAD_REQUEST', message, [{ path: `terms.${path}`, message }]);
}

/** Whole rupees of the instalment of a loan, as a person would be told. */
const instalmentText = ({ amount, tenureMonths, ratePercent }: Approval['terms']) =>
  instalmentOf(amount, tenureMonths, ratePercent).toLocaleString('en-IN');

/**
 * Nobody offers more than was approved: amount, tenure and instalment at most, the rate exactly. A shorter tenure makes a larger
 * instalment than the one that was held against the person's income.
 */
function requireApproved(terms: OfferTerms, approved: Approval['terms']): void {
  if (terms.amount > approved.amount)
    refuse('amount', `Offer at most ₹${approved.amount.toLocaleString('en-IN')}, the approved amount.`);
  if (terms.tenureMonths > approved.tenureMonths)
    refuse('tenureMonths', `Offer at most ${approved.tenureMonths} months, the approved tenure.`);
  if (terms.ratePercent !== approved.ratePercent)
    refuse(
      'ratePercent',
      `Offer the approved rate of ${approved.ratePercent}% a year. Another rate needs a new decision.`,
    );
  const instalment = instalmentOf(terms.amount, terms.tenureMonths, terms.ratePercent);
  if (instalment > instalmentOf(approved.amount, approved.tenureMonths, approved.ratePercent))
    refuse(
      'tenureMonths',
      `The instalment of this tenure is ₹${instalmentText(terms)}; approved is one of ₹${instalmentText(approved)}. Offer a longer tenure or a smaller amount.`,
    );
}

function requireFirstDue({ firstDue }: OfferTerms, today: string): void {
  const days = (Date.parse(firstDue) - Date.parse(today)) / dayMs;
  if (days < firstDueDays.least || days > firstDueDays.most)
    refuse(
      'firstDue',
      `The first instalment is due ${firstDueDays.least} to ${firstDueDays.most} days from today.`,
    );
}

/** What the statement says of the lender. Throws OFFER_SETTINGS for a lender that has not said it. */
async function disclosuresOf({ trx, lender }: Offering): Promise<Disclosures> {
  const [row] = await trx.query<{ branding: StoredBranding; days: number | null }>(
    sql`select branding, (settings->>'coolingOffDays')::int as days from lender where id = ${lender}`,
  );
  const grievance = row?.branding.texts?.grievance ?? '';
  if (!grievance || !row?.days) throw new ApiError('OFFER_SETTINGS');
  return { grievance, coolingOffDays: row.days };
}

/** Checks what is wanted against the approval and the lender's settings, and computes it. The application is locked. */
export async function checkOffer(offering: Offering, { terms: wanted, validDays }: Wanted): Promise<Checked> {
  const { trx, vault, applicant, now } = offering;
  await trx.query(sql`select id from applicant where id = ${applicant} for update`);
  const approval = await standingApproval(trx, vault, applicant);
  if (!approval)
    throw new ApiError('NOT_IN_THIS_STAGE', 'Only an approved application gets an offer. Approve it first.');
  const [latest] = await readOffers(trx, vault, applicant, now);
  if (latest?.state === 'open' || latest?.state === 'accepted') throw new ApiError('OFFER_LIVE');
  const disclosures = await disclosuresOf(offering);
  const terms: OfferTerms = { ...wanted, recoveryAgents: wanted.recoveryAgents ?? '' };
  const today = indianDay(now);
  requireApproved(terms, approval.terms);
  requireFirstDue(terms, today);
  const { apr, ...figures } = offerFigures(terms);
  if (apr === null) refuse('fees', 'The fees leave nothing to pay out. Enter lower fees.');
  const validUntil = workingDaysAfter(today, validDays);
  return { approval, terms, disclosures, figures: { ...figures, apr }, validUntil };
}

/** Makes an offer, with its audit row and the message to the person, in the caller's transaction. */
export async function makeOffer(
  offering: Offering,
  wanted: Wanted,
  staff: string,
  actor: Actor,
): Promise<void> {
  const { trx, vault, lender, applicant, now } = offering;
  const { approval, terms, disclosures, figures, validUntil } = await checkOffer(offering, wanted);
  await trx.query(sql`
    update loan_offer set state = 'expired' where applicant_id = ${applicant} and state = 'open' and valid_until < ${indianDay(now)}::date`);
  const [newest] = await trx.query<{ version: number }>(sql`
    /* never null: version */
    select coalesce(max(version), 0)::int as version from loan_offer where applicant_id = ${applicant}`);
  const version = (newest?.version ?? 0) + 1;
  const id = newId();
  const words = { terms, disclosures };
  await trx.query(sql`
    insert into loan_offer (lender_id, id, applicant_id, decision_id, version, state, words, terms_sha256, made_by, made_at, valid_until)
    values (${lender}, ${id}, ${applicant}, ${approval.decision}, ${version}, 'open', ${vault.sealJson(words, aboutOffer(id))},
      ${digestOf(words)}, ${staff}, ${now}, ${validUntil}::date)`);
  await audit(trx, lender, actor, 'offer.made', applicant, {
    offer: id,
    version,
    apr: figures.apr,
    validUntil,
  });
  await tellApplicant(offering, 'loan-offer', { day: date(validUntil) });
}
