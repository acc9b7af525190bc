import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startWorld, type World } from '../../../test/world.ts';
import { tidy } from '../../platform/tidy.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

const count = async (table: string) => (await world.direct(`select id::text as id from ${table}`)).length;

test('what nothing asks for any more goes by itself; what is newer, or still tells something, stays', async () => {
  const { owner } = world.database;
  const [lender, asha] = [await world.lender('SARAL'), await world.id('asha')];
  const id = 'gen_random_uuid()';
  await owner(
    `insert into webhook (id, lender_id, url, events, secret) values ('${lender}', '${lender}', 'https://x', '{}', '\\x00')`,
  );
  for (const age of ['91 days', '89 days'])
    await owner(`insert into webhook_delivery (lender_id, webhook_id, event_id, event, state, occurred_at)
      values ('${lender}', '${lender}', ${id}, 'ping', 'failed', now() - interval '${age}')`);
  for (const age of ['2 days', '1 hour'])
    await owner(`insert into locker_sign_in (id, lender_id, applicant_id, session_id, state_hash, secret, expires_at)
      values (${id}, '${lender}', '${asha}', ${id}, sha256('${lender} ${age}'::bytea), '\\x00', now() - interval '${age}')`);
  for (const [age, state] of [
    ['91 days', 'sent'],
    ['91 days', 'queued'],
    ['89 days', 'failed'],
  ])
    await owner(`insert into message (id, lender_id, channel, template, address_hash, state, created_at)
      values (${id}, '${lender}', 'sms', 'ask-sms', '\\x00', '${state}', now() - interval '${age}')`);
  await owner(`insert into message (id, lender_id, channel, template, address_hash, state, created_at)
    values ('${asha}', '${lender}', 'sms', 'ask-sms', '\\x00', 'sent', now() - interval '1 year')`);
  await owner(`insert into information_request (id, lender_id, applicant_id, subject, reason, message_id)
    values (${id}, '${lender}', '${asha}', 'pan', 'MISSING', '${asha}')`);
  await owner(
    `insert into passkey_challenge values ('over ${lender}', 'enter', null, now() - interval '1 minute'), ('open ${lender}', 'enter', null, now() + interval '1 minute')`,
  );

  const before_ = [await count('webhook_delivery'), await count('locker_sign_in'), await count('message')];
  await tidy(world.product.db);
  const now = [await count('webhook_delivery'), await count('locker_sign_in'), await count('message')];
  assert.deepEqual(
    before_.map((rows, at) => rows - (now[at] ?? 0)),
    [1, 1, 1],
  );
  const left = await owner(`select challenge from passkey_challenge where challenge like '%${lender}'`);
  assert.deepEqual(
    left.flatMap((row) => ('challenge' in row ? [row.challenge] : [])),
    [`open ${lender}`],
  );
});
