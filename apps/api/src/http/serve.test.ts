import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Call, call } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import * as z from 'zod/mini';
import { attachment } from './attachment.ts';
import { CallerGone } from './caller.ts';
import { type Door, doorway, serveAndObserve } from './http.test-help.ts';
import { addressesOf, Prepared, routeOf, serve } from './serve.ts';

const open = call({
  ...{ method: 'POST', path: '/made/{id}', title: 'Made up', access: 'public' },
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ page: z.optional(z.string()) }),
  body: z.strictObject({ name: z.optional(z.string()) }),
  result: z.object({ said: z.string() }),
  extras: z.object({ more: z.optional(z.number()) }),
});
const filed = call({
  ...{ method: 'POST', path: '/filed', title: 'Made up', access: 'signed-in', files: ['file'] },
  result: z.object({}),
});

test('an address of the contract is the server’s route', () => {
  assert.equal(routeOf(open), '/api/made/:id');
  assert.equal(routeOf({ ...open, base: 'kyc', path: '/{a}/x/{b_2}' }), '/kyc/:a/x/:b_2');
});

test('the handler gets what was checked; what is not declared never leaves', async () => {
  const { http, fastify } = await doorway();
  const inputs: unknown[] = [];
  serve(http, open, async (input) => {
    inputs.push(input);
    return {
      result: { said: 'yes', secret: 1 } as { said: string },
      extras: { more: 2, hidden: 3 } as { more: number },
    };
  });
  const reply = await fastify.inject({
    method: 'POST',
    url: '/api/made/7?page=2',
    payload: { name: 'Asha' },
  });
  assert.deepEqual(inputs, [{ params: { id: '7' }, query: { page: '2' }, body: { name: 'Asha' } }]);
  assert.deepEqual(reply.json(), { success: true, message: '', result: { said: 'yes' }, more: 2 });
  assert.equal(reply.headers['cache-control'], 'no-store');
});

test('a message and a no are told as the handler said them', async () => {
  const { http, fastify } = await doorway();
  serve(http, open, async () => ({ result: { said: '' }, message: 'Not found.', success: false }));
  const reply = await fastify.inject({ method: 'POST', url: '/api/made/7', payload: {} });
  assert.deepEqual(reply.json(), { success: false, message: 'Not found.', result: { said: '' } });
  assert.equal(reply.statusCode, 200);
});

test('an answer that is not as declared is our fault, and its inside is not told', async () => {
  const { http, fastify, logged } = await doorway();
  serve(http, open, async () => ({ result: { said: 7 } as never }));
  const reply = await fastify.inject({ method: 'POST', url: '/api/made/7', payload: {} });
  assert.deepEqual([reply.statusCode, reply.json().code], [500, 'INTERNAL']);
  assert.equal(logged.length, 1);
});

for (const headers of [{}, { accept: 'application/x-ndjson' }])
  test(`a handler hears that its caller has gone, and nobody is blamed: ${JSON.stringify(headers)}`, async () => {
    const { http, fastify, logged } = await doorway();
    const begun = Promise.withResolvers<AbortSignal>();
    const ended = Promise.withResolvers<void>();
    serve(http, open, async (_, { actor }) => {
      const { signal, told } = actor.caller;
      told(1);
      begun.resolve(signal);
      if (!signal.aborted) await once(signal, 'abort');
      told(0);
      ended.resolve();
      throw signal.reason;
    });
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = fastify.server.address() as AddressInfo;
    const asking = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/made/7', headers });
    asking.on('error', () => undefined).end();
    const signal = await begun.promise;
    asking.destroy();
    await ended.promise;
    assert.ok(signal.reason instanceof CallerGone);
    await fastify.close();
    assert.deepEqual(logged, []);
  });

