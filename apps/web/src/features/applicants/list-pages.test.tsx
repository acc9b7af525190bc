import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawOffice } from '../../../test/draw-for.tsx';
import { nextCase } from '../../lib/case-order.ts';
import { keepCookie, readCookie } from '../../lib/cookie.ts';
import { ApplicantsPage } from './ApplicantsPage.tsx';
import { firstColumns } from './list-columns.tsx';

const last = 6;
const line = (page: number) => ({
  _id: `id-${page}`,
  custId: `C${page}`,
  reference: `SF-${page}`,
  name: `Person of page ${page}`,
  mobileNo: '',
  segment: 'retail',
  provided: 0,
  attention: 0,
  findings: { open: 0, gravest: null },
  stage: 'in-progress',
  assignedTo: '',
  dueAt: null,
  updatedAt: '2026-11-20T06:00:00.000Z',
});

/** Six pages of one line each: marks are the numbers of the pages. */
let setup: unknown = { steps: [] };
let asked = 0;
function answer(url: URL) {
  if (url.pathname.endsWith('/settings/setup')) {
    asked++;
    return setup;
  }
  if (url.pathname.endsWith('/review/counts'))
    return { mine: 0, unassigned: 0, due: 0, second: 0, mentions: 3 };
  if (url.pathname.endsWith('/segments')) return ['business', 'retail'];
  if (!url.pathname.endsWith('/applicants')) return [];
  const q = url.searchParams.get('q');
  const closed = q === 'closed' ? { stage: 'rejected', provided: 3 } : {};
  if (q)
    return { applicants: [{ ...line(9), ...closed, name: `Found for ${q}` }], next: null, previous: null };
  const [after, before] = [url.searchParams.get('after'), url.searchParams.get('before')];
  const page = after ? Number(after) + 1 : before ? Number(before) - 1 : 1;
  return {
    applicants: [line(page)],
    next: page < last ? String(page) : null,
    previous: page > 1 ? String(page) : null,
  };
}

beforeEach(() => {
  localStorage.setItem('id_token', 'token');
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      const result = answer(new URL(url, 'http://here'));
      return new Response(JSON.stringify({ success: true, message: '', result }));
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  keepCookie('list_columns', firstColumns.join('.'));
});

const shown = () =>
  screen.getAllByRole('link', { name: /^Person of page/ }).map(({ textContent }) => textContent?.slice(-1));

test('further on the first lines give way, and one can go back to them', async () => {
  drawOffice(<ApplicantsPage />);
  await screen.findByText('Person of page 1');
  expect(screen.queryByRole('button', { name: 'Show previous' })).toBeNull();
  for (let page = 2; page <= 5; page++) {
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText(`Person of page ${page}`);
  }
  expect(shown()).toEqual(['2', '3', '4', '5']);
  fireEvent.click(screen.getByRole('button', { name: 'Show previous' }));
  await screen.findByText('Person of page 1');
  await waitFor(() => expect(shown()).toEqual(['1', '2', '3', '4']));
});

test('of a closed case the list does not say that it is clear', async () => {
  window.history.replaceState(null, '', '/admin?q=closed');
  drawOffice(<ApplicantsPage />);
  await screen.findByText('Found for closed');
  expect(screen.queryByText('No open findings')).toBeNull();
});

test('the list can be narrowed to a segment, and knows who is mentioned', async () => {
  drawOffice(<ApplicantsPage />);
  const segments = await screen.findByLabelText('Segment');
  expect([...segments.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Any segment',
    'business',
    'retail',
  ]);
  const view = await screen.findByRole('link', { name: /Mentions me\s*3/ });
  expect(view.getAttribute('href')).toBe('/admin?mentions=me');
});

