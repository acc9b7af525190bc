import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';
import { readLockerXml } from '@pramaan/readers/locker-xml/read.ts';
import { lockerXmlTrust } from '@pramaan/readers/locker-xml/trust.ts';
import { verifyPdfSignatures } from '@pramaan/readers/pdf-signature/verify.ts';
import type { XmlTrust } from '@pramaan/readers/xml-signature/verify.ts';
import type { Sandbox } from '../../../../test/sandbox.ts';
import { sharedSandbox } from '../../../../test/shared-sandbox.ts';
import { readReturn } from '../locker-return.ts';
import { redirect, refusal, sessionOf, settingsFor, value, visit } from '../sign-in.test-help.ts';
import { type DigilockerSettings, digilocker } from './digilocker.ts';
import { widgetTag } from './widget-tag.ts';

let sandbox: Sandbox;
let settings: DigilockerSettings;
let root: string;
let trust: XmlTrust;
before(async () => {
  sandbox = await sharedSandbox({ slowMs: 700, holdMs: 3_000 });
  settings = settingsFor(sandbox.url);
  root = await (await fetch(`${sandbox.url}/signing/root.pem`)).text();
  trust = lockerXmlTrust({ roots: [], intermediates: [], sandboxRoot: root });
});
beforeEach(() => sandbox.clear());
after(async () => {
  await sandbox.stop();
});
const locker = (more: Partial<DigilockerSettings> = {}) => digilocker({ ...settings, ...more });

test('the widget’s hash is the one of the published vector, and holds no secret', () => {
  const tag = widgetTag(
    { appId: 'user1', appSecret: 'key1', script: 'http://localhost/dl.js' },
    new Date(1_700_000_000_999),
  );
  assert.deepEqual(tag, {
    appId: 'user1',
    hash: 'bb9ea5d15321d9998ad3f3679c83134c5a5b5aad3e523b71bcd77b54d680c0b7',
    timestamp: 1_700_000_000,
    script: 'http://localhost/dl.js',
  });
});

test('signed in and allowed: account, list, and every document as XML and as PDF, proved by their signatures', async (t) => {
  const session = await sessionOf(settings);
  const [asha] = people;
  const { id, ...account } = session.account;
  assert.equal(id.length, 36);
  assert.deepEqual(account, {
    name: asha.name,
    dob: asha.dob,
    gender: 'F',
    mobile: asha.mobile,
    hasAadhaar: true,
  });
  assert.ok(+session.expiresAt > Date.now() + 3_500_000);
  assert.ok(session.consentTill && Math.abs(+session.consentTill - Date.now() - 86_400_000) < 10_000);
  assert.deepEqual(value(await locker().user(session.accessToken)), session.account);
  const issued = value(await locker().issuedDocuments(session.accessToken));
  assert.equal(issued.length, 12);
  let proved = 0;
  for (const { uri, doctype, hasPdf, hasXml } of issued) {
    assert.ok(hasPdf && hasXml);
    const xml = value(await locker().xml(session.accessToken, uri));
    assert.equal(xml.integrity, 'hmac');
    const read = readLockerXml(xml.bytes, { trust });
    assert.equal(read.doctype, doctype);
    assert.ok(read.verification.trusted, read.verification.sentence);
    const pdf = value(await locker().file(session.accessToken, uri));
    assert.equal(pdf.mediaType, 'application/pdf');
    const signatures = verifyPdfSignatures(pdf.bytes, { roots: [readCertificate(root).x509.raw] });
    assert.ok(signatures.length === 1 && signatures[0]?.state === 'valid' && signatures[0].whole, doctype);
    proved += 2;
  }
  const aadhaar = value(await locker().aadhaar(session.accessToken));
  assert.equal(readLockerXml(aadhaar.bytes, { trust, expected: 'aadhaar' }).record.uid, 'XXXX XXXX 9405');
  t.diagnostic(`${proved + 1} signed files of ${issued.length} documents proved`);
});

