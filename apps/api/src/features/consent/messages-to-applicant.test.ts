import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { putProfile } from '@pramaan/contract/calls/applicants.ts';
import { listSentMessages, listUndeliveredMessages } from '@pramaan/contract/calls/consent.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import type { Outgoing } from '../../providers/messages/outbox.ts';
import { type TemplateId, templates } from '../../providers/messages/templates.ts';

/* What staff see of the messages to an applicant: what each was for, where it went and what became of it, never its text. */

const mobile = '9000000012';
const email = 'ravi.kumar@example.in';
let world: World;
let owner: Caller;
let id: string;
let lender: string;
before(async () => {
  world = await startWorld();
  [owner, id, lender] = [await world.as('owner'), await world.id('ravi'), await world.lender('SARAL')];
  const ravi = await world.as('ravi');
  // Written as people write it; messages are looked up by the small letters they are sent to.
  await ravi.call(putProfile, {
    params: { id },
    body: { name: 'Ravi Kumar Demo', email: 'Ravi.Kumar@Example.in' },
  });
});
after(() => world.close());
beforeEach(async () => {
  await world.product.outbox.settled();
  await world.direct('delete from message');
  await world.forgetTries();
});

const values = {
  ...{
    lender: 'Saral Finance',
    name: 'Ravi Kumar Demo',
    reference: 'SF-1',
    reasons: 'The income is too low.',
  },
  ...{ code: '271828', receipt: '0123456789ab', link: 'https://saral.example/secret-page' },
};
/** Sends a message and waits for what the gateway says; its id. */
async function send(template: TemplateId, more: Partial<Outgoing> = {}): Promise<string> {
  const { channel } = templates[template];
  const to = channel === 'sms' ? mobile : email;
  const { db, outbox } = world.product;
  const message = { channel, to, template, language: 'en', values, ...more } as const;
  const sent = await db.tenant(lender, (trx) => outbox.queue(trx, lender, message));
  await outbox.settled();
  return sent;
}
const change = (message: string, set: string) =>
  world.direct(`update message set ${set} where id = '${message}'`);
/** A message that was sent so many days ago. */
async function sentBefore(days: number): Promise<string> {
  const message = await send('ask-sms');
  await world.age('message.created_at', `${days} days`, `id = '${message}'`);
  return message;
}
const sent = async (of = id) => (await owner.call(listSentMessages, { params: { id: of } })).ok;
const undelivered = async (of = id) => (await owner.call(listUndeliveredMessages, { params: { id: of } })).ok;

const purposes: readonly [TemplateId, string][] = [
  ['applicant-login', 'login-code'],
  ['consent-code-sms', 'consent-code'],
  ['consent-link-personal', 'consent-link'],
  ['consent-receipt-sms', 'consent-receipt'],
  ['application-received-email', 'received'],
  ['ask-sms', 'information-request'],
  ['loan-approved', 'approval'],
  ['loan-declined-email', 'rejection'],
  ['appeal-answered', 'appeal'],
  ['consent-withdrawn-sms', 'other'],
];

test('each message is named by what it was for, and none of its words is given away', async () => {
  const expected = new Map<string, string>();
  for (const [template, about] of purposes) expected.set(await send(template), about);
  const reply = await owner.call(listSentMessages, { params: { id } });
  const listed = new Map(reply.ok.map(({ _id, about }) => [_id, about] as const));
  assert.deepEqual(listed, expected);
  assert.doesNotMatch(reply.raw.body, /271828|secret-page|0123456789ab|Saral/);
});

