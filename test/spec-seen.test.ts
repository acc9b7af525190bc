import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesSeenIn, type Noted } from '../tools/testing/seen.ts';

const testsOf = (name: string, ...noted: Noted[]) =>
  linesSeenIn(noted).find((line) => line.name === name)?.tests;

test('every call, message and session key of the golden lists is a line, and nothing is seen in nothing', () => {
  const lines = linesSeenIn([]);
  assert.ok(lines.length >= 210, `${lines.length} lines`);
  assert.deepEqual(
    lines.filter(({ tests }) => tests.length > 0),
    [],
  );
});

test('a call counts where it was answered, at its own address', () => {
  const called = (...calls: string[]): Noted => ({ test: 'a.test.ts', calls });
  assert.deepEqual(testsOf('POST /users/otp', called('POST /api/users/otp')), ['a.test.ts']);
  for (const other of ['GET /api/users/otp', 'POST /api/users/otp/x', 'POST /kyc/users/otp'])
    assert.deepEqual(testsOf('POST /users/otp', called(other)), [], other);
  const pan = 'PUT /applicants/{applicantId}/id/pan';
  assert.deepEqual(testsOf(pan, called('PUT /api/applicants/*/id/pan')), ['a.test.ts']);
  assert.deepEqual(testsOf(pan, called('PUT /api/applicants/*/id/dl')), []);
  assert.deepEqual(testsOf('POST /kyc/panauth', called('POST /kyc/panauth')), ['a.test.ts']);
  assert.deepEqual(testsOf('POST net-banking verification', called('POST /api/users/netBanking')), [
    'a.test.ts',
  ]);
});

test('a message counts whole, on its own screen; what stands for something may be anything', () => {
  const drawn = (test_: string, ...texts: string[]): Noted => ({ test: test_, texts });
  assert.deepEqual(testsOf('SUBMIT', drawn('a', 'SUBMIT')), ['a']);
  assert.deepEqual(testsOf('SUBMIT', drawn('a', 'SUBMIT IT')), []);
  assert.deepEqual(testsOf('OTP (consent)', drawn('features/access/a', 'OTP')), []);
  assert.deepEqual(testsOf('OTP (consent)', drawn('features/consent/a', 'OTP')), ['features/consent/a']);
  assert.deepEqual(testsOf('Upload {type}', drawn('a', 'Upload Agreement')), ['a']);
  assert.deepEqual(testsOf('Address matched', { test: 'b', messages: ['Address matched (1.00): PAN.'] }), [
    'b',
  ]);
});

test('a session key is written and read; one is not the other', () => {
  const noted = { test: 'a', keys: ['write custId'] };
  assert.deepEqual(testsOf('write customer id', noted), ['a']);
  assert.deepEqual(testsOf('read customer id', noted), []);
});
