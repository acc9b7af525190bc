import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://loans.example',
  VERIFICATION_URL: 'https://v.example',
  VERIFICATION_KEY: 'a-key',
  SMS_URL: 'https://s.example',
  SMS_USER: 'a-user',
  SMS_PASSWORD: 'a-password',
  SMTP_URL: 'smtps://m.example',
};

test('production with real services starts, and does not without the three that everybody needs', () => {
  assert.equal(readConfig(production).sandbox, null);
  for (const name of ['VERIFICATION_URL', 'SMS_URL', 'SMTP_URL'])
    assert.throws(() => readConfig({ ...production, [name]: undefined }), /must name real services/);
});

test('production is reached over https alone: cookies and HSTS depend on it', () => {
  for (const PUBLIC_URL of ['http://loans.example', undefined])
    assert.throws(() => readConfig({ ...production, PUBLIC_URL }), /PUBLIC_URL must begin with https/);
});

test('production asks providers over https, or on this machine', () => {
  for (const name of ['VERIFICATION_URL', 'SMS_URL', 'LOCKER_URL', 'AA_KEYS', 'BUREAU_URL', 'ESIGN_PAGE'])
    assert.throws(
      () => readConfig({ ...production, BUREAU_KEY: 'k', [name]: 'http://provider.example' }),
      new RegExp(`${name} must begin with https`),
    );
  assert.doesNotThrow(() =>
    readConfig({ ...production, BUREAU_KEY: 'k', BUREAU_URL: 'http://127.0.0.1:8080' }),
  );
  assert.doesNotThrow(() => readConfig({ ...production, READER_URLS: 'http://reader-1:3002' }));
});

test('production sends no provider the credentials of the sandbox', () => {
  for (const name of ['VERIFICATION_KEY', 'SMS_USER', 'SMS_PASSWORD'])
    for (const value of ['sandbox', undefined])
      assert.throws(() => readConfig({ ...production, [name]: value }), new RegExp(`${name} must be set`));
  assert.throws(() => readConfig({ ...production, LOCKER_URL: 'https://l.example' }), /LOCKER_CLIENT_ID/);
});

test('what production does not configure leads nowhere, and never to this machine or the visitor’s', () => {
  const { sandbox: _, ...config } = readConfig(production);
  assert.doesNotMatch(JSON.stringify(config), /127\.0\.0\.1:3001|localhost:3001/);
  assert.equal(new URL(config.locker.script).hostname, 'not-configured.invalid');
});

test('development, and a demo that says so, need none of it', () => {
  const { sandbox, publicUrl, locker } = readConfig({});
  assert.deepEqual([sandbox, publicUrl], ['http://127.0.0.1:3001', 'http://localhost:3000']);
  assert.equal(new URL(locker.script).origin, 'http://localhost:3001');
  assert.equal(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).sandbox, 'http://127.0.0.1:3001');
});
