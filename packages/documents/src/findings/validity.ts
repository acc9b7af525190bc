import type { Area } from '../define.ts';
import { date } from '../format.ts';
import { lastDayOf } from '../judgement/judge.ts';
import { type CaseRecord, isBelieved } from './case-records.ts';
import { textOf } from './figures.ts';
import type { Finding, Severity } from './finding.ts';

/** Areas on whose documents a loan rests: without a true one nothing is approved. */
const loadBearing: readonly Area[] = ['identity', 'form16', 'itr', 'bank-statements'];
const ofPerson: readonly Area[] = ['identity', 'address-proof'];

const detailOf = ({ record }: CaseRecord, rules: readonly string[]): string =>
  record.checks?.find(({ verdict, rule }) => verdict === 'failed' && rule && rules.includes(rule))?.detail ??
  '';

const about = (one: CaseRecord, what: string, severity: Severity) =>
  ({ kind: 'validity', severity, key: `validity.${what}:${one.place}`, records: [one.place] }) as const;

/** Documents of which the source says no: cancelled, revoked, not theirs to confirm. */
export const invalidRecords = (records: readonly CaseRecord[]): Finding[] =>
  records
    .filter(({ verdict }) => verdict === 'invalid')
    .map((one) => ({
      ...about(one, 'invalid', loadBearing.includes(one.entry.document.area) ? 'block' : 'high'),
      evidence: {
        code: 'invalid',
        values: { title: one.title, detail: detailOf(one, ['negative', 'asked', 'validity']) },
      },
      resolves: 'replace',
    }));

/** Documents whose own validity is over. */
export const expiredRecords = (records: readonly CaseRecord[]): Finding[] =>
  records
    .filter(({ verdict }) => verdict === 'expired')
    .map((one) => ({
      ...about(one, 'expired', ofPerson.includes(one.entry.document.area) ? 'high' : 'medium'),
      evidence: {
        code: 'expired',
        values: { title: one.title, detail: detailOf(one, ['validity', 'negative']) },
      },
      resolves: 'renew',
    }));

/** Numbers that the source does not know. */
export const unknownRecords = (records: readonly CaseRecord[]): Finding[] =>
  records
    .filter(({ verdict }) => verdict === 'not_found')
    .map((one) => ({
      ...about(one, 'not-found', 'medium'),
      evidence: { code: 'not_found', values: { title: one.title } },
      resolves: 'replace',
    }));

/** The day on which a loan that begins today ends; blank without a tenure. */
function endOfLoan(records: readonly CaseRecord[], today: string): string {
  const request = records.find(
    ({ entry }) => entry.document.group === 'loan' && 'loanPeriod' in entry.method.capture,
  );
  const months = request ? Number(textOf(request, 'loanPeriod')) : Number.NaN;
  if (!Number.isInteger(months) || months < 1) return '';
  const end = new Date(`${today}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.toISOString().slice(0, 10);
}

/** Documents that are in force today and not until the loan is repaid. Most are: it is worth knowing, and no more. */
export function expiringRecords(records: readonly CaseRecord[], today: string): Finding[] {
  const end = endOfLoan(records, today);
  if (end === '') return [];
  return records.filter(isBelieved).flatMap((one): Finding[] => {
    const day = lastDayOf(one.entry, one.record.data);
    if (day === '' || day < today || day >= end) return [];
    return [
      {
        ...about(one, 'expires', 'info'),
        evidence: { code: 'expires_in_term', values: { title: one.title, day: date(day), end: date(end) } },
        resolves: 'none',
      },
    ];
  });
}