test('Enter in the search goes to what was found for it, never to a line of the list before', async () => {
  drawOffice(<ApplicantsPage />);
  await screen.findByText('Person of page 1');
  const search = screen.getByRole('searchbox', { name: 'Search applicants' });
  search.focus();
  fireEvent.change(search, { target: { value: '9865055708' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(document.activeElement).toBe(search);
  const line = await screen.findByRole('link', { name: 'Found for 9865055708' });
  await waitFor(() => expect(document.activeElement).toBe(line));
  // With nothing new typed it goes there again.
  search.focus();
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(document.activeElement).toBe(line);
});

test('the list says how many findings are open, and “No open findings” only when none is', async () => {
  const lines = [
    { ...line(1), provided: 4, findings: { open: 2, gravest: 'high' } },
    { ...line(2), provided: 4 },
  ];
  const fetched = vi.fn(async (url: string) => {
    const applicants = { applicants: lines, next: null, previous: null };
    const { pathname } = new URL(url, 'http://here');
    const result = pathname.endsWith('/applicants') ? applicants : answer(new URL(url, 'http://here'));
    return new Response(JSON.stringify({ success: true, message: '', result }));
  });
  vi.stubGlobal('fetch', fetched);
  drawOffice(<ApplicantsPage />);
  expect((await screen.findAllByText('2 findings')).length).toBeGreaterThan(0);
  const [first, second] = ['Person of page 1', 'Person of page 2'].map((name) =>
    screen.getAllByText(name)[0]?.closest('tr'),
  );
  expect(first?.textContent).not.toContain('No open findings');
  expect(second?.textContent).toContain('No open findings');
  fireEvent.change(screen.getByLabelText('Findings'), { target: { value: 'block' } });
  await waitFor(() => expect(fetched.mock.calls.some(([url]) => url.includes('findings=block'))).toBe(true));
});

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('columns are chosen, kept over a log-out, and can be set back', async () => {
  drawOffice(<ApplicantsPage />);
  await screen.findByText('Person of page 1');
  const first = heads();
  expect(first).toContain('Loan product');
  expect(first).not.toContain('Segment');
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const choice = await screen.findByRole('checkbox', { name: 'Segment', hidden: true });
  fireEvent.click(choice);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Loan product', hidden: true }));
  expect(heads()).toContain('Segment');
  expect(heads()).not.toContain('Loan product');
  localStorage.clear();
  expect(readCookie('list_columns')).toBe('reference.stage.assigned.state.due.updated.segment');
  fireEvent.click(await screen.findByRole('button', { name: 'Reset', hidden: true }));
  expect(heads()).toEqual(first);
});

test('the head of a column orders the list by it, and turns the order round; what has no order cannot be pressed', async () => {
  drawOffice(<ApplicantsPage />);
  await screen.findByText('Person of page 1');
  const asked = () =>
    new URL(
      vi
        .mocked(fetch)
        .mock.calls.map(([url]) => String(url))
        .filter((url) => /applicants(\?|$)/.test(url))
        .at(-1) ?? '',
      'http://here',
    ).search;
  fireEvent.click(screen.getByRole('button', { name: 'Due' }));
  await waitFor(() => expect(asked()).toBe('?sort=due&order=asc'));
  expect(screen.getByRole('columnheader', { name: 'Due' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Due' }));
  await waitFor(() => expect(asked()).toBe('?sort=due&order=desc'));
  expect(screen.queryByRole('button', { name: 'Mobile' })).toBeNull();
  // On a phone, where the columns have no heads.
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'findings desc' } });
  await waitFor(() => expect(asked()).toBe('?sort=findings&order=desc'));
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'updated desc' } });
  await waitFor(() => expect(asked()).toBe(''));
});