test('only what was asked for is offered, and only what was ticked is given', async () => {
  const { offered, returned, verifier } = await visit(settings, {
    asked: { docs: ['PANCR', 'ADHAR', 'DRVLC'] },
    share: ['PANCR'],
  });
  assert.deepEqual(offered.sort(), ['ADHAR', 'DRVLC', 'PANCR']);
  const { accessToken } = value(await locker().token({ code: value(returned), verifier, redirect }));
  const issued = value(await locker().issuedDocuments(accessToken));
  assert.deepEqual(
    issued.map(({ doctype }) => doctype),
    ['PANCR'],
  );
  refusal(await locker().xml(accessToken, 'in.gov.transport-DRVLC-KA0320100000011'), 'not_found');
  refusal(await locker().aadhaar(accessToken), 'not_found');
  for (const uri of ['', '../../user', 'in.gov.pan-PANCR-../../x', 'http://localhost/x', 'a-PANCR-b?x=1'])
    refusal(await locker().xml(accessToken, uri), 'invalid_input');
});

test('denied, nothing to share, another visit’s state: each told, no code', async () => {
  const denied = await visit(settings, { press: 'deny' });
  assert.equal(denied.query.error, 'access_denied');
  refusal(denied.returned, 'consent');
  refusal((await visit(settings, { mobile: '9000000017', press: 'none' })).returned, 'consent');
  const good = await visit(settings);
  refusal(readReturn(good.query, 'another state of ours'), 'refused');
  refusal(readReturn({ ...good.query, state: '' }, ''), 'refused');
  refusal(readReturn({ state: good.state }, good.state), 'unreadable');
  refusal(readReturn({ state: good.state, error: 'invalid_request' }, good.state), 'invalid_input');
});

test('a code works once and with its own verifier, address and client; a second use ends what the first opened', async () => {
  const once = await visit(settings);
  const asked = { code: value(once.returned), verifier: once.verifier, redirect };
  const { accessToken, refreshToken } = value(await locker().token(asked));
  refusal(await locker().token(asked), 'refused');
  refusal(await locker().user(accessToken), 'session_ended');
  refusal(await locker().refresh(refreshToken), 'session_ended');

  const other = await visit(settings);
  const code = value(other.returned);
  refusal(await locker().token({ code, verifier: 'x'.repeat(43), redirect }), 'refused');
  refusal(await locker().token({ code, verifier: other.verifier, redirect }), 'refused');
  const third = await visit(settings);
  const elsewhere = 'http://localhost:3000/elsewhere';
  const moved = { code: value(third.returned), verifier: third.verifier, redirect: elsewhere };
  refusal(await locker().token(moved), 'invalid_input');
  refusal(await locker({ redirects: [redirect, elsewhere] }).token(moved), 'refused');
  const fourth = await visit(settings);
  const wrong = { code: value(fourth.returned), verifier: fourth.verifier, redirect };
  refusal(await locker({ clientSecret: 'wrong' }).token(wrong), 'refused');
  assert.ok(value(await locker().token(wrong)).accessToken);
});

test('the link: our own addresses, a challenge, a state, codes and a time; the page refuses what lacks them', async () => {
  const good = {
    state: 'a state of sixteen signs',
    challenge: 'c'.repeat(43),
    redirect,
    docs: ['PANCR'],
    validTill: new Date(Date.now() + 3_600_000),
  };
  const link = new URL(value(locker().authorizeUrl(good)));
  assert.equal(link.searchParams.get('code_challenge_method'), 'S256');
  assert.equal(link.searchParams.get('client_secret'), null);
  refusal(locker().authorizeUrl({ ...good, redirect: 'https://example.in/steal' }), 'invalid_input');
  refusal(locker().authorizeUrl({ ...good, challenge: 'short' }), 'invalid_input');
  refusal(locker().authorizeUrl({ ...good, state: 'short' }), 'invalid_input');
  refusal(locker().authorizeUrl({ ...good, docs: ['PANCR&pla=Y'] }), 'invalid_input');
  const changed = async (name: string, to: string | null) => {
    const url = new URL(link);
    if (to === null) url.searchParams.delete(name);
    else url.searchParams.set(name, to);
    return fetch(url, { redirect: 'manual' });
  };
  for (const [name, to] of [
    ['client_id', 'nobody'],
    ['redirect_uri', 'javascript:alert(1)'],
  ] as const)
    assert.equal((await changed(name, to)).status, 400, name);
  for (const [name, to] of [
    ['code_challenge', null],
    ['code_challenge_method', 'plain'],
    ['response_type', 'token'],
    ['consent_valid_till', '1'],
  ] as const) {
    const reply = await changed(name, to);
    assert.equal(reply.status, 302, name);
    assert.match(reply.headers.get('location') ?? '', /[?&]error=\w+&error_description=.*&state=a\+state/);
  }
});

