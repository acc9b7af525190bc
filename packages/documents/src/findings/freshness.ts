import { date } from '../format.ts';
import { dayIn } from '../judgement/texts.ts';
import { type CaseRecord, isBelieved } from './case-records.ts';
import { daysBetween, figuresOf, textOf } from './figures.ts';
import type { Finding } from './finding.ts';
import { statementsOf } from './statement-rows.ts';

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
