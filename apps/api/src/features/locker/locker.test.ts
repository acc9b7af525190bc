import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import { downloadFile } from '@pramaan/contract/calls/files.ts';
import * as locker from '@pramaan/contract/calls/locker.ts';
import { lockerTypeOf } from '@pramaan/documents/locker-types.ts';
import { documents } from '@pramaan/documents/registry.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { doctypesOf } from '@pramaan/readers/locker-xml/layouts.ts';
import type { Caller } from '../../../test/caller.ts';
import { openedTexts, storedTexts } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { brought, put, signedIn, uriOf } from './locker.test-help.ts';

let world: World;
let asha: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [asha, id] = [await world.as('asha'), await world.id('asha')];
});
beforeEach(() => world.sandbox.clear());
after(() => world.close());

const params = () => ({ id });
const docs = async () => (await asha.call(getApplicant, { params: params() })).ok.docs;
const fetchUri = (token: string, uri: string) => asha.call(locker.fetchLockerFile, { body: { uri, token } });
const end = (body: object) => asha.call(locker.endLockerSignIn, { params: params(), body });

test('the link: our address, a challenge and not its verifier, only documents that are used here, for two hours', async () => {
  const { url, query } = await brought(asha, id, { documents: ['pan', 'aadhaar'] });
  const asked = url.searchParams;
  assert.equal(asked.get('redirect_uri'), `${world.product.config.publicUrl}/laas/locker`);
  assert.deepEqual(asked.get('req_doctype')?.split(',').sort(), ['ADHAR', 'PANCR']);
  assert.equal(asked.get('code_challenge')?.length, 43);
  const till = Number(asked.get('consent_valid_till')) * 1000 - Date.now();
  assert.ok(till > 7_100_000 && till <= 7_200_000);
  assert.equal(query.state, asked.get('state'));
  const unknown = await asha.call(locker.startLockerSignIn, {
    params: params(),
    body: { documents: ['gst'] },
  });
  assert.equal(unknown.code, 'BAD_REQUEST');
});

// Every document of C §7: apps/api/test/specification/locker-flow.ts.
test('a document is fetched, proved here, and given at its own place by PUT {type, data}', async () => {
  const { token, account } = await signedIn(asha, id);
  assert.deepEqual(account, { name: 'Asha Sample', hasAadhaar: true, sameName: true });
  const { items } = (await asha.call(locker.getIssuedDoc, { body: { token } })).ok;
  assert.equal(items.length, 12);
  const some = ['aadhaar', 'pan', 'itr'];
  for (const document of documents.filter(({ id: each }) => some.includes(each))) {
    const [doctype = ''] = doctypesOf(document.id);
    const item = items.find((each) => each.doctype === doctype);
    // The list leaves the Aadhaar out or not: its own address works either way.
    const uri = item?.uri ?? '';
    if (document.id !== 'aadhaar') assert.equal(item?.type, document.locker);
    const file = (await fetchUri(token, uri)).ok;
    assert.deepEqual([file.document, file.contentType], [document.id, 'application/pdf']);
    const download = await asha.call(downloadFile, { params: { id, fileId: file.fileId } });
    assert.equal(download.raw.statusCode, 200);
    assert.ok(download.raw.rawPayload.includes('%PDF-'));
    const instance = document.instances;
    const reply = await put(
      asha,
      id,
      `${document.group}/${document.id}`,
      lockerTypeOf({ document, instance }),
      file.url,
    );
    assert.equal(reply.success, true, `${document.id}: ${reply.message}`);
    const storedRecord = reply.ok as unknown as {
      status: string;
      source: string;
      checks: { name: string }[];
    };
    assert.deepEqual(
      [storedRecord.status, storedRecord.source],
      ['verified', 'issuer-signed'],
      `${document.id} ${JSON.stringify(storedRecord.checks)}`,
    );
  }
  const tree = await docs();
  assert.equal(recordAt(tree, 'aadhaar', 'locker')?.data.uid, 'XXXX XXXX 9405');
  assert.equal(recordAt(tree, 'pan', 'ocr')?.data.number, 'AAAPZ1234C');
  assert.equal(recordAt(tree, 'itr', 'ocr', 3)?.source, 'issuer-signed');
  assert.equal(recordAt(tree, 'itr', 'ocr', 1), undefined);
  assert.ok(recordAt(tree, 'pan', 'ocr')?.file);
});

