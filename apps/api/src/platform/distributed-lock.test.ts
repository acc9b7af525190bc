import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { distributedLock } from './distributed-lock.ts';
import { vaultOf } from './vault.ts';

const keys = { keyEncryption: randomBytes(32), lookup: randomBytes(32), token: randomBytes(32) };
let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

/** What another process has: a queue of its own on the same database, with the same keys. */
const another = (kind = 'test') => distributedLock({ db: database.db, vault: vaultOf(keys) }, kind);

test('one name is done by one at a time, wherever it is asked; another name does not wait', async () => {
  const [here, there] = [another(), another()];
  let [inside, most, ended] = [0, 0, 0];
  const one = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(15);
    inside -= 1;
    ended += 1;
  };
  const held = Promise.withResolvers<void>();
  const other = here('other', () => held.promise);
  await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? here : there)('same', one)));
  assert.deepEqual([most, ended], [1, 12]);
  // The same word is another name among things of another kind.
  assert.equal(await another('else')('other', async () => 'not waiting'), 'not waiting');
  held.resolve();
  await other;
  assert.deepEqual(await database.owner('select * from lease'), [], 'every turn was given back');
});

test('what fails gives its turn back and fails alone', async () => {
  const [here, there] = [another(), another()];
  const failed = here('fails', () => Promise.reject(new Error('as it must')));
  const after = there('fails', async () => 7);
  await assert.rejects(failed, /as it must/);
  assert.equal(await after, 7);
});

test('the turn of a process that died is over when its time is; one that is renewed is not', async () => {
  const turn = another();
  const held = Promise.withResolvers<void>();
  const holding = turn('dies', () => held.promise);
  while ((await database.owner('select 1 from lease')).length === 0) await sleep(5);
  let came = false;
  const waiting = another()('dies', async () => {
    came = true;
  });
  // Longer than between two renewals: by itself it would stand, renewed.
  await sleep(3_500);
  assert.equal(came, false);
  const [row] = await database.owner(`select until - now() > interval '8 seconds' as renewed from lease`);
  assert.equal(row?.renewed, true);
  await database.owner(`update lease set until = now() - interval '1 second'`);
  await waiting;
  assert.equal(came, true);
  held.resolve();
  await holding;
});
