import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { makeServer } from './server.ts';

let fastify: FastifyInstance;
before(async () => {
  fastify = await makeServer(readConfig({ LOG_LEVEL: 'silent' }));
  fastify.get('/api/small', async () => ({ length: 1 }));
  fastify.get('/api/file', async (_, reply) => reply.type('application/pdf').send(Buffer.alloc(50_000)));
  fastify.post('/api/body', async (request) => ({ body: request.body ?? null }));
});
after(() => fastify.close());
const get = (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers });

test('JSON is compressed for clients that accept it; small replies and files are sent unchanged', async () => {
  const whole = await get('/api/openapi.json');
  assert.equal(whole.headers['content-encoding'], undefined);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, unpacked] of Object.entries(unpack)) {
    const reply = await get('/api/openapi.json', { 'accept-encoding': encoding });
    assert.equal(reply.headers['content-encoding'], encoding);
    assert.match(String(reply.headers.vary), /accept-encoding/i);
    assert.equal(unpacked(reply.rawPayload).toString(), whole.body);
    assert.ok(reply.rawPayload.length < whole.rawPayload.length / 5, encoding);
  }
  for (const url of ['/api/small', '/api/file'])
    assert.equal(
      (await get(url, { 'accept-encoding': 'br, gzip' })).headers['content-encoding'],
      undefined,
      url,
    );
});

test('a compressed request body is refused without being decompressed', async () => {
  const reply = await fastify.inject({
    url: '/api/body',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ bomb: '0'.repeat(1_000) })),
  });
  assert.equal(reply.statusCode, 400);
});
