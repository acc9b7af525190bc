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
      'Monthly payments by mandate (NACH, ECS, SI) whose wording names a loan.',
    ),
    money(
      'mandates',
      mandates.reduce((sum, { amount }) => sum + amount, 0),
      mandates.flatMap(({ rows }) => rows),
      'Monthly payments by mandate, loans and others.',
    ),
    {
      id: 'bounces',
      value: own.length,
      unit: 'count',
      rows: own.flatMap(({ rows, charges: fees }) => [...rows, ...fees]),
      rule: 'Payments of the holder that came back, with what the bank charged for it.',
    },
    {
      id: 'bounces-received',
      value: received.length,
      unit: 'count',
      rows: received.flatMap(({ rows }) => rows),
      rule: 'Cheques paid in that were not honoured.',
    },
    money('charges', charges.value, charges.rows, 'Fees and penalties of the bank.'),
  ];
}

function shareFigures({ shares }: Analysis): Figure[] {
  const rules = {
    cashOut: 'Cash drawn, as a share of all that went out.',
    cashIn: 'Cash paid in, as a share of all that came in.',
    upiOut: 'Paid by UPI, as a share of all that went out.',
    upiIn: 'Received by UPI, as a share of all that came in.',
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
      'Mean of the balances in which the days ended.',
    ),
    money('lowest-balance', lowest?.value ?? null, lowest?.rows ?? [], 'Lowest balance at the end of a day.'),
    money(
      'highest-balance',
      highest?.value ?? null,
      highest?.rows ?? [],
      'Highest balance at the end of a day.',
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
      every: `month, about the ${day}.`,
      rows,
    })),
    circular: analysis.circular.map(({ party, amount, days, rows }) => ({
      name: party,
      sentence: `${rupees(amount)} went to and came from ${party} within ${days} ${days === 1 ? 'day' : 'days'}.`,
      rows: [...rows],
    })),
    categories: categorySums(analysis, statement),
    balances: analysis.dayEnds.map(({ date, balance }) => ({ day: date, balance })),
  };
}
