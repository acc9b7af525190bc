import { m } from '@pramaan/messages';
import { setLocale } from '@pramaan/messages/locale.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../../test/draw-for.tsx';
import { refusal, serve } from '../../../../test/served.ts';
import { accountId, transaction, whole } from '../bank.test-help.ts';
import { AccountView } from './AccountView.tsx';
import type { WholeAccount } from './facts.ts';

const path = `/applicants/${applicantId}/bank/accounts/${accountId}`;

async function draw(account: Partial<WholeAccount> = {}) {
  const asked = serve({ [`GET ${path}`]: { ...whole, ...account } });
  drawPortal(<AccountView applicantId={applicantId} account={accountId} />);
  await screen.findByRole('heading', { level: 1, name: 'HDFC Bank' });
  // What stands below comes after the first picture.
  await waitFor(() => expect(screen.queryByRole('status', { name: m.shell_loading() })).toBeNull());
  return asked;
}
const card = () => within(screen.getByRole('article', { name: 'Transaction Details' }));
const rowsShown = () => card().queryAllByRole('row').length - 1;

test('Transaction Details has the columns of the specification, in 300 px with a scroll of its own', async () => {
  await draw();
  expect(
    card()
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    ...['Amount', 'Balance after Transaction', 'Category', 'Date Time'],
    ...['Description', 'Remark', 'Type', 'Value Date'],
  ]);
  const box = card().getByRole('region', { name: 'Transaction Details' });
  expect([box.style.maxHeight, box.tabIndex]).toEqual(['300px', 0]);
  expect(card().getByText('NEFT ROW 1').closest('tr')?.textContent).toContain('₹100.00₹10,000.00Salary');
});

test('every figure opens the rows it stands on, with the rule that found them', async () => {
  await draw();
  const salary = screen.getByRole('button', { name: /^Salary ?₹52,000/ });
  expect(salary.textContent).toContain('from SAMPLE SOFTWORKS, about day 1, in 3 months');
  expect(rowsShown()).toBe(4);
  fireEvent.click(salary);
  expect(rowsShown()).toBe(2);
  expect(card().getByText(/2 of 4 transactions: Salary/)).toBeTruthy();
  expect(card().getByText('Credits of one employer.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Transaction Details'));
  fireEvent.click(card().getByRole('button', { name: 'Show all transactions' }));
  expect(rowsShown()).toBe(4);
  expect(screen.getByRole('button', { name: /^Cash withdrawals/ }).textContent).toContain('25%');
  expect(screen.getByRole('button', { name: /^Average balance/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: /^Newest figure/ })).toBeTruthy();
});

