import type { ShownBlock } from '../card.ts';
import { inr } from '../format.ts';
import type { JoiningRole } from '../joins-as.ts';
import { type WrittenLine, type WrittenPart, writtenBlock } from '../written-part.ts';
import { type AgreementValues, type Clause, filledClauses } from './agreement-clauses.ts';
import { agreementWords } from './agreement-words.ts';
import { keyFacts, keyFactsTitle, type NamedOffer } from './key-facts.ts';
import { type OfferTerms, offerFigures } from './terms.ts';
import { writtenDay } from './written-day.ts';

type AgreementLanguage = 'en' | 'hi';

/** A person or firm of the agreement. */
export interface Party {
  name: string;
  address: string;
  /** The document that the address is from; blank for the lender. */
  source: string;
  /** As what they join the application; null for the applicant and the lender. */
  joinsAs: JoiningRole | null;
}

/** What a loan agreement is made of, beside the terms. */
export interface AgreementFacts extends NamedOffer {
  /** YYYY-MM-DD. */
  day: string;
  lender: Party;
  /** Everyone who borrows, the applicant first. */
  borrowers: readonly Party[];
  /** Who stands surety for them. */
  guarantors: readonly Party[];
  amountInWords: string;
  /** Of the sealed terms that were accepted, hex. */
  termsSha256: string;
  /** The lender's clauses, without a fault. */
  clauses: string;
}

/** A loan agreement in one language, in the order in which it is read. */
export interface LoanAgreement {
  title: string;
  language: AgreementLanguage;
  above: WrittenPart[];
  clausesTitle: string;
  clauses: Clause[];
  annexTitle: string;
  /** The Key Facts Statement. */
  annex: WrittenPart[];
}

export const agreementTitle = (language: AgreementLanguage): string => agreementWords[language].title;

/** "Asha Sample, Kiran Sample and Ravi Sample". */
function namesOf(parties: readonly Party[], language: AgreementLanguage): string {
  const first = parties.slice(0, -1).map(({ name }) => name);
  const last = parties.at(-1)?.name ?? '';
  return first.length > 0 ? `${first.join(', ')} ${agreementWords[language].and} ${last}` : last;
}

/** What guarantors promise. It is our own, since the lender's clauses are of every loan. */
function guaranteeOf(
  { guarantors }: AgreementFacts,
  { lender, borrower }: AgreementValues,
  language: AgreementLanguage,
): Clause[] {
  if (guarantors.length === 0) return [];
  const { guarantee, guaranteeClause } = agreementWords[language];
  const named = { guarantor: namesOf(guarantors, language), lender, borrower };
  const text = guaranteeClause.replace(
    /\{(guarantor|lender|borrower)\}/g,
    (_, name: keyof typeof named) => named[name],
  );
  return [{ heading: guarantee, paragraphs: [text] }];
}

function valuesOf(terms: OfferTerms, facts: AgreementFacts, language: AgreementLanguage): AgreementValues {
  const figures = offerFigures(terms);
  return {
    lender: facts.lender.name,
    borrower: namesOf(facts.borrowers, language),
    reference: facts.reference,
    date: writtenDay(facts.day, language),
    amount: inr(terms.amount),
    amountInWords: facts.amountInWords,
    netDisbursed: inr(figures.netDisbursed),
    tenure: String(terms.tenureMonths),
    rate: `${terms.ratePercent}%`,
    apr: `${figures.apr ?? 0}%`,
    instalment: inr(figures.instalment),
    firstDue: writtenDay(terms.firstDue, language),
    lastDue: writtenDay(figures.schedule.at(-1)?.due ?? '', language),
    fees: inr(figures.totalFees),
    penal: `${terms.penalPercent}%`,
    foreclosure: `${terms.foreclosurePercent}%`,
    coolingOffDays: String(facts.disclosures.coolingOffDays),
    grievance: facts.disclosures.grievance,
    termsSha256: facts.termsSha256,
  };
}

/**
 * A loan agreement: the parties, a summary of the terms, the lender's clauses, and the Key Facts Statement as its annex, as
 * RBI/2024-25/18 asks for both.
 */
export function loanAgreement(
  terms: OfferTerms,
  facts: AgreementFacts,
  language: AgreementLanguage,
): LoanAgreement {
  const words = agreementWords[language];
  const values = valuesOf(terms, facts, language);
  const party = ({ name, address, source }: Party, role: string): ShownBlock =>
    writtenBlock(
      [
        [words.name, name],
        [words.address, address],
        ...(source ? [[words.addressFrom, source] as const] : []),
      ],
      role,
    );
  const roleOf = (at: number) => (at === 0 ? words.borrower : words.coBorrower);
  const summary: WrittenLine[] = [
    [words.reference, values.reference],
    [words.day, values.date],
    [words.amount, `${values.amount} (${values.amountInWords})`],
    [words.netDisbursed, values.netDisbursed],
    [words.rate, `${values.rate} ${words.aYear}`],
    [words.apr, `${values.apr} ${words.aYear}`],
    [words.instalments, `${values.tenure} × ${values.instalment}`],
    [words.firstAndLast, `${values.firstDue} – ${values.lastDue}`],
    [words.fees, values.fees],
    [words.coolingOff, `${values.coolingOffDays} ${words.days}`],
    [words.grievance, values.grievance],
    [words.terms, values.termsSha256],
  ];
  return {
    title: words.title,
    language,
    above: [
      {
        title: words.parties,
        blocks: [
          party(facts.lender, words.lender),
          ...facts.borrowers.map((borrower, at) => party(borrower, roleOf(at))),
          ...facts.guarantors.map((guarantor) => party(guarantor, words.guarantor)),
        ],
      },
      { title: words.summary, blocks: [writtenBlock(summary)] },
    ],
    clausesTitle: words.clauses,
    clauses: [...filledClauses(facts.clauses, values), ...guaranteeOf(facts, values, language)],
    annexTitle: `${words.annex}: ${keyFactsTitle(language)}`,
    annex: keyFacts(terms, facts, language),
  };
}
