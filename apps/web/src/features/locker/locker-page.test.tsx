import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicantId, drawPortal } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { LockerPage } from './LockerPage.tsx';
import { noteTrip } from './trip.ts';

const opened = {
  token: 'ours',
  validTill: new Date(Date.now() + 3_600_000).toISOString(),
  account: { name: 'Asha Sample', hasAadhaar: true, sameName: true },
};
const item = (document: string | null, name: string) => ({
  ...{ uri: `in.gov.x-X-${name}`, name, doctype: 'X', issuer: 'Issuer', date: '', document },
  type: null,
});
const file = {
  'GET /draft': { version: 0, savedAt: '', draft: {} },
  [`GET /api/applicants/${applicantId}`]: { docs: {}, profile: { name: 'Asha Sample' } },
};
const ending = `POST /api/applicants/${applicantId}/locker/return`;
const list = {
  'POST /api/users/getissueddoc': { items: [item('pan', 'PAN record'), item('dl', 'Licence')] },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('token', 'signed in');
});
afterEach(() => cleanup());

const come = (query: string) => window.history.replaceState(null, '', `/laas/locker${query}`);

test('back with a code: sent once with its state, gone from the address, and the list to choose from', async () => {
  noteTrip(applicantId, { document: 'pan', instance: 1 });
  come('?code=c1&state=s1&more=x');
  const asked = serve({ ...file, ...list, [ending]: opened });
  drawPortal(<LockerPage />);
  const pan = (await screen.findByRole('checkbox', { name: /^PAN/ })) as HTMLInputElement;
  expect(pan.checked).toBe(true);
  expect((screen.getByRole('checkbox', { name: /^Driving licence/ }) as HTMLInputElement).checked).toBe(
    false,
  );
  expect(window.location.search).toBe('');
  const ended = asked.filter(({ path }) => path.endsWith('/locker/return'));
  expect(ended.map(({ body }) => body)).toEqual([{ state: 's1', code: 'c1' }]);
});

test('papers are taken over one by one; one that fails says why and stops no other', async () => {
  noteTrip(applicantId, { token: 'ours', validTill: opened.validTill, name: 'Asha Sample', sameName: true });
  come('');
  const asked = serve({
    ...file,
    ...list,
    'POST /api/users/filefromuri': ({ body }: { body: Record<string, unknown> }) =>
      String(body.uri).endsWith('Licence')
        ? refusal('LOCKER_DOWN', 'down')
        : {
            url: '/api/applicants/x/files/y',
            fileId: 'y',
            filename: '',
            contentType: '',
            document: 'pan',
            type: '',
          },
    [`PUT /api/applicants/${applicantId}/id/pan`]: {
      status: 'verified',
      stored: true,
      data: { number: 'AAAPZ1234C' },
    },
  });
  drawPortal(<LockerPage onward={<a href="/laas">Continue</a>} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 documents' }));
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  await screen.findByText('Added, signature checked');
  await screen.findByText(/^Not added: DigiLocker is not responding right now/);
  await screen.findByText('1 of 2 added.');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    type: 'panDigiLink',
    data: '/api/applicants/x/files/y',
  });
  expect(JSON.parse(localStorage.getItem('panDigiLink.output') ?? '')).toEqual({ number: 'AAAPZ1234C' });
  expect(screen.getByRole('button', { name: 'Add 1 document' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
});

test.each([
  ['LOCKER_CANCELLED', /^You did not share a document/],
  ['LOCKER_DOWN', /^DigiLocker is not responding right now/],
  ['LOCKER_SIGN_IN_EXPIRED', /^This DigiLocker sign-in has ended/],
])('%s is said in a sentence, with a way on', async (code, sentence) => {
  noteTrip(applicantId, { document: 'pan', instance: 1 });
  come('?error=access_denied&state=s1');
  serve({ ...file, [ending]: refusal(code, 'no') });
  drawPortal(<LockerPage />);
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was added');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to DigiLocker again' })).toBeTruthy();
  const other = screen.getByRole('link', { name: 'Use another method' });
  expect(other.getAttribute('href')).toBe('/laas/identity/id-proof/pan');
});

test('a second press while signed in is no trouble; a sign-in that has ended is told and forgotten', async () => {
  noteTrip(applicantId, { token: 'ours', validTill: opened.validTill, name: 'Asha Sample', sameName: true });
  come('?code=c1&state=s1');
  serve({ ...file, ...list, [ending]: refusal('LOCKER_SIGN_IN_EXPIRED', 'over') });
  drawPortal(<LockerPage />);
  await screen.findByRole('checkbox', { name: /^PAN/ });
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  come('');
  noteTrip(applicantId, { token: 'other', validTill: opened.validTill, name: 'Asha Sample', sameName: true });
  serve({ ...file, 'POST /api/users/getissueddoc': refusal('LOCKER_SESSION_OVER', 'over') });
  drawPortal(<LockerPage />);
  await screen.findByText(/^Your DigiLocker session has ended/);
  await waitFor(() => expect(sessionStorage.getItem('lockerTrip')).toContain('"token":null'));
});
