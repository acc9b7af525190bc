import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/notifications.ts';
import * as review from '@pramaan/contract/calls/review.ts';
import { notificationKinds } from '@pramaan/contract/notification-kinds.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { audit, system } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';

let world: World;
let manager: Caller;
let verifier: Caller;
let asha: string;
let vikram: string;
before(async () => {
  world = await startWorld();
  [manager, verifier] = await Promise.all([world.as('manager'), world.as('verifier')]);
  asha = await world.id('asha');
  const team = (await manager.call(review.listAssignees)).ok;
  vikram = team.find(({ role }) => role === 4)?._id ?? '';
});
after(() => world.close());

const list = async (who: Caller, query = {}) =>
  (await who.call(calls.listNotifications, { query })).ok.notifications;
const unread = async (who: Caller) => (await who.call(calls.countUnreadNotifications)).ok.unread;
const happens = async (action: Parameters<typeof audit>[3], detail = {}, actor = system) => {
  const lender = await world.lender('SARAL');
  await world.product.db.tenant(lender, (trx) => audit(trx, lender, actor, action, asha, detail));
};
const byApplicant = { ...system, kind: 'applicant' as const };

test('what happens on a case of mine is told once, counted while unread, and gone when read', async () => {
  await happens('review.assigned', { to: vikram });
  await happens('document.submitted', {}, byApplicant);
  await happens('upload.stored', {}, byApplicant);
  await happens('document.submitted');
  await happens('finding.opened', { severity: 'low' });
  await happens('finding.opened', { severity: 'high' });
  const told = await list(verifier);
  assert.deepEqual(
    told.map(({ kind, times, read }) => [kind, times, read]),
    [
      ['finding', 1, false],
      ['arrived', 2, false],
      ['assigned', 1, false],
    ],
  );
  assert.deepEqual([told[0]?.applicantId, told[0]?.by], [asha, '']);
  assert.equal(await unread(manager), 0);

  const params = { notification: told[0]?._id ?? '' };
  assert.equal((await manager.call(calls.readNotification, { params })).code, 'NOT_FOUND');
  assert.equal((await verifier.call(calls.readNotification, { params })).success, true);
  assert.equal(await unread(verifier), 2);
  assert.equal((await list(verifier, { only: 'unread' })).length, 2);
  assert.equal((await verifier.call(calls.readAllNotifications)).ok.marked, 2);
  assert.equal(await unread(verifier), 0);
});

test('a note names people by @; the writer is not told', async () => {
  const names = (await manager.call(review.listAssignees)).ok;
  const nameOf = (self: boolean, role: number) =>
    names.find((one) => one.self === self && one.role === role)?.userName;
  await manager.call(review.addNote, {
    params: { id: asha },
    body: { words: `@${nameOf(false, 4)} and @${nameOf(true, 3)}, please look.` },
  });
  const [told] = await list(verifier, { only: 'unread' });
  assert.deepEqual([told?.kind, told?.by], ['mentioned', names.find(({ self }) => self)?.name]);
  assert.equal(await unread(manager), 0);
});

test('an overdue case is told to the assignee and the supervisor; a kind that is off to nobody', async () => {
  const supervisor = (await manager.call(review.listAssignees)).ok.find(({ self }) => self)?._id;
  const off = { kinds: notificationKinds.filter((kind) => kind !== 'overdue'), email: 'never' as const };
  assert.equal((await verifier.call(calls.changeNotificationSettings, { body: off })).ok.email, 'never');
  const before_ = await unread(verifier);
  await happens('case.overdue', { supervisor });
  assert.equal(await unread(verifier), before_);
  assert.deepEqual(
    (await list(manager)).map(({ kind }) => kind),
    ['overdue'],
  );
  const twice = { kinds: ['overdue', 'overdue'], email: 'daily' };
  assert.equal((await verifier.call(calls.changeNotificationSettings, { body: twice })).code, 'BAD_REQUEST');
});

test('an e-mail counts what is unread, once, when the person wants it', async () => {
  const email = { kinds: [...notificationKinds], email: 'at-once' as const };
  await verifier.call(calls.changeNotificationSettings, { body: email });
  const lender = await world.lender('SARAL');
  const { db, vault, notices } = world.product;
  const sealed = (await vault.of(lender, db)).sealJson(
    { mobile: '', email: 'vikram@example.com' },
    `staff contact ${vikram}`,
  );
  await db.tenant(lender, (trx) => trx.query(sql`update staff set contact = ${sealed} where id = ${vikram}`));
  const sent = async () => {
    await notices.run();
    return (await world.direct(`select id from message where template = 'notifications-email'`)).length;
  };
  await happens('document.submitted', {}, byApplicant);
  assert.equal(await sent(), 0, 'it waits a minute for what comes with it');
  world.shift(2 * 60_000);
  assert.equal(await sent(), 1);
  assert.equal(await sent(), 1);
});
