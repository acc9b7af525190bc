import type { Check } from '../tree.ts';
import { type CaseRecord, ownChecks } from './case-records.ts';
import type { Finding, Severity } from './finding.ts';
import type { SentenceCode } from './sentences.ts';

interface Sign {
  what: string;
  severity: Severity;
  code: SentenceCode;
  fits(check: Check): boolean;
}

const failed = (name: RegExp) => (check: Check) => check.verdict === 'failed' && name.test(check.name);
const fileSays = (form: RegExp) => (check: Check) => check.name === 'File' && form.test(check.detail);

/** Signs of a changed paper among the checks that a record was brought with. The first that fits a check counts. */
const signs: readonly Sign[] = [
  {
    what: 'signature',
    severity: 'block',
    code: 'signature_broken',
    fits: failed(/(?:signature|time stamp)$/i),
  },
  {
    what: 'made-later',
    severity: 'high',
    code: 'file_suspect',
    fits: fileSays(/before the last day it covers/),
  },
  {
    what: 'edited',
    severity: 'high',
    code: 'file_suspect',
    fits: fileSays(/^The file was (?:changed on|saved \d+ times)|a program that edits/),
  },
  { what: 'screenshot', severity: 'medium', code: 'file_suspect', fits: fileSays(/is a screenshot/) },
  { what: 'file', severity: 'medium', code: 'file_suspect', fits: fileSays(/./) },
  { what: 'balance', severity: 'high', code: 'balance_broken', fits: failed(/^Balance$/) },
  {
    what: 'sums',
    severity: 'medium',
    code: 'sums_differ',
    fits: (check) => check.verdict === 'failed' && /add up|total|less/i.test(`${check.name} ${check.detail}`),
  },
];

/** What says that a file was changed: its signature, its dates, its balances, its sums. */
export function tamperedRecords(records: readonly CaseRecord[]): Finding[] {
  const found = records.flatMap((one) =>
    ownChecks(one.record).flatMap((check): Finding[] => {
      const sign = signs.find(({ fits }) => fits(check));
      if (!sign) return [];
      return [
        {
          kind: 'tampering',
          severity: sign.severity,
          key: `tampering.${sign.what}:${one.place}`,
          records: [one.place],
          evidence: { code: sign.code, values: { title: one.title, detail: check.detail } },
          resolves: 'original',
        },
      ];
    }),
  );
  return [...new Map(found.toReversed().map((finding) => [finding.key, finding])).values()].toReversed();
}
