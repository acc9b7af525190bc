import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { documents } from '@pramaan/documents/registry.ts';
import { buildSandbox } from './app.ts';
import { readEnvironment } from './config.ts';
import { servicesByPath } from './karza/services.ts';
import { html } from './page.ts';

const app = await buildSandbox();
after(() => app.close());

test('the first page names every document and every path it plays, and fetches nothing from elsewhere', async () => {
  const { body, statusCode } = await app.inject('/');
  assert.equal(statusCode, 200);
  for (const path of servicesByPath.keys()) assert.ok(body.includes(`POST ${path}`), path);
  const typed = documents.filter(({ methods }) =>
    Object.values(methods).some(({ capture }) =>
      Object.values(capture).some(({ control }) => control === 'text'),
    ),
  );
  assert.ok(typed.length > 0);
  for (const { title } of typed) assert.ok(body.includes(`<summary>${html(title)}</summary>`), title);
  assert.ok(!/(src|href)="(https?:)?\/\//.test(body));
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