test('what is fetched twice in one sign-in is one file; its reading is served by type and name', async () => {
  const { token } = await signedIn(asha, id, { documents: ['pan'] });
  const uri = await uriOf(asha, token, 'PANCR');
  const [first, second] = await Promise.all([fetchUri(token, uri), fetchUri(token, uri)]);
  assert.equal(first.ok.fileId, second.ok.fileId);
  const output = await asha.call(locker.getLockerReading, {
    params: { id, file: first.ok.fileId },
    query: { urlType: 'panDigiLink', filename: first.ok.filename },
  });
  assert.deepEqual([output.ok.document, output.ok.method], ['pan', 'ocr']);
  assert.equal(output.ok.record.number, 'AAAPZ1234C');
  const asked = { params: { id, file: first.ok.fileId }, query: { urlType: 'dlDigiLink' } };
  assert.equal((await asha.call(locker.getLockerReading, asked)).code, 'NOT_FOUND');
  const ravi = await world.as('ravi');
  const other = await ravi.call(locker.getLockerReading, {
    params: { id: await world.id('ravi'), file: first.ok.fileId },
  });
  assert.equal(other.code, 'NOT_FOUND');
});

test('the old calls: what is said of client, secret and address is not used; codes and states work once', async () => {
  const { query } = await brought(asha, id, { documents: ['pan'] });
  const body = {
    appId: id,
    code: query.code,
    clientId: 'x',
    clientSecret: 'x',
    redirectUri: 'http://127.0.0.1:9/',
  };
  const opened = (await asha.call(locker.getDigidata, { body })).ok;
  assert.deepEqual(
    opened.items.map(({ type }) => type),
    ['panDigiLink'],
  );
  assert.equal((await asha.call(locker.getAccessToken, { body })).code, 'LOCKER_SIGN_IN_EXPIRED');
  const again = await brought(asha, id);
  const named = { ...body, code: again.query.code, state: again.query.state };
  assert.ok((await asha.call(locker.exchangeLockerCode, { body: named })).ok.token);
  assert.equal((await asha.call(locker.exchangeLockerCode, { body: named })).code, 'LOCKER_SIGN_IN_EXPIRED');
  const revoked = await asha.call(locker.revokeToken, { body: { token: opened.token, auth: 'x' } });
  assert.equal(revoked.success, true);
  assert.equal(
    (await asha.call(locker.getIssuedDoc, { body: { token: opened.token } })).code,
    'LOCKER_SESSION_OVER',
  );
});

test('a state of another session, another applicant, none, a replayed one: all over; the right one still works after', async () => {
  const { query } = await brought(asha, id);
  const ravi = await world.as('ravi');
  const theirs = await ravi.call(locker.endLockerSignIn, {
    params: { id: await world.id('ravi') },
    body: query,
  });
  assert.equal(theirs.code, 'LOCKER_SIGN_IN_EXPIRED');
  const elsewhere = await world.freshly('asha');
  assert.equal(
    (await elsewhere.call(locker.endLockerSignIn, { params: params(), body: query })).code,
    'LOCKER_SIGN_IN_EXPIRED',
  );
  assert.equal((await end({ ...query, state: 'x'.repeat(43) })).code, 'LOCKER_SIGN_IN_EXPIRED');
  assert.equal((await end({ code: query.code })).code, 'LOCKER_SIGN_IN_EXPIRED');
  const twice = await Promise.all([end(query), end(query)]);
  assert.deepEqual(twice.map(({ code }) => code ?? 'opened').sort(), ['LOCKER_SIGN_IN_EXPIRED', 'opened']);
  const { token } = twice.find(({ success }) => success)?.ok ?? { token: '' };
  // The double click harmed nothing: the locker has not taken the sign-in back.
  assert.ok((await asha.call(locker.getIssuedDoc, { body: { token } })).ok.items.length > 0);
  assert.equal((await ravi.call(locker.getIssuedDoc, { body: { token } })).code, 'LOCKER_SESSION_OVER');
  assert.equal(
    (await elsewhere.call(locker.fetchLockerFile, { body: { token, uri: 'in.gov.pan-PANCR-AAAPZ1234C' } }))
      .code,
    'LOCKER_SESSION_OVER',
  );
});

test('a code of somebody else’s visit is refused by the verifier that is kept here, whatever state comes with it', async () => {
  const ravi = await world.as('ravi');
  const stolen = (await brought(ravi, await world.id('ravi'), { mobile: '9000000012' })).query;
  const own = (await brought(asha, id)).query;
  assert.equal((await end({ state: own.state, code: stolen.code })).code, 'LOCKER_REFUSED');
});

