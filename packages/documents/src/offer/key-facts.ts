import type { ShownTable } from '../card.ts';
import { inr } from '../format.ts';
import { type WrittenLine, type WrittenPart, writtenBlock } from '../written-part.ts';
import { keyFactsWords } from './key-facts-words.ts';
import { type OfferFigures, type OfferTerms, offerFigures } from './terms.ts';
import { writtenDay } from './written-day.ts';

/** What the lender states beside the terms, as it stood when the offer was made. */
export interface Disclosures {
  /** At least one. */
  coolingOffDays: number;
  /** Grievance officer with telephone and e-mail address. */
  grievance: string;
}

/** Which offer it is, and how long its terms are locked. */
export interface NamedOffer {
  /** Unique: the application's number and the offer's version. */
  reference: string;
  validUntil: string;
  disclosures: Disclosures;
}

type Language = 'en' | 'hi';
type Words = (typeof keyFactsWords)[Language];

const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

function loanLines(
  terms: OfferTerms,
  named: NamedOffer,
  figures: OfferFigures,
  language: Language,
): WrittenLine[] {
  const words = keyFactsWords[language];
  return [
    [words.proposal, named.reference],
    [words.type, words.typeIs],
    [words.amount, inr(terms.amount)],
    [words.disbursal, words.disbursalIs],
    [words.term, filled(words.months, { count: terms.tenureMonths })],
    [words.instalments, filled(words.instalmentsAre, { count: terms.tenureMonths })],
    [words.instalment, inr(figures.instalment)],
    [words.firstDue, writtenDay(terms.firstDue, language)],
    [words.rate, filled(words.rateIs, { percent: terms.ratePercent })],
    [words.floating, words.floatingIs],
    [words.validUntil, writtenDay(named.validUntil, language)],
  ];
}

function feeLines({ fees }: OfferTerms, words: Words): WrittenLine[] {
  if (fees.length === 0) return [[words.charged, words.noFees]];
  return fees.map(
    ({ kind, payee, amount }): WrittenLine => [
      words[`fee.${kind}`],
      filled(words[`payee.${payee}`], { amount: inr(amount) }),
    ],
  );
}

function contingentLines({ penalPercent, foreclosurePercent }: OfferTerms, words: Words): WrittenLine[] {
  return [
    [words.penal, filled(words.penalIs, { percent: penalPercent })],
    [words.otherPenal, words.none],
    [words.foreclosure, filled(words.foreclosureIs, { percent: foreclosurePercent })],
    [words.switching, words.none],
  ];
}

function otherLines(terms: OfferTerms, { disclosures }: NamedOffer, words: Words): WrittenLine[] {
  const agents = terms.recoveryAgents;
  return [
    [words.agents, agents ? filled(words.agentsAre, { names: agents }) : words.noAgents],
    [words.grievance, filled(words.grievanceIs, { officer: disclosures.grievance })],
    [words.transfer, terms.transferable ? words.mayTransfer : words.noTransfer],
    [words.coLending, words.coLendingIs],
    [words.coolingOff, filled(words.coolingOffIs, { days: disclosures.coolingOffDays })],
    [words.lsp, words.none],
  ];
}

function sheetLines(terms: OfferTerms, figures: OfferFigures, words: Words): WrittenLine[] {
  return [
    [words.amount, inr(terms.amount)],
    [words.upfront, inr(figures.totalFees)],
    [words.net, inr(figures.netDisbursed)],
    [words.instalments, filled(words.instalmentsAre, { count: terms.tenureMonths })],
    [words.instalment, inr(figures.instalment)],
    [words.interest, inr(figures.totalInterest)],
    [words.total, inr(figures.totalToPay)],
    [words.apr, filled(words.percentYear, { percent: figures.apr ?? 0 })],
    [words.method, words.methodIs],
  ];
}

function scheduleTable({ schedule }: OfferFigures, language: Language): ShownTable {
  const words = keyFactsWords[language];
  const money = (label: string) => ({ label, format: 'inr' as const });
  return {
    title: words.schedule,
    columns: [
      { label: words.number, format: 'text' },
      { label: words.due, format: 'text' },
      ...[words.opening, words.principal, words.interestOf, words.instalmentOf].map(money),
    ],
    rows: schedule.map(({ number, due, opening, principal, interest, instalment }) => [
      String(number),
      writtenDay(due, language),
      ...[opening, principal, interest, instalment].map(inr),
    ]),
  };
}

export const keyFactsTitle = (language: Language): string => keyFactsWords[language].title;

/**
 * The parts of a Key Facts Statement in their order: the loan, fees, APR, contingent charges, other information, the
 * computation of the APR and the repayment schedule (RBI/2024-25/18, annexes A to C).
 */
export function keyFacts(terms: OfferTerms, named: NamedOffer, language: Language): WrittenPart[] {
  const words = keyFactsWords[language];
  const figures = offerFigures(terms);
  const apr: WrittenLine = [words.apr, filled(words.percentYear, { percent: figures.apr ?? 0 })];
  return [
    { title: words.loan, blocks: [writtenBlock(loanLines(terms, named, figures, language))] },
    { title: words.fees, blocks: [writtenBlock([...feeLines(terms, words), apr])] },
    { title: words.contingent, blocks: [writtenBlock(contingentLines(terms, words))] },
    { title: words.other, blocks: [writtenBlock(otherLines(terms, named, words))] },
    { title: words.sheet, blocks: [writtenBlock(sheetLines(terms, figures, words))] },
    { title: words.schedule, blocks: [writtenBlock([], undefined, [scheduleTable(figures, language)])] },
  ];
}
