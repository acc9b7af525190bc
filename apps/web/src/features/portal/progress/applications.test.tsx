import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../../test/draw-for.tsx';
import { refusal, serve } from '../../../../test/served.ts';
import { read } from '../../../lib/storage.ts';
import { Applications } from './Applications.tsx';

const one = {
  ...{ _id: applicantId, reference: 'SF-1', product: { en: 'Personal loan', hi: 'पर्सनल लोन' }, stage: null },
  ...{ status: 'decided', startedAt: '2026-10-01T06:00:00.000Z', decidedAt: '2026-11-02T06:00:00.000Z' },
  ...{ handedOver: false, carriedOver: 0, isThis: true, mayOpen: true },
};
const next = '01900000-0000-7000-8000-00000000000b';
const login = {
  ...{ _id: next, segment: 'retail', custId: 'C2', yodleeUserId: '', roleId: 11, id_token: 'new token' },
};

beforeEach(() => localStorage.setItem('id_token', 'token'));
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
});
const draw = () => drawPortal(<Applications applicantId={applicantId} lender="Saral Finance" />);

test('after a finished application another is started by one press, and opened in its own session', async () => {
  const asked = serve({
    'GET /applications': { applications: [one], mayStart: true },
    'POST /applications': { _id: next, reference: 'SF-2' },
    [`POST /applications/${next}/open`]: login,
  });
  draw();
  expect(await screen.findByText(/you agree that Saral Finance may verify the documents/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Your applications' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start another application' }));
  await waitFor(() => expect(read('applicantId')).toBe(next));
  expect(
    asked.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').slice(-2)),
  ).toEqual([
    [applicantId, 'applications'],
    [next, 'open'],
  ]);
});

test('where one is open, no other can be started; the earlier one is opened from the list', async () => {
  const opened = vi.fn(() => refusal('NOT_FOUND', 'You have no such application here.'));
  serve({
    'GET /applications': {
      applications: [
        { ...one, _id: next, isThis: false, handedOver: true },
        {
          ...one,
          reference: 'SF-2',
          product: null,
          joinsAs: 'guarantor',
          status: 'with-you',
          decidedAt: null,
        },
      ],
      mayStart: false,
    },
    [`POST /applications/${next}/open`]: opened,
  });
  draw();
  const list = within(
    (await screen.findByRole('heading', { name: 'Your applications' })).parentElement as HTMLElement,
  );
  expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'SF-2 · GuarantorStarted on 1 Oct 2026 · Waiting for you: something is still neededShown here',
    'SF-1 · Personal loan2 Nov 2026 · Approved, and handed over for payoutOpen: SF-1',
  ]);
  expect(screen.queryByRole('button', { name: 'Start another application' })).toBeNull();
  fireEvent.click(list.getByRole('button', { name: 'Open: SF-1' }));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(read('applicantId')).not.toBe(next);
});