test('cancelled, nothing to share: said once, and the person can begin again', async () => {
  for (const wanted of [{ press: 'deny' }, { press: 'none', mobile: '9000000017' }] as const) {
    const { query } = await brought(asha, id, wanted);
    const reply = await end(query);
    assert.deepEqual([reply.status, reply.code], [200, 'LOCKER_CANCELLED']);
    assert.equal((await end(query)).code, 'LOCKER_SIGN_IN_EXPIRED');
  }
  assert.ok((await signedIn(asha, id)).token);
});

test('a token that ends early is renewed once, for all who ask at the same time', async () => {
  const { token } = await signedIn(asha, id, { mobile: '9000000014' });
  const uri = await uriOf(asha, token, 'DRVLC');
  const files = await Promise.all([fetchUri(token, uri), fetchUri(token, await uriOf(asha, token, 'VOTID'))]);
  assert.ok(
    files.every(({ success }) => success),
    JSON.stringify(files.map(({ message }) => message)),
  );
});

test('no such document, no Aadhaar linked, an issuer that is down, a slow one', async () => {
  const none = await signedIn(asha, id, { mobile: '9000000015' });
  assert.equal((await fetchUri(none.token, 'in.gov.uidai-ADHAR-x')).code, 'LOCKER_NOT_THERE');
  assert.equal((await fetchUri(none.token, 'in.gov.pan-PANCR-ZZZZZ9999Z')).code, 'LOCKER_NOT_THERE');
  assert.equal((await fetchUri(none.token, 'in.gov.school-HSCER-1')).code, 'NOT_THIS_DOCUMENT');
  for (const uri of ['../../user', 'http://127.0.0.1:9/x'])
    assert.ok(['NOT_THIS_DOCUMENT', 'LOCKER_REFUSED'].includes((await fetchUri(none.token, uri)).code ?? ''));
  const down = await signedIn(asha, id, { mobile: '9000000018' });
  const failed = await fetchUri(down.token, await uriOf(asha, down.token, 'EBILL'));
  assert.deepEqual([failed.status, failed.code], [200, 'LOCKER_DOWN']);
  const slow = await signedIn(asha, id, { mobile: '9000000019' });
  assert.ok((await fetchUri(slow.token, await uriOf(asha, slow.token, 'RVCER'))).ok.fileId);
});

test('another person’s document is shown as a mismatch, and never covers one’s own', async () => {
  const { token, account } = await signedIn(asha, id, { mobile: '9000000016' });
  assert.equal(account.sameName, false);
  const { url } = (await fetchUri(token, await uriOf(asha, token, 'PANCR'))).ok;
  const reply = await put(asha, id, 'id/pan', 'panDigiLink', url);
  assert.equal(reply.message, 'Profile Name Not Match');
  const storedRecord = reply.ok as unknown as { status: string; stored: boolean };
  assert.deepEqual([storedRecord.status, storedRecord.stored], ['mismatch', false]);
  assert.equal(recordAt(await docs(), 'pan', 'ocr')?.status, 'verified');
});

test('data that is no address of ours or of the locker is refused with a sentence, and nothing is fetched', async () => {
  const ravi = await world.as('ravi');
  const raviId = await world.id('ravi');
  const { token } = await signedIn(ravi, raviId, { mobile: '9000000012' });
  const uri = await uriOf(ravi, token, 'PANCR');
  const theirs = (await ravi.call(locker.fetchLockerFile, { body: { uri, token } })).ok;
  const sandbox = world.product.locker.locker.url;
  const foreign = [
    'http://127.0.0.1:9/file.pdf',
    `${sandbox}/../../inbox/messages`,
    `${sandbox}/oauth2/1/user`,
    `${sandbox}.evil.example/oauth2/1/file/in.gov.pan-PANCR-AAAPZ1234C`,
    `http://evil.example/api/applicants/${id}/files/${theirs.fileId}`,
    'file:///etc/passwd',
    '/api/site',
    theirs.url,
  ];
  for (const data of foreign) {
    const reply = await put(asha, id, 'id/pan', 'panDigiLink', data);
    assert.equal(reply.code, 'BAD_REQUEST', data);
    assert.match(reply.message, /No other address is taken/);
  }
  const own = `/api/applicants/${id}/files/${theirs.fileId}`;
  assert.equal((await put(asha, id, 'id/pan', 'panDigiLink', own)).code, 'FILE_REFUSED');
  assert.equal((await put(asha, id, 'id/pan', 'panDigiLink', { number: 'AAAPZ1234C' })).code, 'BAD_REQUEST');
  assert.equal((await put(asha, id, 'id/dl', 'panDigiLink', own)).code, 'NOT_FOUND');
  assert.equal((await put(asha, id, 'income/itr', 'itrDigiLink.4', own)).code, 'NOT_FOUND');
});

