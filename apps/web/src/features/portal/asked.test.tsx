import { listInformationRequests } from '@pramaan/contract/calls/review.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { Asked, informationRequestsRoute } from './Asked.tsx';

const ask = {
  _id: '1',
  subject: 'pan',
  title: 'PAN',
  path: 'identity/id-proof/pan',
  reason: 'NOT_READABLE',
  because: 'We couldn’t read it. Send a clear photo or the original PDF.',
  words: 'The corner is cut off.',
  askedAt: '2026-11-20T06:00:00.000Z',
  state: 'open',
  answeredAt: null,
};

beforeEach(() => localStorage.setItem('id_token', 'token'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the line is the contract’s call', () => {
  const { method, base, path, access } = listInformationRequests;
  expect(informationRequestsRoute).toEqual({ method, base, path, access });
});

test('what the lender asks stands there with its reason, in the lender’s words too, and leads there', async () => {
  serve({ 'GET /information-requests': { lender: 'Saral Finance', informationRequests: [ask] } });
  drawPortal(<Asked applicantId={applicantId} />);
  expect(await screen.findByRole('heading', { name: 'Saral Finance asks for' })).toBeTruthy();
  expect(screen.getByText(ask.because)).toBeTruthy();
  expect(screen.getByText(ask.words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Provide it: PAN' }).getAttribute('href')).toBe(
    '/laas/identity/id-proof/pan',
  );
});

test('what is answered or withdrawn is asked no more', async () => {
  const asked = serve({
    'GET /information-requests': {
      lender: 'Saral Finance',
      informationRequests: [
        { ...ask, state: 'answered' },
        { ...ask, _id: '2', state: 'withdrawn' },
      ],
    },
  });
  drawPortal(<Asked applicantId={applicantId} />);
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading')).toBeNull();
});
