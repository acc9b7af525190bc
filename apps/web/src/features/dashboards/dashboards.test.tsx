import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads } from '../../../test/catch-downloads.ts';
import { drawOffice } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { DashboardsPage } from './DashboardsPage.tsx';

const funnel = [
  { step: 'started', reached: 8, waiting: 2, ended: 1 },
  { step: 'given', reached: 5, waiting: 3, ended: 0 },
  { step: 'ready', reached: 2, waiting: 0, ended: 1 },
  { step: 'review', reached: 1, waiting: 0, ended: 0 },
  { step: 'decided', reached: 1, waiting: 0, ended: 0 },
  { step: 'approved', reached: 1, waiting: 0, ended: 0 },
];
const turnaround = [
  { leg: 'whole', week: '2026-08-03', count: 2, p50: 3600, p90: 93_600 },
  { leg: 'whole', week: '2026-08-10', count: 0, p50: null, p90: null },
  { leg: 'whole', week: null, count: 2, p50: 3600, p90: 93_600 },
  { leg: 'ready', week: '2026-08-03', count: 1, p50: 60, p90: 60 },
  { leg: 'ready', week: null, count: 1, p50: 60, p90: 60 },
];
const period = { started: 8, approved: 6, rejected: 2, withdrawn: 1, p50: 3600 };
const summary = {
  ...{ period, previous: { ...period, started: 10, approved: 0, rejected: 0, withdrawn: 1 } },
  ...{ open: 5, overdue: 2 },
};
const ageing = [
  { stage: 'ready', counts: [0, 4, 0, 0, 0, 0] },
  { stage: 'in-review', counts: [0, 0, 0, 0, 0, 1] },
];
const workload = [
  { _id: '', name: '', away: false, open: 3, overdue: 0, done: 0 },
  { _id: 'v1', name: 'Vikram', away: true, open: 2, overdue: 1, done: 7 },
];
const why = { reason: 'INCOME_LOW', title: 'Income too low', count: 2 };
const outcomes = [
  { key: 'HOME', name: 'Home loan', approved: 6, rejected: 2, withdrawn: 1, reasons: [why] },
  { key: 'none', name: '', approved: 0, rejected: 0, withdrawn: 1, reasons: [] },
];
const months = [
  { month: '2026-07', started: 4, approved: 2, rejected: 0, withdrawn: 0, p50: 60 },
  { month: '2026-08', started: 5, approved: 4, rejected: 1, withdrawn: 0, p50: 120 },
];
const pan = { document: 'pan', title: 'PAN', given: 4, passed: 3, again: 1 };
const source = {
  ...{ endpoint: 'panauth', title: 'PAN', provider: 'karza', answered: 9, failed: 1, retries: 2 },
  ...{ p50: 500, p95: 1500, waiting: 2, circuit: 'open' },
};
const informationRequests = [
  { week: '2026-08-03', asked: 5, answered: 2, withdrawn: 1, p50: 60, p90: 120 },
  { week: null, asked: 5, answered: 2, withdrawn: 1, p50: 60, p90: 120 },
];
const used = {
  month: '2026-08',
  endpoint: 'panauth',
  title: 'PAN',
  answered: 4,
  reused: 1,
  paise: 250,
  cost: 1000,
};
const answers = {
  'GET /dashboards/funnel': funnel,
  'GET /dashboards/turnaround': turnaround,
  'GET /dashboards/documents': [pan],
  'GET /dashboards/sources': [source],
  'GET /dashboards/information-requests': informationRequests,
  'GET /dashboards/segments': ['retail', 'msme'],
  'GET /dashboards/summary': summary,
  'GET /dashboards/ageing': ageing,
  'GET /dashboards/workload': workload,
  'GET /dashboards/outcomes': outcomes,
  'GET /dashboards/months': months,
  'GET /dashboards/email': { when: 'never', reachable: false },
  'PUT /dashboards/email': { when: 'each-monday', reachable: false },
  'GET /dashboards/filters': { products: [{ key: 'HOME', name: 'Home loan' }], branches: [], agents: [] },
  'GET /api/usage': [used],
};
const august = '?from=2026-08-01&to=2026-08-31';
const open = (search = august) => window.history.replaceState(null, '', `/admin/dashboards${search}`);
const figure = (name: string) => within(screen.getByRole('region', { name }));
/** The table of a figure: it stands folded under its picture. */
const tableOf = async (name: string) => {
  const table = await screen.findByRole('table', { name, hidden: true });
  return within(table)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
};
const linkOf = (name: string, text: string) =>
  figure(name).getAllByRole('link', { name: text, hidden: true })[0]?.getAttribute('href');

