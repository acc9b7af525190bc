import { type CaseRecord, isBelieved } from './case-records.ts';
import { amountAt, figuresOf } from './figures.ts';
import { isInstalment, type MonthlySum, monthly, statementsOf } from './statement-rows.ts';

/** What one source says is paid back each month. */
export interface Instalments {
  /** `declared`, or what was found by others. */
  source: 'declared' | 'bureau' | 'statement';
  /** Rupees a month. */
  amount: number;
  record: CaseRecord;
  /** What was paid in each month, where a source tells months. */
  months: readonly MonthlySum[];
}

/** The instalments of a case by source: declared or of the bureau first, then those that a bank statement shows. */
export function instalmentsOf(records: readonly CaseRecord[]): Instalments[] {
  const stated = records.filter(isBelieved).flatMap((record) =>
    figuresOf(record).flatMap(({ instalments }): Instalments[] => {
      const amount = amountAt(record, instalments);
      if (amount === null) return [];
      const source = record.record.source === 'self-declared' ? 'declared' : 'bureau';
      return [{ source, amount, record, months: [] }];
    }),
  );
  const paid = statementsOf(records).flatMap((statement): Instalments[] => {
    const { months, average } = monthly(statement, isInstalment);
    return months.length < 2
      ? []
      : [{ source: 'statement', amount: average, record: statement.record, months }];
  });
  return [...stated, ...paid];
}
