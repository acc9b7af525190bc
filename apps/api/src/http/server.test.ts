import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { calls } from '@pramaan/contract/calls.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { DatabaseUnavailable } from '../platform/database-unavailable.ts';
import { FileGone, FilesDown } from '../platform/files.ts';
import { asApiError, failure } from './errors.ts';
import { fileHeaders, securityHeaders } from './headers.ts';
import { makeServer, refuseTheRest } from './server.ts';

let fastify: FastifyInstance;
interface Logged {
  level: number;
  msg: string;
  err?: { message: string; type: string; stack: string };
  req?: object;
  res?: object;
}
const logged: Logged[] = [];
const thrown: Record<string, unknown> = {
  refused: new ApiError('TOO_MANY'),
  large: new ApiError('TOO_LARGE'),
  broken: new Error('an inner secret'),
  database: Object.assign(new Error('value 9876543210 is wrong'), { severity: 'ERROR', code: '22P02' }),
  down: new FilesDown('the bucket says no'),
  away: new DatabaseUnavailable('Connection terminated'),
};
before(async () => {
  fastify = await makeServer(
    readConfig({ LOG_LEVEL: 'error', TRUST_PROXY: '1' }),
    { write: (line) => void logged.push(JSON.parse(line)) },
    { forms: [], widgetScripts: ['https://widget.example/dl.js'] },
  );
  fastify.get('/api/throw/:what', async (request) => {
    throw thrown[(request.params as { what: string }).what];
  });
  fastify.get('/api/told/:id', async (request, reply) => {
    request.log.error({ req: request, res: reply }, 'told');
    return { length: (request.params as { id: string }).id.length };
  });
  fastify.post('/api/body', async (request) => ({ body: request.body ?? null, ip: request.ip }));
  refuseTheRest(
    fastify,
    async () => ({ html: '<p>page</p>', language: 'en', vary: null }),
    (path) => path === '/api/body',
  );
});
after(() => fastify.close());
const get = (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers });

test('each reply carries the headers that protect it, and names its request', async () => {
  const [one, other] = [await get('/api/openapi.json'), await get('/nowhere.js')];
  for (const { headers } of [one, other]) {
    assert.match(String(headers['content-security-policy']), /default-src 'self'/);
    assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/);
    assert.equal(headers['x-powered-by'], undefined);
  }
  assert.notEqual(one.headers['x-request-id'], other.headers['x-request-id']);
});

test('the one page with a script of others has it, whatever its query; no other page', async () => {
  const policy = async (url: string) => String((await get(url)).headers['content-security-policy']);
  const usual = await policy('/locker');
  const widget = await policy('/locker/share?x=1');
  assert.equal(await policy('/locker/share'), widget);
  const origin = 'https://widget.example';
  const scripts = (said: string) => /script-src ([^;]*)/.exec(said)?.[1] ?? '';
  assert.deepEqual(
    [widget, usual].map((said) => scripts(said).includes(origin)),
    [true, false],
  );
  assert.equal(await policy('/locker/share/more'), usual);
});

test('a built file carries what protects a file, and its worker may reach only its own site', async () => {
  const { headers } = await get('/assets/qr-worker-a1b2.js');
  assert.equal(
    headers['content-security-policy'],
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
  );
  assert.deepEqual(
    ['x-content-type-options', 'cross-origin-resource-policy', 'permissions-policy', 'referrer-policy'].map(
      (name) => headers[name],
    ),
    ['nosniff', 'same-origin', undefined, undefined],
  );
  const filePolicy = async (path: string) => (await get(path)).headers['content-security-policy'];
  assert.equal(await filePolicy('/assets/mark.svg'), headers['content-security-policy']);
  // A browser reads no policy of a script that a page loads, and a page loads dozens.
  assert.equal(await filePolicy('/assets/a1b2.js'), undefined);
  const secure = fileHeaders(securityHeaders('https://x.in'))('/assets/a1b2.js');
  assert.equal(secure['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  // A path that only looks like one is a page's.
  assert.match(String((await get('/assetsx')).headers['content-security-policy']), /default-src 'self'/);
});

const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values.join(' ')] as const;
    }),
  );

test('the content policy, word by word', () => {
  assert.deepEqual(policyOf(securityHeaders('http://localhost:3000')), {
    'default-src': "'self'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'script-src-attr': "'none'",
  });
});