test('the funnel: shares of those who started, who waits and who ended, each count a link', async () => {
  open();
  serve(answers);
  drawOffice(<DashboardsPage />);
  const title = 'Funnel';
  expect(await tableOf(title)).toEqual([
    ['Started', '8', '100%', '2', '1'],
    ['Document submitted', '5', '63%', '3', '0'],
    ['Ready', '2', '25%', '0', '1'],
    ['In review', '1', '13%', '0', '0'],
    ['Decided', '1', '13%', '0', '0'],
    ['Approved', '1', '13%', '0', '0'],
  ]);
  const bars = figure(title)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(bars).toEqual([
    'Started8 · 100%Waiting: 2 · Closed: 1',
    'Document submitted5 · 63%Waiting: 3',
    'Ready2 · 25%Closed: 1',
    ...['In review', 'Decided', 'Approved'].map((step) => `${step}1 · 13%`),
  ]);
  expect(linkOf(title, '3')).toBe(
    '/admin/dashboards/applicants?from=2026-08-01&to=2026-08-31&of=funnel&which=given&state=waiting',
  );
  expect(figure(title).queryByRole('link', { name: '0', hidden: true })).toBeNull();
});

test('how long it took: each way at a glance, and the chosen one week by week', async () => {
  open();
  serve(answers);
  drawOffice(<DashboardsPage />);
  const title = 'Turnaround';
  const wholes = [
    ['First document to ready', 'All weeks', '1', '1 min', '1 min'],
    ['Started to decision', 'All weeks', '2', '1 h', '1 d 2 h'],
  ];
  expect(await tableOf(title)).toEqual([
    ...wholes,
    ['Started to decision', '3 Aug', '2', '1 h', '1 d 2 h'],
    ['Started to decision', '10 Aug', '0', '–', '–'],
  ]);
  expect(figure(title).getByText('1 h · p90 1 d 2 h')).toBeTruthy();
  const week = figure(title).getByRole('link', {
    name: 'Week of 3 Aug: median 1 h, p90 1 d 2 h. Applications: 2',
  });
  expect(week.getAttribute('href')).toContain('of=turnaround&which=whole&week=2026-08-03');
  fireEvent.focus(week);
  expect(figure(title).getByRole('figure').querySelector('figcaption')?.textContent).toMatch(
    /^Week of 3 Aug/,
  );
  fireEvent.change(figure(title).getByLabelText('Interval'), { target: { value: 'ready' } });
  expect(await tableOf(title)).toEqual([
    ...wholes,
    ['First document to ready', '3 Aug', '1', '1 min', '1 min'],
  ]);
});

test('documents, sources, questions and cost say what they count', async () => {
  open();
  serve(answers);
  drawOffice(<DashboardsPage />);
  expect(await tableOf('First-pass rate')).toEqual([['PAN', '4', '3', '75%', '1']]);
  expect(figure('First-pass rate').getByText('75% of 4')).toBeTruthy();
  expect(await tableOf('Source health')).toEqual([
    ['PAN', 'Paused', '10.0%', '9', '1', '2', '0.5 s', '1.5 s', '2'],
  ]);
  expect(await tableOf('Information requests')).toEqual([
    ['3 Aug', '5', '2', '2', '1 min', '2 min'],
    ['All weeks', '5', '2', '2', '1 min', '2 min'],
  ]);
  expect(await tableOf('Verification spend')).toEqual([['PAN', 'Aug 2026', '4', '1', '₹2.50', '₹10.00']]);
  expect(figure('Verification spend').getByText('₹10.00 · Checks: 4')).toBeTruthy();
  expect(screen.queryByText(/No prices are set/)).toBeNull();
});

