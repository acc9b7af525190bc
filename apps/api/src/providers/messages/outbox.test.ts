import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@pramaan/contract/limits.ts';
import { eventually } from '../../../test/eventually.ts';
import { containsSecret, storedTexts } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';
import type { Queryable } from '../../platform/database.ts';
import { smtp } from '../email/smtp/smtp.ts';
import { gupshup } from '../sms/gupshup/gupshup.ts';
import { type Outgoing, outbox } from './outbox.ts';

const mobile = '9812345670';
const code = '271828';
const login: Outgoing = {
  channel: 'sms',
  to: mobile,
  template: 'applicant-login',
  language: 'en',
  values: { code },
};
const gateway = '/GatewayAPI/rest';

let world: World;
let lender: string;
before(async () => {
  world = await startWorld({ work: true });
  lender = await world.lender('SARAL');
});
beforeEach(async () => {
  await world.sandbox.clear();
  await world.forgetTries();
  await world.sandbox.json('/inbox/messages', { method: 'DELETE' });
});
after(() => world.close());

/** Queues in a transaction of its own; `quietly`: with nothing begun at its commit, as if the process had died. */
const queue = (message: Partial<Outgoing> = {}, quietly = false): Promise<string> =>
  world.product.db.tenant(lender, (trx) => {
    const handle: Queryable = quietly ? { query: (statement) => trx.query(statement) } : trx;
    return world.product.outbox.queue(handle, lender, { ...login, ...message });
  });
const row = async (id: string) => {
  const rows = await world.direct(
    `select state, tries, payload is null as empty, sent_at is not null as sent from message where id = '${id}'`,
  );
  return rows.find((one) => 'state' in one);
};
const state = (id: string) => world.product.db.tenant(lender, (trx) => world.product.outbox.state(trx, id));
const arrived = async (to = mobile) => (await world.sandbox.messages(to)).length;
const deliver = (id: string, last = false) => world.product.outbox.deliver({ lender, message: id }, { last });
const until = (what: () => Promise<boolean>) => eventually(what, (done) => done);

test('a message is in the inbox at once after the commit, sent once, and forgotten', async () => {
  const id = await queue();
  await until(async () => (await arrived()) === 1);
  await world.product.outbox.settled();
  assert.deepEqual(await row(id), { state: 'sent', tries: 1, empty: true, sent: true });
  assert.equal(await state(id), 'sent');
  assert.equal((await world.sandbox.messages(mobile))[0]?.text.split('\n').at(-1), `@localhost #${code}`);
});

test('what is rolled back is not sent', async () => {
  await assert.rejects(
    world.product.db.tenant(lender, async (trx) => {
      await world.product.outbox.queue(trx, lender, login);
      throw new Error('No.');
    }),
  );
  await world.product.outbox.settled();
  await sleep(50);
  assert.equal(await arrived(), 0);
});

test('e-mails go by the other gateway', async () => {
  const to = 'Asha@Example.in';
  const values = { lender: 'Saral Finance', code };
  const id = await queue({ channel: 'email', to, template: 'consent-code-email', language: 'hi', values });
  await world.product.outbox.settled();
  const [letter] = await world.sandbox.messages('asha@example.in');
  assert.deepEqual([letter?.channel, letter?.subject], ['email', 'Saral Finance के लिए आपका कोड']);
  assert.equal(await state(id), 'sent');
  await assert.rejects(queue({ channel: 'email' }), /no text for email/);
});

test('a gateway that fails: the message stays, sealed, and the job queue delivers it by itself', async () => {
  await world.sandbox.fault(gateway, '503');
  const before_ = world.reported.length;
  const id = await queue();
  await world.product.outbox.settled();
  assert.deepEqual(await row(id), { state: 'queued', tries: 1, empty: false, sent: false });
  assert.match(String(world.reported[before_]), /HTTP 503/);

  for (const { where, text } of await storedTexts(world))
    assert.ok(!containsSecret(text, mobile) && !containsSecret(text, code), where);
  const jobs = await world.direct(`select data::text as data from jobs.job where name = 'message'`);
  const ours = jobs.find(({ data }) => String(data).includes(id));
  assert.deepEqual(JSON.parse(String(ours?.data)), { lender, message: id });

  await until(async () => (await arrived()) === 1);
  await until(async () => (await state(id)) === 'sent');
  assert.deepEqual(await row(id), { state: 'sent', tries: 2, empty: true, sent: true });
});

test('a message whose process died after the commit is delivered by the job queue', async () => {
  const id = await queue({}, true);
  await until(async () => (await state(id)) === 'sent');
  assert.equal(await arrived(), 1);
});

