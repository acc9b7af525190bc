import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accentOf, usualAccent } from '@pramaan/contract/accent.ts';
import { putProfile } from '@pramaan/contract/calls/applicants.ts';
import * as calls from '@pramaan/contract/calls/consent.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { readLanguage } from '../../case-file/language.ts';
import type { Principal } from '../../http/context.ts';
import { tokenIn } from './codes.ts';
import { consentLinks, kindOf, maskedAddress } from './links.ts';

const mobile = '9000000012';
let world: World;
let owner: Caller;
let anyone: Caller;
let ravi: Caller;
let id: string;
let lender: string;
before(async () => {
  world = await startWorld();
  [owner, anyone, ravi] = [await world.as('owner'), await world.as('anonymous'), await world.as('ravi')];
  [id, lender] = [await world.id('ravi'), await world.lender('SARAL')];
});
after(() => world.close());

const make = async (body: Record<string, unknown> = {}) =>
  owner.call(calls.createConsentLink, { body: { appId: id, ...body } });
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const settings = (value: object) =>
  world.direct(`update lender set settings = '${JSON.stringify(value)}' where id = '${lender}'`);
const texts = async (to = mobile) => {
  await world.product.outbox.settled();
  return (await world.sandbox.messages(to)).map(({ text }) => text);
};
/** A link whose code was taken by the whole address that carried it. */
async function proved(): Promise<string> {
  const { link } = (await make()).ok;
  await world.database.owner('delete from otp');
  const earlier = (await texts()).length;
  const body = { appId: id, mobNo: '+91 90000 00012', name: '', link };
  const sent = await anyone.call(calls.sendConsentOtp, { body });
  assert.equal(sent.message, 'A code is on its way.');
  const otp = await world.sandbox.code(mobile, earlier);
  const taken = await anyone.call(calls.verifyConsentOtp, { body: { otp, link } });
  assert.deepEqual([taken.message, taken.ok.verified, taken.ok.kind], ['verified', true, 'mobile']);
  return tokenOf(link);
}
const submit = (token: string, purposes?: string[]) =>
  anyone.call(calls.submitConsent, { body: { token, appId: id, language: 'hi', purposes } });
const mine = async () =>
  (await ravi.call(calls.listConsents, { params: { id }, query: { language: 'en' } })).ok;

test('a token is found in the address that carried it; an address is shown by its ends', () => {
  assert.equal(tokenIn('abc'), 'abc');
  assert.equal(tokenIn('https://x.in/consent?id=1&token=abc'), 'abc');
  assert.equal(tokenIn('https://x.in/consent?token=abc&id=1'), 'abc');
  assert.equal(tokenIn('https://x.in/consent?id=1'), '');
  assert.equal(maskedAddress('mobile', '9000000012'), 'XXXXXX0012');
  assert.equal(maskedAddress('personal', 'ravi@example.in'), 'r•••@example.in');
  assert.equal(maskedAddress('business', 'nothing'), 'n•••@');
  assert.equal(maskedAddress('business', ''), '•••@');
  assert.deepEqual(['business', 'personal', 'mobile', 'else', undefined].map(kindOf), [
    'business',
    'personal',
    'mobile',
    'mobile',
    'mobile',
  ]);
});

test('a link lives three days, is masked in the list, and ends once', async () => {
  const made = await make();
  assert.equal(made.message, 'The link is on its way.');
  const life = Date.parse(made.ok.expiresAt) - Date.now();
  assert.ok(life > limits.consentLinkLife - 60_000 && life <= limits.consentLinkLife);
  const opened = await anyone.call(calls.verifyConsentLink, {
    body: { token: tokenOf(made.ok.link), appId: id, role: '1' },
  });
  assert.deepEqual(
    [opened.ok.sentTo, opened.ok.name, opened.ok.accent, opened.ok.purposes],
    ['XXXXXX0012', 'Ravi Kumar Demo', accentOf(usualAccent), ['verification', 'bureau']],
  );
  const list = async () => (await owner.call(calls.listConsentLinks, { params: { id } })).ok[0];
  assert.deepEqual([(await list())?.state, (await list())?.sentTo], ['opened', 'XXXXXX0012']);
  const end = (link: string) => owner.call(calls.revokeConsentLink, { params: { id, link } });
  assert.equal((await end(made.ok._id)).message, 'The link no longer works.');
  assert.equal((await list())?.state, 'revoked');
  const none = await end('01900000-0000-7000-8000-000000000000');
  assert.deepEqual([none.status, none.message], [404, 'This link does not exist or is not open.']);
});

