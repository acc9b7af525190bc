import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { noteCaseOrder } from '../../lib/case-order.ts';
import { recentCases } from '../../lib/recent-cases.ts';
import { CaseFrame } from './CaseFrame.tsx';
import type { Review } from './use-review.ts';

const nothing = { sources: [], monthly: null, rule: 'none' } as const;
const state: Review = {
  ...{
    version: 4,
    stage: 'in-review',
    dueAt: '2026-11-25T12:29:00.000Z',
    assigned: null,
    branch: null,
    agent: null,
  },
  ...{ amount: 500_000, tenureMonths: 60, highestAmount: 500_000 },
  ...{
    limit: 300_000,
    reauthenticationLimit: 2_000_000,
    missingRequirements: [],
    findings: [],
    clear: false,
  },
  marks: { identity: 'block', address: 'medium', income: 'clear', obligations: 'none', consent: 'high' },
  creditScore: 781,
  assessment: {
    ...{ income: { ...nothing, sources: [] }, obligations: { ...nothing, sources: [] } },
    loan: { amount: 500_000, months: 60, ratePercent: 12 },
    ...{ instalment: 11_122, foir: 42.5, surplus: 26_556, assetValue: null, ltv: null },
  },
  ...{ household: null, others: [], joins: null },
  policy: { version: 0, outcome: 'approve', hits: [], passed: [] },
  ...{ informationRequests: [], reviews: [], decisions: [], looking: [] },
  may: { take: false, assign: true, decide: true, confirm: false, reveal: false },
};
const unknown = { loan: null, instalment: null, foir: null, surplus: null };
const profile = {
  name: 'Asha Sample',
  mobileNo: 'XXXXXX0011',
  email: '',
  segment: 'retail',
  reference: 'SF-1',
};

const exports = <button type="button">Share</button>;

function open(more: Partial<Review> = {}, roleId?: number) {
  const asked = serve({
    'GET /profile': profile,
    'GET /review': { ...state, ...more },
    'GET /review/team': [
      { _id: 's', name: 'Maya Manager', userName: 'saral.manager', role: 3, self: true },
      { _id: 'v', name: 'Vikram Verifier', userName: 'saral.verifier', role: 4, self: false },
    ],
    'POST /review/presence': { looking: [], version: 4 },
    'POST /review/assignment': { ...state, version: 5 },
    'POST /information-requests': { ...state, version: 5 },
  });
  drawOffice(
    <CaseFrame id={applicantId} exports={exports}>
      the tab
    </CaseFrame>,
    roleId,
  );
  return asked;
}
const dialogCalled = async (name: string) => {
  await screen.findByRole('heading', { name, hidden: true });
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  return {
    ...within(dialog),
    submit: () => fireEvent.submit(dialog.querySelector('form') as HTMLFormElement),
  };
};

beforeEach(() => localStorage.setItem('id_token', 'token'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the head says whose case it is, which loan, until when, who works on it, and the figures that are known', async () => {
  open();
  const head = within(await screen.findByRole('region', { name: 'Case summary' }));
  expect(await head.findByText('₹5,00,000 × 60 months @ 12 % (assumed rate)')).toBeTruthy();
  expect(head.getByText('Asha Sample')).toBeTruthy();
  expect(head.getByText('Retail loan')).toBeTruthy();
  expect(head.getByText('Due 25 Nov 2026, 17:59 IST')).toBeTruthy();
  expect(head.getByText('Unassigned')).toBeTruthy();
  const figures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['EMI ₹11,122', 'FOIR 42.5 %', 'Surplus ₹26,556', 'Bureau 781']);
});

test('each subject has its mark in words, and leads to the findings', async () => {
  open();
  const marks = within(await screen.findByRole('list', { name: 'Open findings by subject' }));
  expect(marks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Identity Blocked',
    'Address Medium',
    'Income Clear',
    'Obligations No data',
    'Consent High',
  ]);
  expect(marks.getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `/admin/applicants/${applicantId}/review#findings`,
  );
});

const rejection: Review['decisions'][number] = {
  ...{ _id: 'd', kind: 'reject', reasons: ['OTHER_LOANS', 'SCORE_LOW'], conditions: [], remarks: '' },
  ...{ terms: null, deviations: { reason: '', findings: [] }, policy: null, state: 'stands' },
  ...{ by: 'Maya Manager', at: '2026-11-24T06:00:00.000Z', secondBy: '', secondAt: null, undoTill: null },
};