test('the last try that fails ends it, and empties it', async () => {
  await world.sandbox.fault(gateway, 'malformed', 2);
  const id = await queue({}, true);
  await assert.rejects(deliver(id), /unreadable/);
  assert.equal(await state(id), 'queued');
  await assert.rejects(deliver(id, true), /unreadable/);
  assert.deepEqual(await row(id), { state: 'failed', tries: 2, empty: true, sent: false });
  await deliver(id);
  assert.equal(await arrived(), 0);
});

test('of many workers that race for a message one sends it, once', async () => {
  const { db, vault, jobs, config, outbox: first } = world.product;
  const { api = '', mail = '' } = config.sandboxAddresses ?? {};
  const second = outbox({
    db,
    vault,
    jobs,
    sms: gupshup({
      url: api,
      user: 'sandbox',
      password: 'sandbox',
      entity: '1101000000000000001',
      header: null,
    }),
    email: smtp({ url: mail, from: 'no-reply@pramaan.example' }),
    host: 'localhost',
    report: () => undefined,
  });
  for (let round = 0; round < 5; round++) {
    const id = await queue({ to: `981234568${round}` }, true);
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        [first, second][index % 2]?.deliver({ lender, message: id }, { last: false }),
      ),
    );
    assert.ok(tries.some(({ status }) => status === 'fulfilled'));
    assert.equal(await arrived(`981234568${round}`), 1);
    assert.deepEqual(await row(id), { state: 'sent', tries: 1, empty: true, sent: true });
  }
});

test('a claim that nobody ended passes on; one that is held does not', async () => {
  const id = await queue({}, true);
  const claimed = (when: string) =>
    world.direct(`update message set tries = 1, claimed_until = ${when} where id = '${id}'`);
  await claimed(`now() + interval '9 seconds'`);
  await assert.rejects(deliver(id), /being sent/);
  await claimed(`now() - interval '1 second'`);
  await deliver(id);
  assert.equal(await arrived(), 1);
});

test('a code that has ended is not sent any more; a link is', async () => {
  const ids = [
    await queue({}, true),
    await queue(
      {
        template: 'consent-link-mobile',
        values: { lender: 'Saral Finance', link: 'http://localhost:3000/consent?token=x' },
      },
      true,
    ),
  ];
  for (const id of ids) {
    await world.direct(`update message set created_at = now() - interval '11 minutes' where id = '${id}'`);
    await deliver(id);
  }
  assert.deepEqual(await Promise.all(ids.map(state)), ['failed', 'sent']);
  assert.equal(await arrived(), 1);
});

test('one address gets no more than the day’s messages; others still do, and what is refused costs the lender nothing', async () => {
  for (let count = 0; count < limits.messagesPerAddress; count++) await queue();
  const refused = await queue();
  await world.product.outbox.settled();
  assert.equal(await arrived(), limits.messagesPerAddress);
  assert.deepEqual(await row(refused), { state: 'failed', tries: 0, empty: true, sent: false });
  const other = await queue({ to: '9812345671' });
  await world.product.outbox.settled();
  assert.equal(await state(other), 'sent');
  const [counted] = await world.product.db.query<{ tries: number }>({
    text: 'select tries from attempt where key = $1',
    values: [world.product.vault.lookup('messages of', lender)],
  });
  assert.equal(counted?.tries, limits.messagesPerAddress + 1);
});

test('a lender sends no more than the day’s messages; another lender still does', async () => {
  await queue();
  await world.direct(
    `update attempt set tries = ${limits.messagesPerLender} where tries = 1 and key = '\\x${world.product.vault.lookup('messages of', lender).toString('hex')}'`,
  );
  const refused = await queue({ to: '9812345672' });
  const udaan = await world.lender('UDAAN');
  const other = await world.product.db.tenant(udaan, (trx) =>
    world.product.outbox.queue(trx, udaan, { ...login, to: '9812345673' }),
  );
  await world.product.outbox.settled();
  assert.equal(await state(refused), 'failed');
  assert.equal(await arrived('9812345672'), 0);
  assert.equal(await arrived('9812345673'), 1);
  assert.equal(await state(other), null, 'another lender’s message is not seen');
});

test('a muted message does the same work and is not sent, and costs the lender nothing', async () => {
  const id = await queue({ muted: true, to: '9812345674' });
  await world.product.outbox.settled();
  assert.deepEqual(await row(id), { state: 'failed', tries: 0, empty: true, sent: false });
  const jobs = await world.direct(`select data::text as data from jobs.job where name = 'message'`);
  assert.ok(jobs.some(({ data }) => String(data).includes(id)));
  assert.equal(await arrived('9812345674'), 0);
});

test('nothing that went wrong was told with a number or a code', () => {
  assert.ok(world.reported.length > 0);
  for (const error of world.reported)
    assert.doesNotMatch(`${String(error)} ${JSON.stringify(error)}`, /98123456|271828|asha/i);
});
