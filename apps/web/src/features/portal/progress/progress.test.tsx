import { getProgress } from '@pramaan/contract/calls/overview.ts';
import { defaultProducts } from '@pramaan/documents/loan-product.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../../test/draw-for.tsx';
import { serve } from '../../../../test/served.ts';
import { forgetSession } from '../../../lib/leaving.ts';
import { PortalHome } from '../PortalHome.tsx';
import { ProgressPage } from './ProgressPage.tsx';
import { progressLine } from './progress-line.ts';

const record = (status: string) => ({
  data: { number: 'AAAPZ1234C' },
  status,
  source: 'registry',
  provider: 'karza',
  verifiedAt: '2026-11-20T06:00:00.000Z',
  checks: [],
});
const file = (status: string) => ({
  _id: applicantId,
  custId: 'C1',
  segment: 'retail',
  profile: { name: 'Asha Sample', mobileNo: '', email: '', segment: 'retail', reference: 'SF-1' },
  docs: { id: { pan: { auth: record(status) } } },
});
const progress = {
  lender: 'Saral Finance',
  applicationStatus: 'in-review',
  reasons: [],
  activity: [
    { at: '2026-11-20T06:00:00.000Z', what: 'checked', title: 'PAN' },
    { at: '2026-11-19T06:00:00.000Z', what: 'asked', title: 'Voter ID' },
  ],
};

beforeEach(() => localStorage.setItem('id_token', 'token'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the line is the contract’s call', () => {
  const { method, base, path, access } = getProgress;
  expect(progressLine).toEqual({ method, base, path, access });
});

test('where it stands, one next step, what needs the person first, and what happened', async () => {
  serve({
    [`GET /applicants/${applicantId}`]: file('mismatch'),
    'GET /draft': { version: 0, draft: {} },
    'GET /information-requests': { lender: 'Saral Finance', informationRequests: [] },
    'GET /progress': progress,
  });
  drawPortal(<ProgressPage />);
  expect(await screen.findByText('Saral Finance is reviewing it')).toBeTruthy();
  const next = screen.getByRole('heading', { name: 'Next: Identity' }).closest('section');
  const go = within(next as HTMLElement).getByRole('link', { name: 'Continue: Identity' });
  expect(go.getAttribute('href')).toBe('/laas/identity/id-proof/pan?go');
  const picture = screen.getByRole('img', { name: /^0 of \d+ done$/ });
  expect(picture.querySelector('desc')?.textContent).toMatch(/^Needs you: 1, Not submitted yet: \d+$/);
  const parts = screen.getByRole('heading', { name: 'By section' }).closest('section');
  expect(within(parts as HTMLElement).getAllByRole('link')[0]?.textContent).toContain('Identity');
  expect(screen.getByText('PAN was verified.')).toBeTruthy();
  expect(screen.getByText('Saral Finance asked for: Voter ID.')).toBeTruthy();
});

test('a decision against the application stands with its reasons and what the person can do', async () => {
  const rejection = {
    ...{ lender: 'Saral Finance', reference: 'SF-1', decidedAt: '2026-11-20T06:00:00.000Z', reasons: [] },
    ...{ help: '', grievance: 'Meera Sample', appeal: null as unknown, mayAppeal: true, mayReopen: false },
  };
  const stored = { version: 0, savedAt: '', draft: {} as Record<string, unknown> };
  const asked = serve({
    'PUT /draft': ({ body }: { body: Record<string, unknown> }) => {
      Object.assign(stored, {
        draft: body.draft,
        version: stored.version + 1,
        savedAt: progress.activity[0]?.at,
      });
      return stored;
    },
    'GET /rejection': () => ({ reopenedBy: null, rejection }),
    'POST /appeals': ({ body: { words } }: { body: Record<string, unknown> }) => {
      const appeal = { _id: 'a', words, madeAt: '2026-11-21T06:00:00.000Z', answer: 'open', answerWords: '' };
      Object.assign(rejection, { mayAppeal: false, appeal: { ...appeal, answeredAt: null } });
      return { reopenedBy: null, rejection };
    },
    [`GET /applicants/${applicantId}`]: file('verified'),
    'GET /draft': () => stored,
    'GET /information-requests': { lender: 'Saral Finance', informationRequests: [] },
    'GET /progress': {
      ...progress,
      applicationStatus: 'decided',
      reasons: ['Your credit score is below what we need.'],
    },
  });
  drawPortal(<ProgressPage />);
  const heading = await screen.findByRole('heading', { name: 'Saral Finance could not approve your loan.' });
  const card = within(heading.closest('section') as HTMLElement);
  expect(card.getByText('The reason:')).toBeTruthy();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your credit score is below what we need.',
  ]);
  expect(card.getByText(/ask Saral Finance for another look/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for another look' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write what should be looked at again.')).toBeTruthy();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(screen.getByLabelText('What should be looked at again?'), {
    target: { value: ' My pay. ' },
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(Object.values(stored.draft)).toContain(' My pay. '));

  // Another device: nothing that was typed is here.
  cleanup();
  forgetSession();
  for (const key of ['typedAnswers', 'draftPending']) localStorage.removeItem(key);
  drawPortal(<ProgressPage />);
  expect(await screen.findByDisplayValue('My pay.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/You asked for another look/)).toBeTruthy();
  expect(screen.getByText('My pay.')).toBeTruthy();
  expect(screen.getByText(/grievance officer: Meera Sample/)).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(Object.values(stored.draft)).not.toContain(' My pay. '));
});

