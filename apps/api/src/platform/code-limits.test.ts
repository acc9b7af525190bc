import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits } from '@pramaan/contract/limits.ts';
import { startWorld, type World } from '../../test/world.ts';
import { issueCode, takeCode } from './one-time-codes.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

const consent = (address: string, memo?: Buffer) =>
  issueCode(world.product.db, world.product.vault, 'consent', address, memo);
const take = (address: string, code: string, ip = '192.0.2.1') =>
  takeCode(world.product.db, world.product.vault, 'consent', address, code, ip);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Lets time pass for every code that was made. */
const older = (seconds: number) =>
  world.direct(
    `update otp set created_at = created_at - interval '${seconds} seconds', expires_at = expires_at - interval '${seconds} seconds'`,
  );

test('the fifth try may be right, the sixth may not', async () => {
  for (const [wrong, ends] of [
    [4, 'opens'],
    [5, 'OTP_LOCKED'],
  ] as const) {
    const address = `mobile 98765001${wrong}`;
    const { code } = await consent(address);
    assert.match(code ?? '', /^\d{6}$/);
    for (let tries = 0; tries < wrong; tries++)
      await assert.rejects(take(address, other(code ?? '')), { code: 'OTP_MISMATCH' });
    const end = await take(address, code ?? '').then(
      () => 'opens',
      (error: { code: string }) => error.code,
    );
    assert.equal(end, ends, `after ${wrong} wrong ones`);
  }
});

test('a stranger’s wrong guesses lock the code for the stranger, not for the person it was sent to', async () => {
  const address = 'mobile 9876500110';
  const { code } = await consent(address);
  for (let tries = 0; tries < limits.otpTries; tries++)
    await assert.rejects(take(address, other(code ?? ''), '198.51.100.7'), { code: 'OTP_MISMATCH' });
  await assert.rejects(take(address, code ?? '', '198.51.100.7'), { code: 'OTP_LOCKED' });
  assert.equal(await take(address, code ?? '', '192.0.2.1'), null);
});

test('one subscriber’s IPv6 addresses count as one; fifty wrong guesses from everywhere lock a code', async () => {
  const address = 'mobile 9876500111';
  const { code } = await consent(address);
  for (let tries = 0; tries < limits.otpTries; tries++)
    await assert.rejects(take(address, other(code ?? ''), `2001:db8:1:2::${tries + 1}`), {
      code: 'OTP_MISMATCH',
    });
  await assert.rejects(take(address, other(code ?? ''), '2001:db8:1:2:ffff::1'), { code: 'OTP_LOCKED' });
  for (let from = limits.otpTries + 1; from < limits.otpTriesTogether; from++)
    await assert.rejects(take(address, other(code ?? ''), `198.51.100.${from}`), { code: 'OTP_MISMATCH' });
  await assert.rejects(take(address, code ?? '', '192.0.2.1'), { code: 'OTP_LOCKED' });
});

test('a new code ends the older, also after the newer was used', async () => {
  const address = 'mobile 9876500112';
  const first = await consent(address);
  await older(61);
  const second = await consent(address);
  assert.ok(first.code && second.code);
  await take(address, second.code);
  await assert.rejects(take(address, first.code), { code: 'OTP_MISMATCH' });
});

test('twenty codes are sent to an address in a day and not one more; a day later they are again', async () => {
  const address = 'mobile 9876500201';
  for (let sent = 0; sent < limits.otpPerDay; sent++) {
    const { code } = await consent(address);
    assert.ok(code, `the code after ${sent}`);
    await take(address, code);
  }
  assert.deepEqual(await consent(address), { code: null, resendAfter: 60 });
  assert.ok((await consent('mobile 9876500202')).code, 'another address has its own');
  const login = await issueCode(world.product.db, world.product.vault, 'applicant-login', address);
  assert.ok(login.code, 'so has another purpose');
  await older(86_400 - 60);
  assert.equal((await consent(address)).code, null, 'within the day');
  await older(61);
  assert.ok((await consent(address)).code);
});

test('while a code is open no other is sent for a minute; used, or a minute old, it is', async () => {
  const address = 'mobile 9876500301';
  const first = await consent(address);
  assert.equal(first.resendAfter, 60);
  const again = await consent(address);
  assert.equal(again.code, null);
  assert.ok(again.resendAfter > 50 && again.resendAfter <= 60);
  await older(45);
  const later = await consent(address);
  assert.equal(later.code, null);
  assert.ok(later.resendAfter > 0 && later.resendAfter <= 15);
  await older(15);
  const second = await consent(address);
  assert.ok(second.code, 'a minute old');
  await assert.rejects(take(address, first.code === second.code ? 'none' : (first.code ?? '')), {
    code: 'OTP_MISMATCH',
  });
  await take(address, second.code);
  assert.ok((await consent(address)).code, 'used');
});

test('a code lives ten minutes, is taken once, and brings back what was kept with it', async () => {
  const address = 'mobile 9876500401';
  const { code } = await consent(address, Buffer.from('a link'));
  await older(limits.otpLife / 1000 - 30);
  assert.equal(Buffer.from((await take(address, code ?? '')) ?? []).toString(), 'a link');
  await assert.rejects(take(address, code ?? ''), { code: 'OTP_MISMATCH' });
  const next = await consent(address);
  await older(limits.otpLife / 1000);
  await assert.rejects(take(address, next.code ?? ''), { code: 'OTP_MISMATCH' });
});

test('of many right ones at once one is taken', async () => {
  const address = 'mobile 9876500501';
  const { code } = await consent(address);
  const ends = await Promise.allSettled(Array.from({ length: 4 }, () => take(address, code ?? '')));
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('of many questions at once for an address one sends', async () => {
  const codes = await Promise.all(Array.from({ length: 4 }, () => consent('mobile 9876500601')));
  assert.equal(codes.filter(({ code }) => code !== null).length, 1);
});

test('a code opens neither another purpose nor another address', async () => {
  const { db, vault } = world.product;
  const { code } = await consent('mobile 9876500701');
  await assert.rejects(takeCode(db, vault, 'applicant-login', 'mobile 9876500701', code ?? '', '192.0.2.1'), {
    code: 'OTP_MISMATCH',
  });
  await assert.rejects(take('personal 9876500701', code ?? ''), { code: 'OTP_MISMATCH' });
  assert.equal(await take('mobile 9876500701', code ?? ''), null);
});
