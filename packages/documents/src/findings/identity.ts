import type { Fact } from '../fact.ts';
import { factOf } from '../facts.ts';
import { date, isoDay } from '../format.ts';
import { personsPan } from '../judgement/anchor.ts';
import { judgementOf } from '../judgement/rules.ts';
import { bareMark } from '../judgement/texts.ts';
import { masked } from '../masked.ts';
import { matchNames } from '../matching.ts';
import { byAuthority, type CaseRecord, calledBeside, isAnswered } from './case-records.ts';
import type { Finding, Severity } from './finding.ts';
import type { SentenceCode } from './sentences.ts';

interface Comparison {
  fact: Fact;
  code: SentenceCode;
  severity: Severity;
  /** Whether the value can be compared at all. */
  known(value: string): boolean;
  same(one: string, other: string): boolean;
  shown(value: string): string;
}

const asIs = (value: string) => value;
const lastFour = (value: string) => value.replace(/\D/g, '').slice(-4);

const comparisons: readonly Comparison[] = [
  {
    ...{ fact: 'name', code: 'name_differs', severity: 'high', shown: asIs },
    known: (value) => value !== '',
    same: (one, other) => matchNames(one, other).match,
  },
  {
    ...{ fact: 'dob', code: 'birth_differs', severity: 'high', shown: date },
    known: (value) => isoDay(value) !== '',
    same: (one, other) => isoDay(one) === isoDay(other),
  },
  {
    // A husband's name or an initial often stands in its place: said, and no more.
    ...{ fact: 'fatherName', code: 'father_differs', severity: 'low', shown: asIs },
    known: (value) => value !== '',
    same: (one, other) => matchNames(one, other).match,
  },
  {
    ...{ fact: 'pan', code: 'pan_differs', severity: 'block', shown: masked },
    known: (value) => personsPan.test(bareMark(value)),
    same: (one, other) => bareMark(one) === bareMark(other),
  },
  {
    ...{ fact: 'aadhaarLast4', code: 'aadhaar_differs', severity: 'high', shown: lastFour },
    known: (value) => lastFour(value).length === 4,
    same: (one, other) => lastFour(one) === lastFour(other),
  },
];

/** Facts that are in a record but are not compared with the person by its rules: a father's name, an Aadhaar number. */
const beside: readonly Fact[] = ['fatherName', 'aadhaarLast4'];

const statesOfPerson = ({ entry: { method } }: CaseRecord, fact: Fact): boolean =>
  beside.includes(fact) ? fact in method.facts : judgementOf(method).identity.facts.includes(fact);

/** Each record that states another fact than the strongest one does. */
function differing(records: readonly CaseRecord[], compared: Comparison): Finding[] {
  const stated = records
    .filter((one) => isAnswered(one) && statesOfPerson(one, compared.fact))
    .map((one) => ({ one, value: factOf(one.entry.method, one.record.data, compared.fact).trim() }))
    .filter(({ value }) => compared.known(value));
  const [base, ...others] = stated.sort((a, b) => byAuthority(a.one, b.one));
  if (!base) return [];
  return others
    .filter(({ value }) => !compared.same(base.value, value))
    .map(({ one, value }) => ({
      kind: 'identity',
      severity: compared.severity,
      key: `identity.${compared.fact}:${one.place}`,
      records: [base.one.place, one.place],
      evidence: {
        code: compared.code,
        values: {
          one: calledBeside(base.one, one),
          oneValue: compared.shown(base.value),
          other: calledBeside(one, base.one),
          otherValue: compared.shown(value),
        },
      },
      resolves: 'correct',
    }));
}

/** Names, dates of birth, fathers' names, PANs and ends of Aadhaar numbers that differ between two records. */
export const differingFacts = (records: readonly CaseRecord[]): Finding[] =>
  comparisons.flatMap((compared) => differing(records, compared));

const failedDetail = ({ record }: CaseRecord): string =>
  record.checks?.find(({ verdict, rule }) => verdict === 'failed' && rule)?.detail ??
  record.checks?.find(({ verdict }) => verdict === 'failed')?.detail ??
  '';

/** Records that were judged to be another's, where no comparison between two records has said so. */
export function mismatchedRecords(records: readonly CaseRecord[], said: readonly Finding[]): Finding[] {
  const named = new Set(
    said.filter(({ severity }) => severity !== 'low').map(({ records: [, other] }) => other),
  );
  return records
    .filter(({ verdict, place }) => verdict === 'mismatch' && !named.has(place))
    .map((one) => ({
      kind: 'identity',
      severity: 'high',
      key: `identity.record:${one.place}`,
      records: [one.place],
      evidence: { code: 'record_mismatch', values: { title: one.title, detail: failedDetail(one) } },
      resolves: 'correct',
    }));
}

/** Records of somebody, where the application names nobody. */
export const uncomparedRecords = (records: readonly CaseRecord[]): Finding[] =>
  records
    .filter(({ verdict }) => verdict === 'unmatched')
    .map((one) => ({
      kind: 'identity',
      severity: 'medium',
      key: `identity.unmatched:${one.place}`,
      records: [one.place],
      evidence: { code: 'not_compared', values: { title: one.title } },
      resolves: 'name',
    }));
