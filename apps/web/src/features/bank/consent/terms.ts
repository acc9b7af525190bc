import type { listAaConsents } from '@pramaan/contract/calls/bank-consents.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Language } from '@pramaan/contract/purposes.ts';
import { type PlainKey, t } from '../../../lib/catalogue.ts';
import { dayText } from '../amounts.ts';

export type AaConsent = ResultOf<typeof listAaConsents>[number];

const spans = {
  DAY: 'bank.aa.span.DAY',
  MONTH: 'bank.aa.span.MONTH',
  YEAR: 'bank.aa.span.YEAR',
} as const;

/** `3 MONTH` → 3 months; what is no such span stays as the server words it. */
export function spanText(text: string): string {
  if (/^(?:\d+ )?INF$/i.test(text.trim())) return t('bank.aa.span.INF');
  const [, count = '', unit = ''] = /^(\d+) (DAY|MONTH|YEAR)S?$/i.exec(text.trim()) ?? [];
  const key = spans[unit.toUpperCase() as keyof typeof spans];
  if (!key) return text;
  return Number(count) === 1 ? t(`${key}.one`) : t(key, { count });
}

/** One line of the artefact, in plain words. `own`: the words are the server's, in English. */
export interface Term {
  label: PlainKey;
  says: string;
  own?: boolean;
}

/** The consent artefact in plain words (ReBIT: purpose, range, life, frequency, fetch type, expiry). */
export function termsOf(consent: AaConsent, language: Language): Term[] {
  const { purpose, range, dataLife, frequency, fetchType, expiresAt, accounts } = consent;
  const once = /^one.?time$/i.test(fetchType.trim());
  const day = (text: string) => dayText(text, language);
  const lines: (Term | null)[] = [
    { label: 'bank.aa.purpose', says: t('bank.aa.purpose.value', purpose) },
    { label: 'bank.aa.range', says: t('bank.aa.range.value', { from: day(range.from), to: day(range.to) }) },
    { label: 'bank.aa.often', says: once ? t('bank.aa.once') : t('bank.aa.repeated', { frequency }) },
    { label: 'bank.aa.life', says: spanText(dataLife) },
    expiresAt ? { label: 'bank.aa.expires', says: day(expiresAt) } : null,
    accounts.length > 0 ? { label: 'bank.aa.accounts', says: accounts.join(', '), own: true } : null,
    { label: 'bank.aa.cannot', says: t('bank.aa.cannot.value') },
    { label: 'bank.aa.takeBack', says: t('bank.aa.takeBack.value') },
  ];
  return lines.filter((line) => line !== null);
}