test('a closed case says why it was closed and by whom, and not how its findings stand or when it is due', async () => {
  open({ stage: 'rejected', clear: true, decisions: [rejection] });
  const head = within(await screen.findByRole('region', { name: 'Case summary' }));
  expect(await head.findByText('Instalments too high for the income, Credit score too low')).toBeTruthy();
  expect(head.getByText('by Maya Manager, 24 Nov 2026')).toBeTruthy();
  expect(head.queryByRole('list', { name: 'Open findings by subject' })).toBeNull();
  expect(head.queryByText(/^Due /)).toBeNull();
});

test('an approved case shows the terms that were approved, not those that were requested', async () => {
  const terms = { amount: 400_000, tenureMonths: 36, ratePercent: 12.5 };
  open({ stage: 'approved', decisions: [{ ...rejection, kind: 'approve', reasons: [], terms }] });
  expect(await screen.findByText('Approved: ₹4,00,000 × 36 months @ 12.5 %')).toBeTruthy();
  expect(screen.queryByText(/assumed rate/)).toBeNull();
});

test('a case that waits for the applicant says so: for what was requested, else for what is missing', async () => {
  const request: Review['informationRequests'][number] = {
    ...{ _id: 'r', subject: 'pan', title: 'PAN', path: '/pan', reason: 'MISSING', because: '', words: '' },
    ...{ askedAt: '2026-11-24T06:00:00.000Z', state: 'open', answeredAt: null },
  };
  const missing = { subject: 'pan', title: 'PAN', why: 'missing', needed: true } as const;
  const incomplete = { stage: 'in-progress', missingRequirements: [missing] } as const;
  open({ ...incomplete, missingRequirements: [missing], informationRequests: [request] });
  expect(await screen.findByText('Waiting for the applicant: 1 document requested')).toBeTruthy();
  document.body.replaceChildren();
  open({ ...incomplete, missingRequirements: [missing] });
  expect(await screen.findByText('1 document still missing')).toBeTruthy();
});

test('without a loan request nothing is said of a loan', async () => {
  open({ amount: null, creditScore: null, assessment: { ...state.assessment, ...unknown } });
  expect(await screen.findByText('No loan request yet')).toBeTruthy();
  expect(screen.queryByText('Retail loan')).toBeNull();
  expect(document.querySelectorAll('dl > div')).toHaveLength(0);
});

test('the case is assigned to somebody of the team, over the version that was read', async () => {
  const asked = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  const inside = await dialogCalled('Assign case');
  await inside.findByText('Vikram Verifier');
  fireEvent.change(inside.getByLabelText('Assign to'), { target: { value: 'v' } });
  inside.submit();
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/assignment'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/assignment'))?.body).toEqual({ version: 4, to: 'v' });
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

test('any document can be requested, also when nothing is missing', async () => {
  const asked = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Request documents' }));
  const inside = await dialogCalled('Request documents');
  fireEvent.change(inside.getByLabelText('Other document'), { target: { value: 'passport' } });
  expect((inside.getByLabelText('Request Passport') as HTMLInputElement).checked).toBe(true);
  inside.submit();
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/information-requests'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/information-requests'))?.body).toEqual({
    ...{ version: 4, items: [{ subject: 'passport', reason: 'MISSING' }], channel: 'sms' },
  });
});

test('who may not review sees whose case it is, and nothing is asked that would be refused', async () => {
  const asked = open({}, 5);
  expect(await screen.findByText('Asha Sample')).toBeTruthy();
  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['profile']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Share']);
});

test.each([
  ['review', 'Case', null],
  ['verification', 'Documents', 'Verification report'],
  ['checks', 'Documents', 'Checks'],
  ['bank/a1', 'Money', 'Bank'],
  ['credit', 'Money', 'Credit'],
  ['agreement', 'Signing', 'Agreement'],
  ['consent', 'Records', 'Consent'],
])('at %s the tab is %s, its section %s', async (path, tab, section) => {
  window.history.replaceState(null, '', `/admin/applicants/${applicantId}/${path}`);
  open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Case tabs' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Case', 'Documents', 'Money', 'Signing', 'Records'],
  ]);
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(section ? [tab, section] : [tab]);
});

