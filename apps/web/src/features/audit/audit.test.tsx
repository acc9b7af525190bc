import { actions } from '@pramaan/contract/actions.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawOffice } from '../../../test/draw-for.tsx';
import { type Asked, refusal, serve } from '../../../test/served.ts';
import { AuditPage } from './AuditPage.tsx';

const line = {
  ...{ _id: '9', at: '2026-08-15T04:30:00.000Z', actorKind: 'staff', actor: 'Maya', action: 'Logged in' },
  ...{ applicantId: null, reference: '', detail: 'Chrome on Android', ip: '10.0.0.1', requestId: 'r' },
};
const about = { ...line, _id: '8', action: 'Saw a number', applicantId: '0190-abcdef-12345678' };
const page = (lines: object[], next: string | null = null) => ({ lines, next });
const log = (log: string, rows: number, fault = '') => ({ log, rows, fault });
const signed = (...logs: object[]) => ({
  'GET /api/audit': page([line]),
  'GET /api/audit/proof': { checkpoint: { number: 3, day: '2026-11-23', logs } },
});
const rows = () =>
  within(screen.getByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const searches = (asked: Asked[]) =>
  asked.map(({ path }) => path).filter((path) => !/\/(?:proof|archive)$/.test(path));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('who did what, to whom, from where, when; an applicant is a link by reference or the end of the id', async () => {
  serve({ 'GET /api/audit': page([line, about, { ...about, _id: '7', reference: 'SF-1' }]) });
  drawOffice(<AuditPage />, 1);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  await screen.findByRole('table', { name: 'Audit log' });
  const rest = ['Chrome on Android', '10.0.0.1', '15 Aug 2026, 10:00 IST'];
  expect(rows()).toEqual([
    ['Logged in', 'Maya', '', ...rest],
    ['Saw a number', 'Maya', '12345678', ...rest],
    ['Saw a number', 'Maya', 'SF-1', ...rest],
  ]);
  expect(screen.getByRole('link', { name: 'SF-1' }).getAttribute('href')).toBe(
    '/admin/applicants/0190-abcdef-12345678/report',
  );
  expect(screen.getByText('3 shown')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('entries that differ only in their time are one line; the count below is of entries', async () => {
  const again = { ...about, _id: '7', at: '2026-08-15T04:29:00.000Z' };
  serve({ 'GET /api/audit': page([about, again, { ...again, _id: '6', ip: '10.0.0.2' }, line]) });
  drawOffice(<AuditPage />, 1);
  await screen.findByRole('table', { name: 'Audit log' });
  const seen = rows().map(([action, , , , ip, at]) => [action, ip, at]);
  expect(seen).toEqual([
    ['Saw a number × 2', '10.0.0.1', '15 Aug 2026, 10:00 IST'],
    ['Saw a number', '10.0.0.2', '15 Aug 2026, 09:59 IST'],
    ['Logged in', '10.0.0.1', '15 Aug 2026, 10:00 IST'],
  ]);
  expect(screen.getByText('4 shown')).toBeTruthy();
});

test('what narrows the log is asked for on Search, stands in the address, and goes with Clear filters', async () => {
  window.history.replaceState(null, '', '/admin/audit');
  const asked = serve({ 'GET /api/audit': page([line]) });
  drawOffice(<AuditPage />, 1);
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  type('Performed by', ' maya ');
  type('Applicant', 'C12');
  type('Action', 'login');
  type('From', '2026-08-01');
  type('To', '2026-08-15');
  expect(searches(asked)).toHaveLength(1);
  press('Search');
  const query = '?who=maya&applicant=C12&action=login&from=2026-08-01&to=2026-08-15';
  await waitFor(() => expect(asked.at(-1)?.path).toBe(`/api/audit${query}`));
  expect(window.location.search).toBe(query);
  expect((screen.getByLabelText('Performed by') as HTMLInputElement).value).toBe('maya');
  press('Clear filters');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect((screen.getByLabelText('Performed by') as HTMLInputElement).value).toBe('');
});

test('every action can be chosen, in the order of its words, after All actions', async () => {
  serve({ 'GET /api/audit': page([]) });
  drawOffice(<AuditPage />, 1);
  const [first, ...others] = [...(screen.getByLabelText('Action') as HTMLSelectElement).options];
  expect([first?.value, first?.text]).toEqual(['', 'All actions']);
  expect(others.map(({ value }) => value).sort()).toEqual(Object.keys(actions).sort());
  const words = others.map(({ text }) => text);
  expect(words).toEqual([...words].sort((one, other) => one.localeCompare(other)));
});

test('more comes after the mark of the page before, with the same filter', async () => {
  window.history.replaceState(null, '', '/admin/audit?who=maya');
  const asked = serve({
    'GET /api/audit': ({ path }: { path: string }) =>
      path.includes('after=9') ? page([about]) : page([line], '9'),
  });
  drawOffice(<AuditPage />, 1);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('2 shown')).toBeTruthy();
  expect(searches(asked)).toEqual(['/api/audit?who=maya', '/api/audit?who=maya&after=9']);
});

test('nothing found says how to go on; a refusal stands in its own words', async () => {
  serve({ 'GET /api/audit': page([]) });
  const { unmount } = drawOffice(<AuditPage />, 1);
  expect(await screen.findByRole('heading', { name: 'No entries found' })).toBeTruthy();
  unmount();
  serve({ 'GET /api/audit': refusal('FORBIDDEN', 'You are not allowed to do this.', 400) });
  drawOffice(<AuditPage />, 4);
  expect((await screen.findByRole('alert')).textContent).toBe('You are not allowed to do this.');
  expect(screen.queryByText('No entries found')).toBeNull();
});

test('the download is of the rows that are shown; a refusal is said', async () => {
  window.history.replaceState(null, '', '/admin/audit?action=login&from=2026-08-01');
  const asked = serve({
    'GET /api/audit': page([line]),
    'GET /api/audit/export': refusal('TOO_MANY', 'Too many at once. Try again in a minute.', 429),
  });
  drawOffice(<AuditPage />, 1);
  press('Download CSV');
  expect(await screen.findByText('Too many at once. Try again in a minute.')).toBeTruthy();
  expect(asked.map(({ path }) => path)).toContain('/api/audit/export?action=login&from=2026-08-01');
});

test('what was signed and when; the published checkpoints are a link', async () => {
  serve(signed(log('audit', 1240), log('consent', 1)));
  drawOffice(<AuditPage />, 1);
  await screen.findByText(/Verified and signed on 23 Nov 2026: 1,240 entries, 1 consent\./);
  const link = screen.getByRole('link', { name: 'Published checkpoints' });
  expect(link.getAttribute('href')).toBe('/api/transparency');
});

test('a log that does not verify is an alert, and nothing is called verified', async () => {
  serve(signed(log('audit', 7, 'Row 8 is wrong: the row is missing.'), log('consent', 1)));
  drawOffice(<AuditPage />, 1);
  const alert = await screen.findByText(/The audit log was changed outside the product\. Row 8 is wrong/);
  expect(alert.closest('[role=alert]')).toBeTruthy();
  await screen.findByRole('table');
  expect(screen.queryByText(/Verified/)).toBeNull();
});

test('before the first checkpoint nothing is called verified', async () => {
  serve({ 'GET /api/audit': page([line]), 'GET /api/audit/proof': { checkpoint: null } });
  drawOffice(<AuditPage />, 1);
  await screen.findByText('The log is signed once a day. It has not been signed yet.');
  expect(screen.queryByText(/Verified/)).toBeNull();
});

test('archived months stand below the log, each with its entries and its file; a refusal is said', async () => {
  window.history.replaceState(null, '', '/admin/audit');
  const asked = serve({
    'GET /api/audit': page([]),
    'GET /api/audit/archive': [
      { month: '2024-08', rows: 120_345 },
      { month: '2024-07', rows: 1 },
    ],
    'GET /api/audit/archive/2024-07/export': refusal('FILES_DOWN', 'Files are not available right now.', 503),
  });
  drawOffice(<AuditPage />, 1);
  const table = await screen.findByRole('table', { name: 'Archived months' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Aug 2024', '1,20,345', 'Download Aug 2024'],
    ['Jul 2024', '1', 'Download Jul 2024'],
  ]);
  expect(screen.getByRole('heading', { name: 'Archived months' })).toBeTruthy();
  press('Download Jul 2024');
  expect(await screen.findByText('Files are not available right now.')).toBeTruthy();
  expect(asked.at(-1)?.path).toBe('/api/audit/archive/2024-07/export');
});

test('while nothing is archived no archive is spoken of', async () => {
  const asked = serve({ 'GET /api/audit': page([line]), 'GET /api/audit/archive': [] });
  drawOffice(<AuditPage />, 1);
  await screen.findByRole('table', { name: 'Audit log' });
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/audit/archive'));
  expect(screen.queryByText('Archived months')).toBeNull();
});