test('forms go where they are let, a script of others runs where it is named, with its pop-up', () => {
  const policy = policyOf(securityHeaders('https://x.in', ['https://bank.in'], ['https://widget.in']));
  assert.equal(policy['form-action'], "'self' https://bank.in");
  assert.equal(policy['script-src'], "'self' 'wasm-unsafe-eval' https://widget.in");
  assert.equal(policy['connect-src'], "'self' https://widget.in");
  assert.equal(policy['upgrade-insecure-requests'], '');
  assert.equal(
    securityHeaders('https://x.in', [], ['https://widget.in'])['cross-origin-opener-policy'],
    'same-origin-allow-popups',
  );
});

test('a map server may send pictures, and nothing else', () => {
  const policy = policyOf(securityHeaders('https://x.in', [], [], ['https://*.tiles.example']));
  assert.equal(policy['img-src'], "'self' data: blob: https://*.tiles.example");
  assert.equal(policy['connect-src'], "'self'");
});

test('the other headers; over TLS alone a browser is told to stay there for a year', () => {
  const plain = securityHeaders('http://localhost:3000');
  assert.deepEqual(
    ['cross-origin-opener-policy', 'referrer-policy', 'permissions-policy', 'x-content-type-options'].map(
      (name) => plain[name],
    ),
    ['same-origin', 'no-referrer', 'camera=(self), geolocation=(self), microphone=()', 'nosniff'],
  );
  assert.equal(plain['strict-transport-security'], undefined);
  const secure = securityHeaders('https://x.in');
  assert.equal(secure['strict-transport-security'], 'max-age=31536000; includeSubDomains');
});

test('too many tries are told when to come again; too large a body ends the connection', async () => {
  const [many, large] = [await get('/api/throw/refused'), await get('/api/throw/large')];
  assert.deepEqual([many.statusCode, many.headers['retry-after']], [429, '60']);
  assert.equal(many.headers.connection, 'keep-alive');
  assert.deepEqual(
    [large.statusCode, large.headers.connection, large.headers['retry-after']],
    [413, 'close', undefined],
  );
});

test('what is not foreseen is told in one sentence, and logged with where it was', async () => {
  logged.length = 0;
  const reply = await get('/api/throw/broken');
  assert.deepEqual([reply.statusCode, reply.json().code], [500, 'INTERNAL']);
  assert.ok(!reply.payload.includes('secret'));
  assert.deepEqual(
    logged.map(({ msg, err }) => [msg, err?.message]),
    [['unforeseen', 'an inner secret']],
  );
  const { type, stack = '' } = logged[0]?.err ?? {};
  assert.equal(type, 'Error');
  const steps = stack.split('\n');
  assert.ok(steps.length > 1 && steps.every((step) => /^\s{4}at \S/.test(step)), stack);
});

test('a log line says of a request its method, its route and its status, and nothing that was sent', async () => {
  logged.length = 0;
  await fastify.inject({ url: '/api/told/an-id?token=secret', headers: { authorization: 'secret' } });
  const { req, res } = logged[0] ?? {};
  assert.deepEqual([req, res], [{ method: 'GET', route: '/api/told/:id' }, { status: 200 }]);
});

test('requests that end well are not logged; an id may be as long as a sealed one', async () => {
  const lines: string[] = [];
  const chatty = await makeServer(readConfig({ LOG_LEVEL: 'info' }), { write: (line) => lines.push(line) });
  await chatty.inject('/api/openapi.json');
  await chatty.close();
  assert.deepEqual(lines, []);
  const long = await get(`/api/told/${'x'.repeat(1_500)}`);
  assert.deepEqual([long.statusCode, long.json()], [200, { length: 1_500 }]);
});

test('forms may go to the aggregator’s page and to the signer’s, as the settings name them', async () => {
  const server = await makeServer(readConfig({ LOG_LEVEL: 'silent' }), undefined, {
    forms: ['https://link.example/start', 'https://sign.example/page'],
    widgetScripts: [],
  });
  const { headers } = await server.inject('/api/openapi.json');
  await server.close();
  const policy = policyOf(headers as Record<string, string>);
  assert.equal(policy['form-action'], `'self' https://link.example https://sign.example`);
});

test('the database’s words hold values: its code alone is logged', async () => {
  logged.length = 0;
  await get('/api/throw/database');
  assert.equal(logged[0]?.err?.message, 'database error 22P02');
  assert.ok(!JSON.stringify(logged).includes('9876543210'));
});

test('a place of files or a database that does not answer is logged for operators; a refusal is not', async () => {
  logged.length = 0;
  const down = await get('/api/throw/down');
  const away = await get('/api/throw/away');
  await get('/api/throw/refused');
  assert.deepEqual([down.json().code, away.json().code], ['FILES_DOWN', 'UNAVAILABLE']);
  assert.deepEqual(
    logged.map(({ msg }) => msg),
    ['files down', 'database unavailable'],
  );
});

