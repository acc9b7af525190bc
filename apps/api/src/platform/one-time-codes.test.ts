import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { startWorld, type World } from '../../test/world.ts';
import { issueCode, takeCode } from './one-time-codes.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

const count = amountOf('guesses');

test('of many guesses none passes, not even the right code once five were wrong', async () => {
  const { db, vault } = world.product;
  const address = 'mobile 9876500001';
  const { code } = await issueCode(db, vault, 'consent', address);
  assert.ok(code);
  const guesses = Array.from({ length: count }, (_, index) => String(index * 97 + 13).padStart(6, '0'));
  const wrong = [...guesses.filter((guess) => guess !== code), code];
  assert.ok(wrong.length >= count);
  let passed = 0;
  for (let from = 0; from < wrong.length; from += 500) {
    const batch = wrong.slice(from, from + 500);
    const ends = await Promise.allSettled(
      batch.map((guess) => takeCode(db, vault, 'consent', address, guess, '192.0.2.1')),
    );
    passed += ends.filter(({ status }) => status === 'fulfilled').length;
  }
  assert.equal(passed, 0);
});

test('a code opens neither another purpose nor another address', async () => {
  const { db, vault } = world.product;
  const { code } = await issueCode(db, vault, 'consent', 'mobile 9876500002');
  assert.ok(code);
  await assert.rejects(takeCode(db, vault, 'applicant-login', 'mobile 9876500002', code, '192.0.2.1'), {
    code: 'OTP_MISMATCH',
  });
  await assert.rejects(takeCode(db, vault, 'consent', 'personal 9876500002', code, '192.0.2.1'), {
    code: 'OTP_MISMATCH',
  });
  assert.equal(await takeCode(db, vault, 'consent', 'mobile 9876500002', code, '192.0.2.1'), null);
});
