import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildSandbox } from '../app.ts';
import { byDigit } from './holders.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
const app = await buildSandbox({ latencyMs: 0, slowMs: 20, dataDir });
after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirectUri = 'http://localhost:3000/back';
const link = (more: Record<string, string> = {}) =>
  `/digilocker/public/oauth2/1/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: 'sandbox',
    redirect_uri: redirectUri,
    state: 's',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  })}`;
const post = (url: string, form: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const opened = async (more?: Record<string, string>) =>
  String((await app.inject(link(more))).headers.location);

/** As the widget's script opens its pop-up. */
function appQuery(origin = 'http://localhost:3000'): URLSearchParams {
  const ts = String(Math.floor(Date.now() / 1000));
  const hash = createHash('sha256').update(`sandboxsandbox${ts}`).digest('hex');
  return new URLSearchParams({ app_id: 'sandbox', hash, ts, origin });
}

test('the pages: sign in, wrong number, wrong code three times, consent with nothing ticked; all told in place', async () => {
  const page = await opened({ purpose: 'Home <loan>', req_doctype: 'PANCR' });
  const body = async () => (await app.inject(page)).body;
  const first = await body();
  for (const digit of Object.keys(byDigit)) assert.match(first, new RegExp(`<li>${digit}: `));
  await post(`${page}/mobile`, { mobile: '12345' });
  assert.match(await body(), /role="alert".*not a mobile number/);
  await post(`${page}/mobile`, { mobile: '+91 90000 00011' });
  for (let tries = 0; tries < 2; tries++) {
    await post(`${page}/code`, { code: '000000' });
    assert.match(await body(), /This code is wrong/);
  }
  await post(`${page}/code`, { code: '000000' });
  assert.match(await body(), /wrong three times.*Mobile number/s);
  assert.equal((await post(`${page}/allow`, { PANCR: '1' })).headers.location, page);
  await post(`${page}/mobile`, { mobile: '9000000011' });
  await post(`${page}/code`, { code: '123456' });
  const consent = await body();
  assert.match(consent, /Asha Sample/);
  assert.match(consent, /Home &lt;loan&gt;/);
  assert.equal(consent.match(/type="checkbox"/g)?.length, 1);
  await post(`${page}/allow`);
  assert.match(await body(), /Select at least one document/);
  const back = await post(`${page}/allow`, { PANCR: '1', ADHAR: '1' });
  assert.match(String(back.headers.location), /^http:\/\/localhost:3000\/back\?code=[0-9a-f]{40}&state=s$/);
  // The browser's back button.
  assert.equal((await app.inject(page)).statusCode, 404);
  assert.equal((await post(`${page}/allow`, { PANCR: '1' })).statusCode, 404);
});

test('a mobile that the partner has verified is believed at sign-up alone', async () => {
  const mobile = { verified_mobile: '9000000012' };
  assert.match((await app.inject(await opened({ ...mobile, dl_flow: 'signup' }))).body, /Ravi Kumar Demo/);
  assert.match((await app.inject(await opened(mobile))).body, /Sign in to DigiLocker/);
});

test('the token takes its client as HTTP Basic too; the Aadhaar is at both versions’ addresses', async () => {
  const page = await opened();
  await post(`${page}/mobile`, { mobile: '9000000011' });
  await post(`${page}/code`, { code: '123456' });
  const back = new URL(String((await post(`${page}/allow`, { ADHAR: '1' })).headers.location));
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  const reply = await app.inject({
    method: 'POST',
    url: '/digilocker/public/oauth2/1/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`,
    },
    payload: form.toString(),
  });
  const { access_token, token_type, dob, gender, eaadhaar } = reply.json();
  assert.deepEqual([token_type, dob, gender, eaadhaar], ['Bearer', '15011990', 'F', 'Y']);
  for (const version of [2, 3]) {
    const { body, headers } = await app.inject({
      url: `/digilocker/public/oauth2/${version}/xml/eaadhaar`,
      headers: { authorization: `Bearer ${access_token}` },
    });
    assert.match(body, /<KycRes .*uid="xxxxxxxx9405"/s);
    assert.match(String(headers.hmac), /^[A-Za-z0-9+/]{43}=$/);
  }
});

