import { type Ending, endings, type RetainedKind, retainedKinds } from '@pramaan/contract/retention.ts';
import { m } from '@pramaan/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../../test/catch-downloads.ts';
import { drawOffice } from '../../../../test/draw-for.tsx';
import { refusal, serve } from '../../../../test/served.ts';
import { RetentionPage } from './RetentionPage.tsx';

const rule = (kind: RetainedKind, ending: Ending) => ({
  ...{ kind, ending, days: 365, usual: true, least: kind === 'identity' ? 30 : 0 },
  law: ending === 'granted' ? ('pmla' as const) : null,
});
const rules = retainedKinds.flatMap((kind) => endings.map((ending) => rule(kind, ending)));
const row = {
  ...{ applicantId: 'a1', reference: 'SF-1', ending: 'unfinished', since: '2026-01-01T00:00:00.000Z' },
  ...{ age: 200, kinds: ['identity'], whole: false, held: false },
};
const due = {
  ...{ at: '2026-08-15T00:00:00.000Z', applicants: 3, held: 1, more: true },
  counts: [{ kind: 'identity', ending: 'unfinished', applicants: 3, rows: 5, files: 2 }],
  rows: [row, { ...row, applicantId: 'a2', held: true }, { ...row, applicantId: 'a3', whole: true }],
};
const erased = {
  ...{ _id: 'e1', cause: 'request', ending: 'refused', whole: true, kinds: [], rows: 7, files: 1 },
  erasedAt: '2026-08-15T04:30:00.000Z',
};
const answers = (clock: boolean) => ({
  'GET /retention/rules': { clock, rules },
  'GET /retention/due': due,
  'GET /retention/erasures': [erased],
});
const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map((cell) => cell.textContent));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the rules by kind and ending, those of a law marked', async () => {
  serve(answers(false));
  drawOffice(<RetentionPage />, 1);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  await screen.findByRole('table', { name: 'Retention periods' });
  const table = cells('Retention periods');
  expect(table).toHaveLength(retainedKinds.length);
  for (const line of table)
    expect(line.slice(1)).toEqual(['365 days', '365 days', '365 days (required by law)']);
});

test('starting the clock says how much goes, and takes a yes; stopping takes one tap', async () => {
  let clock = false;
  const asked = serve({
    ...answers(false),
    'GET /retention/rules': () => ({ clock, rules }),
    'PUT /retention/clock': ({ body }: { body: { on?: boolean } }) => {
      clock = body.on === true;
      return { clock, rules };
    },
  });
  drawOffice(<RetentionPage />, 1);
  expect(await screen.findByText('Automatic deletion is off.')).toBeTruthy();
  press('Turn on automatic deletion: Retention periods');
  expect(await screen.findByText(/^Turn on automatic deletion\? Applications due today: 3\./)).toBeTruthy();
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  press('Turn on');
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off automatic deletion' }));
  expect(await screen.findByText('Automatic deletion is off.')).toBeTruthy();
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { on: true },
    { on: false },
  ]);
});

test('one rule: whole days or none; the least of its kind beside it; a law’s refusal in its words', async () => {
  let refuse = true;
  const asked = serve({
    ...answers(false),
    'PUT /retention/rules': () =>
      refuse ? refusal('RETAINED_BY_LAW', 'A law keeps this for five years.') : { clock: false, rules },
  });
  drawOffice(<RetentionPage />, 1);
  const form = within(await screen.findByRole('region', { name: 'Change retention period' }));
  const days = (value: string) => fireEvent.change(form.getByLabelText('Days'), { target: { value } });
  const save = () => fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('At least 30. Leave empty for the default.')).toBeTruthy();
  days('1.5');
  save();
  expect(form.getByRole('alert').textContent).toBe('Enter a whole number of days, or leave the field empty.');
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.change(form.getByLabelText('Outcome'), { target: { value: 'granted' } });
  days('90');
  save();
  expect(await form.findByText('A law keeps this for five years.')).toBeTruthy();
  refuse = false;
  days(' ');
  save();
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { kind: 'identity', ending: 'granted', days: 90 },
    { kind: 'identity', ending: 'granted', days: null },
  ]);
});

test('the dry run: counts, each application, what a hold keeps; further ahead is asked for', async () => {
  const asked = serve(answers(false));
  drawOffice(<RetentionPage />, 1);
  expect(await screen.findByText('Applications: 3 · Kept by a legal hold: 1')).toBeTruthy();
  const identity = m.my_data_kind_identity();
  const unfinished = m.clock_ending_unfinished();
  expect(cells('Counts by data type')).toEqual([[identity, unfinished, '3', '5', '2']]);
  expect(cells('Applications, oldest first').map((line) => line.at(-1))).toEqual([
    identity,
    'On legal hold',
    'All data',
  ]);
  expect(screen.getByText('The list is not complete: more applications are due.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'SF-1' })[1]?.getAttribute('href')).toBe(
    '/admin/applicants/a2/data',
  );
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '365' } });
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/retention/due?ahead=365'));
});

test('what was erased, with its certificate to keep; nothing due and nothing erased are said', async () => {
  const caught = catchDownloads();
  const pdf = new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
  const asked = serve({ ...answers(true), 'GET /certificate': pdf });
  const { unmount } = drawOffice(<RetentionPage />, 1);
  await screen.findByRole('table', { name: 'Deleted' });
  expect(cells('Deleted')[0]?.slice(0, 5)).toEqual([
    '15 Aug 2026, 10:00 IST',
    'Erasure request',
    'All data',
    '7',
    '1',
  ]);
  press('Certificate of 15 Aug 2026, 10:00 IST');
  await waitFor(() => expect(caught.map(({ name }) => name)).toEqual(['certificate-of-erasure.pdf']));
  expect(asked.at(-1)?.path).toBe('/api/retention/erasures/e1/certificate');
  unmount();
  serve({
    ...answers(true),
    'GET /retention/due': { ...due, applicants: 0, held: 0, counts: [], rows: [], more: false },
    'GET /retention/erasures': [],
  });
  drawOffice(<RetentionPage />, 1);
  expect(await screen.findByText('Nothing is due for deletion in this period.')).toBeTruthy();
  expect(await screen.findByText('Nothing deleted yet.')).toBeTruthy();
});

test('rules that cannot be read say why, and nothing can be started', async () => {
  const words = 'You are not allowed to do this.';
  serve({ ...answers(false), 'GET /retention/rules': refusal('FORBIDDEN', words, 400) });
  drawOffice(<RetentionPage />, 4);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.queryByRole('button')).toBeNull();
});
