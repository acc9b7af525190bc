import type { AccountHead, ReadStatement, Transaction, WholeAccount } from './account/facts.ts';

export const accountId = '0190f000-0000-7000-8000-0000000000a1';

export const sources = [
  {
    id: 'aa:setu',
    source: 'account-aggregator',
    name: 'Account Aggregator (Setu)',
    health: 'up',
    reason: '',
  },
  {
    id: 'aa:rebit',
    source: 'account-aggregator',
    name: 'Another Account Aggregator',
    health: 'slow',
    reason: '',
  },
  { id: 'aggregator', source: 'aggregator', name: 'Link your bank', health: 'up', reason: '' },
  { id: 'upload', source: 'upload', name: 'Upload a statement', health: 'up', reason: '' },
  { id: 'ask-lender', source: 'ask-lender', name: 'Ask the lender', health: 'up', reason: '' },
];

export const head: AccountHead = {
  accountId,
  chosen: false,
  source: 'upload',
  account: { name: 'ASHA SAMPLE', bank: 'HDFC Bank', number: 'XXXXXXXX1234' },
  accountType: 'SAVINGS',
  period: { from: '2026-05-01', to: '2026-07-31' },
  transactions: 4,
  balanced: true,
  calendar: {
    asked: ['2026-05', '2026-06', '2026-07', '2026-08'],
    received: ['2026-05', '2026-06', '2026-07'],
    missing: ['2026-08'],
    partial: ['2026-07'],
    withoutTransactions: [],
  },
  highlights: { months: 3, salaryMonths: 2, bounces: 1 },
  tamper: [],
  notes: ['The columns were found by their headings.'],
  addedAt: '2026-08-02T10:00:00.000Z',
};

export const transaction = (index: number): Transaction => ({
  amount: `${(index + 1) * 100}.00`,
  balanceAfterTransaction: `${10_000 + index}.00`,
  category: index % 2 === 0 ? 'Salary' : 'Food',
  dateTime: `2026-05-${String((index % 28) + 1).padStart(2, '0')}`,
  description: `NEFT ROW ${index + 1}`,
  remark: 'NA',
  type: index % 2 === 0 ? 'CREDIT' : 'DEBIT',
  valueDate: `2026-05-${String((index % 28) + 1).padStart(2, '0')}`,
});

export const proof: WholeAccount['proof'] = { balanced: true, rowsVerified: 4, differences: [] };

export const analysis: WholeAccount['analysis'] = {
  figures: [
    { id: 'salary', value: 5_200_000, unit: 'paise', rows: [0, 2], rule: 'Credits of one employer.' },
    {
      id: 'salary-from',
      value: 'SAMPLE SOFTWORKS',
      unit: 'text',
      rows: [0, 2],
      rule: 'Credits of one employer.',
    },
    { id: 'salary-day', value: 1, unit: 'day', rows: [0, 2], rule: 'Credits of one employer.' },
    { id: 'salary-months', value: 3, unit: 'count', rows: [0, 2], rule: 'Credits of one employer.' },
    { id: 'bounces', value: 1, unit: 'count', rows: [3], rule: 'Payments that came back.' },
    { id: 'cashOut', value: 0.25, unit: 'share', rows: [1], rule: 'Cash drawn.' },
    { id: 'average-balance', value: null, unit: 'paise', rows: [], rule: 'Mean.' },
    { id: 'newest-figure', value: 2, unit: 'count', rows: [1, 2], rule: 'New.' },
  ],
  months: ['2026-05', '2026-06', '2026-07'].map((month, at) => ({
    month,
    credits: 5_200_000,
    debits: 4_100_000,
    averageBalance: 2_000_000,
    closing: 1_500_000,
    salary: at < 2 ? 5_200_000 : 0,
    emi: 800_000,
    bounces: at,
    rows: [at],
  })),
  parties: [{ name: 'SWIGGY', credits: 0, debits: 90_000, rows: [1, 3] }],
  recurring: [{ name: 'HOME LOAN', amount: -800_000, dayOfMonth: 5, rows: [3] }],
  circular: [],
  categories: [
    {
      category: 'Food',
      rule: 'The description mentions a restaurant or a food delivery.',
      amount: 90_000,
      rows: [1, 3],
    },
  ],
  balances: [
    { day: '2026-05-01', balance: 1_000_000 },
    { day: '2026-05-02', balance: -50_000 },
    { day: '2026-06-01', balance: 3_000_000 },
    { day: '2026-06-02', balance: 2_500_000 },
  ],
};

export const whole: WholeAccount = {
  ...head,
  opening: 1_000_000,
  closing: 2_500_000,
  rows: [0, 1, 2, 3].map(transaction),
  proof,
  analysis,
  checks: [],
};

export const readStatement: ReadStatement = {
  ...head,
  opening: 1_000_000,
  closing: 2_500_000,
  rows: whole.rows,
  proof,
  openedWith: null,
};