test('a tab holds only the sections that a person may open', async () => {
  window.history.replaceState(null, '', `/admin/applicants/${applicantId}/bank`);
  open({}, 5);
  const sections = within(await screen.findByRole('navigation', { name: 'Sections of Money' }));
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Offer',
    'Bank',
    'Credit',
  ]);
});

test('what takes the report away stands in the head, and not where there is no such applicant', async () => {
  open();
  const head = within(await screen.findByRole('region', { name: 'Case summary' }));
  expect(await head.findByRole('button', { name: 'Share' })).toBeTruthy();
  document.body.replaceChildren();
  serve({});
  drawOffice(
    <CaseFrame id="gone" exports={exports}>
      the tab
    </CaseFrame>,
  );
  await screen.findByRole('region', { name: 'Case summary' });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('n leads to the next case of the list one came from, in the same part; not while one types', async () => {
  noteCaseOrder([applicantId, 'next-one']);
  window.history.replaceState(null, '', `/admin/applicants/${applicantId}/money`);
  open();
  const link = await screen.findByRole('link', { name: 'Next case' });
  expect(link.getAttribute('href')).toBe('/admin/applicants/next-one/money');
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'n' });
  field.remove();
  expect(window.location.pathname).toBe(`/admin/applicants/${applicantId}/money`);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(window.location.pathname).toBe('/admin/applicants/next-one/money');
  window.history.replaceState(null, '', '/');
});

test('a case that was opened is remembered, the last one first, by its id alone', async () => {
  localStorage.setItem('recentCases', `other ${applicantId}`);
  open();
  await screen.findByText('Asha Sample');
  await waitFor(() => expect(recentCases()).toEqual([applicantId, 'other']));
});

test('the head says the branch and who brought the application; nothing where there is neither', async () => {
  const agent = { _id: 'a', name: 'Ajay Agent', code: 'DSA-7' };
  open({ branch: { name: 'Pune Camp', code: 'PUNE' }, agent });
  expect(await screen.findByText('Branch: Pune Camp')).toBeTruthy();
  expect(screen.getByText('Agent: Ajay Agent (DSA-7)')).toBeTruthy();
  cleanup();
  open();
  await screen.findByText('Unassigned');
  expect(screen.queryByText(/^(?:Branch|Agent):/)).toBeNull();
});

test('who decides transfers the application in the dialog of the assignment, alone or over the version that the assignment made', async () => {
  const asked = serve({
    'GET /profile': profile,
    'GET /review': state,
    'GET /review/team': [{ _id: 'v', name: 'Vikram Verifier', userName: 'v', role: 4, self: false }],
    'GET /dashboards/filters': {
      ...{ products: [], branches: [] },
      agents: [{ key: 'a', name: 'Ajay Agent (DSA-7)' }],
    },
    'POST /review/presence': { looking: [], version: 4 },
    'POST /review/assignment': { ...state, version: 5 },
    'PUT /agent': { ...state, version: 6 },
  });
  drawOffice(<CaseFrame id={applicantId}>the tab</CaseFrame>);
  const transfers = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const assignments = () => asked.filter(({ path }) => path.endsWith('/review/assignment'));
  const handOn = async (to: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Assign' }));
    const agent = await screen.findByLabelText('Agent');
    fireEvent.change(screen.getByLabelText('Assign to'), { target: { value: to } });
    fireEvent.change(agent, { target: { value: 'a' } });
    fireEvent.submit(agent.closest('form') as HTMLFormElement);
  };
  await handOn('');
  await waitFor(() => expect(transfers()).toEqual([{ version: 4, to: 'a' }]));
  expect(assignments()).toHaveLength(0);
  await waitFor(() => expect(screen.queryByLabelText('Agent')).toBeNull());
  await handOn('v');
  await waitFor(() => expect(transfers()[1]).toEqual({ version: 5, to: 'a' }));
  expect(assignments()).toHaveLength(1);
});

test('terms that wait for the second approval are proposed, and their rate is not an assumed one', async () => {
  const terms = { amount: 400_000, tenureMonths: 36, ratePercent: 12.5 };
  open({
    stage: 'second-approval',
    decisions: [{ ...rejection, kind: 'approve', state: 'waits', reasons: [], terms }],
  });
  expect(await screen.findByText('Proposed: ₹4,00,000 × 36 months @ 12.5 %')).toBeTruthy();
  expect(screen.queryByText(/assumed rate/)).toBeNull();
});