test('a token ends: by time, by revoking, for everyone; a refreshed one works, and its predecessor works once', async () => {
  const early = await sessionOf(settings, { mobile: '9000000014' });
  refusal(await locker().issuedDocuments(early.accessToken), 'session_ended');
  const fresh = value(await locker().refresh(early.refreshToken));
  assert.equal(value(await locker().issuedDocuments(fresh.accessToken)).length, 12);
  refusal(await locker().refresh(early.refreshToken), 'session_ended');

  const { accessToken, refreshToken } = await sessionOf(settings);
  assert.equal(value(await locker().revoke(accessToken)), null);
  refusal(await locker().user(accessToken), 'session_ended');
  refusal(await locker().refresh(refreshToken), 'session_ended');

  const later = await sessionOf(settings);
  await sandbox.json('/digilocker/tokens', { method: 'DELETE' });
  refusal(await locker().xml(later.accessToken, 'in.gov.pan-PANCR-AAAPZ1234C'), 'session_ended');
  assert.ok(value(await locker().refresh(later.refreshToken)).accessToken);
});

test('what a locker can lack: no Aadhaar, no document, another name, issuers that do not answer or answer late', async () => {
  const of = (mobile: string) => sessionOf(settings, { mobile });
  const pan = async (mobile: string, port = locker()) =>
    port.xml((await of(mobile)).accessToken, 'in.gov.pan-PANCR-AAAPZ1234C');
  const unlinked = await of('9000000015');
  assert.equal(unlinked.account.hasAadhaar, false);
  const answer = await locker().aadhaar(unlinked.accessToken);
  refusal(answer, 'not_found');
  assert.match(answer.ok ? '' : answer.detail, /No Aadhaar is linked/);
  const other = readLockerXml(value(await pan('9000000016')).bytes, { trust });
  assert.equal(other.record.name, 'SOMEONE ELSE');
  refusal(await pan('9000000018'), 'source_down');
  assert.ok(value(await pan('9000000019')).bytes.length > 0);
  refusal(await pan('9000000019', locker({ timeoutMs: 150 })), 'source_down');
});

test('a locker is found, opened and proved by its mobile, with our own hash', async () => {
  const asha = { mobile: '9000000020', name: 'Asha Sample', dob: '1990-01-15', gender: 'F' } as const;
  assert.equal(value(await locker().isRegistered('9000000011')), true);
  assert.equal(value(await locker().isRegistered(asha.mobile)), false);
  assert.equal(value(await locker().register(asha)), null);
  refusal(await locker().verifyMobile(asha.mobile, '000000'), 'invalid_input');
  assert.equal(value(await locker().verifyMobile(asha.mobile, '123456')), null);
  assert.equal(value(await locker().isRegistered(asha.mobile)), true);
  refusal(await locker().register(asha), 'invalid_input');
  refusal(await locker().register({ ...asha, mobile: '12345' }), 'invalid_input');
  refusal(await locker().register({ ...asha, mobile: '9000000030', dob: '1990' }), 'invalid_input');
  refusal(await locker({ clientSecret: 'wrong' }).isRegistered(asha.mobile), 'refused');
  refusal(await locker({ clientId: 'nobody' }).isRegistered(asha.mobile), 'refused');
});

test('faults of the service: one is waited out, three are told; nothing is thrown', async (t) => {
  const { accessToken } = await sessionOf(settings);
  const path = '/digilocker/public/oauth2/2/files/issued';
  let run = 0;
  for (const kind of ['500', '503', 'malformed', 'reset', 'max-retries'] as const) {
    await sandbox.fault(path, kind, 1);
    assert.equal(value(await locker().issuedDocuments(accessToken)).length, 12, kind);
    await sandbox.fault(path, kind, 3);
    refusal(await locker().issuedDocuments(accessToken), 'source_down');
    run += 2;
  }
  await sandbox.fault(path, 'timeout', 3);
  refusal(await locker({ timeoutMs: 200 }).issuedDocuments(accessToken), 'source_down');
  t.diagnostic(`${run + 1} faults run`);
});