test('the address of an e-mail link is the one named, else the profile’s; without either a sentence says so', async () => {
  const noted = (email: string) =>
    ravi.call(putProfile, { params: { id }, body: { name: 'Ravi Kumar Demo', email } });
  await noted('Ravi@Example.in');
  assert.equal((await make({ type: 'personal' })).ok.sentTo, 'r•••@example.in');
  for (const spelling of [calls.sendMailReg, calls.sendMailRegNew]) {
    const older = await owner.call(spelling, {
      params: { type: 'business' },
      body: { appId: id, email: 'work@example.in' },
    });
    assert.deepEqual([older.message, older.ok.sentTo], ['The link is on its way.', 'w•••@example.in']);
  }
  await noted('');
  const none = await make({ type: 'personal' });
  assert.deepEqual(
    [none.status, none.message, none.fields],
    [
      400,
      'This applicant has no e-mail address yet. Enter one.',
      [{ path: 'email', message: 'Enter the e-mail address to send the link to.' }],
    ],
  );
  const sent = await texts('work@example.in');
  assert.equal(sent.length, 2);
  for (const text of sent) assert.match(text, /Ravi Kumar Demo/);
});

test('who has told no name is addressed as applicant, and the page that the link opens shows none', async () => {
  const named = (name: string) => ravi.call(putProfile, { params: { id }, body: { name, email: '' } });
  await named('');
  const { link } = (await make({ type: 'personal', email: 'nameless@example.in' })).ok;
  assert.match((await texts('nameless@example.in'))[0] ?? '', /^Dear applicant,/);
  const opened = await anyone.call(calls.verifyConsentLink, { body: { token: tokenOf(link), appId: id } });
  assert.equal(opened.ok.name, '');
  await named('Ravi Kumar Demo');
});

test('the list of links says why a message did not arrive, and so when nothing is known of it any more', async () => {
  const { _id } = (await make()).ok;
  await texts();
  const message = `id = (select message_id from consent_link where id = '${_id}')`;
  const delivery = async () => {
    const listed = (await owner.call(calls.listConsentLinks, { params: { id } })).ok;
    const line = listed.find((one) => one._id === _id);
    return [line?.delivery, line?.deliveryReason];
  };
  assert.deepEqual(await delivery(), ['sent', '']);
  await world.direct(`update message set state = 'failed', reason = 'ABSENT_SUBSCRIBER' where ${message}`);
  assert.deepEqual(await delivery(), ['failed', 'ABSENT_SUBSCRIBER']);
  // Messages are not kept as long as links are.
  await world.direct(`delete from message where ${message}`);
  assert.deepEqual(await delivery(), ['unknown', '']);
});

test('an address moved to another link opens there no more; an applicant who is gone gets no link', async () => {
  const { db, vault, outbox } = world.product;
  const links = consentLinks({ db, vault, outbox, publicUrl: 'http://localhost:3000' });
  const [one, other] = [(await make()).ok, (await make({ type: 'business', email: 'moved@example.in' })).ok];
  assert.equal((await links.open(tokenOf(one.link), id)).link.address, mobile);
  const [row] = await world.direct(
    `select encode(address, 'hex') as address from consent_link where id = '${one._id}'`,
  );
  await world.direct(`update consent_link set address = '\\x${row?.address}' where id = '${other._id}'`);
  await assert.rejects(links.open(tokenOf(other.link), id), /authenticate/);
  await world.direct(`delete from consent_link where id = '${other._id}'`);
  // Between the question whether the caller may and the link, the applicant may have been erased.
  const gone = '01900000-0000-7000-8000-000000000000';
  const by = { kind: 'staff', id: null, ip: '', requestId: '' } as const;
  await assert.rejects(links.create({ lender, id: gone } as Principal, gone, 'mobile', undefined, by), {
    code: 'NO_SUCH_APPLICANT',
  });
});

test('the code of a mobile link is asked for and taken by the link or by the number', async () => {
  const reply = await anyone.call(calls.verifyConsentOtp, { body: { otp: '123456' } });
  assert.deepEqual(
    [reply.status, reply.message, reply.fields],
    [
      400,
      'Send the mobile number, or the link.',
      [{ path: 'mobNo', message: 'Send the mobile number, or the link.' }],
    ],
  );
  await proved();
  const status = await owner.call(calls.getMobileStatus, { body: { appId: id, mob: mobile } });
  assert.deepEqual([status.ok.verified, typeof status.ok.verifiedAt], [true, 'string']);
  const other = await owner.call(calls.getMobileStatus, { body: { appId: id, mob: '9000000013' } });
  assert.deepEqual(other.ok, { verified: false, verifiedAt: null });
  const known = async (mob: string) => (await owner.call(calls.getStatus, { query: { mob } })).ok;
  assert.deepEqual(await known(mobile), { known: true, verified: true });
  assert.deepEqual(await known('9000000013'), { known: true, verified: false });
  assert.deepEqual(await known('9876501234'), { known: false, verified: false });
});

test('asked for twice at once, a code goes out once', async () => {
  const { link } = (await make()).ok;
  await world.database.owner('delete from otp');
  const earlier = (await texts()).length;
  const body = { appId: id, mobNo: '', name: '', link };
  for (const _ of [1, 2]) {
    const reply = await anyone.call(calls.sendConsentOtp, { body });
    assert.deepEqual([reply.status, reply.message], [200, 'A code is on its way.']);
  }
  assert.equal((await texts()).length, earlier + 1);
});