test('a month, a party, a category and what comes again open their rows too', async () => {
  await draw();
  for (const [name, count] of [
    ['Show rows: Jun 2026', 1],
    ['Show rows: SWIGGY', 2],
    ['Show rows: HOME LOAN', 1],
    ['Show rows: Food', 2],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(rowsShown(), name).toBe(count);
  }
  expect(screen.getByText('Every month, about day 5')).toBeTruthy();
  expect(screen.queryByText('Circular transactions')).toBeNull();
});

test('in Hindi differences, signs of a change, notes, checks, rules and categories are Hindi', async () => {
  setLocale('hi');
  const row = 'Row 3 (page 1, line 9) of 02 May 2026';
  const sentence = `${row} has no date.`;
  const tampered = 'The file was saved 2 times. Something was added or changed after it was made.';
  await draw({
    tamper: [{ level: 'high', sentence: tampered }],
    notes: ['No period is printed. We took it from the first and last transaction.'],
    checks: [{ name: 'Balance', verdict: 'failed', detail: sentence }],
    proof: {
      balanced: false,
      rowsVerified: 3,
      differences: [
        { kind: 'unreadable', row: 2, date: null, at: null, expected: null, printed: null, sentence },
      ],
    },
  });
  const difference = 'पंक्ति 3 (पन्ना 1, लाइन 9, 2 मई 2026) में तारीख नहीं है।';
  expect(screen.getByText(difference)).toBeTruthy();
  expect(screen.getByText(`शेष राशि: ${difference}`)).toBeTruthy();
  expect(screen.getAllByText(/^फ़ाइल 2 बार सहेजी गई।/)).toHaveLength(2);
  expect(screen.getByText(/^अवधि नहीं छपी है।/)).toBeTruthy();
  expect(screen.getByText(/बचत खाता/)).toBeTruthy();
  expect(screen.getByText('विवरण में रेस्तराँ या खाना मँगाने का ज़िक्र है।')).toBeTruthy();
  expect(card().getAllByRole('cell', { name: 'खाना' })).toHaveLength(2);
  expect(card().getAllByRole('cell', { name: 'निकासी' })).toHaveLength(2);
  expect(screen.getByText('हर महीने, लगभग 5 तारीख़ को')).toBeTruthy();
});

test('of ten thousand rows a hundred are drawn, and a difference far down is found', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => transaction(index));
  const differences = [
    {
      kind: 'balance',
      row: 7654,
      date: null,
      at: null,
      expected: null,
      printed: null,
      sentence: 'Row 7655 is off.',
    },
    {
      kind: 'closing',
      row: null,
      date: null,
      at: null,
      expected: null,
      printed: null,
      sentence: 'The end is off.',
    },
  ];
  await draw({ rows, proof: { balanced: false, rowsVerified: 9999, differences } });
  expect(rowsShown()).toBe(100);
  expect(card().getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  fireEvent.click(card().getByRole('button', { name: 'Later rows' }));
  expect(card().getByText('Rows 101 to 200 of 10000')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show row 7655' }));
  const row = (await card().findByText('NEFT ROW 7655')).closest('tr');
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(rowsShown()).toBe(100);
  expect(row?.getAttribute('aria-rowindex')).toBe('7656');
  expect(row?.dataset.marked).toBe('true');
});

test('the chart says in words what it draws, reads day by day, and is a table as well', async () => {
  await draw();
  const chart = screen.getByRole('img', { name: /^Balance at the end of each day/ });
  expect(chart.querySelector('desc')?.textContent).toBe(
    'From ₹10,000 on 1 May 2026 to ₹25,000 on 2 Jun 2026. Lowest -₹500 on 2 May 2026, highest ₹30,000 on 1 Jun 2026.',
  );
  const slider = screen.getByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe('2 Jun 2026: ₹25,000');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('2 May 2026: -₹500');
  fireEvent.click(screen.getByText('View as a table'));
  const table = within(screen.getByRole('region', { name: 'View as a table' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'MonthFirstLowestHighestLast',
    'May 2026₹10,000-₹500₹10,000-₹500',
    'Jun 2026₹30,000₹25,000₹30,000₹25,000',
  ]);
});

test('an account without balances has no chart, and one without rows says so', async () => {
  await draw({ rows: [], analysis: { ...whole.analysis, balances: [], figures: [], months: [] } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('There is no transaction to show.')).toBeTruthy();
});

test('the account downloads as PDF, spreadsheet and CSV under the server’s name; a refusal is said', async () => {
  await draw();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const asked = serve({
    [`GET ${path}/export`]: new Response('x', {
      headers: {
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="statement-a1.csv"',
      },
    }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(names).toEqual(['statement-a1.csv']));
  expect(asked[0]?.path).toMatch(/export\?as=csv$/);
  serve({ [`GET ${path}/export`]: () => refusal('NOT_FOUND', 'gone', 404) });
  fireEvent.click(screen.getByRole('button', { name: 'XLSX' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The download failed. Try again.');
  expect(names).toHaveLength(1);
});

test('an account that is gone says so', async () => {
  serve({ [`GET ${path}`]: () => refusal('NOT_FOUND', 'This account is no longer available.', 404) });
  drawPortal(<AccountView applicantId={applicantId} account={accountId} />);
  expect(await screen.findByText('This account is no longer in the application.')).toBeTruthy();
});

test('on a phone the rows are a list, month by month: what and when, the amount, the balance under it', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: true,
        media,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as unknown as MediaQueryList,
  );
  const rows = [
    transaction(0),
    { ...transaction(1), remark: 'RENT', valueDate: '2026-05-04' },
    { ...transaction(2), dateTime: '2026-06-03' },
  ];
  const differences = [
    {
      ...{ kind: 'balance', row: 2, date: null, at: null, expected: null, printed: null },
      sentence: 'Row 3 is off.',
    },
  ];
  await draw({ rows, proof: { balanced: false, rowsVerified: 2, differences } });
  expect(card().queryByRole('table')).toBeNull();
  const months = card().getAllByRole('heading', { level: 3 });
  expect(months.map((month) => month.textContent)).toEqual(['May 2026', 'Jun 2026']);
  const items = card().getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '1 May 2026NEFT ROW 1SalaryCREDIT +₹100.00Balance ₹10,000.00',
    '2 May 2026NEFT ROW 2Food · RENT · Value date 4 May 2026DEBIT −₹200.00Balance ₹10,001.00',
    expect.stringContaining('3 Jun 2026NEFT ROW 3'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show row 3' }));
  await waitFor(() => expect(document.activeElement).toBe(items[2]));
  expect(items[2]?.dataset.marked).toBe('true');
});