test('lines are chosen by x and by their boxes, handed on together, and what was not done stays chosen', async () => {
  const two = [line(1), line(2)];
  const asked: { url: string; body: unknown }[] = [];
  const answers: Record<string, unknown> = {
    '/applicants': { applicants: two, next: null, previous: null },
    '/review/team': [{ _id: 'v', name: 'Vikram', userName: 'v', role: 4, self: false }],
    '/review/assignments': {
      assigned: ['id-1'],
      refused: [{ _id: 'id-2', reason: 'This case is closed.' }],
    },
    '/review/closings': { closed: [], refused: [{ _id: 'id-2', reason: 'It is decided.' }] },
  };
  const fetched = async (url: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://here');
    asked.push({ url: pathname, body: body ? JSON.parse(String(body)) : null });
    const known = Object.keys(answers).find((end) => pathname.endsWith(end));
    const result = known ? answers[known] : answer(new URL(url, 'http://here'));
    return new Response(JSON.stringify({ success: true, message: '', result }));
  };
  vi.stubGlobal('fetch', vi.fn(fetched));
  drawOffice(<ApplicantsPage />);
  const first = await screen.findByRole('link', { name: 'Person of page 1' });
  expect(screen.queryByRole('region', { name: 'Selected cases' })).toBeNull();
  first.focus();
  fireEvent.keyDown(first, { key: 'x' });
  expect(await screen.findByText('1 case selected')).toBeTruthy();
  fireEvent.keyDown(first, { key: 'x' });
  expect(screen.queryByText('1 case selected')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('2 cases selected')).toBeTruthy();
  const to = screen.getByLabelText('Assign to…');
  const assign = screen.getByRole('button', { name: 'Assign' });
  expect(assign.getAttribute('aria-disabled')).toBe('true');
  await within(to).findByRole('option', { name: 'Vikram' });
  fireEvent.change(to, { target: { value: 'v' } });
  fireEvent.click(assign);
  expect(await screen.findByText('Assigned: 1. Not assigned: 1. This case is closed.')).toBeTruthy();
  const sent = asked.find(({ url }) => url.endsWith('/review/assignments'));
  expect(sent?.body).toEqual({ cases: ['id-1', 'id-2'], to: 'v' });
  expect(screen.getByText('1 case selected')).toBeTruthy();
  expect(
    (screen.getByRole('checkbox', { name: 'Select Person of page 2' }) as HTMLInputElement).checked,
  ).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close…' }));
  const closing = within(screen.getByRole('dialog', { name: 'Close 1 case', hidden: true }));
  const go = closing.getByRole('button', { name: 'Close 1 case', hidden: true });
  fireEvent.click(go);
  expect((await closing.findByRole('alert', { hidden: true })).textContent).toBe('Choose a reason.');
  fireEvent.change(closing.getByLabelText('Reason'), { target: { value: 'DUPLICATE' } });
  fireEvent.click(go);
  expect(await closing.findByText('It is decided.')).toBeTruthy();
  const closed = asked.find(({ url }) => url.endsWith('/review/closings'));
  expect(closed?.body).toEqual({ cases: ['id-2'], reason: 'DUPLICATE', remarks: '' });
  fireEvent.click(closing.getByRole('button', { name: 'Cancel', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected cases' })).toBeNull();
  expect([nextCase('id-1'), nextCase('id-2')]).toEqual(['id-2', null]);
});

test('a new lender is told what to set up until it is done; nobody else is asked', async () => {
  const steps = [
    { step: 'grievance', done: false, needed: true },
    { step: 'colleague', done: true, needed: true },
    { step: 'products', done: false, needed: false },
    { step: 'applicant', done: true, needed: false },
  ];
  setup = { steps };
  const { unmount } = drawOffice(<ApplicantsPage />, 1);
  const card = within(await screen.findByRole('region', { name: 'Set up Saral Finance' }));
  expect(card.getByText('2 of 4 done')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Name the grievance officer' }).getAttribute('href')).toBe(
    '/admin/settings',
  );
  expect(card.queryByRole('link', { name: 'Invite someone who can decide' })).toBeNull();
  expect(card.getAllByText('Needed')).toHaveLength(1);
  unmount();
  // What is only useful keeps nobody, once there is an applicant.
  setup = { steps: steps.map((one) => ({ ...one, done: one.done || one.needed })) };
  const second = drawOffice(<ApplicantsPage />, 1);
  await screen.findByText('Person of page 1');
  expect(screen.queryByRole('region', { name: /^Set up/ })).toBeNull();
  second.unmount();
  setup = { steps };
  drawOffice(<ApplicantsPage />, 4);
  await screen.findByText('Person of page 1');
  expect(asked).toBe(2);
});

test('a line opens the case where the colleague works: who reviews on the case, an agent on the report', async () => {
  const hrefFor = async (roleId: number) => {
    const { unmount } = drawOffice(<ApplicantsPage />, roleId);
    const href = (await screen.findByRole('link', { name: 'Person of page 1' })).getAttribute('href');
    unmount();
    return href;
  };
  expect(await hrefFor(4)).toBe('/admin/applicants/id-1/review');
  expect(await hrefFor(5)).toBe('/admin/applicants/id-1/report');
});

test('Shift chooses every line from the last one to this, by mouse and by key', async () => {
  drawOffice(<ApplicantsPage />);
  await screen.findByText('Person of page 1');
  for (let page = 2; page <= 4; page++) {
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText(`Person of page ${page}`);
  }
  const box = (page: number) => screen.getByRole('checkbox', { name: `Select Person of page ${page}` });
  const chosen = () => [1, 2, 3, 4].filter((page) => (box(page) as HTMLInputElement).checked);
  fireEvent.click(box(3));
  fireEvent.click(box(1), { shiftKey: true });
  expect(chosen()).toEqual([1, 2, 3]);
  fireEvent.click(box(2));
  expect(chosen()).toEqual([1, 3]);
  screen.getByRole('link', { name: 'Person of page 4' }).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'X', shiftKey: true });
  expect(chosen()).toEqual([1, 2, 3, 4]);
  fireEvent.keyDown(document.activeElement as Element, { key: 'x' });
  expect(chosen()).toEqual([1, 2, 3]);
});
