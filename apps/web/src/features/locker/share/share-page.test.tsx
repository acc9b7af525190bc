import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../../test/draw-for.tsx';
import { refusal, serve } from '../../../../test/served.ts';
import { SharePage } from './SharePage.tsx';

const tag = { appId: 'app', hash: 'ab'.repeat(32), timestamp: 1, script: 'http://localhost:9/dl.js' };
const calls = {
  [`GET /api/applicants/${applicantId}/locker/widget`]: tag,
  'GET /api/site': { lender: 'Saral Finance', sandbox: true },
};
const callback = `POST /api/applicants/${applicantId}/locker/callback`;
const give = `PUT /api/applicants/${applicantId}/income/itr`;
const told = JSON.stringify({ uri: 'in.gov.incometax-ITRAK-1', txn: '42' });

beforeEach(() => {
  localStorage.setItem('token', 'signed in');
  window.history.replaceState(null, '', '/locker/share?document=itr&instance=2');
});
afterEach(() => cleanup());

const ready = () => waitFor(() => expect(window.lockerShared).toBeTypeOf('function'));

test('what the window told goes to the server, and its link to the instance the person came from', async () => {
  const asked = serve({
    ...calls,
    [callback]: { link: '/files/1', url: '/files/1' },
    [give]: { status: 'verified', data: {} },
  });
  drawPortal(<SharePage />);
  await ready();
  expect(document.querySelector('.share_fm_dl')?.id).toBe('itr-2');
  let answer: string | undefined;
  act(() => {
    answer = window.lockerShared?.(told);
  });
  expect(answer).toBe('SUCCESS');
  await screen.findByText(/: Added$/);
  expect(asked.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { uri: 'in.gov.incometax-ITRAK-1', txn: '42' },
    { type: 'itrDigiLink.2', data: '/files/1' },
  ]);
  expect(localStorage.getItem('itrDigiLink.2.output')).toBe('{}');
});

test('a failure is logged as "Digilocker Error", reported as FAILURE, said in words, and can be tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serve({ ...calls, [callback]: refusal('LOCKER_NOT_THERE', 'none') });
  drawPortal(<SharePage />);
  await ready();
  act(() => void window.lockerShared?.(told));
  await screen.findByText(/^This document is not in your DigiLocker, or you did not share it/);
  expect(document.querySelector('[data-report]')?.getAttribute('data-report')).toBe('FAILURE');
  expect(logged.mock.calls).toEqual([['Digilocker Error', 'LOCKER_NOT_THERE']]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await ready();
  await waitFor(() => expect(document.querySelectorAll('#dlshare')).toHaveLength(1));
  cleanup();
  expect(document.getElementById('dlshare')).toBeNull();
});
