import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawOffice } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { DrillDownPage } from './DrillDownPage.tsx';
import { drillDownTitle } from './drill-down-title.ts';
import { monthsOf } from './range-address.ts';
import { shareOf, spanOf } from './span.ts';
import { tableCsv } from './table-csv.ts';

const line = {
  ...{ _id: 'a1', reference: 'SF-1', name: 'Asha Sample', segment: 'retail', stage: 'in-review' },
  ...{ at: '2026-08-15T04:30:00.000Z', seconds: null, about: '' },
};
const open = (search: string) =>
  window.history.replaceState(null, '', `/admin/dashboards/applicants?${search}`);
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the applicants behind a figure: the address is asked for, and the way back keeps its days', async () => {
  open('from=2026-08-01&segment=retail&of=funnel&which=ready&state=waiting&strange=1');
  const asked = serve({ 'GET /dashboards/applicants': { lines: [line], next: null } });
  drawOffice(<DrillDownPage />);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  expect(await screen.findByRole('table', { name: 'Waiting: Ready' })).toBeTruthy();
  expect(rows()).toEqual([
    ['Application', 'Name', 'Status', 'Segment', 'Time'],
    ['SF-1', 'Asha Sample', 'In review', 'retail', '15 Aug 2026, 10:00 IST'],
  ]);
  expect(screen.getByRole('link', { name: 'SF-1' }).getAttribute('href')).toBe('/admin/applicants/a1/review');
  expect(screen.getByRole('link', { name: 'Dashboards' }).getAttribute('href')).toBe(
    '/admin/dashboards?from=2026-08-01&segment=retail',
  );
  expect(asked[0]?.path).toBe(
    '/api/dashboards/applicants?from=2026-08-01&segment=retail&of=funnel&which=ready&state=waiting',
  );
});

test('times and what a line is about are columns where a line has them; more comes by its mark', async () => {
  open('of=turnaround&which=whole');
  serve({
    'GET /dashboards/applicants': ({ path }: { path: string }) =>
      path.includes('after=m')
        ? { lines: [{ ...line, _id: 'a2', about: 'PAN' }], next: null }
        : { lines: [{ ...line, seconds: 93_600 }], next: 'm' },
  });
  drawOffice(<DrillDownPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('2 shown')).toBeTruthy();
  expect(rows()).toEqual([
    ['Application', 'Name', 'Details', 'Status', 'Segment', 'Duration', 'Time'],
    ['SF-1', 'Asha Sample', '', 'In review', 'retail', '1 d 2 h', '15 Aug 2026, 10:00 IST'],
    ['SF-1', 'Asha Sample', 'PAN', 'In review', 'retail', '–', '15 Aug 2026, 10:00 IST'],
  ]);
});

test('nobody behind it, and a refusal', async () => {
  open('of=asks');
  serve({ 'GET /dashboards/applicants': { lines: [], next: null } });
  const { unmount } = drawOffice(<DrillDownPage />);
  expect(await screen.findByRole('heading', { name: 'No applicants' })).toBeTruthy();
  unmount();
  const words = 'Name the figure: funnel, turnaround, documents, sources, asks.';
  serve({ 'GET /dashboards/applicants': refusal('BAD_REQUEST', words, 400) });
  drawOffice(<DrillDownPage />);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

test.each([
  [{ of: 'funnel', which: 'given' }, 'Document submitted'],
  [{ of: 'funnel', which: 'given', state: 'ended' }, 'Closed: Document submitted'],
  [{ of: 'funnel', which: 'strange', state: 'waiting' }, 'Waiting: '],
  [{ of: 'turnaround', which: 'review' }, 'Ready to review'],
  [{ of: 'turnaround', which: 'strange' }, 'Turnaround'],
  [{ of: 'documents', state: 'passed' }, 'Passed first time'],
  [{ of: 'documents', state: 'failed' }, 'Not passed first time'],
  [{ of: 'documents' }, 'Submitted'],
  [{ of: 'sources' }, 'Cases waiting for a source'],
  [{ of: 'informationRequests', which: 'open' }, 'Information requests: Open'],
  [{ of: 'informationRequests', which: 'answered' }, 'Information requests: Answered'],
  [{}, 'Information requests: Sent'],
])('%j is called %s', (asked, title) => {
  expect(drillDownTitle(asked)).toBe(title);
});

test.each([
  [null, '–'],
  [0, '0 s'],
  [59, '59 s'],
  [59.6, '1 min'],
  [60, '1 min'],
  [119, '1 min'],
  [3599, '59 min'],
  [3600, '1 h'],
  [3660, '1 h 1 min'],
  [86_399, '23 h 59 min'],
  [86_400, '1 d'],
  [90_000, '1 d 1 h'],
])('%j seconds are %s', (seconds, words) => {
  expect(spanOf(seconds)).toBe(words);
});

test('shares are whole, and 0 of nothing', () => {
  expect([shareOf(1, 3), shareOf(2, 3), shareOf(3, 3), shareOf(0, 0)]).toEqual([33, 67, 100, 0]);
});

test('a cell of CSV is quoted where it must be, and is never a formula', () => {
  const cells = ['a', 'a,b', 'say "no"', 'two\nlines', '=1+1', '+1', '-1+1', '@x', '\tx', -1];
  const columns = cells.map((cell, at) => ({ label: `c${at}`, text: () => cell }));
  const [head, ...others] = columns as [(typeof columns)[number], ...typeof columns];
  const [names, values] = tableCsv([head, ...others], [null]).split('\r\n');
  expect(names).toBe('\uFEFFc0,c1,c2,c3,c4,c5,c6,c7,c8,c9');
  expect(values).toBe(`a,"a,b","say ""no""","two\nlines",'=1+1,'+1,'-1+1,'@x,'\tx,-1`);
});

test('the months that days touch', () => {
  expect(monthsOf({ from: '2026-01-31', to: '2026-03-01' })).toEqual({ first: '2026-01', last: '2026-03' });
});
