import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { refusal } from '../../../test/served.ts';
import { drawCase, file, fill, finding, hit, inDialog, pan, review } from './drawn-case.test-help.tsx';
import { ReviewTab } from './ReviewTab.tsx';
import { state } from './review.test-help.ts';
import type { Review } from './use-review.ts';

beforeEach(() => {
  localStorage.setItem('id_token', 'token');
  // jsdom has none.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('only what is ticked is asked for, each with its reason, over the version that was read', async () => {
  const asked = review({ 'POST /information-requests': state({ version: 5 }) });
  drawCase();
  fireEvent.click(await screen.findByRole('button', { name: 'Request documents' }));
  const inside = await inDialog('Request documents');
  inside.submit();
  expect((await inside.findByText('Select at least one document.')).closest('[role=alert]')).toBeTruthy();
  fireEvent.click(inside.getByLabelText('Request Electricity bill'));
  fill(inside.getByLabelText('Reason for requesting Electricity bill'), 'TOO_OLD');
  inside.submit();
  await waitFor(() => expect(asked.find(({ path }) => path.endsWith('/information-requests'))).toBeTruthy());
  expect(asked.find(({ path }) => path.endsWith('/information-requests'))?.body).toEqual({
    version: 4,
    items: [{ subject: 'eBill', reason: 'TOO_OLD' }],
    channel: 'sms',
  });
});

