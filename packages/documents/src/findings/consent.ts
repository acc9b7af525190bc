import type { Area } from '../define.ts';
import type { CaseRecord } from './case-records.ts';
import type { Finding } from './finding.ts';

/** What a person agrees to, by area; all other sources are asked under the consent to verification. */
const ofArea: Partial<Record<Area, string>> = { 'credit-report': 'bureau', 'bank-statements': 'bank' };

const called: Readonly<Record<string, string>> = {
  verification: 'verifying documents',
  bureau: 'the credit report',
  bank: 'the bank statement',
};

/** The purpose under which a record was obtained; null for what the applicant said. */
const purposeOf = ({ entry, record }: CaseRecord): string | null =>
  record.source === 'self-declared' ? null : (ofArea[entry.document.area] ?? 'verification');

/** Records whose purpose has no consent that stands: never given, or withdrawn since. */
export function recordsWithoutConsent(
  records: readonly CaseRecord[],
  consents: ReadonlySet<string>,
): Finding[] {
  const purposes = Map.groupBy(records, (one) => purposeOf(one) ?? '');
  return [...purposes].flatMap(([purpose, under]): Finding[] => {
    if (purpose === '' || consents.has(purpose)) return [];
    return [
      {
        kind: 'consent',
        severity: 'high',
        key: `consent.${purpose}`,
        records: under.map(({ place }) => place),
        evidence: {
          code: 'no_consent',
          values: {
            purpose: called[purpose] ?? purpose,
            titles: [...new Set(under.map(({ title }) => title))].join(', '),
          },
        },
        resolves: 'consent',
      },
    ];
  });
}
