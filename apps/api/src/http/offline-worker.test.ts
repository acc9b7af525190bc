import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import cookie from '@fastify/cookie';
import { languageCookie } from '@pramaan/contract/page-language.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveOfflineWorker } from './offline-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'pramaan-worker-'));
let fastify: FastifyInstance;

before(async () => {
  for (const language of ['en', 'hi']) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, 'service-worker.js'), `'${language}'`);
  }
  fastify = Fastify();
  await fastify.register(cookie);
  serveOfflineWorker(fastify, folder);
});
after(async () => {
  await fastify.close();
  rmSync(folder, { recursive: true });
});

test('the worker is the one of the reader’s language, asked for at each visit, and may fetch from here alone', async () => {
  const english = await fastify.inject({ url: '/service-worker.js' });
  assert.equal(english.body, "'en'");
  assert.equal(english.headers['cache-control'], 'no-cache');
  assert.equal(english.headers['content-security-policy'], "default-src 'none';connect-src 'self'");
  const hindi = await fastify.inject({ url: '/service-worker.js', cookies: { [languageCookie]: 'hi' } });
  assert.equal(hindi.body, "'hi'");
});

test('before the app is built there is no worker', async () => {
  rmSync(join(folder, 'en', 'service-worker.js'));
  assert.equal((await fastify.inject({ url: '/service-worker.js' })).statusCode, 404);
});
