import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import * as consent from '@pramaan/contract/calls/consent.ts';
import { changeSettings } from '@pramaan/contract/calls/settings.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { eventually } from '../../../test/eventually.ts';
import { containsSecret, storedTexts } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';
import type { Queryable } from '../../platform/database.ts';
import { smtp } from '../email/smtp/smtp.ts';
import { gupshup } from '../sms/gupshup/gupshup.ts';
import { type Outgoing, outbox } from './outbox.ts';
import { type CallBack, json, reports, webForm } from './receipt-calls.test-help.ts';

const mobile = '9812345670';
const code = '271828';
const login: Outgoing = {
  channel: 'sms',
  to: mobile,
  template: 'applicant-login',
  language: 'en',
  values: { code },
};
const gateways = ['/GatewayAPI/rest', '/api/v2/sendsms'];
/** Every gateway fails so often. */
const allFail = async (kind: string, times = 1) => {
  for (const path of gateways) await world.sandbox.fault(path, kind, times);
};

let world: World;
let lender: string;
/** Whether the gateways' receipts reach the product. */
let receiving = false;
/** The public address of the product. */
const site = createServer((request, reply) => {
  if (receiving) world.app.routing(request, reply);
  else reply.writeHead(503).end();
});
before(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://localhost:${(site.address() as AddressInfo).port}`;
  world = await startWorld({ work: true, publicUrl });
  lender = await world.lender('SARAL');
});
beforeEach(async () => {
  await world.sandbox.clear();
  await world.forgetTries();
  await world.sandbox.json('/inbox/messages', { method: 'DELETE' });
});
after(async () => {
  await world.close();
  site.close();
});

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

/** How many receipts were counted since the process began, by gateway and outcome. */
async function receipts(): Promise<Map<string, number>> {
  const { body } = await world.app.inject('/metrics');
  const rows = body.matchAll(/^pramaan_sms_receipts_total\{(.*)\} (\d+)$/gm);
  return new Map([...rows].map(([, labels = '', count]) => [labels, Number(count)]));
}

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
  await allFail('503');
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

test('the next gateway takes what the first does not; a lender’s order holds for that lender alone, and one that is off is never asked', async () => {
  const [gupshupPath = '', msg91Path = ''] = gateways;
  const left = async () => (await world.sandbox.json<{ path: string }[]>('/faults')).map(({ path }) => path);
  await world.sandbox.fault(gupshupPath, '503');
  const passed = await queue({ to: '9812345680' });
  await world.product.outbox.settled();
  assert.deepEqual([await state(passed), await left()], ['sent', []]);

  const owner = await world.as('owner');
  const order = [
    { vendor: 'msg91', on: true },
    { vendor: 'gupshup', on: false },
  ];
  await owner.call(changeSettings, { body: { vendors: { port: 'sms', order } } });
  await allFail('503', 1);
  const refused = await queue({ to: '9812345681' }, true);
  await assert.rejects(deliver(refused), /^Error: msg91: The SMS gateway answered HTTP 503\.$/);
  assert.deepEqual([await state(refused), await left()], ['queued', [gupshupPath]]);
  await world.sandbox.clear();
  await world.sandbox.fault(msg91Path, '503');
  const udaan = await world.lender('UDAAN');
  await world.product.db.tenant(udaan, (trx) =>
    world.product.outbox.queue(trx, udaan, { ...login, to: '9812345682' }),
  );
  await world.product.outbox.settled();
  assert.deepEqual([await arrived('9812345682'), await left()], [1, [msg91Path]]);
  await world.sandbox.clear();
  await deliver(refused);
  assert.equal(await state(refused), 'sent');
  await world.direct(`update lender set settings = settings - 'vendors'`);
});

test('a message whose process died after the commit is delivered by the job queue', async () => {
  const id = await queue({}, true);
  await until(async () => (await state(id)) === 'sent');
  assert.equal(await arrived(), 1);
});

