import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { SessionProvider } from '../../lib/session.tsx';
import type { AccountHead, ReadStatement, Transaction, WholeAccount } from './account/facts.ts';

export const applicantId = '0190f000-0000-7000-8000-000000000011';
export const accountId = '0190f000-0000-7000-8000-0000000000a1';

export interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}
type Answer = unknown | ((asked: Asked) => unknown);

export const refusal = (code: string, message: string, status = 200) =>
  new Response(JSON.stringify({ success: false, code, message }), { status });

const bodyOf = (body: unknown): Record<string, unknown> => {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === 'string' ? JSON.parse(body) : {};
};

/** A server that knows these calls, by `METHOD path-ending`; what it does not know fails the test's expectation. */
export function serve(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit = {}) => {
      const one = { method: init.method ?? 'GET', path: url, body: bodyOf(init.body) };
      asked.push(one);
      const path = url.replace(/\?.*/, '');
      const key = Object.keys(answers)
        .filter(
          (each) => each.startsWith(`${one.method} `) && path.endsWith(each.slice(one.method.length + 1)),
        )
        .sort((a, b) => b.length - a.length)[0];
      if (!key) return refusal('NOT_FOUND', `nobody serves ${one.method} ${url}`, 404);
      const answer = answers[key];
      const result = typeof answer === 'function' ? answer(one) : answer;
      return result instanceof Response
        ? result
        : new Response(JSON.stringify({ success: true, message: '', result }));
    }),
  );
  return asked;
}

/** Draws a screen for somebody who is logged in. */
function drawFor(who: { _id: string; name: string; roleId: number }, screen: ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  return render(
    <QueryClientProvider client={client}>
      <SessionProvider who={{ ...who, lender: 'Saral Finance', expiresAt } as never}>
        {screen}
      </SessionProvider>
    </QueryClientProvider>,
  );
}

/** Draws a screen of the room for an applicant who is logged in. */
export const drawRoom = (screen: ReactElement) =>
  drawFor({ _id: applicantId, name: 'Asha Sample', roleId: 11 }, screen);

/** Draws a screen of the office for one of a lender's people: the manager, unless another role is named. */
export const drawOffice = (screen: ReactElement, roleId = 3) =>
  drawFor({ _id: 's', name: 'Maya Manager', roleId }, screen);

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

export const proof: WholeAccount['proof'] = { balanced: true, rowsProved: 4, differences: [] };

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
  recurring: [{ name: 'HOME LOAN', amount: -800_000, every: 'month, about the 5.', rows: [3] }],
  circular: [],
  categories: [{ category: 'Food', rule: 'The wording names a restaurant.', amount: 90_000, rows: [1, 3] }],
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
  chosen: false,
};

export const readStatement: ReadStatement = {
  ...head,
  opening: 1_000_000,
  closing: 2_500_000,
  rows: whole.rows,
  proof,
  openedWith: null,
};
