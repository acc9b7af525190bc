import { type CaseRecord, isBelieved, ownChecks } from './case-records.ts';
import { amountAt, figuresOf } from './figures.ts';
import type { Finding } from './finding.ts';
import { isSalary, statementsOf } from './statement-rows.ts';

/** Months that were asked for and are not in the statement. */
export const missingMonths = (records: readonly CaseRecord[]): Finding[] =>
  records.flatMap((one) =>
    ownChecks(one.record)
      .filter(({ name, verdict }) => name === 'Months' && verdict !== 'passed')
      .slice(0, 1)
      .map(({ detail }) => ({
        kind: 'coverage',
        severity: 'medium',
        key: `coverage.months:${one.place}`,
        records: [one.place],
        evidence: { code: 'months_missing', values: { title: one.title, detail } },
        resolves: 'months',
      })),
  );

/** A statement of an account into which the salary does not come. */
export function statementsWithoutSalary(records: readonly CaseRecord[]): Finding[] {
  const paid = records.find(
    (one) => isBelieved(one) && figuresOf(one).some(({ salary }) => (amountAt(one, salary) ?? 0) > 0),
  );
  if (!paid) return [];
  return statementsOf(records)
    .filter(({ rows }) => rows.length > 0 && !rows.some(isSalary))
    .map(({ record }) => ({
      kind: 'coverage',
      severity: 'medium',
      key: `coverage.salary:${record.place}`,
      records: [record.place, paid.place],
      evidence: { code: 'no_salary', values: { statement: record.title, source: paid.title } },
      resolves: 'explain',
    }));
}