test('sources in trouble are read first; those beyond eight are folded, and the file has all', async () => {
  open();
  const working = Array.from({ length: 9 }, (_, at) => ({
    ...{ ...source, endpoint: `made${at}`, title: `Source ${at}`, circuit: 'closed', answered: 100 - at },
    ...{ failed: 0, waiting: 0 },
  }));
  const tried = { ...source, endpoint: 'tried', title: 'Tried', circuit: 'half-open' };
  const failing = { ...source, endpoint: 'failing', title: 'Failing', circuit: 'closed' };
  serve({ ...answers, 'GET /dashboards/sources': [...working, failing, tried, source] });
  drawOffice(<DashboardsPage />);
  const shown = (await tableOf('Source health')).map(([title, status]) => `${title} ${status}`);
  expect(shown.slice(0, 4)).toEqual([
    'PAN Paused',
    'Tried Being tried again',
    'Failing Working',
    'Source 0 Working',
  ]);
  expect(shown).toHaveLength(8);
  fireEvent.click(figure('Source health').getByRole('button', { name: 'Show all 12' }));
  expect(await tableOf('Source health')).toHaveLength(12);
  expect(figure('Source health').queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('headline figures compare with the days before; what is overdue opens its cases', async () => {
  open();
  serve(answers);
  drawOffice(<DashboardsPage />);
  const tiles = within(await screen.findByRole('list', { name: 'Headline figures' })).getAllByRole(
    'listitem',
  );
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'Started8−20% · before: 10',
    'Approved6Before: 0',
    'Rejected2Before: 0',
    'Closed1As before: 1',
    'Approval rate75%Before: –',
    'Median turnaround1 hBefore: 1 h',
    'Open cases5Now',
    'Overdue2Now',
  ]);
  expect(screen.getByRole('link', { name: 'Overdue' }).getAttribute('href')).toBe(
    '/admin/dashboards/applicants?from=2026-08-01&to=2026-08-31&of=workload&which=all&state=overdue',
  );
});

test('ageing, workload, decisions and months: each count opens its cases', async () => {
  open();
  serve(answers);
  drawOffice(<DashboardsPage />);
  expect(await tableOf('Ageing')).toEqual([
    ['Ready', '', '4', '', '', '', '', '4'],
    ['In review', '', '', '', '', '', '1', '1'],
  ]);
  const old = figure('Ageing').getByRole('link', { name: 'In review, Over 30 d: 1' });
  expect(old.getAttribute('href')).toContain('of=ageing&which=in-review&state=5');
  expect(await tableOf('Workload')).toEqual([
    ['Unassigned', '3', '0', '0'],
    ['Vikram', '2', '1', '7'],
  ]);
  expect(figure('Workload').getByText('2 open · 1 overdue')).toBeTruthy();
  expect(figure('Workload').getByText('Away · decided this week: 7')).toBeTruthy();
  expect(linkOf('Workload', '7')).toContain('of=workload&state=done&which=v1');
  expect(await tableOf('Approval rate')).toEqual([
    ['Home loan', '75%', '6', '2', '1', 'Income too low'],
    ['None', '–', '0', '0', '1', '–'],
  ]);
  expect(linkOf('Approval rate', '6')).toContain('product=HOME&of=outcomes&which=approved');
  expect(await tableOf('Decline reasons')).toEqual([['Income too low', '2', '100%']]);
  expect(linkOf('Decline reasons', '2')).toContain('of=outcomes&which=rejected&state=INCOME_LOW');
  await waitFor(async () =>
    expect(await tableOf('Month on month')).toEqual([
      ['Aug 2026', '5+25%', '4+100%', '1', '80%', '2 min', '₹10.00', '₹2.50'],
      ['Jul 2026', '4', '2', '0', '100%', '1 min', '₹0.00', '₹0.00'],
    ]),
  );
  fireEvent.change(screen.getByLabelText('Loan product'), { target: { value: 'HOME' } });
  expect(await screen.findByText(/Spend is shown for the whole lender only/)).toBeTruthy();
  expect(window.location.search).toBe(`${august}&product=HOME`);
});

test('the e-mail is chosen where the figures stand', async () => {
  open();
  const asked = serve(answers);
  drawOffice(<DashboardsPage />);
  const field = await screen.findByLabelText('Send me this by e-mail');
  expect(screen.getByText('No e-mail address is stored for you.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'each-monday' } });
  await waitFor(() => expect((field as HTMLSelectElement).value).toBe('each-monday'));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ when: 'each-monday' });
});

test('without a price only checks are counted, and the way to the prices is shown', async () => {
  open();
  serve({
    ...answers,
    'GET /api/usage': [
      { ...used, paise: null, cost: 0 },
      { ...used, month: '2026-07' },
    ],
  });
  drawOffice(<DashboardsPage />);
  expect(await tableOf('Verification spend')).toEqual([['PAN', 'Aug 2026', '4', '1', '–', '–']]);
  expect(screen.getByText('Checks: 4')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set prices' }).getAttribute('href')).toBe(
    '/admin/settings/prices',
  );
});

test('while a figure loads its place is kept; empty ones say what would stand there', async () => {
  open();
  serve({
    ...answers,
    'GET /dashboards/funnel': funnel.map((step) => ({ ...step, reached: 0, waiting: 0, ended: 0 })),
    'GET /dashboards/information-requests': [],
  });
  drawOffice(<DashboardsPage />);
  expect(figure('Funnel').getByRole('status', { name: 'Loading…' })).toBeTruthy();
  expect(await screen.findByText(/No applications started/)).toBeTruthy();
  expect(await screen.findByText(/No requests were sent/)).toBeTruthy();
  expect(figure('Funnel').queryByRole('status')).toBeNull();
});

test('a figure fails alone, in the server’s words, and Try again asks again', async () => {
  open();
  let broken = true;
  serve({
    ...answers,
    'GET /dashboards/funnel': () =>
      broken ? refusal('INTERNAL', 'We have a technical problem.', 500) : funnel,
  });
  drawOffice(<DashboardsPage />);
  const title = 'Funnel';
  expect((await screen.findByRole('alert')).textContent).toBe('We have a technical problem.');
  expect(await tableOf('First-pass rate')).toHaveLength(1);
  broken = false;
  fireEvent.click(figure(title).getByRole('button', { name: 'Try again' }));
  expect(await tableOf(title)).toHaveLength(6);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('days and segment stand in the address; sources and costs say that they are told for all', async () => {
  open();
  const asked = serve(answers);
  drawOffice(<DashboardsPage />);
  await screen.findByRole('option', { name: 'msme' });
  fireEvent.change(screen.getByLabelText('Segment'), { target: { value: 'msme' } });
  await waitFor(() => expect(window.location.search).toBe(`${august}&segment=msme`));
  expect(screen.getAllByText(/Covers all segments\./)).toHaveLength(2);
  await waitFor(() =>
    expect(asked.map(({ path }) => path)).toContain(`/api/dashboards/funnel${august}&segment=msme`),
  );
  const from = screen.getByLabelText('From');
  fireEvent.change(from, { target: { value: '2026-08-10' } });
  expect(window.location.search).toContain('from=2026-08-01');
  fireEvent.blur(from);
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('from')).toBe('2026-08-10'));
});

test('twelve weeks are what is shown without days; four weeks and a year are addresses', async () => {
  vi.useFakeTimers({ now: new Date('2026-08-15T20:00:00Z'), toFake: ['Date'] });
  open('?segment=retail');
  serve(answers);
  drawOffice(<DashboardsPage />);
  const presets = within(screen.getByRole('navigation', { name: 'Date range' }));
  const hrefs = presets
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
  // 20:00 in London is the next day in India.
  expect(hrefs).toEqual([
    ['4 weeks', '/admin/dashboards?from=2026-07-20&to=2026-08-16&segment=retail', null],
    ['12 weeks', '/admin/dashboards?segment=retail', 'page'],
    ['1 year', '/admin/dashboards?from=2025-08-18&to=2026-08-16&segment=retail', null],
  ]);
  expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('2026-05-25');
});

test('the table of a figure is downloaded under its name', async () => {
  open();
  serve(answers);
  const caught = catchDownloads();
  drawOffice(<DashboardsPage />);
  await tableOf('First-pass rate');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV: First-pass rate', hidden: true }));
  expect(caught[0]?.name).toBe('first-try.csv');
  expect(await caught[0]?.file.text()).toBe(
    'Document,Submitted,Passed first time,Rate,Resubmitted\r\nPAN,4,3,75%,1\r\n',
  );
});