test('odd requests are answered below 500, in the dialect of each part', async (t) => {
  const root = '/digilocker/public';
  let run = 0;
  for (const [method, url, type, payload] of [
    ['POST', `${root}/oauth2/1/token`, 'application/x-www-form-urlencoded', ''],
    ['POST', `${root}/oauth2/1/token`, 'application/x-www-form-urlencoded', 'grant_type=device_code'],
    ['POST', `${root}/oauth2/1/token`, 'application/json', '{'],
    ['POST', `${root}/oauth2/1/revoke`, 'application/x-www-form-urlencoded', 'token=x'],
    ['GET', `${root}/oauth2/1/user`, '', ''],
    ['GET', `${root}/oauth2/2/files/issued`, '', ''],
    ['GET', `${root}/oauth2/1/file/x`, '', ''],
    ['GET', `${root}/oauth2/1/xml/%00`, '', ''],
    ['POST', `${root}/account/2/verify`, 'application/x-www-form-urlencoded', 'clientid=sandbox&ts=1'],
    ['POST', `${root}/signup/2/demoauth`, 'application/x-www-form-urlencoded', ''],
    ['POST', `${root}/signup/1/demoauthverify`, 'application/x-www-form-urlencoded', 'mobile[]=1'],
    ['GET', `${root}/oauth2/1/authorize`, '', ''],
    ['GET', `${root}/oauth2/1/authorize?client_id=a&client_id=b`, '', ''],
    ['GET', '/digilocker/requester/api/2/open?ts=1&ts=2', '', ''],
    ['POST', '/digilocker/consent/nobody/allow', 'application/x-www-form-urlencoded', ''],
    ['POST', '/digilocker/requester/share/nobody/choose', 'application/x-www-form-urlencoded', ''],
  ] as const) {
    const reply = await app.inject({
      method,
      url,
      ...(type ? { headers: { 'content-type': type }, payload } : {}),
    });
    assert.ok(reply.statusCode >= 400 && reply.statusCode < 500, `${url}: ${reply.statusCode}`);
    if (url.startsWith(`${root}/`) && !url.includes('authorize'))
      assert.deepEqual(Object.keys(reply.json()), ['error', 'error_description'], url);
    run++;
  }
  for (const name of ['purpose', 'req_doctype', 'state', 'verified_mobile', 'dl_flow']) {
    const page = String((await app.inject(`${link({ [name]: 'a' })}&${name}=b`)).headers.location);
    assert.ok((await app.inject(page)).statusCode < 500, name);
    run++;
  }
  for (const name of ['app_id', 'hash', 'ts', 'origin']) {
    const twice = `/digilocker/requester/api/2/open?${appQuery()}&${name}=b`;
    assert.ok((await app.inject(twice)).statusCode < 500, name);
    run++;
  }
  for (const payload of ['', '<x', '<PullDocRequest/>', '<!DOCTYPE x><PullDocRequest/>']) {
    const url = `${root}/requestor/api/pulldoc/1/xml`;
    const headers = { 'content-type': 'application/xml' };
    const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload });
    assert.ok(statusCode < 500);
    assert.match(body, /Status="0"|invalid_request/);
    run++;
  }
  t.diagnostic(`${run} odd requests run`);
});

test('a script in a page cannot be ended by what stands in it', async () => {
  const open = (origin: string) => app.inject(`/digilocker/requester/api/2/open?${appQuery(origin)}`);
  assert.equal((await open('javascript:alert(1)')).statusCode, 400);
  assert.equal((await open('</script>')).statusCode, 400);
  const page = String((await open('http://localhost:3000/x?</script>')).headers.location);
  await post(`${page}/mobile`, { mobile: '9000000011' });
  await post(`${page}/code`, { code: '123456' });
  const { body } = await post(`${page}/choose`, { uri: 'in.gov.pan-PANCR-AAAPZ1234C' });
  assert.equal(body.match(/<\/script>/g)?.length, 1);
  assert.match(body, /, "http:\/\/localhost:3000"\)/);
});