test('who looks is told; a change by somebody else is offered, not thrown over what one does', async () => {
  review({ 'POST /review/presence': { looking: ['saral.verifier', 'saral.admin'], version: 5 } });
  drawCase();
  expect(await screen.findByText(/saral\.verifier, saral\.admin are viewing this case/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show changes' })).toBeTruthy();
});

test('the second person sees what waits and may confirm; who proposed it may not', async () => {
  const waits = {
    ...{
      _id: 'd',
      kind: 'approve',
      reasons: ['MEETS_POLICY'],
      conditions: [{ text: 'Guarantor', neededFor: 'payout' }],
      remarks: '',
    },
    ...{ state: 'waits', by: 'Maya Manager', at: '2026-11-20T06:00:00.000Z', secondBy: '', secondAt: null },
    undoTill: null,
    deviations: { reason: '', findings: [] },
    policy: null,
  } as const;
  const more = {
    stage: 'second-approval',
    decisions: [
      { ...waits, reasons: ['MEETS_POLICY'], conditions: [{ text: 'Guarantor', neededFor: 'payout' }] },
    ],
  } as const;
  for (const confirm of [true, false]) {
    review({ 'GET /review': { ...state(), ...more, may: { ...state().may, confirm, decide: false } } });
    const { unmount } = drawCase();
    expect(await screen.findByText(/Proposed by Maya Manager: Approve/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' }) !== null).toBe(confirm);
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
    unmount();
  }
});

test('a record is accepted for a reason, at its place', async () => {
  const asked = review({ 'PUT /review/records/pan.auth': state({ version: 5 }) });
  drawCase();
  fireEvent.click(await screen.findByRole('button', { name: 'PAN' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept PAN' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'EXPLAINED' } });
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 4,
    verdict: 'accept',
    reason: 'EXPLAINED',
  });
});

test('a file that was handed to somebody else says so, and does not end the session', async () => {
  review({
    'POST /review/presence': () =>
      refusal('CASE_ELSEWHERE', 'Olga Owner is working on this application.', 409),
  });
  drawCase();
  expect(await screen.findByText(/This case was reassigned/)).toBeTruthy();
  expect(localStorage.getItem('id_token')).toBe('token');
  expect(screen.getByRole('heading', { level: 1, name: 'Review' })).toBeTruthy();
});

test('a session that has ended ends in the review as everywhere', async () => {
  window.history.replaceState(null, '', '/admin/applicants/1/review');
  review({ 'POST /review/presence': () => refusal('SESSION_EXPIRED', 'Your session has ended.', 403) });
  drawCase();
  await waitFor(() => expect(window.location.pathname).toBe('/login-admin'));
});

test('who may only comment is shown the comments alone, and nothing is asked that would be refused', async () => {
  const asked = review();
  drawOffice(<ReviewTab applicantId={applicantId} />, 5);
  expect(await screen.findByLabelText('Comment')).toBeTruthy();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['notes']);
  expect(screen.queryByRole('button', { name: 'Add flag' })).toBeNull();
});

test('what is typed while a comment is saved, or a flag cleared, stays in the box', async () => {
  const note = { _id: 'n', kind: 'flag', words: 'Check the address', by: 'Maya Manager', clearedBy: '' };
  const flag = { ...note, at: '2026-11-20T06:00:00.000Z', clearedAt: '', mentions: [] };
  review({ 'GET /notes': [flag], 'POST /notes': [flag], 'DELETE /flags/n': [flag] });
  drawCase();
  const box = (await screen.findByLabelText('Comment')) as HTMLTextAreaElement;
  const saved = async () =>
    waitFor(() => expect(screen.getByRole('button', { name: 'Add comment' }).ariaBusy).not.toBe('true'));
  fill(box, 'First comment');
  fireEvent.click(screen.getByRole('button', { name: 'Add comment' }));
  fill(box, 'Second comment');
  await saved();
  expect(box.value).toBe('Second comment');
  fireEvent.click(await screen.findByRole('button', { name: /Check the address/ }));
  await saved();
  expect(box.value).toBe('Second comment');
  fireEvent.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(box.value).toBe(''));
});

test.each([
  { on: true, label: 'Code from your authenticator app', sent: { code: '123456' } },
  { on: false, label: 'Your password', sent: { password: '123456' } },
])('the second approver enters the terms and, for a large loan, $label', async ({ on, label, sent }) => {
  const decision = {
    ...{ _id: 'd1', kind: 'approve', reasons: ['MEETS_POLICY'], conditions: [], remarks: '', state: 'waits' },
    ...{ by: 'Olga Owner', at: '2026-11-20T06:00:00.000Z', secondBy: '', secondAt: null, undoTill: null },
    deviations: { reason: '', findings: [] },
    policy: null,
    terms: { amount: 2_500_000, tenureMonths: 60, ratePercent: 11 },
  } as const satisfies Omit<Review['decisions'][number], 'reasons'> & { reasons: readonly string[] };
  const may = { take: false, assign: false, decide: false, confirm: true, reveal: false };
  const waits = state({
    stage: 'second-approval',
    may,
    decisions: [
      {
        ...decision,
        ...{ reasons: ['MEETS_POLICY'], conditions: [] },
        deviations: { reason: '', findings: [] },
        policy: null,
      },
    ],
  });
  const asked = review({
    'GET /review': waits,
    'GET /second-factor': { on, required: false, recoveryLeft: 0 },
    'POST /confirm': state({ version: 5 }),
  });
  drawCase();
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const inside = await inDialog('Confirm the decision');
  expect(inside.getByText('₹25,00,000 for 60 months at 11% a year')).toBeTruthy();
  inside.submit();
  expect(await inside.findByText('Enter whole rupees, like 5,00,000.')).toBeTruthy();
  fill(inside.getByLabelText('Amount'), '25,00,000');
  fill(inside.getByLabelText('Tenure'), '60');
  fill(inside.getByLabelText('Interest rate'), '11');
  fill(await inside.findByLabelText(label), '123456');
  inside.submit();
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/confirm'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({
    ...{ version: 4, agree: true, terms: decision.terms },
    ...sent,
  });
});

test('masked numbers of a record are shown whole for a reason, and hidden again', async () => {
  const masked = { ...pan, data: { ...pan.data, number: 'XXXXXX234C' } };
  const asked = review({
    [`GET /applicants/${applicantId}`]: { ...file, docs: { id: { pan: { auth: masked } } } },
    'GET /review': state({ may: { take: true, assign: false, decide: true, confirm: false, reveal: true } }),
    'POST /reveal': { data: pan.data, until: new Date(Date.now() + 60_000).toISOString() },
  });
  drawCase();
  fireEvent.click(await screen.findByRole('button', { name: 'PAN' }));
  const card = within(await screen.findByRole('article', { name: 'PAN Details' }));
  expect(card.getByText('XXXXXX234C')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show whole numbers of PAN' }));
  const inside = await inDialog('Show masked data');
  fireEvent.click(inside.getByText('Show', { selector: 'button, button *' }));
  expect(await screen.findByText('AAAPZ1234C')).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('/reveal'))?.body).toEqual({
    place: 'pan.auth',
    reason: 'CALL_PERSON',
  });
  expect(screen.getByText(/^Hidden in \d+ s$/)).toBeTruthy();
});

