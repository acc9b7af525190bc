import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/access.ts';
import { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import { linkedTo, storeLinks } from '../../case-file/links.ts';

const asha = '9000000011';
let world: World;
let anyone: Caller;
before(async () => {
  world = await startWorld();
  anyone = await world.as('anonymous');
});
beforeEach(async () => {
  await world.direct('delete from otp; delete from attempt');
});
after(() => world.close());

const ask = (mobileNo: string) => anyone.call(calls.sendLoginOtp, { body: { mobileNo } });
const verify = (mobile: string, otp: string, more: object = {}) =>
  anyone.call(calls.logInApplicant, { body: { mobile, otp, ...more } });
/** How many messages a number has had, once all that were queued have gone. */
const sent = async (mobile: string) => {
  await world.product.outbox.settled();
  return (await world.sandbox.messages(mobile)).length;
};

async function codeFor(mobile: string): Promise<string> {
  const before_ = await sent(mobile);
  await ask(mobile);
  return world.sandbox.code(mobile, before_);
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the right code logs in; the reply has the members of the specification and at least one person', async () => {
  const reply = await verify(asha, await codeFor(asha));
  const { id_token, _id, custId, ...rest } = reply.ok;
  assert.deepEqual(rest, { segment: 'retail', yodleeUserId: '', roleId: 11 });
  assert.equal(_id, await world.id('asha'));
  assert.match(custId, /^C\d+$/);
  assert.ok(id_token);
  assert.deepEqual(reply.extras.coApplicants, [{ _id }]);
});

test('the older spelling and the login by customer id take the same code', async () => {
  const first = await anyone.call(calls.logInApplicantByAuth, {
    body: { mobileNo: asha, appId: '', auth: await codeFor(asha) },
  });
  const { custId } = first.ok;
  const body = { custId, password: await codeFor(asha) };
  assert.equal((await anyone.call(calls.logInByCustomerId, { body })).ok._id, first.ok._id);
  const unknown = await anyone.call(calls.logInByCustomerId, { body: { custId: 'C0', password: '123456' } });
  assert.equal(unknown.message, 'OTP Miss Match');
});

test('a code works once', async () => {
  const otp = await codeFor(asha);
  assert.equal((await verify(asha, otp)).success, true);
  const again = await verify(asha, otp);
  assert.deepEqual([again.status, again.success, again.message], [200, false, 'OTP Miss Match']);
});

test('of a hundred right codes at once, one logs in', async () => {
  const otp = await codeFor(asha);
  const replies = await Promise.all(Array.from({ length: 100 }, () => verify(asha, otp)));
  assert.equal(replies.filter(({ success }) => success).length, 1);
  assert.ok(replies.every(({ status }) => status === 200));
});

test('five wrong codes lock: the right one then fails too, with a sentence that says so', async () => {
  const otp = await codeFor(asha);
  for (let tries = 0; tries < 5; tries++)
    assert.equal((await verify(asha, another(otp))).message, 'OTP Miss Match');
  const locked = await verify(asha, otp);
  assert.equal(locked.code, 'OTP_LOCKED');
  assert.equal(locked.message, 'Too many incorrect codes. Request a new code in a minute.');
});

test('a code stays locked however often it is tried', async () => {
  const otp = await codeFor(asha);
  await world.direct('update otp set tries = 32767');
  assert.equal((await verify(asha, otp)).code, 'OTP_LOCKED');
});

test('of fifty wrong codes at once five are looked at', async () => {
  const otp = await codeFor(asha);
  const replies = await Promise.all(Array.from({ length: 50 }, () => verify(asha, another(otp))));
  assert.equal(replies.filter(({ code }) => code === 'OTP_MISMATCH').length, 5);
  assert.equal(replies.filter(({ code }) => code === 'OTP_LOCKED').length, 45);
});

test('a code of ten minutes ago does not work', async () => {
  const otp = await codeFor(asha);
  await world.direct(`update otp set expires_at = now() - interval '1 second'`);
  assert.equal((await verify(asha, otp)).message, 'OTP Miss Match');
});

test('codes live ten minutes, are stored hashed, and only the newest works', async () => {
  const first = await codeFor(asha);
  await world.direct(`update otp set created_at = created_at - interval '61 seconds'`);
  const second = await codeFor(asha);
  const rows = (await world.direct(
    `select encode(code_hash, 'escape') as hash, extract(epoch from expires_at - now()) as life from otp order by created_at desc`,
  )) as { hash?: string; life?: string }[];
  const stored = rows.filter((row) => row.hash !== undefined);
  assert.equal(stored.length, 2);
  assert.ok(Number(stored[0]?.life) > 590 && Number(stored[0]?.life) <= 600);
  for (const { hash } of stored) assert.ok(!hash?.includes(first) && !hash?.includes(second));
  if (first !== second) assert.equal((await verify(asha, first)).message, 'OTP Miss Match');
  assert.equal((await verify(asha, second)).success, true);
});

test('a second code within a minute is not sent, and the answer is the same but for the seconds left', async () => {
  const first = await ask(asha);
  const count = await sent(asha);
  const second = await ask(asha);
  assert.deepEqual({ ...first.ok, resendAfter: 0 }, { ...second.ok, resendAfter: 0 });
  assert.equal(first.message, second.message);
  assert.ok(second.ok.resendAfter > 55 && second.ok.resendAfter <= 60);
  assert.equal(await sent(asha), count);
});

