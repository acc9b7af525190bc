import type { listAaConsents } from '@pramaan/contract/calls/bank-consents.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { type Message, m } from '@pramaan/messages';
import { dayText } from '../amounts.ts';

export type AaConsent = ResultOf<typeof listAaConsents>[number];

const spans = {
  DAY: m.bank_aa_span_day,
  MONTH: m.bank_aa_span_month,
  YEAR: m.bank_aa_span_year,
} as const;

/** `3 MONTH` → 3 months; what is no such span stays as the server words it. */
function spanText(text: string): string {
  if (/^(?:\d+ )?INF$/i.test(text.trim())) return m.bank_aa_span_inf();
  const [, count = '', unit = ''] = /^(\d+) (DAY|MONTH|YEAR)S?$/i.exec(text.trim()) ?? [];
  const span = spans[unit.toUpperCase() as keyof typeof spans];
  return span ? span({ count: Number(count) }) : text;
}

/** One line of the artefact, in plain words. `own`: the words are the server's, in English. */
export interface Term {
  label: Message;
  says: string;
  own?: boolean;
}

/** The consent artefact in plain words (purpose, range, life, frequency, fetch type, expiry). */
export function termsOf(consent: AaConsent, language: Language): Term[] {
  const { purpose, range, dataLife, frequency, fetchType, expiresAt, accounts } = consent;
  const once = /^one.?time$/i.test(fetchType.trim());
  const day = (text: string) => dayText(text, language);
  const lines: (Term | null)[] = [
    { label: m.bank_aa_purpose, says: m.bank_aa_purpose_value(purpose) },
    { label: m.bank_aa_range, says: m.bank_aa_range_value({ from: day(range.from), to: day(range.to) }) },
    { label: m.bank_aa_often, says: once ? m.bank_aa_once() : m.bank_aa_repeated({ frequency }) },
    { label: m.bank_aa_life, says: spanText(dataLife) },
    expiresAt ? { label: m.bank_aa_expires, says: day(expiresAt) } : null,
    accounts.length > 0 ? { label: m.bank_aa_accounts, says: accounts.join(', '), own: true } : null,
    { label: m.bank_aa_cannot, says: m.bank_aa_cannot_value() },
    { label: m.bank_aa_take_back, says: m.bank_aa_take_back_value() },
  ];
  return lines.filter((line) => line !== null);
}
