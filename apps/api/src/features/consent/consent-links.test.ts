import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/consent.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { qrSvg } from '../../platform/qr.ts';

const ashaMobile = '9000000011';
let world: World;
let owner: Caller;
let anyone: Caller;
let asha: string;
before(async () => {
  world = await startWorld();
  [owner, anyone, asha] = [await world.as('owner'), await world.as('anonymous'), await world.id('asha')];
});
after(() => world.close());

const queryOf = (link: string) => new URL(link).searchParams;
const tokenOf = (link: string) => queryOf(link).get('token') ?? '';
const make = async (type?: string, email?: string) =>
  (await owner.call(calls.createConsentLink, { body: { appId: asha, type, email } })).ok;
const open = (token: string, appId = asha) =>
  anyone.call(calls.verifyConsentLink, {
    body: { token, appId, role: '1' },
    headers: { role: '1', appkey: 'anything' },
  });
const sendCode = (token: string, mobNo = ashaMobile) =>
  anyone.call(calls.sendConsentOtp, { body: { appId: asha, mobNo, name: '', link: token } });
const verify = (otp: string, token: string) =>
  anyone.call(calls.verifyConsentOtp, { body: { mobNo: ashaMobile, otp, link: token } });
const submit = (token: string) =>
  anyone.call(calls.submitConsent, { body: { token, appId: asha, language: 'hi' } });
const freshCode = async (token: string): Promise<string> => {
  await world.direct('delete from otp');
  await world.product.outbox.settled();
  const before = (await world.sandbox.messages(ashaMobile)).length;
  assert.equal((await sendCode(token)).success, true);
  return world.sandbox.code(ashaMobile, before);
};

test('a link goes out by SMS with the query of the specification, and is listed with its delivery', async () => {
  const { link, sentTo, type } = await make();
  assert.deepEqual([type, sentTo], ['mobile', 'XXXXXX0011']);
  assert.equal(queryOf(link).get('id'), asha);
  assert.deepEqual([...queryOf(link).keys()], ['id', 'token'], 'an SMS says neither name nor number');
  assert.match(tokenOf(link), /^[A-Za-z0-9_-]{43}$/);
  await world.product.outbox.settled();
  const texts = (await world.sandbox.messages(ashaMobile)).map(({ text }) => text);
  assert.ok(
    texts.some((text) => text.includes(tokenOf(link))),
    'the SMS carries the link',
  );
  const [line] = (await owner.call(calls.listConsentLinks, { params: { id: asha } })).ok;
  assert.deepEqual([line?.state, line?.delivery], ['sent', 'sent']);
});

test('from the agreement to the receipt: opened, code, verified, used up', async () => {
  const { link } = await make();
  const token = tokenOf(link);
  const opened = (await open(token)).ok;
  assert.deepEqual([opened.lender, opened.style, opened.verified], ['Saral Finance', 'notice', false]);
  assert.match(opened.qr, /^<\?xml|^<svg/);
  assert.equal(opened.qr, await qrSvg(link), 'a phone pointed at the picture opens the same link');
  assert.equal((await submit(token)).message, 'Verify the code first.');
  const code = await freshCode(token);
  assert.equal((await verify(code === '000000' ? '000001' : '000000', token)).message, 'OTP Miss Match');
  assert.equal((await verify(code, token)).message, 'verified');
  assert.equal((await open(token)).ok.verified, true);
  const done = await submit(token);
  assert.deepEqual([done.success, done.message], [true, 'verified']);
  assert.equal((await open(token)).message, 'User is already verified');
  assert.equal((await submit(token)).message, 'User is already verified');
  const status = await owner.call(calls.getMobileStatus, { body: { appId: asha, mob: ashaMobile } });
  assert.equal(status.ok.verified, true);
});

test('altered, foreign, expired and ended links all answer alike', async () => {
  const { link, _id } = await make();
  const token = tokenOf(link);
  const ravi = await world.id('ravi');
  for (const [said, appId] of [
    [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, asha],
    [token, ravi],
    ['', asha],
  ] as const)
    assert.equal((await open(said, appId)).message, 'Link has expired');
  await owner.call(calls.revokeConsentLink, { params: { id: asha, link: _id } });
  assert.equal((await open(token)).message, 'Link has expired');
  const late = await make();
  await world.direct(
    `update consent_link set expires_at = now() - interval '1 second' where id = '${late._id}'`,
  );
  assert.equal((await open(tokenOf(late.link))).message, 'Link has expired');
  const states = (await owner.call(calls.listConsentLinks, { params: { id: asha } })).ok.map(
    ({ state }) => state,
  );
  assert.ok(states.includes('revoked') && states.includes('expired'));
});