test('of thirty questions for a code at once, one sends', async () => {
  const before_ = await sent(asha);
  const replies = await Promise.all(Array.from({ length: 30 }, () => ask(asha)));
  assert.ok(replies.every(({ success }) => success));
  await world.sandbox.code(asha, before_);
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal((await sent(asha)) - before_, 1);
});

test('after twenty codes in a day no more are sent, and the answer is the same', async () => {
  await ask(asha);
  await world.product.outbox.settled();
  await world.direct(`
    update otp set created_at = now() - interval '2 hours';
    insert into otp (id, purpose, address_hash, code_hash, created_at, expires_at)
      select gen_random_uuid(), purpose, address_hash, code_hash, created_at, expires_at from otp, generate_series(1, 19)`);
  const before_ = await sent(asha);
  const reply = await ask(asha);
  assert.deepEqual(reply.ok, { resendAfter: 60 });
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.equal(await sent(asha), before_);
});

test('an address asks for so many codes in an hour and no more, whoever the numbers are of', async () => {
  await ask('9876500901');
  await world.direct('update attempt set tries = 299 where tries = 1');
  assert.equal((await ask('9876500904')).status, 200, 'the three hundredth');
  for (const mobile of [asha, '9876500902']) {
    const before_ = await sent(mobile);
    const { status, message } = await ask(mobile);
    assert.equal(status, 429);
    assert.equal(message, 'Too many codes were requested from your address. Try again in an hour.');
    assert.equal(await sent(mobile), before_);
  }
  await world.direct("update attempt set window_ends = now() - interval '1 second'");
  assert.equal((await ask('9876500903')).status, 200);
  assert.equal(await sent('9876500903'), 1);
});

test('a number that is not known is answered as one that is; its first right code opens a new file', async () => {
  const unknown = '9345678901';
  const [first, second] = [await ask(unknown), await ask(asha)];
  assert.equal(first.raw.body, second.raw.body);
  assert.deepEqual(Object.keys(first.raw.headers).sort(), Object.keys(second.raw.headers).sort());
  const wrong = [
    await verify(unknown, '000000'),
    await verify(asha, '000000'),
    await verify('9456789012', '000000'),
  ];
  for (const reply of wrong) assert.equal(reply.raw.body, wrong[0]?.raw.body);
});

test('registering sends a code; the name given then stands in the new file, and changes no file that is there', async () => {
  const number = '9567890123';
  const register = (mobileNo: string, name: string) =>
    anyone.call(calls.registerApplicant, { body: { mobileNo, name, email: 'new@example.in' } });
  const reply = await register(number, 'New Person');
  assert.equal(reply.message, 'Registration Successful');
  const entered = await verify(number, await world.sandbox.code(number));
  const caller = callerWith(world.app, identityOf(entered));
  const profile = (await caller.call(getProfile, { params: { id: entered.ok._id } })).ok;
  assert.deepEqual([profile.name, profile.email, profile.mobileNo], ['New Person', 'new@example.in', number]);

  const before_ = await sent(asha);
  assert.equal((await register(asha, 'Not Asha')).message, 'Registration Successful');
  await verify(asha, await world.sandbox.code(asha, before_));
  const hers = await (await world.freshly('asha')).call(getProfile, {
    params: { id: await world.id('asha') },
  });
  assert.equal(hers.ok.name, 'Asha Sample');
});

test('an application of somebody else cannot be asked for', async () => {
  const reply = await verify(asha, await codeFor(asha), { appId: await world.id('ravi') });
  assert.equal(reply.ok._id, await world.id('asha'));
});

test('two applicants in one browser are linked, by a hash of its cookie; another lender does not see it', async () => {
  await world.direct(`delete from application_link where what = 'device'`);
  const [own, shared, other] = [await world.id('asha'), await world.id('ravi'), await world.id('imran')];
  const login = async (mobile: string, device?: string, appId?: string) => {
    const body = { mobile, otp: await codeFor(mobile), ...(appId ? { appId } : {}) };
    const headers: Record<string, string> = device ? { cookie: `device=${device}` } : {};
    const { raw } = await anyone.call(calls.logInApplicant, { body, headers });
    return raw.cookies.find(({ name }) => name === 'device')?.value ?? '';
  };
  const device = await login(asha);
  assert.ok(device.length >= 40);
  assert.equal(await login('9000000012', device), device, 'the browser keeps its secret');
  await login('9000000111', device, other);
  assert.notEqual(await login(asha), device, 'another browser');

  const { db, vault: hashes } = world.product;
  const linked = async (lender: string, applicant: string) =>
    db.tenant(lender, async (trx) =>
      (await linkedTo(trx, applicant))
        .filter(({ what }) => what === 'device')
        .map(({ others }) => others.length),
    );
  const [saral, udaan] = [await world.lender('SARAL'), await world.lender('UDAAN')];
  assert.deepEqual(await linked(saral, own), [1]);
  assert.deepEqual(await linked(saral, shared), [1]);
  assert.deepEqual(await linked(udaan, other), []);
  const rows = await world.direct(
    `select encode(hash, 'hex') as hash from application_link where what = 'device'`,
  );
  assert.equal(
    new Set(rows.flatMap(({ hash }) => hash ?? [])).size,
    3,
    'one browser has another hash at another lender',
  );

  // A change of the case brings its other links up to date, and leaves the browser alone.
  await db.tenant(saral, async (trx) => {
    const caseFile = await openCaseFile(trx, await hashes.of(saral, db), own);
    assert.ok(caseFile);
    await storeLinks(trx, hashes, saral, caseFile, []);
  });
  assert.deepEqual(await linked(saral, own), [1]);
});
