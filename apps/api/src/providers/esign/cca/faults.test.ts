import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { signXml } from '@pramaan/readers/xml-signature/sign.ts';
import { type Reason, sentences } from '../reasons.ts';
import { pinnedProvider } from '../trust.ts';
import { ccaEsign } from './cca-esign.ts';
import { type Fields, opened, postedBack, responseUrl, startHarness, through } from './harness.test-help.ts';

const harness = await startHarness();
after(() => harness.stop());
const { provider, asp, trust } = harness;

test('an answer that is not what it should be is told with its reason, and no signature is taken', async (t) => {
  const cases: [how: string, reason: Reason, proved?: boolean][] = [
    ['tampered', 'signature'],
    ['unsigned', 'signature'],
    ['wrong-responder', 'signature'],
    ['other-transaction', 'other_request'],
    ['other-document', 'other_document'],
    ['missing-document', 'incomplete'],
    ['second-signer', 'untrusted'],
    ['wrong-authority', 'untrusted'],
    ['expired-certificate', 'certificate_expired'],
    ['no-signing-time', 'unreadable'],
    ['old-answer', 'stale'],
    ['doctype', 'unreadable'],
    ['session-expired', 'expired', true],
  ];
  for (const [how, reason, proved = false] of cases) {
    const asked = await harness.ask(2);
    await harness.injectedFaults(how);
    const outcome = await harness.sign(asked);
    assert.ok(!outcome.ok, how);
    assert.deepEqual([outcome.reason, outcome.proved], [reason, proved], how);
    assert.equal(outcome.detail, sentences[reason]);
    assert.deepEqual(await harness.sandbox.json('/esign/injected-faults'), [], how);
  }
  assert.equal((await harness.sign(await harness.ask())).ok, true, 'and the next one is good');
  t.diagnostic(`${cases.length} faults run`);
});

test('a refusal that nobody signed is told, but does not count as the provider’s word', async () => {
  const asked = await harness.ask();
  await harness.injectedFaults('unsigned');
  const { page } = await opened(asked.form);
  const cancelled = await fetch(`${page}/cancel`, { method: 'POST', body: new URLSearchParams() });
  const fields = postedBack(await cancelled.text()) ?? {};
  const outcome = await provider.readResponse(fields, asked.expected());
  assert.ok(!outcome.ok && outcome.reason === 'cancelled' && outcome.proved === false);
});

test('the provider down, slow or cut off: the browser gets no form, and the request is still good afterwards', async (t) => {
  const path = '/esign/2.1/signdoc';
  const asked = await harness.ask();
  for (const kind of ['503', '500', 'reset', 'malformed']) {
    await harness.sandbox.fault(path, kind);
    const html = await opened(asked.form).then(
      (reply) => reply.html,
      () => '',
    );
    assert.equal(postedBack(html), null, kind);
  }
  await harness.sandbox.fault(path, 'reset-after-effect');
  await assert.rejects(opened(asked.form));
  assert.equal((await harness.sign(asked)).ok, true);
  t.diagnostic('5 faults run');
});

test('the provider refuses what is not ours or not right', async (t) => {
  const document = { hash: Buffer.alloc(32, 1), info: 'Loan agreement' };
  const ask = (txn: string, more: object = {}) => ({
    txn,
    documents: [document],
    responseUrl,
    at: new Date(),
    ...more,
  });
  const stranger = { ...asp, ...issueCertificate({ commonName: 'DS PRAMAAN', organisation: 'PRAMAAN' }) };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const as = (who: typeof asp) =>
    ccaEsign({
      action: `${harness.sandbox.url}/esign/2.1/signdoc`,
      asp: () => who,
      trust: async () => trust,
    });
  const unknown: [string, ReturnType<typeof provider.request>][] = [
    ['a certificate of nobody', as(stranger).request(ask('r1'))],
    ['another key', as({ ...asp, privateKey }).request(ask('r2'))],
    ['another ASP', as({ ...asp, id: 'SOMEONE' }).request(ask('r3'))],
    ['nothing', { action: provider.request(ask('r4')).action, fields: {} }],
  ];
  for (const [what, form] of unknown) {
    const { page, html } = await opened(form);
    assert.deepEqual([page, postedBack(html)], ['', null], what);
    assert.match(html, /SBX-101/, what);
  }
  const old = new Date(Date.now() - 20 * 60_000);
  const changed = provider.request(ask('r5'));
  const xml = (from: RegExp, to: string) =>
    signXml(
      (changed.fields.eSignRequest ?? '').replace(/<Signature .*<\/Signature>/s, '').replace(from, to),
      asp,
      'rsa-sha256',
    );
  const used = await harness.ask();
  await through(used.form);
  const again = provider.request({ ...ask('x'), txn: used.expected().txn });
  const refused: [string, Fields, string][] = [
    ['an old request', provider.request(ask('r6', { at: old })).fields, 'SBX-102'],
    ['a used id', again.fields, 'SBX-103'],
    ['another id beside it', { ...provider.request(ask('r7')).fields, aspTxnID: 'r8' }, 'SBX-103'],
    ['another version', { eSignRequest: xml(/ver="2\.1"/, 'ver="1.6"') }, 'SBX-104'],
    ['no consent', { eSignRequest: xml(/sc="Y"/, 'sc="N"') }, 'SBX-104'],
    ['a short hash', { eSignRequest: xml(/>[0-9a-f]{64}</, '>00<') }, 'SBX-105'],
    ['no hash', { eSignRequest: xml(/<Docs>.*<\/Docs>/, '<Docs></Docs>') }, 'SBX-105'],
  ];
  for (const [what, fields, code] of refused) {
    const { html } = await opened({ action: changed.action, fields });
    const back = postedBack(html);
    assert.ok(back, what);
    const txn = /\btxn="([^"]*)"/.exec(fields.eSignRequest ?? '')?.[1] ?? '';
    const now = new Date();
    const outcome = await provider.readResponse(back, { txn, hashes: [document.hash], askedAt: now, now });
    assert.ok(!outcome.ok && outcome.reason === 'refused' && outcome.code === code && outcome.proved, what);
  }
  t.diagnostic(`${unknown.length + refused.length} requests run`);
});