test('a code goes only to the link’s own number, and works for no other', async () => {
  const token = tokenOf((await make()).link);
  assert.equal((await sendCode(token, '9000000012')).message, 'Link has expired');
  assert.equal((await world.sandbox.messages('9000000012')).length, 0);
  const code = await freshCode(token);
  const other = await anyone.call(calls.verifyConsentOtp, { body: { mobNo: '9000000012', otp: code } });
  assert.equal(other.message, 'OTP Miss Match');
});

test('of 100 right codes at once one is taken', async () => {
  const token = tokenOf((await make()).link);
  const code = await freshCode(token);
  // Five tries a code: the right one is among them whichever comes first.
  const replies = await Promise.all(Array.from({ length: 100 }, () => verify(code, token)));
  assert.equal(replies.filter(({ success }) => success).length, 1);
});

test('an e-mail link proves the address by its code, once', async () => {
  const { link, sentTo } = await make('business', 'Asha.Work@Example.in');
  assert.equal(sentTo, 'a•••@example.in');
  assert.deepEqual(
    [queryOf(link).get('type'), queryOf(link).get('email')],
    ['business', 'asha.work@example.in'],
  );
  assert.ok(link.includes('name=Asha+Sample'), 'a space in the name is a plus sign');
  const token = tokenOf(link);
  assert.equal((await open(token)).ok.qr, await qrSvg(link));
  const body = { email: 'asha.work@example.in', name: 'Asha', appId: asha, type: 'business', link: token };
  const wrong = await anyone.call(calls.sendMailOtp, { body: { ...body, email: 'else@example.in' } });
  assert.equal(wrong.message, 'Link has expired');
  await world.product.outbox.settled();
  const before = (await world.sandbox.messages(body.email)).length;
  const right = await anyone.call(calls.sendMailOtp, { body });
  assert.ok(right.ok.resendAfter > 0);
  assert.equal(right.message, 'A code is on its way.');
  const otp = await world.sandbox.code('asha.work@example.in', before);
  const take = () =>
    anyone.call(calls.verifyMailReg, { body: { otp, email: body.email, type: 'business', appId: asha } });
  assert.equal((await take()).ok.kind, 'business');
  assert.equal((await take()).message, 'OTP Miss Match');
  assert.equal((await open(token)).message, 'User is already verified');
  const status = await owner.call(calls.getEmailStatus, { body: { appId: asha, type: 'business' } });
  assert.equal(status.ok.verified, true);
  const personal = await owner.call(calls.getEmailStatus, { body: { appId: asha, type: 'personal' } });
  assert.equal(personal.ok.verified, false);
});

test('the code of an e-mail link works for no other applicant, and the link stays open', async () => {
  const email = 'asha.home@example.in';
  const token = tokenOf((await make('personal', ` ${email.toUpperCase()} `)).link);
  await world.product.outbox.settled();
  const before = (await world.sandbox.messages(email)).length;
  const body = { email, name: 'Asha', appId: asha, type: 'personal', link: token };
  assert.ok((await anyone.call(calls.sendMailOtp, { body })).success);
  const otp = await world.sandbox.code(email, before);
  const ravi = await world.id('ravi');
  const take = (appId: string) =>
    anyone.call(calls.verifyMailReg, { body: { otp, email: ` ${email}`, type: 'personal', appId } });
  assert.equal((await take(ravi)).message, 'Link has expired');
  const verified = async (appId: string) =>
    (await owner.call(calls.getEmailStatus, { body: { appId, type: 'personal' } })).ok.verified;
  assert.deepEqual([await verified(ravi), await verified(asha)], [false, false]);
  assert.equal((await open(token)).ok.verified, false);
});

test('the audit log has each step of a link: sent, its address verified, ended', async () => {
  const { link, _id } = await make();
  const token = tokenOf(link);
  assert.equal((await verify(await freshCode(token), token)).message, 'verified');
  await owner.call(calls.revokeConsentLink, { params: { id: asha, link: _id } });
  const rows = await world.direct(
    `select action, actor_kind, detail, request_id from audit where applicant_id = '${asha}' order by id desc limit 3`,
  );
  assert.ok(
    rows.every(({ request_id }) => request_id),
    'each is found in the log by its request',
  );
  assert.deepEqual(
    rows.map(({ action, actor_kind, detail }) => [action, actor_kind, detail]),
    [
      ['consent-link.revoked', 'staff', {}],
      ['contact.verified', 'link', { kind: 'mobile' }],
      ['consent-link.sent', 'staff', { kind: 'mobile' }],
    ],
  );
});

test('an address that is none gets a sentence, and no link', async () => {
  const reply = await owner.call(calls.createConsentLink, {
    body: { appId: asha, type: 'personal', email: 'bad@' },
  });
  assert.deepEqual([reply.status, reply.fields?.[0]?.path], [400, 'email']);
  assert.equal(reply.message, 'An e-mail address reads like name@example.in.');
});