test('the locker’s own address of a document is taken by its id alone, with this session’s sign-in', async () => {
  const fresh = await world.freshly('asha');
  const uri = 'in.gov.transport-DRVLC-KA0320100000011';
  const data = `${world.product.locker.locker.url}/oauth2/1/file/${uri}`;
  assert.equal((await put(fresh, id, 'id/dl', 'dlDigiLink', data)).code, 'LOCKER_SESSION_OVER');
  await signedIn(fresh, id);
  assert.equal((await put(fresh, id, 'id/dl', 'dlDigiLink', data)).success, true);
  const body = { applicantId: id, digidata: { uri }, type: 'dlDigiLink', index: '1', accesspath: 'id.dl' };
  assert.equal((await fresh.call(locker.updateDigidata, { body })).success, true);
  const wrong = { ...body, accesspath: 'id.pan' };
  assert.equal((await fresh.call(locker.updateDigidata, { body: wrong })).code, 'BAD_REQUEST');
});

test('a locker for who has none: by mobile and code, as JSON or as a web form; an existing one is told', async () => {
  const asked = {
    applicantId: id,
    mobile: '9876500010',
    name: 'Asha Sample',
    dob: '1990-01-15',
    gender: 'F',
  };
  const form = (body: Record<string, string>) => ({
    body: new URLSearchParams(body).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  assert.equal((await asha.call(locker.registerDigilocker, form(asked))).ok.sent, true);
  const code = (otp: string) => form({ applicantId: id, mobile: asked.mobile, otp });
  assert.equal((await asha.call(locker.verifyDigiMob, code('000000'))).code, 'OTP_MISMATCH');
  assert.equal((await asha.call(locker.verifyDigiMob, code('123456'))).ok.registered, true);
  assert.equal((await asha.call(locker.registerDigilocker, { body: asked })).code, 'LOCKER_EXISTS');
  const { applicantId: _, ...alone } = asked;
  assert.equal((await asha.call(locker.registerDigilocker, form(alone))).code, 'LOCKER_EXISTS');
  const ofOwn = form({ mobile: asked.mobile, otp: '000000' });
  assert.equal((await asha.call(locker.verifyDigiMob, ofOwn)).code, 'OTP_MISMATCH');
  const wrong = await asha.call(locker.registerDigilocker, form({ ...asked, dob: '15/01/1990' }));
  assert.equal(wrong.fields?.[0]?.path, 'dob');
  const elsewhere = await asha.call(locker.revokeToken, form({ token: 'x' }));
  assert.equal(elsewhere.status, 415);
});

test('without consent every door is closed; nothing of the locker’s own tokens is stored or logged in the open', async () => {
  const { token } = await signedIn(asha, id);
  await asha.call(withdrawConsent, { params: { id, purpose: 'verification' } });
  for (const reply of [
    await asha.call(locker.startLockerSignIn, { params: params() }),
    await end({ state: 'x', code: 'y' }),
    await asha.call(locker.getIssuedDoc, { body: { token } }),
    await fetchUri(token, 'in.gov.pan-PANCR-AAAPZ1234C'),
    await asha.call(locker.getLockerWidget, { params: params() }),
    await asha.call(locker.fetchSharedLockerFile, {
      params: params(),
      body: { uri: 'in.gov.pan-PANCR-A', txn: '1' },
    }),
    await put(asha, id, 'id/pan', 'panDigiLink', `/api/applicants/${id}/files/${id}`),
  ])
    assert.equal(reply.code, 'NO_CONSENT');
  const texts = async (of: (world: World) => Promise<{ text: string }[]>) =>
    (await of(world)).map(({ text }) => text).join('\n');
  const stored = await texts(storedTexts);
  assert.ok(stored.length > 10_000);
  assert.ok(
    !`${stored}${await texts(openedTexts)}${world.logs.join('')}`.includes(token),
    'ours is a hash alone',
  );
  assert.ok(!stored.includes('AAAPZ1234C'), 'no number stands in the open');
});