test('an answer is good for its own request, in its time, with the pinned provider and the right root alone', async (t) => {
  const asked = await harness.ask(2);
  const fields = await through(asked.form);
  const expected = asked.expected();
  const [one, two] = expected.hashes;
  assert.ok(one && two);
  const read = (more: object, other = provider) => other.readResponse(fields, { ...expected, ...more });
  const withTrust = (more: object) =>
    ccaEsign({ action: '', asp: () => asp, trust: async () => ({ ...trust, ...more }) });
  const another = issueCertificate({ commonName: 'Another Root', authority: true }).certificate;
  const late = new Date(Date.now() + 60 * 60_000);
  const cases: [string, Promise<{ ok: boolean; reason?: Reason }>, Reason][] = [
    ['another transaction', read({ txn: 'T-other' }), 'other_request'],
    ['hashes turned round', read({ hashes: [two, one] }), 'other_document'],
    ['one hash', read({ hashes: [one] }), 'incomplete'],
    ['a third hash', read({ hashes: [one, two, one] }), 'incomplete'],
    ['asked later', read({ askedAt: late, now: late }), 'stale'],
    ['no pinned provider', read({}, withTrust({ providers: [] })), 'signature'],
    ['the sandbox not allowed', read({}, withTrust({ allowSandbox: false })), 'signature'],
    [
      'another provider',
      read({}, withTrust({ providers: [pinnedProvider(another.toString())] })),
      'signature',
    ],
    ['another root', read({}, withTrust({ roots: [another.toString()] })), 'untrusted'],
    ['no root', read({}, withTrust({ roots: [] })), 'untrusted'],
  ];
  for (const [what, outcome, reason] of cases) {
    const { ok, reason: found } = await outcome;
    assert.deepEqual([ok, found], [false, reason], what);
  }
  assert.equal((await read({})).ok, true);
  assert.throws(() => pinnedProvider('nonsense'), TypeError);
  t.diagnostic(`${cases.length} expectations run`);
});

test('whatever is posted is answered with a reason, and in time', async (t) => {
  const asked = await harness.ask();
  const xml = (await through(asked.form)).eSignResponse ?? '';
  const forms: Record<string, unknown>[] = [
    {},
    { eSignResponse: '' },
    { eSignResponse: ['a', 'b'] },
    { eSignResponse: { a: 1 } },
    { eSignResponse: 'x'.repeat(3_000_000) },
    { eSignResponse: '<a>'.repeat(100_000) },
    { eSignResponse: '<Esign/>' },
    { eSignResponse: '<EsignResp status="0"/>' },
    { eSignResponse: `<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://127.0.0.1:1/">${xml}` },
    { other: xml },
  ];
  for (const form of forms) {
    const outcome = await provider.readResponse(form, asked.expected());
    assert.ok(!outcome.ok && !outcome.proved, JSON.stringify(form).slice(0, 80));
  }
  for (const name of ['eSignResponse', 'esignresp', 'msg', 'ESIGNRESPONSE'])
    assert.equal((await provider.readResponse({ [name]: xml }, asked.expected())).ok, true, name);
  t.diagnostic(`${forms.length} forms run`);
});

/** The part meets each reason for refusal; changes at random find which rule is missing. */
const changes = amountOf('eSignChanges');

test('random changes of a good answer: none gives another signature or signer', async (t) => {
  const asked = await harness.ask();
  const fields = await through(asked.form);
  const expected = asked.expected();
  const good = await provider.readResponse(fields, expected);
  assert.ok(good.ok);
  const xml = fields.eSignResponse ?? '';
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const counts: Record<string, number> = {};
  for (let i = 0; i < changes; i++) {
    const at = random(xml.length);
    const cut = random(3);
    const eSignResponse = xml.slice(0, at) + String.fromCharCode(32 + random(95)) + xml.slice(at + cut);
    const outcome = await provider.readResponse({ eSignResponse }, expected);
    const key = outcome.ok ? 'ok' : outcome.reason;
    counts[key] = (counts[key] ?? 0) + 1;
    // White space and the like may change; what was signed, by whom, may not.
    if (outcome.ok) assert.deepEqual([outcome.signatures, outcome.signer], [good.signatures, good.signer]);
    else assert.equal(outcome.proved, false);
  }
  assert.ok(Object.keys(counts).length >= 2);
  t.diagnostic(`${changes} changes: ${JSON.stringify(counts)}`);
});