test('"All clear" is said only when the server says so', async () => {
  review({ 'GET /review': state({ missingRequirements: [] }) });
  const { unmount } = drawCase();
  expect(await screen.findByText('All clear. Ready for a decision.')).toBeTruthy();
  expect(screen.getByText('Nothing missing. Ready for a decision.')).toBeTruthy();
  unmount();
  review({ 'GET /review': state({ missingRequirements: [], clear: false, findings: [finding({})] }) });
  drawCase();
  expect(await screen.findByText('Nothing missing.')).toBeTruthy();
  expect(screen.queryByText(/Ready for a decision/)).toBeNull();
});

test('beside findings that do not stop a decision it is not "All clear"; of a closed case neither is said', async () => {
  const low = [finding({ severity: 'low' })];
  review({ 'GET /review': state({ missingRequirements: [], findings: low }) });
  const { unmount } = drawCase();
  expect(await screen.findByText('Nothing below stops a decision.')).toBeTruthy();
  unmount();
  review({ 'GET /review': state({ missingRequirements: [], stage: 'rejected' }) });
  drawCase();
  expect(await screen.findByText('No open findings.')).toBeTruthy();
  expect(screen.queryByText(/Ready for a decision|All clear/)).toBeNull();
});

test('what the policy holds against the loan is said beside the findings, and nothing is "All clear"', async () => {
  const policy = { version: 0, outcome: 'refer', passed: ['Age is 35 years, not below 21 years.'] } as const;
  review({ 'GET /review': state({ policy: { ...policy, hits: [hit], passed: [...policy.passed] } }) });
  drawCase();
  const part = within(await screen.findByRole('region', { name: 'Lending policy' }));
  expect(part.getByText(hit.sentence)).toBeTruthy();
  // What was asked and holds is folded beside what does not.
  expect(part.getByText('1 rule passed').closest('details')?.open).toBe(false);
  expect(part.getByText('Age is 35 years, not below 21 years.')).toBeTruthy();
  expect(screen.getByText('No open findings.')).toBeTruthy();
  expect(screen.queryByText(/All clear/)).toBeNull();
});

test('a finding opens its record, and is accepted with a reason over the version that was read', async () => {
  const open = state({ clear: false, findings: [finding({})] });
  const asked = review({ 'GET /review': open, 'POST /accept': state({ version: 5 }) });
  drawCase();
  const part = within(await screen.findByRole('region', { name: 'Findings' }));
  expect(part.getByText('High')).toBeTruthy();
  fireEvent.click(part.getByRole('button', { name: /^Open record/ }));
  const line = within(document.querySelector('#record-pan') as HTMLElement).getByRole('button');
  await waitFor(() => expect(line.ariaExpanded ?? line.getAttribute('aria-expanded')).toBe('true'));
  expect(await screen.findByRole('article', { name: 'PAN Details' })).toBeTruthy();
  fireEvent.click(part.getByRole('button', { name: /^Accept/ }));
  const inside = await inDialog('Accept finding');
  inside.submit();
  expect(await inside.findByText('Enter a reason.')).toBeTruthy();
  fireEvent.change(inside.getByLabelText('Reason'), { target: { value: 'The loan was closed' } });
  inside.submit();
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/findings/f1/accept'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({
    ...{ version: 4, reason: 'The loan was closed' },
  });
});

test('an address that names a record opens it', async () => {
  window.history.replaceState(null, '', `/admin/applicants/${applicantId}/review#record-pan`);
  review();
  drawCase();
  expect(await screen.findByRole('article', { name: 'PAN Details' })).toBeTruthy();
});
