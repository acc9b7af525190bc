import type { ConsentTerms } from '../consents.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const dayOf = (moment: string) => day.format(new Date(moment));

const units: Readonly<Record<string, string>> = { DAY: 'day', MONTH: 'month', YEAR: 'year', HOUR: 'hour' };
const many = (value: number, unit: string) => `${value} ${units[unit] ?? 'time'}${value === 1 ? '' : 's'}`;

const parts: Readonly<Record<string, string>> = {
  PROFILE: 'account holder',
  SUMMARY: 'balance',
  TRANSACTIONS: 'transactions',
};

/** The terms of a consent, each with its heading. */
export function plainTerms(terms: ConsentTerms): [heading: string, says: string][] {
  const { Purpose, FIDataRange, DataLife, Frequency, fetchType, consentTypes, consentExpiry } = terms;
  const often =
    fetchType === 'ONETIME'
      ? 'Once.'
      : `Up to ${many(Frequency.value, 'TIME')} in each ${units[Frequency.unit] ?? 'period'}, until ${dayOf(consentExpiry)}.`;
  const stored = DataLife.unit === 'INF' ? 'No limit.' : `${many(DataLife.value, DataLife.unit)}.`;
  return [
    ['Purpose', Purpose.text],
    ['Data shared', `${consentTypes.map((part) => parts[part] ?? part).join(', ')}.`],
    ['Period', `${dayOf(FIDataRange.from)} to ${dayOf(FIDataRange.to)}.`],
    ['How often', often],
    ['Stored for', stored],
  ];
}
