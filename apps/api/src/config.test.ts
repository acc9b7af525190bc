import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { readConfig } from './config.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://loans.example' };

test('production has no sandbox, unless it says so; development has one', () => {
  assert.deepEqual([readConfig(production).sandbox, readConfig(production).demo], [null, false]);
  assert.equal(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).sandbox, 'http://127.0.0.1:3001');
  const { sandbox, publicUrl, sandboxAddresses } = readConfig({});
  assert.deepEqual([sandbox, publicUrl], ['http://127.0.0.1:3001', 'http://localhost:3000']);
  assert.equal(sandboxAddresses?.page, 'http://localhost:3001');
});

test('production is reached over https alone: cookies and HSTS depend on it', () => {
  for (const PUBLIC_URL of ['http://loans.example', undefined])
    assert.throws(() => readConfig({ ...production, PUBLIC_URL }), /PUBLIC_URL must begin with https/);
  assert.throws(
    () => readConfig({ ...production, CHECKPOINT_URL: 'http://elsewhere.example' }),
    /CHECKPOINT_URL must begin with https/,
  );
  assert.doesNotThrow(() => readConfig({ ...production, READER_URLS: 'http://reader-1:3002' }));
});

test('production wants three different keys', () => {
  const [one, two, three] = [1, 2, 3].map(() => randomBytes(32).toString('base64'));
  const keys = { KEY_ENCRYPTION_KEY: one, LOOKUP_KEY: two, TOKEN_KEY: three };
  assert.doesNotThrow(() => readConfig({ ...production, ...keys }));
  for (const name of ['LOOKUP_KEY', 'TOKEN_KEY'])
    assert.throws(() => readConfig({ ...production, ...keys, [name]: one }), /three different keys/);
});
