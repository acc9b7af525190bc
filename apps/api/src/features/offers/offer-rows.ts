import type { offerLine, offerStates } from '@pramaan/contract/calls/offers.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Disclosures } from '@pramaan/documents/offer/key-facts.ts';
import { coolingOffDue, type OfferTerms, offerFigures } from '@pramaan/documents/offer/terms.ts';
import type * as z from 'zod/mini';
import { indianDay } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { sha256 } from '../../platform/hash-chain.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { Offering } from './offering.ts';

/** What is sealed of an offer: the terms, and what the lender stated beside them on that day. */
interface OfferWords {
  terms: OfferTerms;
  disclosures: Disclosures;
}

export interface Offer {
  id: string;
  decision_id: string;
  version: number;
  state: (typeof offerStates)[number];
  words: OfferWords;
  made_at: Date;
  valid_until: string;
  answered_at: Date | null;
  exited_at: Date | null;
  answered_in: string | null;
  made_name: string;
  reference: string;
}

export const aboutOffer = (id: string) => `offer ${id}`;

/** SHA-256 of what an acceptance is of. */
export const digestOf = (words: OfferWords) => sha256(JSON.stringify(words));

/** Every offer of an application, newest first, in the caller's transaction. An open one whose last day is over has expired. */
export async function readOffers(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
  now: Date,
): Promise<Offer[]> {
  const rows = await trx.query<Omit<Offer, 'words'> & { words: Uint8Array }>(sql`
    /* never null: valid_until */
    select o.id, o.decision_id, o.version, o.state, o.words, o.made_at, o.valid_until::text as valid_until,
      o.answered_at, o.answered_in, o.exited_at, s.name as made_name, a.reference
    from loan_offer o join staff s on s.lender_id = o.lender_id and s.id = o.made_by
      join applicant a on a.lender_id = o.lender_id and a.id = o.applicant_id
    where o.applicant_id = ${applicant} order by o.version desc limit 50`);
  return rows.map((row) => ({
    ...row,
    state: row.state === 'open' && row.valid_until < indianDay(now) ? 'expired' : row.state,
    words: vault.openJson<OfferWords>(row.words, aboutOffer(row.id)),
  }));
}

/** The offer that a call names. Throws NOT_FOUND. */
export async function offerOf(
  { trx, vault, applicant, now }: Pick<Offering, 'trx' | 'vault' | 'applicant' | 'now'>,
  id: string,
): Promise<Offer> {
  const offer = (await readOffers(trx, vault, applicant, now)).find((one) => one.id === id);
  if (!offer) throw new ApiError('NOT_FOUND', 'This offer does not exist.');
  return offer;
}

const dayMs = 86_400_000;
const referenceOf = ({ reference, version }: Offer) => `${reference}/${version}`;

/** Until when an accepted loan can be left, and what is owed if it is left now: the APR of the days since it was accepted. */
export function coolingOffOf({ answered_at, state, words }: Offer, now: Date) {
  if (!answered_at || state !== 'accepted') return null;
  const until = new Date(answered_at.valueOf() + words.disclosures.coolingOffDays * dayMs);
  const days = Math.max(0, Math.floor((now.valueOf() - answered_at.valueOf()) / dayMs));
  const due = coolingOffDue(words.terms, offerFigures(words.terms).apr ?? 0, days);
  return { until: until.toISOString(), open: until > now, due };
}

/** What the statement of an offer is named with. */
export const namedOffer = (offer: Offer) => ({
  reference: referenceOf(offer),
  validUntil: offer.valid_until,
  disclosures: offer.words.disclosures,
});

type ShownOffer = z.output<typeof offerLine>;
type After = Pick<ShownOffer, 'agreement' | 'handOver' | 'mandate'>;

/** What was offered and answered. */
export function offerFacts(offer: Offer): Omit<ShownOffer, keyof After | 'coolingOff'> {
  const { terms, disclosures } = offer.words;
  const figures = offerFigures(terms);
  return {
    _id: offer.id,
    version: offer.version,
    reference: referenceOf(offer),
    state: offer.state,
    terms: { ...terms, fees: [...terms.fees] },
    figures: { ...figures, apr: figures.apr ?? 0 },
    coolingOffDays: disclosures.coolingOffDays,
    grievance: disclosures.grievance,
    madeAt: offer.made_at.toISOString(),
    by: offer.made_name,
    validUntil: offer.valid_until,
    answeredAt: offer.answered_at?.toISOString() ?? null,
    exitedAt: offer.exited_at?.toISOString() ?? null,
  };
}

/** An offer as it is today, with what came after it. */
export const shownOffer = (offer: Offer, now: Date, after: After): ShownOffer => ({
  ...offerFacts(offer),
  coolingOff: coolingOffOf(offer, now),
  ...after,
});
