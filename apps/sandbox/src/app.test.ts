import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { entries } from '@pramaan/documents/registry.ts';
import { buildSandbox } from './app.ts';
import { readEnvironment } from './config.ts';
import { services } from './home/services.ts';
import { checks } from './karza/manifest.ts';
import { html } from './page.ts';

const app = await buildSandbox();
after(() => app.close());

test('the first page names every service and every check, and fetches nothing from elsewhere', async () => {
  const { body, statusCode } = await app.inject('/');
  assert.equal(statusCode, 200);
  for (const { path, unconfirmed } of checks) {
    assert.ok(body.includes(`POST ${path}`), path);
    assert.ok(body.includes(html(unconfirmed)), path);
  }
  for (const { name } of services) assert.ok(body.includes(html(name)), name);
  assert.ok(!/(src|href)="(https?:)?\/\//.test(body));
});

test('the sandbox plays every check that the product asks', () => {
  const asked = entries.flatMap(({ method: { vendor } }) =>
    vendor ? [vendor.path, vendor.consentPath ?? [], vendor.instead?.vendor.path ?? []].flat() : [],
  );
  assert.deepEqual(checks.map(({ path }) => path).sort(), asked.sort());
});

test('an unknown address and method are 404 with a sentence', async () => {
  for (const [method, url] of [
    ['GET', '/v2/nrega'],
    ['POST', '/nothing'],
    ['DELETE', '/'],
  ] as const) {
    const answer = await app.inject({ method, url });
    assert.equal(answer.statusCode, 404);
    assert.match(answer.json().error.message, /has no service/);
  }
});

test('the environment: defaults, and a sentence naming the variable that is wrong', () => {
  assert.deepEqual(readEnvironment({}), {
    settings: { latencyMs: 40, slowMs: 6000, holdMs: 120_000, dataDir: '.data/sandbox' },
    port: 3001,
    smtpPort: 4001,
    clamdPort: null,
    host: 'localhost',
  });
  assert.throws(() => readEnvironment({ SANDBOX_PORT: '99999' }), /SANDBOX_PORT/);
  assert.throws(() => readEnvironment({ SANDBOX_SLOW_MS: '1s' }), /SANDBOX_SLOW_MS/);
  assert.throws(() => readEnvironment({ NODE_ENV: 'production' }), /ALLOW_SANDBOX/);
  assert.ok(readEnvironment({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }));
});
