import { extendSession, sendLoginOtp } from '@pramaan/contract/calls/access.ts';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { uploadFile } from '@pramaan/contract/calls/files.ts';
import { matchName } from '@pramaan/contract/calls/verification.ts';
import { expect, test, vi } from 'vitest';
import { send } from './client.ts';
import { CallFailure } from './failure.ts';
import { read, write, writeRole } from './storage.ts';

function answer(status: number, body: unknown, text = '') {
  const reply = typeof body === 'string' ? body : JSON.stringify(body);
  const fake = vi.fn(
    async (_path: string, _init: RequestInit) => new Response(reply, { status, statusText: text }),
  );
  vi.stubGlobal('fetch', fake);
  return fake;
}
const failureOf = async (work: Promise<unknown>): Promise<CallFailure> => {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof CallFailure)) throw new Error(`Expected a CallFailure, got ${String(thrown)}`);
  return thrown;
};
const body = { mobileNo: '9000000011' };

test.each([true, 1, '1'])('success %j is a success', async (success) => {
  answer(200, { success, message: 'sent', result: { resendAfter: 60 } });
  expect(await send(sendLoginOtp, { body })).toMatchObject({ message: 'sent', result: { resendAfter: 60 } });
});

test.each([false, 0, '0', undefined, null])(
  'success %j is a failure with the server’s message',
  async (success) => {
    answer(200, { success, message: 'Server says no', code: 'TOO_MANY' });
    const failure = await failureOf(send(sendLoginOtp, { body }));
    expect(failure).toMatchObject({
      message: 'Server says no',
      code: 'TOO_MANY',
      status: 200,
      answered: true,
    });
  },
);

test('token, anti-forgery header and cookies go along', async () => {
  write('token', 'a.b.c');
  // biome-ignore lint/suspicious/noDocumentCookie: this is how a test sets a cookie
  document.cookie = 'XSRF-TOKEN=x%3D1; path=/';
  const fake = answer(200, { success: true, result: {} });
  await send(extendSession, {});
  expect(fake.mock.calls[0]?.[0]).toBe('/api/session/extend');
  expect(fake.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { token: 'a.b.c', 'X-XSRF-TOKEN': 'x=1', 'content-type': 'application/json' },
  });
});

test('an applicant’s token is found under the applicant id', async () => {
  write('applicantId', 'person-1');
  writeRole(11);
  localStorage.setItem('person-1', 'own.token.here');
  const fake = answer(200, { success: true, result: {} });
  await send(extendSession, {});
  expect(fake.mock.calls[0]?.[1].headers).toMatchObject({ token: 'own.token.here' });
});

test('blank query members are left out, results may be called results', async () => {
  const fake = answer(200, { success: 1, message: '', results: { applicants: [], next: null } });
  const { result } = await send(listApplicants, { query: { q: 'a b', after: '' } });
  expect(fake.mock.calls[0]?.[0]).toBe('/api/applicants?q=a+b');
  expect(result.next).toBeNull();
});

test('an e-KYC call carries the admin’s id, in JSON and beside files; other calls and applicants send none', async () => {
  write('token', 'a.b.c');
  const fake = answer(200, { success: true, result: {} });
  const sent = (at: number) => fake.mock.calls[at]?.[1].body;
  const names = { applicantId: 'a', name1: 'Asha', name2: 'Asha Sample' };
  await send(matchName, { body: names });
  expect(JSON.parse(String(sent(0)))).toEqual(names);
  write('adminId', 'staff-1');
  await send(matchName, { body: names });
  expect(JSON.parse(String(sent(1)))).toEqual({ ...names, adminId: 'staff-1' });
  await send(matchName, { body: names, files: { image: new Blob(['x']) } });
  expect((sent(2) as unknown as FormData).get('adminId')).toBe('staff-1');
  await send(extendSession, {});
  expect(JSON.parse(String(sent(3)))).toEqual({});
});

test('files go as multipart, without a content type of ours', async () => {
  const fake = answer(200, { success: true, result: { fileId: 'f', url: '/f' } });
  await send(uploadFile, { params: { applicantId: 'a', docType: 'pan' }, files: { file: new Blob(['x']) } });
  const init = fake.mock.calls[0]?.[1];
  expect(init?.body).toBeInstanceOf(FormData);
  expect(init?.headers).not.toHaveProperty('content-type');
});

test('no answer, and an answer that is not ours, are generic failures', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const silent = await failureOf(send(sendLoginOtp, { body }));
  expect(silent).toMatchObject({
    code: 'OFFLINE',
    status: 0,
    message: 'Unable to process your request. Try Again later',
    answered: false,
  });
  answer(502, '<html>bad gateway</html>', 'Bad Gateway');
  expect(await failureOf(send(sendLoginOtp, { body }))).toMatchObject({
    message: 'Bad Gateway',
    answered: false,
  });
  answer(200, 'null');
  expect((await failureOf(send(sendLoginOtp, { body }))).code).toBe('UNREADABLE');
});

test('what is wrong with a field is found by its name', async () => {
  answer(400, {
    success: false,
    message: 'm',
    code: 'BAD_REQUEST',
    fields: [{ path: 'body.mobileNo', message: '10 digits' }],
  });
  const failure = await failureOf(send(sendLoginOtp, { body }));
  expect(failure.fault('mobileNo')).toBe('10 digits');
  expect(failure.fault('name')).toBeUndefined();
});

test('without a session a call does not leave the page', async () => {
  write('token', null);
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const failure = await failureOf(send(extendSession, {}));
  expect([failure.code, failure.status]).toEqual(['NOT_LOGGED_IN', 401]);
  expect(fetched).not.toHaveBeenCalled();
});

test('403: an applicant goes to the user login and loses the stored id', async () => {
  write('applicantId', 'person-1');
  write('segment', 'retail');
  writeRole(11);
  window.history.replaceState(null, '', '/laas/loan');
  answer(403, { success: false, message: 'ended', code: 'SESSION_EXPIRED' });
  await failureOf(send(extendSession, {}));
  expect(window.location.pathname + window.location.search).toBe('/user-login?next=%2Flaas%2Floan');
  expect(read('applicantId')).toBeNull();
  expect(read('segment')).toBe('retail');
});

test.each([1, 3, 6, null])('403: role %j goes to the admin login and storage is cleared', async (role) => {
  if (role !== null) writeRole(role);
  write('token', 'a.b.c');
  localStorage.setItem('loanAmt', '500000');
  answer(403, '<html>');
  await failureOf(send(extendSession, {}));
  expect(window.location.pathname).toBe('/login-admin');
  expect(localStorage.length).toBe(0);
});

test('403 of a public call ends no session', async () => {
  write('token', 'a.b.c');
  answer(403, { success: false, message: 'Reload the page', code: 'CROSS_SITE' });
  expect((await failureOf(send(sendLoginOtp, { body }))).message).toBe('Reload the page');
  expect(read('token')).toBe('a.b.c');
});

test('403 that comes after a logout, or in the next session, is of no session of now', async () => {
  for (const next of [null, 'd.e.f']) {
    write('token', 'a.b.c');
    window.history.replaceState(null, '', '/');
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        write('token', next);
        return new Response('{}', { status: 403 });
      }),
    );
    await failureOf(send(extendSession, {}));
    expect(window.location.pathname).toBe('/');
    expect(read('token')).toBe(next);
  }
});