test('refused logins, rights, attempts and input are logged by code, route and address; what is no attack is not', async () => {
  const lines: Record<string, unknown>[] = [];
  const server = await makeServer(readConfig({ LOG_LEVEL: 'info' }), {
    write: (line) => void lines.push(JSON.parse(line)),
  });
  server.post('/api/refuse/:code', async (request) => {
    throw new ApiError((request.params as { code: 'FORBIDDEN' }).code, 'a sentence that may name a person');
  });
  const refuse = (code: string) =>
    server.inject({ method: 'POST', url: `/api/refuse/${code}?q=secret`, remoteAddress: '203.0.113.9' });
  const attacks = [
    ...['LOGIN_WRONG', 'LOGIN_DISABLED', 'OTP_MISMATCH', 'OTP_LOCKED', 'PASSWORD_WRONG', 'FACTOR_WRONG'],
    ...['PASSKEY_WRONG', 'SSO_REFUSED', 'SSO_OVER', 'KEY_REFUSED'],
    ...['NOT_LOGGED_IN', 'FORBIDDEN', 'CROSS_SITE'],
    ...['RESET_EXPIRED', 'SSO_NOBODY', 'CASE_ELSEWHERE', 'NO_SUCH_APPLICANT', 'LINK_EXPIRED'],
    ...['TOO_MANY', 'CHECK_LIMIT', 'BAD_REQUEST', 'WRONG_TYPE'],
  ];
  for (const code of attacks) await refuse(code);
  for (const code of ['TOO_LATE', 'FACTOR_WANTED', 'NOT_FOUND', 'CONFLICT']) await refuse(code);
  await server.close();
  assert.deepEqual(
    lines.map(({ level, msg, code, ip, req }) => ({ level, msg, code, ip, req })),
    attacks.map((code) => ({
      level: 30,
      msg: 'refused',
      code,
      ip: '203.0.113.9',
      req: { method: 'POST', route: '/api/refuse/:code' },
    })),
  );
  assert.ok(lines.every(({ reqId }) => /^[0-9a-f-]{36}$/.test(String(reqId))));
  assert.ok(!JSON.stringify(lines).includes('secret') && !JSON.stringify(lines).includes('sentence'));
});

const post = (payload: string, type = 'application/json', headers = {}) =>
  fastify.inject({
    method: 'POST',
    url: '/api/body',
    payload,
    headers: { 'content-type': type, ...headers },
  });

test('an empty JSON body is an empty object; broken JSON and what poisons objects are one sentence', async () => {
  assert.deepEqual((await post('')).json().body, {});
  for (const payload of [
    '{',
    '{"__proto__": {"a": 1}}',
    '{"constructor": {"prototype": {"a": 1}}}',
    'undefined',
  ])
    assert.deepEqual(
      [(await post(payload)).json().code, (await post(payload)).statusCode],
      ['BROKEN_JSON', 400],
      payload,
    );
});

test('files come as they are, forms as forms; other kinds are refused', async () => {
  const bodyOf = async (type: string) => (await post('a=1', type)).json();
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'application/octet-stream'])
    assert.equal(Buffer.from((await bodyOf(type)).body.data).toString(), 'a=1', type);
  assert.deepEqual((await bodyOf('application/x-www-form-urlencoded')).body, { fields: { a: '1' } });
  for (const type of ['image/gif', 'text/xml', 'x-image/png', 'x-application/pdf'])
    assert.equal((await post('a=1', type)).statusCode, 415, type);
});

test('a caller’s own word on their address counts no further than our proxies', async () => {
  const ip = async (said: string) =>
    (await post('', 'application/json', { 'x-forwarded-for': said })).json().ip;
  assert.equal(await ip('1.2.3.4'), '1.2.3.4');
  assert.equal(await ip('6.6.6.6, 1.2.3.4'), '1.2.3.4');
});

test('a page’s address answers the page; a call’s, a file’s and what is no reading answer 404', async () => {
  const page = await get('/admin/team?x=1');
  assert.deepEqual(
    [page.statusCode, page.payload, page.headers['cache-control']],
    [200, '<p>page</p>', 'no-cache'],
  );
  assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
  for (const url of ['/', '/admin/api/x', '/v1.2/page'])
    assert.deepEqual([(await get(url)).statusCode, (await get(url)).payload], [200, '<p>page</p>'], url);
  assert.equal((await fastify.inject({ method: 'HEAD', url: '/admin' })).statusCode, 200);
  for (const url of [
    '/api',
    '/api/none',
    '/kyc/none',
    '/health/x',
    '/metrics',
    '/a.js',
    '/a/logo.webp',
    '/api?x',
  ])
    assert.deepEqual([(await get(url)).statusCode, (await get(url)).json().code], [404, 'NOT_FOUND'], url);
  assert.equal((await get('/apis')).statusCode, 200);
  assert.equal((await fastify.inject({ method: 'POST', url: '/admin' })).statusCode, 404);
  assert.equal((await get('/%E0%A4%A')).statusCode, 400);
});