test('a message is listed with where it went, who took it, what became of it and in which words', async () => {
  const sms = await send('consent-receipt-sms', { language: 'hi' });
  const [row] = await world.direct(`select sent_at, gateway from message where id = '${sms}'`);
  assert.ok(row?.gateway);
  const known = {
    _id: sms,
    channel: 'sms',
    about: 'consent-receipt',
    sentTo: 'XXXXXX0012',
    gateway: row.gateway,
  };
  const taken = { state: 'sent', at: (row.sent_at as Date).toISOString(), reason: '' };
  assert.deepEqual(await sent(), [{ ...known, ...taken, text: { language: 'hi', version: 0 } }]);

  const at = '2026-11-02T03:04:05.000Z';
  await change(
    sms,
    `state = 'failed', reason = 'ABSENT_SUBSCRIBER', reported_at = '${at}', text_version = 3`,
  );
  const failed = { state: 'failed', at, reason: 'ABSENT_SUBSCRIBER' };
  assert.deepEqual(await sent(), [{ ...known, ...failed, text: { language: 'hi', version: 3 } }]);
  await change(sms, 'text_version = null');
  assert.deepEqual((await sent())[0]?.text, { language: 'hi', version: 0 });
  // As messages of before the words were noted are.
  await change(sms, 'text_language = null');
  assert.equal((await sent())[0]?.text, null);
});

test('an e-mail is listed with its address masked; what no gateway has taken names none', async () => {
  const mail = await send('loan-approved-email', { muted: true });
  const [line] = await sent();
  assert.deepEqual(
    [line?._id, line?.channel, line?.sentTo, line?.state, line?.gateway],
    [mail, 'email', 'r•••@example.in', 'failed', ''],
  );
});

test('the newest comes first, and what is older than 90 days is left out', async () => {
  const [oldest, , newest] = [await sentBefore(89), await sentBefore(91), await sentBefore(1)];
  assert.deepEqual(
    (await sent()).map(({ _id }) => _id),
    [newest, oldest],
  );
});

test('messages to others are not listed, nor are those to nobody for a person without an e-mail address', async () => {
  const [asha, params] = [await world.as('asha'), { id: await world.id('asha') }];
  await asha.call(putProfile, { params, body: { name: 'Asha Sample', email: '' } });
  await world.direct('delete from message');
  await send('ask-sms');
  await send('ask-email');
  await send('ask-email', { to: '', muted: true });
  const hers = await send('ask-sms', { to: '9000000011' });
  assert.deepEqual(
    (await sent(params.id)).map(({ _id, sentTo }) => [_id, sentTo]),
    [[hers, 'XXXXXX0011']],
  );
  assert.equal((await sent()).length, 2);
});

test('of what did not arrive, staff see what it was for, where it went, who failed and why', async () => {
  const expected = new Map<string, string>();
  for (const [template, about] of purposes) {
    const message = await send(template);
    await change(message, "state = 'failed', tries = 1");
    const known = ['login-code', 'consent-code', 'consent-link'].includes(about);
    expected.set(message, known ? about : 'other');
  }
  assert.deepEqual(new Map((await undelivered()).map(({ _id, about }) => [_id, about] as const)), expected);

  await world.direct('delete from message');
  const at = '2026-11-02T03:04:05.000Z';
  const sms = await send('consent-code-sms');
  await change(
    sms,
    `state = 'failed', tries = 2, gateway = 'msg91', reason = 'ABSENT_SUBSCRIBER', reported_at = '${at}'`,
  );
  const shown = { channel: 'sms', about: 'consent-code', sentTo: 'XXXXXX0012', gateway: 'msg91' };
  assert.deepEqual(await undelivered(), [{ _id: sms, ...shown, at, reason: 'ABSENT_SUBSCRIBER' }]);
  // No gateway ever took it.
  await change(sms, 'gateway = null');
  assert.equal((await undelivered())[0]?.gateway, '');
});

test('what arrived, was never tried or is older than 30 days is not among it; the newest comes first', async () => {
  await send('ask-sms');
  await send('ask-sms', { muted: true });
  const [oldest, old, newest] = [await sentBefore(29), await sentBefore(31), await sentBefore(1)];
  for (const message of [oldest, old, newest]) await change(message, "state = 'failed', tries = 1");
  assert.deepEqual(
    (await undelivered()).map(({ _id }) => _id),
    [newest, oldest],
  );
});
