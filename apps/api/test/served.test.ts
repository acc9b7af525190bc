import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { calls } from '@pramaan/contract/calls.ts';
import { startWorld, type World } from './world.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

const spelled = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** What is served beside the contract: health, figures, the API's own description, the web app's files. */
const besides = [
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  // What a phone reads to put the portal among its apps.
  'GET /app-icon.svg',
  'GET /app-icon-192.png',
  'GET /app-icon-512.png',
  'GET /apple-touch-icon.png',
  'GET /manifest.webmanifest',
  // Opens the portal without a connection.
  'GET /service-worker.js',
  // Notices of Account Aggregators, at the addresses that their own specifications give.
  'POST /aa/rebit/Consent/Notification',
  'POST /aa/rebit/FI/Notification',
  'POST /aa/setu/notification',
  // What an eSign provider's page has the person's browser post.
  'POST /esign/answer/:',
  'POST /mandates/answer',
  'POST /mandates/upi',
  // Delivery receipts of SMS gateways.
  'GET /sms/gupshup/receipts/:',
  'POST /sms/gupshup/receipts/:',
  'POST /sms/msg91/receipts/:',
  // The tree prints the web app's `/assets/*` without its prefix.
  'GET *',
];

test('every call is served at its address, and takes no other method', async () => {
  for (const call of calls) {
    const url = spelled(`/${call.base}${call.path}`);
    assert.ok(world.app.hasRoute({ method: call.method, url }), url);
  }
  // An address may be read as that of another call too: `aadhaar/confirm` as a document's group and name.
  const takes = (method: string, url: string) =>
    calls.some(
      (call) =>
        call.method === method &&
        new RegExp(`^/${call.base}${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url),
    );
  let refused = 0;
  for (const call of calls)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const url = `/${call.base}${call.path.replace(/\{\w+\}/g, '1')}`;
      if (takes(method, url)) continue;
      const reply = await world.app.inject({ method, url });
      assert.equal(reply.statusCode, 405, `${method} ${url}`);
      assert.equal(reply.json().code, 'WRONG_METHOD');
      refused++;
    }
  assert.ok(refused > 250, `${refused} wrong methods`);
});

test('every served route is a call of the contract, or one of the few beside it', () => {
  // Calls that name the same step differently share it, and the tree prints all names: `:id|:applicantId`.
  const unnamed = (path: string) => path.replace(/:\w+(?:\|:\w+)*/g, ':');
  const contract = new Set(
    calls.map((call) => unnamed(`${call.method} ${spelled(`/${call.base}${call.path}`)}`)),
  );
  const served: string[] = [];
  const steps: string[] = [];
  // Fastify prints its routes as a tree: each level indents by four signs.
  for (const line of world.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^([│\s]*)[├└]── (\S*?)(?: \((.+)\))?$/.exec(line);
    if (!found) continue;
    const depth = (found[1] ?? '').length / 4;
    steps.length = depth;
    steps[depth] = found[2] ?? '';
    for (const method of (found[3] ?? '').split(', ').filter(Boolean))
      if (method !== 'HEAD') served.push(unnamed(`${method} ${steps.join('')}`));
  }
  assert.ok(world.app.hasRoute({ method: 'GET', url: '/assets/*' }));
  assert.ok(!world.app.hasRoute({ method: 'GET', url: '*' }));
  assert.ok(served.length >= calls.length, `${served.length} routes seen`);
  assert.deepEqual(
    served.filter((route) => !contract.has(route) && !besides.includes(route)),
    [],
  );
  for (const route of contract) assert.ok(served.includes(route), `${route} is not served`);
});

test('openapi.json describes every call, and nothing else', async () => {
  const reply = await world.app.inject('/api/openapi.json');
  assert.equal(reply.statusCode, 200);
  const described = reply.json() as {
    openapi: string;
    paths: Record<
      string,
      Record<
        string,
        { operationId: string; responses: Record<string, object>; parameters: { name: string }[] }
      >
    >;
  };
  assert.match(described.openapi, /^3\.1\./);
  const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  assert.deepEqual(
    operations.map(({ path, method }) => `${method} ${path}`).sort(),
    calls.map((call) => `${call.method} /${call.base}${call.path}`).sort(),
  );
  assert.equal(new Set(operations.map(({ operation }) => operation.operationId)).size, calls.length);
  for (const { path, operation } of operations) {
    assert.ok(operation.responses['200'] && operation.responses.default, path);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    for (const name of named)
      assert.ok(
        operation.parameters.some((one) => one.name === name),
        `${path} ${name}`,
      );
  }
});

test('the reader page lists every call and runs no script', async () => {
  const reply = await world.app.inject('/api/docs');
  assert.equal(reply.statusCode, 200);
  assert.match(reply.headers['content-type'] as string, /text\/html/);
  for (const call of calls)
    assert.ok(reply.body.includes(`<code>/${call.base}${call.path}</code>`), call.path);
  assert.ok(!/<script|\son\w+=|https?:\/\//.test(reply.body), 'a script, a handler or an address elsewhere');
});

test('every kind of answer carries the security headers', async () => {
  const addresses = [
    '/api/site',
    '/api/session',
    '/api/nothing',
    '/kyc/nothing',
    '/',
    '/health/live',
    '/api/docs',
  ];
  for (const url of addresses) {
    const { headers } = await world.app.inject(url);
    assert.equal(headers['x-content-type-options'], 'nosniff', url);
    assert.equal(headers['x-frame-options'], 'SAMEORIGIN', url);
    assert.equal(headers['referrer-policy'], 'no-referrer', url);
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin', url);
    assert.match(String(headers['permissions-policy']), /microphone=\(\)/, url);
    const policy = String(headers['content-security-policy']);
    // Another origin stands in it once: where the form to the bank's own page is posted.
    assert.doesNotMatch(policy.replace(/form-action [^;]*;/, ''), /https?:/, url);
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
      assert.ok(policy.includes(part), `${url}: ${part}`);
    assert.doesNotMatch(policy, /script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*)/, url);
    assert.equal(headers['x-powered-by'], undefined, url);
    assert.equal(headers.server, undefined, url);
  }
});

test('one page alone lets in the locker’s script and its pop-up', async () => {
  const [script = ''] = world.product.outside.sites.widgetScripts;
  const { origin } = new URL(script);
  const headersOf = async (url: string) => {
    const { headers } = await world.app.inject(url);
    return {
      policy: String(headers['content-security-policy']),
      opener: headers['cross-origin-opener-policy'],
    };
  };
  const own = await headersOf('/locker/share?document=pan');
  for (const part of ['script-src', 'connect-src'])
    assert.match(own.policy, new RegExp(`${part} [^;]*${origin.replaceAll('.', '\\.')}`));
  assert.doesNotMatch(own.policy, /script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*)/);
  assert.equal(own.opener, 'same-origin-allow-popups');
  for (const url of [
    '/laas/locker',
    '/locker',
    '/locker/share/',
    '/locker/share/x',
    '/api/locker/share',
    '/',
  ]) {
    const other = await headersOf(url);
    assert.doesNotMatch(other.policy, /(?:script|connect|frame)-src [^;]*https?:/, url);
    assert.equal(other.opener, 'same-origin', url);
  }
});

test('an unknown address answers with the envelope and a sentence', async () => {
  for (const url of [
    '/api/nothing',
    '/kyc/nothing',
    '/api',
    '/api/applicants/1/2/3/4',
    '/kyc/../api/nothing',
  ]) {
    const reply = await world.app.inject(url);
    assert.equal(reply.statusCode, 404, url);
    assert.deepEqual(reply.json(), {
      success: false,
      message: 'There is nothing at this address.',
      code: 'NOT_FOUND',
    });
  }
});

test('figures are for this machine alone, and health tells nothing of the inside', async () => {
  assert.deepEqual((await world.app.inject('/health/live')).json(), { status: 'live' });
  assert.deepEqual((await world.app.inject('/health/ready')).json(), { status: 'ready' });
  await world.as('asha');
  const figures = await world.app.inject('/metrics');
  assert.equal(figures.statusCode, 200);
  // The code by which she came in has left a job that looks after its message.
  assert.match(figures.body, /^pramaan_jobs\{queue="message",state="(due|later)"\} [1-9]/m);
  assert.match(figures.body, /^http_request_duration_seconds_bucket\{/m);
  const proxied = { url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } };
  assert.equal((await world.app.inject(proxied)).statusCode, 404);
  assert.equal((await world.app.inject({ url: '/metrics', remoteAddress: '10.0.0.9' })).statusCode, 404);
});
