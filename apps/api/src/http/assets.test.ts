import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveAssets } from './assets.ts';

const outside = mkdtempSync(join(tmpdir(), 'pramaan-assets-'));
const folder = join(outside, 'assets');
let fastify: FastifyInstance;

before(async () => {
  mkdirSync(join(folder, 'below'), { recursive: true });
  writeFileSync(join(folder, 'a1b2.js'), 'script');
  writeFileSync(join(folder, 'a1b2.js.gz'), gzipSync('script'));
  writeFileSync(join(folder, 'below', 'deep.js'), 'below');
  writeFileSync(join(outside, 'secret.js'), 'secret');
  fastify = Fastify();
  fastify.setNotFoundHandler((_, reply) => reply.code(404).send('unknown'));
  await serveAssets(fastify, folder);
});
after(async () => {
  await fastify.close();
  rmSync(outside, { recursive: true });
});

const get = (url: string, headers = {}) => fastify.inject({ url, headers });

test('a file is served whole, or as its compressed twin, and may be kept for ever', async () => {
  const plain = await get('/assets/a1b2.js');
  assert.deepEqual([plain.statusCode, plain.body], [200, 'script']);
  assert.match(String(plain.headers['content-type']), /javascript/);
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  const small = await get('/assets/a1b2.js', { 'accept-encoding': 'gzip' });
  assert.equal(small.headers['content-encoding'], 'gzip');
  assert.match(String(small.headers['content-type']), /javascript/);
  assert.equal(gunzipSync(small.rawPayload).toString(), 'script');
  const head = await fastify.inject({ method: 'HEAD', url: '/assets/a1b2.js' });
  assert.deepEqual([head.statusCode, head.body], [200, '']);
});

test('nothing beside the files of the folder is served', async () => {
  for (const name of [
    ...['', '.', '..', 'A1B2.js', 'below', 'below/', 'below/deep.js', 'a1b2', 'a1b2.js/'],
    ...[
      '../secret.js',
      '%2e%2e/secret.js',
      '..%2fsecret.js',
      '..%5csecret.js',
      '%2e%2e%2fsecret.js',
      'a1b2.js%00',
    ],
    join(outside, 'secret.js'),
  ]) {
    const { statusCode, body } = await get(`/assets/${name}`);
    assert.ok(statusCode >= 400 && statusCode < 500, `${name}: ${statusCode} ${body}`);
    assert.doesNotMatch(body, /secret|below|script/);
  }
});

test('a file that was built while the server runs is served', async () => {
  assert.equal((await get('/assets/later.js')).statusCode, 404);
  writeFileSync(join(folder, 'later.js'), 'later');
  assert.equal((await get('/assets/later.js')).body, 'later');
});
