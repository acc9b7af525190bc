import type { BankAnalysis } from '@pramaan/contract/calls/bank-shapes.ts';
import type { Analysis } from '@pramaan/readers/statement/analysis/analyse.ts';
import type { Statement } from '@pramaan/readers/statement/statement.ts';

type Figure = BankAnalysis['figures'][number];

const money = (id: string, value: number | null, rows: readonly number[], rule: string): Figure => ({
  id,
  value,
  unit: 'paise',
  rows: [...rows],
  rule,
});

function salaryFigures({ salaries }: Analysis): Figure[] {
  return salaries.flatMap(({ employer, amount, day, months, rows, rule }): Figure[] => [
    money('salary', amount, rows, rule),
    { id: 'salary-from', value: employer, unit: 'text', rows, rule },
    { id: 'salary-day', value: day, unit: 'day', rows, rule },
    { id: 'salary-months', value: months.length, unit: 'count', rows, rule },
  ]);
}

function debtFigures({ mandates, bounces, charges }: Analysis): Figure[] {
  const loans = mandates.filter(({ kind }) => kind === 'loan');
  const own = bounces.filter(({ kind }) => kind === 'own');
  const received = bounces.filter(({ kind }) => kind === 'received');
  return [
    money(
      'emi',
      loans.reduce((sum, { amount }) => sum + amount, 0),
      loans.flatMap(({ rows }) => rows),
      'Monthly mandate payments (NACH, ECS, SI) whose description mentions a loan.',
    ),
    money(
      'mandates',
      mandates.reduce((sum, { amount }) => sum + amount, 0),
      mandates.flatMap(({ rows }) => rows),
      'All monthly mandate payments, for loans and for other purposes.',
    ),
    {
      id: 'bounces',
      value: own.length,
      unit: 'count',
      rows: own.flatMap(({ rows, charges: fees }) => [...rows, ...fees]),
      rule: 'Payments by the account holder that bounced, and the bank’s charges for them.',
    },
    {
      id: 'bounces-received',
      value: received.length,
      unit: 'count',
      rows: received.flatMap(({ rows }) => rows),
      rule: 'Deposited cheques that bounced.',
    },
    money('charges', charges.value, charges.rows, 'Fees and penalties that the bank charged.'),
  ];
}

function shareFigures({ shares }: Analysis): Figure[] {
  const rules = {
    cashOut: 'Cash withdrawals as a share of all debits.',
    cashIn: 'Cash deposits as a share of all credits.',
    upiOut: 'UPI payments as a share of all debits.',
    upiIn: 'UPI receipts as a share of all credits.',
  };
  return Object.entries(rules).map(([id, rule]) => {
    const { value, rows } = shares[id as keyof typeof rules];
    return { id, value, unit: 'share', rows: [...rows], rule };
  });
}

function balanceFigures({ credits, debits, averageBalance, lowest, highest }: Analysis): Figure[] {
  return [
    money('credits', credits.value, credits.rows, 'The sum of all credits.'),
    money('debits', debits.value, debits.rows, 'The sum of all debits.'),
    money(
      'average-balance',
      averageBalance?.value ?? null,
      averageBalance?.rows ?? [],
      'The average of the balances at the end of each day.',
    ),
    money(
      'lowest-balance',
      lowest?.value ?? null,
      lowest?.rows ?? [],
      'The lowest balance at the end of a day.',
    ),
    money(
      'highest-balance',
      highest?.value ?? null,
      highest?.rows ?? [],
      'The highest balance at the end of a day.',
    ),
  ];
}

function categorySums({ categories }: Analysis, { transactions }: Statement): BankAnalysis['categories'] {
  const sums = new Map<string, BankAnalysis['categories'][number]>();
  for (const [row, { category, rule }] of categories.entries()) {
    const sum = sums.get(category) ?? { category, rule, amount: 0, rows: [] };
    const one = transactions[row];
    sum.amount += one?.credit ?? one?.debit ?? 0;
    sum.rows.push(row);
    sums.set(category, sum);
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount);
}

function partySums({ topCredits, topDebits }: Analysis): BankAnalysis['parties'] {
  const parties = new Map<string, BankAnalysis['parties'][number]>();
  const add = (side: 'credits' | 'debits') => (one: Analysis['topCredits'][number]) => {
    const known = parties.get(one.party) ?? { name: one.party, credits: 0, debits: 0, rows: [] };
    known[side] += one.sum.value;
    known.rows.push(...one.sum.rows);
    parties.set(one.party, known);
  };
  topCredits.forEach(add('credits'));
  topDebits.forEach(add('debits'));
  return [...parties.values()].sort((a, b) => b.credits + b.debits - a.credits - a.debits);
}

const rupees = (paise: number) => `₹${new Intl.NumberFormat('en-IN').format(Math.round(paise / 100))}`;

function circularSentence(amount: string, party: string, days: number): string {
  if (days === 0) return `${amount} went to and came from ${party} on the same day.`;
  return days === 1
    ? `${amount} went to and came from ${party} within one day.`
    : `${amount} went to and came from ${party} within ${days} days.`;
}

/** The analysis as the screens show it: every figure with the rows it stands on and the rule that found them. */
export function shownAnalysis(analysis: Analysis, statement: Statement): BankAnalysis {
  return {
    figures: [
      ...salaryFigures(analysis),
      ...debtFigures(analysis),
      ...balanceFigures(analysis),
      ...shareFigures(analysis),
    ],
    months: analysis.months.map(({ month, credits, debits, salary, instalments, bounces, balance }) => ({
      month,
      credits: credits.value,
      debits: debits.value,
      averageBalance: balance?.average.value ?? null,
      closing: analysis.dayEnds.findLast(({ date }) => date.startsWith(month))?.balance ?? null,
      salary: salary.value,
      emi: instalments.value,
      bounces: bounces.value,
      rows: [...credits.rows, ...debits.rows],
    })),
    parties: partySums(analysis),
    recurring: analysis.recurring.map(({ party, amount, day, credit, rows }) => ({
      name: party,
      amount: credit ? amount : -amount,
      dayOfMonth: day,
      rows,
    })),
    circular: analysis.circular.map(({ party, amount, days, rows }) => ({
      name: party,
      sentence: circularSentence(rupees(amount), party, days),
      rows: [...rows],
    })),
    categories: categorySums(analysis, statement),
    balances: analysis.dayEnds.map(({ date, balance }) => ({ day: date, balance })),
  };
}