test('a method that no route of an address takes is told apart from a wrong address', async () => {
  const code = async (method: 'GET' | 'PUT' | 'HEAD', url: string) =>
    (await fastify.inject({ method, url })).statusCode;
  assert.deepEqual([await code('GET', '/api/body?x=1'), await code('PUT', '/api/body')], [405, 405]);
  assert.deepEqual([await code('HEAD', '/api/body'), await code('PUT', '/api/other')], [405, 404]);
  assert.equal((await get('/api/body')).json().code, 'WRONG_METHOD');
});

test('without pages, and where there is none to show, every address that is no call’s answers 404', async () => {
  for (const page of [null, async () => null]) {
    const bare = await makeServer(readConfig({ LOG_LEVEL: 'silent' }));
    refuseTheRest(bare, page, () => false);
    const reply = await bare.inject('/admin');
    assert.deepEqual([reply.statusCode, reply.json().code], [404, 'NOT_FOUND']);
    await bare.close();
  }
});

test('the calls are described: one page, one file, as many calls as there are', async () => {
  const page = await get('/api/docs');
  assert.match(String(page.headers['content-type']), /^text\/html/);
  assert.ok(page.payload.includes(`Pramaan API reference: ${calls.length} calls`));
  assert.equal(page.payload.match(/<details>/g)?.length, calls.length);
  assert.ok(!/<script/i.test(page.payload));
  const described = (await get('/api/openapi.json')).json().paths as Record<string, object>;
  assert.equal(Object.values(described).flatMap(Object.keys).length, calls.length);
});

const codes: [unknown, string][] = [
  [new FileGone('x'), 'FILE_GONE'],
  [new FilesDown('x'), 'FILES_DOWN'],
  [new DatabaseUnavailable('x'), 'UNAVAILABLE'],
  [new SyntaxError('x'), 'BROKEN_JSON'],
  [Object.assign(new Error('Body is not valid JSON'), { statusCode: 400 }), 'BROKEN_JSON'],
  [Object.assign(new Error('JSON'), { statusCode: 401 }), 'BAD_REQUEST'],
  [Object.assign(new Error('JSON'), {}), 'INTERNAL'],
  [Object.assign(new Error('x'), { statusCode: 400 }), 'BAD_REQUEST'],
  [Object.assign(new Error('x'), { statusCode: 499 }), 'BAD_REQUEST'],
  [Object.assign(new Error('x'), { statusCode: 500 }), 'INTERNAL'],
  [Object.assign(new Error('x'), { statusCode: 399 }), 'INTERNAL'],
  [new Error('x'), 'INTERNAL'],
  ...(
    [
      ['FST_ERR_CTP_INVALID_JSON_BODY', 'BROKEN_JSON'],
      ['FST_ERR_CTP_EMPTY_JSON_BODY', 'BROKEN_JSON'],
      ['FST_ERR_CTP_BODY_TOO_LARGE', 'TOO_LARGE'],
      ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'BAD_REQUEST'],
      ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'WRONG_TYPE'],
      ['FST_REQ_FILE_TOO_LARGE', 'TOO_LARGE'],
      ['FST_FILES_LIMIT', 'BAD_REQUEST'],
      ['FST_PARTS_LIMIT', 'BAD_REQUEST'],
      ['FST_FIELDS_LIMIT', 'BAD_REQUEST'],
      ['FST_INVALID_MULTIPART_CONTENT_TYPE', 'WRONG_TYPE'],
      ['FST_PROTO_VIOLATION', 'BAD_REQUEST'],
    ] as const
  ).map(([code, ours]): [unknown, string] => [Object.assign(new Error(code), { code }), ours]),
];
for (const [error, code] of codes)
  test(`${JSON.stringify(error)} ${(error as Error).name} is answered as ${code}`, () => {
    assert.equal(asApiError(error).code, code);
  });

test('the envelope of a failure names its fields when there are any', () => {
  const faults = [{ path: 'name', message: 'Enter the name.' }];
  const refusal = new ApiError('BAD_REQUEST', 'Enter the name.', faults);
  assert.equal(asApiError(refusal), refusal);
  assert.deepEqual(failure(refusal), {
    ...{ success: false, message: 'Enter the name.', code: 'BAD_REQUEST', fields: faults },
  });
  assert.equal('fields' in failure(new ApiError('FORBIDDEN')), false);
});
