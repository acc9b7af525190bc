import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database, Queryable, Transactions } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { newId } from './ids.ts';
import { isLogPlace, mayReadReplica, onPrimary, withReplica } from './replica.ts';
import { sql } from './sql.ts';

/* When a replica answers and when the primary does; `npm run bench replica` asks a real one. */

const lender = newId();
const anything = sql<{ from: string }>`select 'anything' as from`;

/** A database that says who it is. `there`: whether it has what the caller wrote, or how it fails. */
function answering(from: string, there: boolean | null | Error = true): Transactions & { asked: number } {
  const trx: Queryable = {
    query: async <R extends object>({ text }: { text: string }) => {
      if (there instanceof Error) throw there;
      return [text.includes('replay') ? { there } : { from }] as R[];
    },
  };
  const counted = {
    asked: 0,
    query: trx.query,
    transaction: <R>(work: (trx: Queryable) => Promise<R>) => work(trx),
    async tenant<R>(_: string, work: (trx: Queryable) => Promise<R>) {
      counted.asked += 1;
      return work(trx);
    },
  };
  return counted;
}

const close = async () => undefined;

function pair(there: boolean | null | Error, now?: () => number) {
  const replica = Object.assign(answering('replica', there), { close });
  const primary = { ...answering('primary'), close } as unknown as Database;
  return { replica, db: withReplica(primary, replica, now) };
}

const asks = async (db: Database) => (await db.tenant(lender, (trx) => trx.query(anything)))[0]?.from;
const reads = (db: Database) => mayReadReplica('0/1000', () => asks(db));

test('a request that only reads is answered by the replica; all else by the primary', async () => {
  const { db } = pair(true);
  assert.equal(await reads(db), 'replica');
  assert.equal(await asks(db), 'primary');
  assert.equal(await mayReadReplica('0/1000', () => onPrimary(() => asks(db))), 'primary');
});

test('a replica that has not what the caller wrote, or is no standby, is not believed', async () => {
  assert.equal(await reads(pair(false).db), 'primary');
  assert.equal(await reads(pair(null).db), 'primary');
});

test('what the replica may not do is done by the primary; a wrong statement stays wrong', async () => {
  for (const code of ['25006', '40001'])
    assert.equal(await reads(pair(Object.assign(new Error('refused'), { code })).db), 'primary');
  const wrong = pair(Object.assign(new Error('wrong'), { code: '42703' }));
  await assert.rejects(reads(wrong.db), { code: '42703' });
});

test('a replica that is away is asked again after five seconds, not with every request', async () => {
  let now = 0;
  const { db, replica } = pair(new DatabaseUnavailable('away'), () => now);
  for (let round = 0; round < 3; round++) assert.equal(await reads(db), 'primary');
  assert.equal(replica.asked, 1);
  now = 5_001;
  assert.equal(await reads(db), 'primary');
  assert.equal(replica.asked, 2);
});

test('a place in the log is two numbers in hex, and nothing else', () => {
  assert.ok(isLogPlace('16/B374D848'));
  for (const text of ['', '0', '0/', "0/1'", '0/123456789', 'x/1'])
    assert.equal(isLogPlace(text), false, text);
});