test('a code outlives its link by nothing', async () => {
  const { link, _id } = (await make()).ok;
  await world.database.owner('delete from otp');
  const earlier = (await texts()).length;
  await anyone.call(calls.sendConsentOtp, { body: { appId: id, mobNo: '', name: '', link } });
  const otp = await world.sandbox.code(mobile, earlier);
  await owner.call(calls.revokeConsentLink, { params: { id, link: _id } });
  const late = await anyone.call(calls.verifyConsentOtp, { body: { mobNo: mobile, otp } });
  assert.equal(late.message, 'Link has expired. Please generate again');
});

test('agreeing needs the code first, is told by one SMS, and holds for both lines of the notice', async () => {
  const token = await proved();
  const earlier = (await texts()).length;
  const { receipt } = (await submit(token, ['bank'])).ok;
  const now = await texts();
  assert.equal(now.length, earlier + 1);
  assert.ok(now[0]?.includes(receipt.slice(-12)), 'the receipt is in the message');
  const given = (await mine()).consents.filter((one) => one.given).map(({ purpose }) => purpose);
  assert.deepEqual(given, ['verification', 'bureau'], 'what the lender’s page shows, not what was sent');
  const [first] = (await mine()).consents;
  assert.deepEqual([first?.channel, first?.language, first?.receipt], ['sms-link', 'hi', receipt]);
  const trx = world.product.db.tenant(lender, (one) => readLanguage(one, id));
  assert.equal(await trx, 'hi');
  const [row] = await world.direct(
    `select actor_kind, request_id <> '' as traced, detail->>'purposes' as purposes from audit where applicant_id = '${id}' and action = 'consent.given' order by id desc limit 1`,
  );
  // The person with the link agreed: no session stands behind it.
  assert.deepEqual(row, { actor_kind: 'link', traced: true, purposes: '["verification", "bureau"]' });
});

test('a lender that asks line by line takes what was ticked, and something must be', async () => {
  await settings({ consentStyle: 'itemised' });
  const token = await proved();
  for (const none of [[], undefined]) {
    const reply = await submit(token, none);
    assert.deepEqual([reply.status, reply.message], [400, 'Tick the purposes you agree to.']);
    assert.deepEqual(reply.fields, [{ path: 'purposes', message: 'Tick the purposes you agree to.' }]);
  }
  assert.equal((await submit(token, ['bank'])).success, true);
  const bank = (await mine()).consents.find(({ purpose }) => purpose === 'bank');
  assert.deepEqual([bank?.given, bank?.channel], [true, 'sms-link']);
  await settings({});
});

test('giving and withdrawing are told and kept; withdrawing what was never given changes nothing', async () => {
  const say = (call: typeof calls.withdrawConsent, params: Record<string, unknown>) =>
    ravi.call(call, { params });
  const given = await ravi.call(calls.giveConsent, {
    params: { id },
    body: { purpose: 'bank', language: 'en' },
  });
  assert.equal(given.message, 'Your consent is recorded.');
  const withdrawn = await say(calls.withdrawConsent, { id, purpose: 'bank' });
  assert.equal(withdrawn.message, 'Your consent is withdrawn.');
  assert.notEqual(withdrawn.ok.receipt, given.ok.receipt);
  const again = await say(calls.withdrawConsent, { id, purpose: 'bank' });
  assert.equal(again.ok.receipt, withdrawn.ok.receipt, 'the last word stands');
  const meena = await world.as('meena');
  const never = await meena.call(calls.withdrawConsent, {
    params: { id: await world.id('meena'), purpose: 'bureau' },
  });
  assert.equal(never.ok.receipt, '');
  const rows = await world.direct(
    `select action, detail->>'purposes' as purposes from audit where applicant_id = '${id}' and action like 'consent.%' order by id desc limit 2`,
  );
  assert.deepEqual(
    rows.filter((row) => 'action' in row),
    [
      { action: 'consent.withdrawn', purposes: '["bank"]' },
      { action: 'consent.given', purposes: '["bank"]' },
    ],
  );
  const [last, earlier] = await texts();
  assert.match(String(last), /^You withdrew your consent to Saral Finance\. /);
  assert.match(String(earlier), /^You gave Saral Finance your consent\. /);
  // A receipt by SMS is the end of the number that the page shows.
  assert.ok(last?.includes(` ${withdrawn.ok.receipt.slice(-12)}.`), String(last));
  assert.ok(earlier?.includes(` ${given.ok.receipt.slice(-12)}.`), String(earlier));
});

test('of a person who never said anything, words are English', async () => {
  const lenderOfOthers = await world.lender('UDAAN');
  const nobody = '01900000-0000-7000-8000-000000000000';
  assert.equal(await world.product.db.tenant(lenderOfOthers, (trx) => readLanguage(trx, nobody)), 'en');
});
