import type { Paise, Statement } from '../statement.ts';
import { averageOf, type DayEnd, dayEnds, type MonthBalance, monthBalances } from './balances.ts';
import { type Bounce, bounces } from './bounces.ts';
import { type Categorised, categoryOf } from './categories.ts';
import { type Figure, type Row, shareOf, sumOf } from './figure.ts';
import { type Mandate, mandates } from './mandates.ts';
import { type MonthRow, monthTable } from './month-table.ts';
import { narrationOf, partyKey } from './narration.ts';
import {
  type CircularFlow,
  circularFlows,
  type PartySum,
  type Recurring,
  recurring,
  topParties,
} from './parties.ts';
import { type Salary, salaries } from './salary.ts';

/** What a lender asks of a statement. Money in paise; every figure names its transactions by index. */
export interface Analysis {
  /** Per transaction, in order. */
  categories: Categorised[];
  credits: Figure;
  debits: Figure;
  salaries: Salary[];
  mandates: Mandate[];
  bounces: Bounce[];
  charges: Figure;
  /** Parts of all debits, or credits, 0 to 1. */
  shares: { cashOut: Figure; cashIn: Figure; upiOut: Figure; upiIn: Figure };
  /** Mean of all days' end balances; null where no balance is known. */
  averageBalance: Figure | null;
  lowest: (Figure & { date: string }) | null;
  highest: (Figure & { date: string }) | null;
  dayEnds: DayEnd[];
  months: MonthRow[];
  topCredits: PartySum[];
  topDebits: PartySum[];
  recurring: Recurring[];
  circular: CircularFlow[];
}

interface AnalysisOptions {
  /** As the applicant named it, to find the salary by. */
  employer?: string;
}

/** Works out everything from the transactions alone. Pure; ten thousand transactions take well under a second. */
export function analyse(statement: Statement, { employer = '' }: AnalysisOptions = {}): Analysis {
  const rows = rowsOf(statement);
  const pay = salaries(rows, employer);
  const paid = new Map(pay.flatMap(({ rows: own, rule }) => own.map((row) => [row, rule] as const)));
  const categories = rows.map((row): Categorised => {
    const rule = paid.get(row.index);
    return rule ? { category: 'Salary', rule } : categoryOf(row);
  });
  const [into, out] = [rows.filter(({ credit }) => credit), rows.filter(({ credit }) => !credit)];
  const days = dayEnds(statement);
  const balances = monthBalances(days);
  const own = mandates(rows);
  const back = bounces(rows);
  const cash = ({ narration }: Row) => narration.channel === 'cash' || narration.channel === 'ATM';
  const upi = ({ narration }: Row) => narration.channel === 'UPI';
  return {
    categories,
    credits: sumOf(into),
    debits: sumOf(out),
    salaries: pay,
    mandates: own,
    bounces: back,
    charges: sumOf(out.filter(({ index }) => categories[index]?.category === 'Charges')),
    shares: {
      cashOut: shareOf(out.filter(cash), out),
      cashIn: shareOf(into.filter(cash), into),
      upiOut: shareOf(out.filter(upi), out),
      upiIn: shareOf(into.filter(upi), into),
    },
    averageBalance: days.length > 0 ? averageOf(days) : null,
    lowest: extreme(balances, 'lowest', (a, b) => a < b),
    highest: extreme(balances, 'highest', (a, b) => a > b),
    dayEnds: days,
    months: monthTable(statement, rows, { balances, salaries: pay, mandates: own, bounces: back, cash }),
    topCredits: topParties(rows, true),
    topDebits: topParties(rows, false),
    recurring: recurring(rows),
    circular: circularFlows(rows),
  };
}

function rowsOf({ transactions }: Statement): Row[] {
  return transactions.map((transaction, index) => {
    const narration = narrationOf(transaction.narration);
    return {
      ...{ index, transaction, narration, party: partyKey(narration.party) },
      amount: transaction.credit ?? transaction.debit ?? 0,
      credit: transaction.credit !== null,
      month: transaction.date.slice(0, 7),
    };
  });
}

function extreme(
  months: readonly MonthBalance[],
  which: 'lowest' | 'highest',
  beats: (a: Paise, b: Paise) => boolean,
): (Figure & { date: string }) | null {
  let best: (Figure & { date: string }) | null = null;
  for (const { [which]: own } of months) if (!best || beats(own.value, best.value)) best = own;
  return best;
}
