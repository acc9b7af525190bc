import { ApiError } from '@pramaan/contract/errors.ts';
import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { clausesOr } from '@pramaan/documents/offer/default-clauses.ts';
import {
  type AgreementFacts,
  type LoanAgreement,
  loanAgreement,
} from '@pramaan/documents/offer/loan-agreement.ts';
import { toCurrency as englishWords } from 'to-words/en-IN';
import { toCurrency as hindiWords } from 'to-words/hi-IN';
import { readLanguage } from '../../case-file/language.ts';
import { isOfferInForce } from '../../case-file/offer-in-force.ts';
import type { Branding } from '../../pdf/branding.ts';
import { makePdf } from '../../pdf/engine.ts';
import { lenderBranding } from '../../pdf/lender-branding.ts';
import { loanAgreementOrder } from '../../pdf/loan-agreement.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { indianDay } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { readAgreements } from './agreement-rows.ts';
import { requireConditions } from './conditions.ts';
import { digestOf, namedOffer, type Offer, offerOf } from './offer-rows.ts';
import type { Offering } from './offering.ts';
import { inLanguage, partiesOf, readSigners } from './parties.ts';
import { tellApplicant } from './tell-applicant.ts';

/** What an agreement is added with: the esign feature keeps it and asks the borrowers to sign. */
export type AddMade = (
  whose: { lender: string; applicant: string },
  made: { name: string; type: string; bytes: Buffer; offer: string; termsSha256: Buffer },
  actor: Actor,
  before: (trx: Queryable) => Promise<void>,
) => Promise<void>;

interface Making {
  within: <T>(work: (one: Offering) => Promise<T>) => Promise<T>;
  sandbox: boolean;
  addMade: AddMade;
}

interface Written {
  offering: Offering;
  offer: Offer;
  agreements: LoanAgreement[];
  branding: Awaited<ReturnType<typeof lenderBranding>>;
}

/** Another press of the button was there first. */
class MadeMeanwhile extends Error {}

const inWords = {
  en: (amount: number) => englishWords(amount, { ignoreZeroCurrency: true }),
  hi: (amount: number) => `${hindiWords(amount)} मात्र`,
};

/** The clauses of a lender: its own text, or the usual one. */
async function readClauses({ trx, lender }: Offering): Promise<Record<CompleteLanguage, string>> {
  const [row] = await trx.query<{ clauses: { en?: string; hi?: string } | null }>(
    sql`select settings->'agreementClauses' as clauses from lender where id = ${lender}`,
  );
  return clausesOr(row?.clauses);
}

/** In Hindi and English for a person who reads Hindi, else in English. */
async function languagesOf({ trx, applicant }: Offering, offer: Offer): Promise<CompleteLanguage[]> {
  const readsHindi = offer.answered_in === 'hi' || (await readLanguage(trx, applicant)) === 'hi';
  return readsHindi ? ['hi', 'en'] : ['en'];
}

/** Writes the agreement of an accepted offer; null when it is made already. Throws OFFER_CLOSED, CONDITIONS_OPEN, AGREEMENT_INCOMPLETE. */
async function writeAgreement(offering: Offering, id: string): Promise<Written | null> {
  const { trx, vault, lender, applicant, now } = offering;
  const offer = await offerOf(offering, id);
  if (!(await isOfferInForce(trx, id)))
    throw new ApiError(
      'OFFER_CLOSED',
      'An agreement can be made only of an accepted offer whose approval stands. Reload the page to see where it is.',
    );
  if ((await readAgreements(trx, applicant)).has(id)) return null;
  await requireConditions(offering, 'agreement');
  const branding = await lenderBranding(trx, lender);
  if (!branding.letterhead)
    throw new ApiError(
      'AGREEMENT_INCOMPLETE',
      'The agreement lacks the lender’s address. Enter the letterhead under Settings, then make the agreement.',
    );
  const signers = await readSigners(trx, vault, applicant);
  const clauses = await readClauses(offering);
  const { terms } = offer.words;
  const facts = (language: CompleteLanguage): AgreementFacts => ({
    ...namedOffer(offer),
    day: indianDay(now),
    lender: { name: branding.lender, address: branding.letterhead ?? '', source: '', joinsAs: null },
    ...partiesOf(inLanguage(signers, language)),
    amountInWords: inWords[language](terms.amount),
    termsSha256: digestOf(offer.words).toString('hex'),
    clauses: clauses[language],
  });
  const languages = await languagesOf(offering, offer);
  const agreements = languages.map((language) => loanAgreement(terms, facts(language), language));
  return { offering, offer, agreements, branding };
}

/**
 * Makes the agreement of an accepted offer, has everyone who signs asked to, each on their own phone. The same offer again
 * changes nothing. Throws NOT_FOUND, OFFER_CLOSED, CONDITIONS_OPEN, AGREEMENT_INCOMPLETE.
 */
export async function makeAgreement(
  { within, sandbox, addMade }: Making,
  id: string,
  actor: Actor,
): Promise<void> {
  const written = await within((one) => writeAgreement(one, id));
  if (!written) return;
  const { offering, offer, agreements, branding } = written;
  const { lender, applicant, now } = offering;
  const [first] = agreements;
  const look: Branding = { ...branding, sandbox, madeAt: now, language: first?.language ?? 'en' };
  const bytes = Buffer.from(await makePdf(loanAgreementOrder(agreements, look)));
  const termsSha256 = digestOf(offer.words);
  const { version, reference } = offer;
  const made = {
    name: `Loan agreement ${reference}-${version}.pdf`,
    type: 'Agreement',
    bytes,
    offer: id,
    termsSha256,
  };
  await addMade({ lender, applicant }, made, actor, async (trx) => {
    if (!(await isOfferInForce(trx, id))) throw new ApiError('OFFER_CLOSED');
    await requireConditions({ ...offering, trx }, 'agreement');
    if ((await readAgreements(trx, applicant)).has(id)) throw new MadeMeanwhile();
    await audit(trx, lender, actor, 'agreement.made', applicant, {
      offer: id,
      version,
      termsSha256: termsSha256.toString('hex'),
      languages: agreements.map(({ language }) => language).join(),
    });
    // The others when it is their turn (features/esign/settle.ts).
    await tellApplicant({ ...offering, trx }, 'agreement-ready');
  }).catch((error: unknown) => {
    if (!(error instanceof MadeMeanwhile)) throw error;
  });
}
