import type { Language } from '@pramaan/contract/languages.ts';
import { date } from '@pramaan/documents/format.ts';
import {
  type AddressMatched,
  type Matched,
  matchAddresses,
  matchNames,
} from '@pramaan/documents/matching.ts';
import { m } from '@pramaan/messages';
import { type AadhaarRecord, type ComparedFact, comparedFacts } from './aadhaar-records.ts';
import { registryDay } from './registry-day.ts';

/** What two documents say of one fact: do they agree, and why that is not plain. */
export interface Compared {
  agree: boolean;
  reasons: readonly string[];
}

/** The spellings of one day are one: 15 Jan 1990. */
function sameDay(one: string, other: string, language: Language): Compared {
  const [first, second] = [date(one), date(other)];
  if (first === second) return { agree: true, reasons: [] };
  const years = [first, second].map((text) => /(?:19|20)\d{2}$/.exec(text)?.[0] ?? '');
  const yearOnly = [first, second].some((text) => /^\d{4}$/.test(text));
  if (yearOnly && years[0] && years[0] === years[1]) return { agree: true, reasons: [m.aadhaar_year()] };
  return {
    agree: false,
    reasons: [m.aadhaar_dates({ one: registryDay(one, language), other: registryDay(other, language) })],
  };
}

const letter = (gender: string) => gender.trim().charAt(0).toUpperCase();

/** The matching gives its reasons in English; in another language we say which words met, and which did not. */
function matched({ match, reasons, met, onlyA, onlyB }: Matched, language: Language): Compared {
  if (language === 'en') return { agree: match, reasons };
  const near = met.filter(({ a, b }) => a !== b).map(({ a, b }) => m.aadhaar_words_near({ a, b }));
  const only = [...onlyA, ...onlyB].join(', ');
  return {
    agree: match,
    reasons: [...near, ...(only ? [m.aadhaar_words_only({ words: only })] : [])],
  };
}

const partMessages = { pin: m.aadhaar_part_pin, house: m.aadhaar_part_house, city: m.aadhaar_part_city };

/** Addresses part by part: what differs is told by its name. The English reasons of the matching do so themselves. */
function matchedAddress(found: AddressMatched, language: Language): Compared {
  const compared = matched(found, language);
  if (language === 'en') return compared;
  const parts = found.parts.flatMap(({ part, says, a, b }) =>
    says === 'differs' && part in partMessages
      ? [partMessages[part as keyof typeof partMessages]({ one: a, other: b })]
      : [],
  );
  return { ...compared, reasons: [...parts, ...compared.reasons] };
}

const equal = (agree: boolean, reason: string): Compared => ({ agree, reasons: agree ? [] : [reason] });

/** Does one fact read the same on two documents? Both say it. The reasons are sentences in `language`. */
export function compareFact(
  fact: ComparedFact,
  one: string,
  other: string,
  language: Language = 'en',
): Compared {
  switch (fact) {
    case 'name':
      return matched(matchNames(one, other), language);
    case 'dob':
      return sameDay(one, other, language);
    case 'gender':
      return equal(letter(one) === letter(other), m.aadhaar_genders());
    case 'address':
      return matchedAddress(matchAddresses(one, other), language);
    case 'aadhaarLast4':
      return equal(one === other, m.aadhaar_numbers());
  }
}

/** One line of the comparison: what each record says of a fact, in the order of the records. */
export interface FactLine {
  fact: ComparedFact;
  said: readonly string[];
  /** `alone`: only one record says it, so that there is nothing to compare. */
  verdict: 'agree' | 'differ' | 'alone';
  reasons: readonly string[];
}

/** What the records say, fact by fact; each is held against the strongest record that says it. */
export function compareRecords(records: readonly AadhaarRecord[], language: Language): FactLine[] {
  return comparedFacts.flatMap((fact): FactLine[] => {
    const said = records.map(({ facts }) => facts[fact]);
    const [strongest, ...others] = said.filter(Boolean);
    if (!strongest) return [];
    const found = others.map((other) => compareFact(fact, strongest, other, language));
    const verdict = found.some(({ agree }) => !agree) ? 'differ' : found.length > 0 ? 'agree' : 'alone';
    return [{ fact, said, verdict, reasons: [...new Set(found.flatMap(({ reasons }) => reasons))] }];
  });
}
