import { date } from '../format.ts';
import { dayIn } from '../judgement/texts.ts';
import { type CaseRecord, isBelieved } from './case-records.ts';
import { daysBetween, figuresOf, textOf } from './figures.ts';
import type { Finding } from './finding.ts';
import { statementsOf } from './statement-rows.ts';
import { isOutdated, yearEnd, yearlyIncomes } from './yearly-income.ts';

/** Days for which the last row of a statement is recent. */
const statementDays = 60;

function aged(one: CaseRecord, day: string, most: number, today: string): Finding[] {
  const age = day === '' ? 0 : daysBetween(day, today);
  if (age <= most) return [];
  return [
    {
      kind: 'freshness',
      severity: 'medium',
      key: `freshness:${one.place}`,
      records: [one.place],
      evidence: {
        code: 'too_old',
        values: { title: one.title, day: date(day), most: String(most) },
      },
      resolves: 'newer',
    },
  ];
}

/** Proofs of a year's income of which even the newest is of long ago. */
export function outdatedIncomes(records: readonly CaseRecord[], today: string): Finding[] {
  const papers = yearlyIncomes(records).filter(({ source }) => source === 'form16' || source === 'return');
  return [...Map.groupBy(papers, ({ source }) => source)].flatMap(([source, ofSource]): Finding[] => {
    const newest = ofSource.reduce((one, other) => (other.year > one.year ? other : one));
    if (!isOutdated(newest, today)) return [];
    return [
      {
        kind: 'freshness',
        severity: 'medium',
        key: `freshness.year:${source}`,
        records: newest.records,
        evidence: { code: 'year_too_old', values: { title: newest.called, day: date(yearEnd(newest)) } },
        resolves: 'newer',
      },
    ];
  });
}

/** Statements, bills and reports that are older than a lender may rest on. */
export const oldRecords = (records: readonly CaseRecord[], today: string): Finding[] => [
  ...statementsOf(records).flatMap(({ record, last }) => aged(record, last, statementDays, today)),
  ...records
    .filter(isBelieved)
    .flatMap((one) =>
      figuresOf(one).flatMap(({ dated }) =>
        dated ? aged(one, dayIn(textOf(one, dated.path), dated.written), dated.days, today) : [],
      ),
    ),
];
