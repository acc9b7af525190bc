import { inr } from '../format.ts';
import { type WrittenLine, type WrittenPart, writtenBlock } from '../written-part.ts';
import type { NamedOffer } from './key-facts.ts';
import { sanctionLetterWords } from './sanction-letter-words.ts';
import { type OfferTerms, offerFigures } from './terms.ts';
import { writtenDay } from './written-day.ts';

interface SanctionFacts extends NamedOffer {
  lender: string;
  /** The day on which the offer was made in India, YYYY-MM-DD. */
  day: string;
  /** Of the approval, as the lender wrote them. */
  conditions: readonly { text: string; neededFor: 'signing' | 'payout' }[];
}

type Language = 'en' | 'hi';
type Words = (typeof sanctionLetterWords)[Language];
type Values = Readonly<Record<string, string | number>>;

const filled = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
const part = (title: string, lines: readonly WrittenLine[]): WrittenPart => ({
  title,
  blocks: [writtenBlock(lines)],
});

function loanLines(terms: OfferTerms, language: Language): WrittenLine[] {
  const words = sanctionLetterWords[language];
  const { apr, instalment } = offerFigures(terms);
  const { amount, tenureMonths: count, ratePercent: percent, firstDue } = terms;
  return [
    [words.amount, inr(amount)],
    [words.tenure, filled(words.months, { count })],
    [words.rate, filled(words.rateIs, { percent })],
    [words.apr, filled(words.percentYear, { percent: apr ?? 0 })],
    [
      words.instalments,
      filled(words.instalmentsAre, { count, amount: inr(instalment), day: writtenDay(firstDue, language) }),
    ],
  ];
}

function chargeLines(terms: OfferTerms, words: Words): WrittenLine[] {
  const { totalFees, netDisbursed } = offerFigures(terms);
  return [
    ...terms.fees.map(
      ({ kind, payee, amount }): WrittenLine => [
        words[`fee.${kind}`],
        filled(words[`payee.${payee}`], { amount: inr(amount) }),
      ],
    ),
    [words.upfront, terms.fees.length > 0 ? inr(totalFees) : words.noFees],
    [words.net, inr(netDisbursed)],
    [words.penal, filled(words.penalIs, { percent: terms.penalPercent })],
    [words.foreclosure, filled(words.foreclosureIs, { percent: terms.foreclosurePercent })],
  ];
}

function conditionLines({ conditions, lender }: SanctionFacts, words: Words): WrittenLine[] {
  const lines = (['signing', 'payout'] as const).flatMap((stage) =>
    conditions.flatMap(({ text, neededFor }): WrittenLine[] =>
      neededFor === stage ? [[words[stage], text]] : [],
    ),
  );
  return [
    ...(lines.length > 0 ? lines : [[words.payout, words.none] as const]),
    [words.always, filled(words.alwaysAre, { lender })],
  ];
}

export const sanctionLetterTitle = (language: Language): string => sanctionLetterWords[language].title;

/**
 * The parts of a sanction letter: what was sanctioned and until when, the loan, its charges, the conditions of the approval, and
 * what to do next. It says nothing that the Key Facts Statement does not, and no reason of the decision.
 */
export function sanctionLetter(terms: OfferTerms, facts: SanctionFacts, language: Language): WrittenPart[] {
  const words = sanctionLetterWords[language];
  const { lender, day, reference, validUntil, disclosures } = facts;
  return [
    part(words.sanction, [
      [words.outcome, filled(words.outcomeIs, { lender })],
      [words.offer, reference],
      [words.day, writtenDay(day, language)],
      [words.validUntil, filled(words.validUntilIs, { day: writtenDay(validUntil, language) })],
    ]),
    part(words.terms, loanLines(terms, language)),
    part(words.charges, chargeLines(terms, words)),
    part(words.conditions, conditionLines(facts, words)),
    part(words.next, [
      [words.accept, words.acceptIs],
      [words.coolingOff, filled(words.coolingOffIs, { days: disclosures.coolingOffDays })],
      [words.grievance, disclosures.grievance],
    ]),
  ];
}