test('the home tells a decision first, and asks for nothing more of an application that is over', async () => {
  const served = (applicationStatus: string, reasons: string[]) =>
    serve({
      [`GET /applicants/${applicantId}`]: file('verified'),
      'GET /draft': { version: 0, draft: {} },
      'GET /information-requests': { lender: 'Saral Finance', informationRequests: [] },
      'GET /progress': { ...progress, applicationStatus, reasons },
    });
  served('decided', ['The income is below the least for this loan.']);
  const { unmount } = drawPortal(<PortalHome />);
  expect(await screen.findByText('The income is below the least for this loan.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  unmount();
  served('in-review', []);
  const begun = drawPortal(<PortalHome />);
  expect(await screen.findByRole('link', { name: /^Continue/ })).toBeTruthy();
  begun.unmount();
  served('approved', []);
  drawPortal(<PortalHome />);
  const offer = await screen.findByRole('link', { name: 'Continue: Your loan offer' });
  expect(offer.getAttribute('href')).toBe('/laas/offer');
});

test('who has given everything reads what happens next; who has not does not', async () => {
  const request = { ...record('declared'), data: { loanAmt: '100000', loanPeriod: '12' } };
  const served = (anyOf: string[]) =>
    serve({
      [`GET /applicants/${applicantId}`]: {
        ...file('verified'),
        docs: { ...file('verified').docs, loan: { loanRequest: request } },
        product: { ...defaultProducts[0], asked: [{ types: [], above: null, anyOf }] },
      },
      'GET /draft': { version: 0, draft: { 'typed/situation/work': 'Salaried' } },
      'GET /information-requests': { lender: 'Saral Finance', informationRequests: [] },
      'GET /progress': { ...progress, applicationStatus: 'ready' },
    });
  const told = /^Saral Finance will review the application next/;
  served(['epic']);
  const { unmount } = drawPortal(<PortalHome />);
  expect(await screen.findByRole('link', { name: /^Continue/ })).toBeTruthy();
  expect(screen.queryByText(told)).toBeNull();
  unmount();
  served(['pan']);
  drawPortal(<PortalHome />);
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
});

test('who joins reads whose application it is, and once it is approved is led to what they sign, not to an offer', async () => {
  const joins = { as: 'guarantor', reference: 'SF-7', name: 'Ravi Sample' };
  const served = (applicationStatus: string, more: object = {}) =>
    serve({
      [`GET /applicants/${applicantId}`]: { ...file('verified'), joinsAs: 'guarantor', ...more },
      'GET /draft': { version: 0, draft: {} },
      'GET /information-requests': { lender: 'Saral Finance', informationRequests: [] },
      'GET /progress': { ...progress, joins, applicationStatus },
      'GET /applications': { applications: [], mayStart: false },
    });
  served('approved');
  const { unmount } = drawPortal(<PortalHome />);
  expect(
    await screen.findByText('You are a guarantor in SF-7 of Ravi Sample: you pay if they do not.'),
  ).toBeTruthy();
  const sign = screen.getByRole('link', { name: 'Continue: Sign your documents' });
  expect(sign.getAttribute('href')).toBe('/laas/esign');
  expect(screen.queryByRole('link', { name: 'Your loan offer' })).toBeNull();
  unmount();
  // Which loan it is, who applies has said.
  served('with-you', { docs: {} });
  const begun = drawPortal(<PortalHome />);
  expect(await screen.findByRole('heading', { name: 'How do you earn your living?' })).toBeTruthy();
  begun.unmount();
  // A rejection is theirs to know, its letter and an appeal are not.
  const asked = served('decided');
  drawPortal(<ProgressPage />);
  expect(await screen.findByText('Saral Finance could not approve your loan.')).toBeTruthy();
  expect(asked.some(({ path }) => path.endsWith('/rejection'))).toBe(false);
});
