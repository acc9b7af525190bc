import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../test/catch-downloads.ts';
import { drawOffice } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { formatMonth } from '../../lib/format.ts';
import { paiseText } from '../../lib/rupees.ts';
import { UsagePage } from './UsagePage.tsx';

const check = { month: '2026-08', endpoint: 'panauth', title: 'PAN', answered: 3, reused: 1, paise: 250 };
const checks = [
  { ...check, cost: 750 },
  { ...check, month: '2026-07', answered: 2, reused: 0, paise: null, cost: 0 },
];
const people = [
  { month: '2026-08', who: 'u1', name: 'Maya', answered: 3, reused: 0, cost: 750 },
  { month: '2026-07', who: 'u2', name: 'Ravi', answered: 2, reused: 0, cost: 0 },
];
const use = {
  ...{ _id: '7', at: '2026-08-15T04:30:00.000Z', endpoint: 'panauth', title: 'PAN', kind: 'answered' },
  ...{ applicantId: 'a1', reference: 'SF-1', by: 'Maya', provider: 'karza', paise: 250 },
};
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const at = (search: string) => window.history.replaceState(null, '', `/admin/usage${search}`);

test('what was used and spent, by who asked and by check; a dash where nobody said a price', async () => {
  serve({ 'GET /api/usage': checks, 'GET /usage/people': people });
  drawOffice(<UsagePage />);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  expect(cells(await screen.findByRole('table', { name: 'By check' }))).toEqual([
    ['PAN', 'Aug 2026', '3', '1', '₹2.50', '₹7.50'],
    ['PAN', 'Jul 2026', '2', '0', '–', '–'],
  ]);
  expect(cells(screen.getByRole('table', { name: 'By requester' }))).toEqual([
    ['Maya', 'Aug 2026', '3', '0', '₹7.50'],
    ['Ravi', 'Jul 2026', '2', '0', '₹0.00'],
  ]);
  expect(screen.getByText('Checks: 6 · Reused: 1')).toBeTruthy();
  expect(screen.getByText('Total cost: ₹7.50, at the prices in Settings')).toBeTruthy();
});

test('a figure opens its checks; nothing opens behind none', async () => {
  serve({ 'GET /api/usage': checks, 'GET /usage/people': people });
  drawOffice(<UsagePage />);
  const reused = await screen.findByRole('link', { name: '1: show checks for PAN, Aug 2026' });
  expect(reused.getAttribute('href')).toBe('/admin/usage?month=2026-08&endpoint=panauth&kind=reused');
  expect(screen.getByRole('link', { name: '3: show checks for Maya, Aug 2026' }).getAttribute('href')).toBe(
    '/admin/usage?month=2026-08&who=u1&kind=answered',
  );
  expect(screen.queryByRole('link', { name: /^0:/ })).toBeNull();
});

test('one month narrows tables, sums and the download', async () => {
  const asked = serve({ 'GET /api/usage': checks, 'GET /usage/people': people });
  drawOffice(<UsagePage />);
  fireEvent.change(await screen.findByLabelText('Month'), { target: { value: '2026-07' } });
  expect(cells(screen.getByRole('table', { name: 'By check' }))).toHaveLength(1);
  expect(cells(screen.getByRole('table', { name: 'By requester' }))).toEqual([
    ['Ravi', 'Jul 2026', '2', '0', '₹0.00'],
  ]);
  expect(screen.getByText('Checks: 2 · Reused: 0')).toBeTruthy();
  expect(screen.queryByText(/at the prices in Settings/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/usage/export?month=2026-07'));
});

test('nothing used yet says what to do; a refusal stands in its own words', async () => {
  serve({ 'GET /api/usage': [], 'GET /usage/people': [] });
  const { unmount } = drawOffice(<UsagePage />);
  expect(await screen.findByRole('heading', { name: 'No checks yet' })).toBeTruthy();
  unmount();
  serve({
    'GET /api/usage': refusal('FORBIDDEN', 'You are not allowed to do this.', 400),
    'GET /usage/people': [],
  });
  drawOffice(<UsagePage />, 4);
  expect((await screen.findByRole('alert')).textContent).toBe('You are not allowed to do this.');
  expect(screen.queryByText('No checks yet')).toBeNull();
});

test('a download that is refused says why', async () => {
  serve({
    'GET /api/usage': checks,
    'GET /usage/people': people,
    'GET /usage/export': refusal('TOO_MANY', 'Too many at once. Try again in a minute.', 429),
  });
  drawOffice(<UsagePage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('Too many at once. Try again in a minute.')).toBeTruthy();
});

test('each check behind a figure: the address is asked for, the title says what of, and more comes by its mark', async () => {
  at('?month=2026-08&endpoint=panauth&who=u1&kind=answered&other=x');
  const asked = serve({
    'GET /usage/rows': ({ path }: { path: string }) =>
      path.includes('after=7')
        ? { rows: [{ ...use, _id: '6', kind: 'reused', paise: null }], next: null }
        : { rows: [use], next: '7' },
  });
  drawOffice(<UsagePage />);
  expect(screen.getByRole('link', { name: 'Usage' }).getAttribute('href')).toBe('/admin/usage');
  expect(cells(await screen.findByRole('table', { name: 'Individual checks' }))).toEqual([
    ['PAN', 'SF-1', 'Maya', 'Billed', '₹2.50', '15 Aug 2026, 10:00 IST'],
  ]);
  expect(screen.getByText('PAN · Maya · Billed · Aug 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'SF-1' }).getAttribute('href')).toBe('/admin/applicants/a1/report');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('2 shown')).toBeTruthy();
  expect(cells(screen.getByRole('table'))[1]).toEqual([
    ...['PAN', 'SF-1', 'Maya', 'Reused', '–', '15 Aug 2026, 10:00 IST'],
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const query = 'month=2026-08&endpoint=panauth&who=u1&kind=answered';
  expect(asked.map(({ path }) => path)).toEqual([
    `/api/usage/rows?${query}`,
    `/api/usage/rows?${query}&after=7`,
  ]);
});

test('the checks of a figure come as CSV, narrowed alike; none of them is said', async () => {
  at('?month=2026-08');
  const caught = catchDownloads();
  const csv = new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="used.csv"' } });
  const asked = serve({ 'GET /usage/rows': { rows: [], next: null }, 'GET /usage/export': csv });
  drawOffice(<UsagePage />);
  expect(await screen.findByRole('heading', { name: 'No individual checks' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(caught.map(({ name }) => name)).toEqual(['used.csv']));
  expect(asked.at(-1)?.path).toBe('/api/usage/export?month=2026-08');
});

test('paise as rupees in Indian groups, months in words', () => {
  expect([null, 0, 5, 12_345_678].map(paiseText)).toEqual(['–', '₹0.00', '₹0.05', '₹1,23,456.78']);
  expect(['2026-01', '2025-12'].map(formatMonth)).toEqual(['Jan 2026', 'Dec 2025']);
});
