import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { signXml } from '@pramaan/specimens/signed/sign-xml.ts';
import { buildSandbox } from '../app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
const app = await buildSandbox({ latencyMs: 0, dataDir });
after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const enrol = (id: string, key: unknown) =>
  app.inject({ method: 'POST', url: `/esign/asps/${id}`, payload: { publicKey: key } });
const spki = publicKey.export({ type: 'spki', format: 'pem' });
const certificate = new X509Certificate((await enrol('LENDER', spki)).json().certificate);
const form = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Posts a request and gives the address of its page. */
async function open(txn: string): Promise<string> {
  const ts = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 19);
  const hash = createHash('sha256').update(txn).digest('hex');
  const xml = `<Esign ver="2.1" sc="Y" ts="${ts}" txn="${txn}" ekycId="" ekycIdType="A" aspId="LENDER" AuthMode="1" responseSigType="pkcs7" responseUrl="https://lender.example/back"><Docs><InputHash id="1" hashAlgorithm="SHA256" docInfo="Loan &lt;b&gt;">${hash}</InputHash></Docs></Esign>`;
  const signed = signXml(xml, { privateKey, certificate }, 'rsa-sha256');
  const reply = await form('/esign/2.1/signdoc', { eSignRequest: signed, aspTxnID: txn });
  assert.equal(reply.statusCode, 303, reply.body);
  return String(reply.headers.location);
}

test('an ASP’s key is certified under the sandbox’s root; other keys are refused with a sentence', async () => {
  const root = new X509Certificate((await app.inject('/signing/root.pem')).body);
  const provider = new X509Certificate((await app.inject('/esign/provider.pem')).body);
  assert.match(certificate.subject, /O=LENDER/);
  assert.equal(certificate.issuer, provider.issuer);
  assert.ok(certificate.checkPrivateKey(privateKey) && root.ca);
  for (const key of [
    'nonsense',
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }),
  ]) {
    const reply = await enrol('OTHER', key);
    assert.equal(reply.statusCode, 400);
    assert.match(reply.json().error.message, /RSA public key/);
  }
  assert.equal((await enrol('a%20b', spki)).statusCode, 400);
});

test('the pages: terms and wrong numbers are told, nothing typed is repeated or kept', async (t) => {
  const page = await open('pages');
  const first = await app.inject(page);
  assert.match(first.body, /Loan &lt;b&gt;/);
  assert.match(
    String(first.headers['content-security-policy']),
    /form-action 'self' https:\/\/lender\.example;/,
  );
  const typed = {
    '123': /12 digits/,
    '999933119406': /One of these digits is not correct/,
    '9000000000000036': /One of these digits is not correct/,
    '': /Enter the/,
  };
  for (const [number, says] of Object.entries(typed)) {
    await form(`${page}/number`, { number, agree: '1' });
    const { body } = await app.inject(page);
    assert.match(body, says);
    assert.match(body, /role="alert"/);
    assert.ok(number === '' || !body.includes(number));
  }
  await form(`${page}/number`, { number: '999933119405' });
  assert.match((await app.inject(page)).body, /Tick the box/);
  // A code before a number leads nowhere.
  await form(`${page}/otp`, { otp: '123456' });
  assert.match((await app.inject(page)).body, /Aadhaar number or Virtual ID/);
  await form(`${page}/number`, { number: '9000 0000 0000 0042', agree: '1' });
  const { body } = await app.inject(page);
  assert.match(body, /ending in 0012/);
  assert.ok(!/9000 ?0000/.test(body));
  for (const name of readdirSync(dataDir))
    assert.ok(!/999933119405|9000000000000042/.test(readFileSync(join(dataDir, name), 'utf8')), name);
  t.diagnostic(`${Object.keys(typed).length + 3} entries run`);
});

test('an unknown page is a page with a sentence; the keys are the owner’s alone and outlive the process', async () => {
  for (const [method, url] of [
    ['GET', '/esign/sign/none'],
    ['POST', '/esign/sign/none/otp'],
  ] as const) {
    const reply = await app.inject({ method, url });
    assert.equal(reply.statusCode, 404);
    assert.match(reply.body, /ask again/);
  }
  const pem = (await app.inject('/esign/provider.pem')).body;
  const again = await buildSandbox({ dataDir });
  assert.equal((await again.inject('/esign/provider.pem')).body, pem);
  await again.close();
  assert.equal(statSync(join(dataDir, 'esign-provider.json')).mode & 0o077, 0);
  assert.match((await app.inject('/')).body, /href="\/esign\/provider\.pem"/);
});
