import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { changeMember } from '@pramaan/contract/calls/team.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { roles } from '@pramaan/contract/roles.ts';
import { withReplica } from '../platform/replica.ts';
import { sql } from '../platform/sql.ts';
import { databaseWith, doorway, lender, pageHeaders, standingOf } from './http.test-help.ts';
import { routeOf, serve } from './serve.ts';

/* Which database answers a call, by what its browser has written. */

const where = sql<{ from: string }>`select 'where' as from`;
const reached = '0/2000';

async function site(call: Call, mayBeOld = false, role = 3) {
  const door = await doorway({ sessionState: standingOf({ role }) });
  const standby = databaseWith({
    replay: ([after]) => [{ there: String(after) <= reached }],
    where: [{ from: 'replica' }],
  });
  const primary = databaseWith({ where: [{ from: 'primary' }], pg_current_wal_lsn: [{ at: '0/3000' }] });
  const http = { ...door.http, db: withReplica(primary.db, standby.db) };
  const answered: string[] = [];
  const options = mayBeOld ? { mayBeOld } : {};
  serve(
    http,
    call,
    async () => {
      const [row] = await http.db.tenant(lender, (trx) => trx.query(where));
      answered.push(row?.from ?? '');
      return { result: {} as never };
    },
    options,
  );
  const headers = await pageHeaders(door);
  const ask = (written: string | null, payload?: object) =>
    door.fastify.inject({
      method: call.method as 'GET',
      url: routeOf(call).replace(':member', lender),
      headers: { ...headers, cookie: `${headers.cookie}${written ? `; written=${written}` : ''}` },
      ...(payload ? { payload } : {}),
    });
  return { ask, answered };
}

test('the replica answers a list once it has what the browser wrote, and nobody whose writes are not known', async () => {
  const { ask, answered } = await site(listApplicants, true);
  for (const written of ['0/1000', '0/2000', '0/3000', null, "0/1000'--"]) await ask(written);
  assert.deepEqual(answered, ['replica', 'replica', 'primary', 'primary', 'primary']);
});

test('a call that does not say that it may be old is answered by the primary', async () => {
  const { ask, answered } = await site(listApplicants);
  const reply = await ask('0/1000');
  assert.deepEqual(answered, ['primary']);
  assert.equal(reply.headers['set-cookie'], undefined);
});

test('a call that may have written tells the browser how far', async () => {
  const { ask, answered } = await site(changeMember, false, roles.owner);
  const reply = await ask('0/1000', { status: 0 });
  assert.deepEqual(answered, ['primary']);
  assert.match(String(reply.headers['set-cookie']), /^written=0\/3000; Path=\/; HttpOnly; SameSite=Lax$/);
});