test('the last try that fails ends it, and empties it', async () => {
  await allFail('malformed', 2);
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
    sms: new Map([
      [
        'gupshup',
        gupshup({
          url: api,
          user: 'sandbox',
          password: 'sandbox',
          entity: '1101000000000000001',
          header: null,
          receiptSecret: null,
        }),
      ],
    ]),
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

/** Queues a message and has it sent by a gateway; its id, and the gateway's id of it. */
async function sentBy(
  name: string,
  message: Partial<Outgoing> = {},
): Promise<{ id: string; outside: string }> {
  const { db, vault, jobs, smsGateways } = world.product;
  const gateway = smsGateways.get(name);
  assert.ok(gateway);
  const sms = new Map([[name, gateway]]);
  const email = smtp({ url: 'smtp://127.0.0.1:1', from: 'no-reply@pramaan.example' });
  const around = { db, vault, jobs, sms, email, host: 'localhost', report: () => undefined };
  const id = await queue(message, true);
  await outbox(around).deliver({ lender, message: id }, { last: false });
  const [row] = await world.direct(
    `select outside_id from message where id = '${id}' and gateway = '${name}'`,
  );
  return { id, outside: String(row?.outside_id) };
}
/** Calls back as a gateway does; the status. */
async function report(name: string, call: CallBack | undefined, secret?: string): Promise<number> {
  const right = world.product.smsGateways.get(name)?.receipts?.secret;
  assert.ok(call && right);
  const { method, query = {}, payload, type } = call;
  const url = `/sms/${name}/receipts/${secret ?? right}`;
  const headers = type ? { 'content-type': type } : {};
  return (await world.app.inject({ method, url, query, headers, ...(payload ? { payload } : {}) }))
    .statusCode;
}
const reported = async (id: string) => {
  const [row] = await world.direct(
    `select state, reason, (extract(epoch from reported_at) * 1000)::float8 as at from message where id = '${id}'`,
  );
  return [row?.state, row?.reason, row?.at];
};
const at = 1526347800000;

test('the sandbox’s gateway says over HTTP what became of an SMS', async () => {
  receiving = true;
  const [arrives, fails] = [await queue({ to: '9812345690' }), await queue({ to: '9812344040' })];
  await until(async () => (await state(arrives)) === 'delivered' && (await state(fails)) === 'failed');
  receiving = false;
  assert.equal((await reported(fails))[1], 'ABSENT_SUBSCRIBER');
  assert.deepEqual([await arrived('9812345690'), await arrived('9812344040')], [1, 0]);
});

test('a receipt sets the state of its message, by both gateways and in each of their shapes', async () => {
  const before_ = await receipts();
  for (const [name, shapes] of Object.entries(reports))
    for (const shape of shapes('', true).keys()) {
      const { id, outside } = await sentBy(name);
      const [good, bad] = [shapes(outside, true)[shape], shapes(outside, false)[shape]];
      const sent = ['sent', '', null];
      assert.equal(await report(name, good, 'x'.repeat(43)), 404, 'a forged secret');
      assert.equal(
        await report(name, shapes('999-1'.replace(name === 'msg91' ? '-' : '', ''), true)[shape]),
        200,
      );
      assert.deepEqual(await reported(id), sent, 'forged, and of another message');
      for (const _ of ['first', 'replayed']) {
        assert.equal(await report(name, bad), 200);
        assert.deepEqual(await reported(id), ['failed', 'ABSENT_SUBSCRIBER', at], `${name} ${shape}`);
      }
      assert.equal(await report(name, good), 200);
      assert.equal(await report(name, bad), 200);
      assert.deepEqual(await reported(id), ['delivered', '', at], 'what arrived does not fail later');
    }
  const now = await receipts();
  for (const [name, shapes] of Object.entries(reports))
    for (const outcome of ['delivered', 'failed']) {
      const key = `gateway="${name}",outcome="${outcome}"`;
      const added = (now.get(key) ?? 0) - (before_.get(key) ?? 0);
      assert.ok(added >= shapes('', true).length, `${key}: ${added} more`);
    }
});

test('what is no receipt is a 400, and what is not final changes nothing', async () => {
  for (const name of Object.keys(reports))
    for (const payload of [
      '',
      '[]',
      '{}',
      'null',
      'data=',
      'data=[{}]',
      'response=[{"externalId":1}]',
      '{"requestId":"1"}',
    ])
      for (const type of [json, webForm])
        assert.equal(
          await report(name, { method: 'POST', type, payload }),
          400,
          `${name} ${type} ${payload}`,
        );
  assert.equal(await report('gupshup', { method: 'GET', query: { externalId: '1', status: 'maybe' } }), 400);
  const { id, outside } = await sentBy('gupshup');
  assert.equal(
    await report('gupshup', { method: 'GET', query: { externalId: outside, status: 'UNKNOWN' } }),
    200,
  );
  assert.equal(await state(id), 'sent');
});

test('a receipt that comes before its message is stored as sent is looked at again', async () => {
  const { id } = await sentBy('gupshup');
  const early = { gateway: 'gupshup', id: 'early-1', outcome: 'delivered', at: null, reason: '' } as const;
  assert.equal(await report('gupshup', reports.gupshup(early.id, true)[0]), 200);
  const jobs = await world.direct(`select data::text as data from jobs.job where name = 'sms-receipt'`);
  assert.ok(jobs.some(({ data }) => String(data).includes(early.id)));
  await assert.rejects(world.product.receipts.takeAgain(early, { last: false }), /names no message/);
  await world.direct(`update message set outside_id = '${early.id}' where id = '${id}'`);
  await world.product.receipts.takeAgain(early, { last: false });
  assert.equal(await state(id), 'delivered');
  await world.product.receipts.takeAgain({ ...early, id: 'nobody' }, { last: true });
});

test('staff see which code and which link did not arrive, and why', async () => {
  const [owner, asha] = [await world.as('owner'), await world.id('asha')];
  const { id, outside } = await sentBy('msg91', { to: '9000000011' });
  assert.equal(await report('msg91', reports.msg91(outside, false)[0]), 200);
  const listed = (await owner.call(consent.listUndeliveredMessages, { params: { id: asha } })).ok;
  const shown = { channel: 'sms', about: 'login-code', sentTo: 'XXXXXX0011', gateway: 'msg91' };
  assert.deepEqual(listed, [
    { _id: id, ...shown, at: new Date(at).toISOString(), reason: 'ABSENT_SUBSCRIBER' },
  ]);
  await owner.call(consent.createConsentLink, { body: { appId: asha } });
  await world.product.outbox.settled();
  const [message] = await world.direct(
    `select m.outside_id from message m join consent_link c on c.lender_id = m.lender_id and c.message_id = m.id where c.applicant_id = '${asha}'`,
  );
  assert.equal(await report('gupshup', reports.gupshup(String(message?.outside_id), false)[0]), 200);
  const [link] = (await owner.call(consent.listConsentLinks, { params: { id: asha } })).ok;
  assert.deepEqual([link?.delivery, link?.deliveryReason], ['failed', 'ABSENT_SUBSCRIBER']);
});

test('nothing that went wrong was told with a number or a code', () => {
  assert.ok(world.reported.length > 0);
  for (const error of world.reported)
    assert.doesNotMatch(`${String(error)} ${JSON.stringify(error)}`, /98123456|271828|asha/i);
});