test('a caller who was answered has not gone', async () => {
  const { http, fastify } = await doorway();
  const signals: AbortSignal[] = [];
  serve(http, open, async (_, { actor }) => {
    signals.push(actor.caller.signal);
    return { result: { said: 'yes' } };
  });
  const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}/api/made/7`, { method: 'POST' });
  assert.equal((await reply.json()).success, true);
  await fastify.close();
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [false],
  );
});

const inLines = { accept: 'application/json, application/x-ndjson' };
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

test('a caller who asks for lines hears how long the file waits, then the answer', async () => {
  const { http, fastify } = await doorway();
  serve(http, open, async (_, { actor }) => {
    for (const ahead of [2, 0, null]) actor.caller.told(ahead);
    return { result: { said: 'read' }, message: 'Here.' };
  });
  const asked = { method: 'POST', url: '/api/made/7' } as const;
  const reply = await fastify.inject({ ...asked, headers: inLines });
  assert.equal(reply.headers['content-type'], 'application/x-ndjson; charset=utf-8');
  assert.equal(reply.headers['cache-control'], 'no-store');
  assert.equal(reply.headers['x-accel-buffering'], 'no');
  assert.deepEqual(linesOf(reply.payload), [
    { ahead: 2 },
    { ahead: 0 },
    { ahead: null },
    { status: 200, success: true, message: 'Here.', result: { said: 'read' } },
  ]);
  const plain = await fastify.inject(asked);
  assert.deepEqual(plain.json(), { success: true, message: 'Here.', result: { said: 'read' } });
});

test('who asks for lines and does not wait gets the plain answer', async () => {
  const { http, fastify } = await doorway();
  serve(http, open, async () => ({ result: { said: 'yes' } }));
  const reply = await fastify.inject({ method: 'POST', url: '/api/made/7', headers: inLines });
  assert.deepEqual(reply.json(), { success: true, message: '', result: { said: 'yes' } });
});

test('a refusal after the wait is the last line, with its status; what is our fault is logged', async () => {
  const { http, fastify, logged } = await doorway();
  const thrown = [new ApiError('FILES_BUSY'), new Error('a secret')];
  serve(http, open, async (_, { actor }) => {
    actor.caller.told(1);
    throw thrown.shift();
  });
  const asked = { method: 'POST', url: '/api/made/7', headers: inLines } as const;
  const last = async () => linesOf((await fastify.inject(asked)).payload).at(-1);
  assert.deepEqual(await last(), {
    ...{ status: 429, success: false, code: 'FILES_BUSY' },
    message: new ApiError('FILES_BUSY').message,
  });
  assert.deepEqual(await last(), {
    ...{ status: 500, success: false, code: 'INTERNAL' },
    message: new ApiError('INTERNAL').message,
  });
  assert.equal(logged.length, 1);
});

const bytes = Buffer.from('{"success":true}'.repeat(50));
async function prepared(answer: Prepared, accepts?: string) {
  const { http, fastify } = await doorway();
  serve(http, open, async () => answer);
  const headers = accepts === undefined ? {} : { 'accept-encoding': accepts };
  return fastify.inject({ method: 'POST', url: '/api/made/7', payload: {}, headers });
}

test('bytes that were written before go as they are, and are kept by nobody', async () => {
  const reply = await prepared(new Prepared(bytes), 'gzip');
  assert.deepEqual(reply.rawPayload, bytes);
  assert.equal(reply.headers['content-type'], 'application/json; charset=utf-8');
  assert.equal(reply.headers['content-encoding'], undefined);
  assert.equal(reply.headers.vary, undefined);
  assert.equal(reply.headers['cache-control'], 'no-store');
});

for (const accepts of ['gzip', 'br, gzip;q=0.5', 'gzip;q=0.1', 'gzip; q=1.0'])
  test(`gzip goes to who takes it: ${accepts}`, async () => {
    const reply = await prepared(new Prepared(gzipSync(bytes), { compressed: true }), accepts);
    assert.equal(reply.headers['content-encoding'], 'gzip');
    assert.equal(reply.headers.vary, 'accept-encoding');
    assert.deepEqual(gunzipSync(reply.rawPayload), bytes);
  });

for (const accepts of [undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.000', 'br, gzip ;q=0, *'])
  test(`to others it goes unpacked: ${accepts}`, async () => {
    const reply = await prepared(new Prepared(gzipSync(bytes), { compressed: true }), accepts);
    assert.equal(reply.headers['content-encoding'], undefined);
    assert.equal(reply.headers.vary, 'accept-encoding');
    assert.deepEqual(reply.rawPayload, bytes);
  });

test('nothing at all can be packed and unpacked', async () => {
  const reply = await prepared(new Prepared(gzipSync(Buffer.alloc(0)), { compressed: true }));
  assert.equal(reply.rawPayload.length, 0);
});

test('a file is saved under our name, its kind is not guessed at, and only its own bytes go', async () => {
  const { http, fastify } = await doorway();
  const whole = Buffer.from('before%PDFafter');
  serve(http, open, async (_, { reply }) =>
    attachment(reply, { name: 'report.pdf', mediaType: 'application/pdf', bytes: whole.subarray(6, 10) }),
  );
  const { headers, payload } = await fastify.inject({ method: 'POST', url: '/api/made/7', payload: {} });
  assert.equal(payload, '%PDF');
  assert.deepEqual(
    [headers['content-disposition'], headers['x-content-type-options'], headers['content-type']],
    ['attachment; filename="report.pdf"', 'nosniff', 'application/pdf'],
  );
});

async function refusedBy(served: Call, door: Door, request: object) {
  const way = await doorway(door);
  serveAndObserve(way, served);
  const url = `/${served.base}${served.path}`;
  return (await way.fastify.inject({ method: 'POST', url, ...request })).json().code as string;
}

test('who may come is decided before what was sent is looked at', async () => {
  assert.equal(
    await refusedBy({ ...open, access: 'signed-in' }, {}, { payload: { strange: 1 } }),
    'NOT_LOGGED_IN',
  );
  assert.equal(await refusedBy(open, {}, { payload: { strange: 1 } }), 'BAD_REQUEST');
});

test('a stranger’s file is not read: the answer comes before the body', async () => {
  // A body that no parser takes would be refused as such, were it read.
  const strange = { payload: 'x', headers: { 'content-type': 'text/strange' } };
  assert.equal(await refusedBy(filed, {}, strange), 'NOT_LOGGED_IN');
  assert.equal(await refusedBy({ ...filed, files: [] }, {}, strange), 'WRONG_TYPE');
});

test('a public call may ask who comes before it reads a file, by the address', async () => {
  const { http, fastify } = await doorway();
  const asked: unknown[] = [];
  const link = { ...open, files: ['file'] } as const;
  const admit = async (params: Record<string, unknown>) => {
    asked.push({ ...params });
    if (params.id === 'over') throw new ApiError('NOT_FOUND');
  };
  serve(http, link, async () => ({ result: { said: 'in' } }), { admit });
  const send = async (id: string) =>
    (await fastify.inject({ method: 'POST', url: `/api/made/${id}`, payload: {} })).statusCode;
  assert.deepEqual([await send('over'), await send('holds')], [404, 200]);
  assert.deepEqual(asked, [{ id: 'over' }, { id: 'holds' }]);
});

test('a body may be as large as its kind allows, and not a byte more', async () => {
  const text = (size: number) => JSON.stringify({ name: 'x'.repeat(size - '{"name":""}'.length) });
  const headers = { 'content-type': 'application/json' };
  const json = async (size: number) => {
    const { http, fastify } = await doorway();
    serve(http, open, async () => ({ result: { said: '' } }));
    return (await fastify.inject({ method: 'POST', url: '/api/made/7', payload: text(size), headers }))
      .statusCode;
  };
  assert.deepEqual([await json(limits.jsonBody), await json(limits.jsonBody + 1)], [200, 413]);
});

test('a path is known by the call whose address it is, whole and to the letter', () => {
  const isAddress = addressesOf([open, { ...open, path: '/made/file.json' }, filed]);
  for (const path of ['/api/made/7', '/api/made/a%20b', '/api/made/file.json', '/api/filed'])
    assert.ok(isAddress(path), path);
  for (const path of [
    '/api/made/',
    '/api/made/7/8',
    '/api/made',
    '/x/api/filed',
    '/api/filed/',
    '/api/nowhere',
  ])
    assert.ok(!isAddress(path), path);
  assert.ok(!addressesOf([{ ...open, path: '/made/file.json' }])('/api/made/fileXjson'));
});
