import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listSentMessages } from '@pramaan/contract/calls/consent.ts';
import { listNotifications } from '@pramaan/contract/calls/notifications.ts';
import { listAssignees } from '@pramaan/contract/calls/review.ts';
import * as calls from '@pramaan/contract/calls/working-lists.ts';
import { usualWorkingLists } from '@pramaan/contract/working-lists.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { pauseDue, resumeDue } from '../../case-file/due.ts';

let world: World;
let owner: Caller;
let manager: Caller;
let verifier: Caller;
let lender: string;
let vikram: string;
let other: string;
before(async () => {
  world = await startWorld();
  [owner, manager, verifier] = await Promise.all([
    world.as('owner'),
    world.as('manager'),
    world.as('verifier'),
  ]);
  lender = await world.lender('SARAL');
  vikram = (await manager.call(listAssignees)).ok.find(({ role }) => role === 4)?._id ?? '';
  other = '0190f000-0000-7000-8000-0000000000aa';
  await world.direct(
    `insert into staff (lender_id, id, role, name) values ('${lender}', '${other}', 4, 'Nisha Verifier')`,
  );
});
after(() => world.close());

const lists = { ...usualWorkingLists, days: [1, 2, 3, 4, 5, 6, 7], holidays: [] };
const set = (more: object) => owner.call(calls.changeWorkingLists, { body: { ...lists, ...more } });
const complete = async (name: 'asha' | 'ravi' | 'meena') => {
  const id = await world.id(name);
  await world.direct(
    `update applicant set stage = 'ready', due_at = now() + interval '1 day', taken_in_at = null, assigned_to = null where id = '${id}'`,
  );
  await world.product.intake.run();
  const [row] = await world.direct(`select assigned_to from applicant where id = '${id}'`);
  return row?.assigned_to;
};
const audited = async (action: string) =>
  (await world.direct(`select id from audit where action = '${action}'`)).length;

test('a complete application is received once: the applicant is told, and nobody gets it unless the lender chose so', async () => {
  assert.equal(await complete('asha'), null);
  await world.product.intake.run();
  assert.equal(await audited('case.received'), 1);
  const params = { id: await world.id('asha') };
  const sent = (await manager.call(listSentMessages, { params })).ok;
  assert.deepEqual(
    sent.map(({ about }) => about),
    ['received'],
  );
  assert.match(sent[0]?.sentTo ?? '', /•/);
});

test('in turn, each verifier gets one; by load, the one with the fewest; who is away gets none', async () => {
  assert.equal((await set({ assign: 'in-turn' })).success, true);
  const turns = [await complete('asha'), await complete('ravi')];
  assert.deepEqual(new Set(turns), new Set([vikram, other]));
  await set({ assign: 'by-load' });
  await world.direct(`update applicant set assigned_to = '${other}' where id = '${await world.id('asha')}'`);
  await world.direct(`update applicant set assigned_to = '${other}' where id = '${await world.id('ravi')}'`);
  assert.equal(await complete('meena'), vikram);

  const away = { from: '2020-01-01', until: '2099-12-31' };
  assert.deepEqual((await verifier.call(calls.changeAbsence, { body: { away } })).ok, away);
  const shown = (await manager.call(listAssignees)).ok.find(({ _id }) => _id === vikram);
  assert.equal(shown?.awayUntil, away.until);
  assert.equal(await complete('meena'), other);
  await verifier.call(calls.changeAbsence, { body: { away: null } });
});

test('by branch, the application’s own verifiers come first; without one there, all do', async () => {
  const [pune, delhi] = ['0190f000-0000-7000-8000-0000000000b1', '0190f000-0000-7000-8000-0000000000b2'];
  const id = await world.id('meena');
  await world.direct(
    `insert into branch (lender_id, id, code, name, city) values ('${lender}', '${pune}', 'PUNE', 'Pune', 'Pune'), ('${lender}', '${delhi}', 'DELHI', 'Delhi', 'Delhi')`,
  );
  await world.direct(
    `update staff set branch_id = '${pune}' where id = '${other}'; update staff set branch_id = '${delhi}' where id = '${vikram}'`,
  );
  await set({ assign: 'by-branch' });
  // Nisha has two cases, Vikram none.
  assert.equal(await complete('meena'), vikram, 'without a branch the fewest cases count');
  await world.direct(`update applicant set branch_id = '${pune}' where id = '${id}'`);
  assert.equal(await complete('meena'), other);
  await world.direct(`update applicant set branch_id = '${delhi}' where id = '${id}'`);
  assert.equal(await complete('meena'), vikram);
  await world.direct(`update staff set status = 0 where id = '${vikram}'`);
  assert.equal(await complete('meena'), other, 'nobody of the branch is here');
  await world.direct(
    `update staff set status = 1 where id = '${vikram}'; update applicant set branch_id = null where id = '${id}'`,
  );
});

test('by product, those who work on it come first, then those of any product, then the others', async () => {
  const id = await world.id('meena');
  const product = (code: string | null) =>
    world.direct(
      `update applicant set product_code = ${code ? `'${code}', product_version = 1` : 'null, product_version = null'} where id = '${id}'`,
    );
  const works = (who: string, ...codes: string[]) =>
    world.direct(`update staff set products = '{${codes.join()}}' where id = '${who}'`);
  const [before] = await world.direct(
    `select product_code, product_version from applicant where id = '${id}'`,
  );
  await set({ assign: 'by-product' });
  // Nisha has two cases, Vikram none.
  await product('BUSINESS');
  assert.equal(await complete('meena'), vikram, 'of any product the fewest cases count');
  await works(other, 'BUSINESS');
  assert.equal(await complete('meena'), other);
  await works(vikram, 'PERSONAL');
  await works(other);
  assert.equal(await complete('meena'), other, 'of any product before another product');
  await works(other, 'PERSONAL');
  assert.equal(await complete('meena'), vikram, 'nobody works on it: the fewest cases count');
  await works(other, 'BUSINESS');
  await product(null);
  assert.equal(await complete('meena'), vikram, 'without a product the fewest cases count');
  await Promise.all([works(vikram), works(other)]);
  await product(before?.product_code ? String(before.product_code) : null);
});

test('an overdue case is called so once, and the supervisor is told', async () => {
  const supervisor = (await manager.call(listAssignees)).ok.find(({ self }) => self)?._id;
  await set({ supervisor });
  await world.direct(
    `update applicant set due_at = now() - interval '1 hour' where id = '${await world.id('asha')}'`,
  );
  await world.product.intake.run();
  await world.product.intake.run();
  assert.equal(await audited('case.overdue'), 1);
  const told = (await manager.call(listNotifications)).ok.notifications;
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['overdue'],
  );
});

test('the due time stops while the applicant is asked, and runs on with what was left', async () => {
  const id = await world.id('ravi');
  const now = new Date();
  await world.direct(
    `update applicant set due_at = '${new Date(now.valueOf() + 90 * 60_000).toISOString()}' where id = '${id}'`,
  );
  await world.product.db.tenant(lender, (trx) => pauseDue(trx, lender, id, now));
  const [paused] = await world.direct(`select due_at, due_left from applicant where id = '${id}'`);
  assert.deepEqual([paused?.due_at, paused?.due_left], [null, 90]);
  const later = new Date(now.valueOf() + 5 * 86_400_000);
  await world.product.db.tenant(lender, (trx) => resumeDue(trx, lender, id, later));
  const [resumed] = await world.direct(`select due_at, due_left from applicant where id = '${id}'`);
  const due = new Date(later.valueOf() + 90 * 60_000);
  assert.deepEqual([resumed?.due_at, resumed?.due_left], [due, null]);
});

test('what makes no calendar is refused in a sentence, and nothing changes', async () => {
  for (const [more, path] of [
    [{ days: [] }, 'days'],
    [{ hours: { from: '18:00', until: '09:00' } }, 'hours'],
    [{ holidays: ['2027-02-30'] }, 'holidays.0'],
    [{ supervisor: '0190f000-0000-7000-8000-0000000000ff' }, 'supervisor'],
  ] as const) {
    const refused = await set(more);
    assert.deepEqual([refused.code, refused.fields?.[0]?.path], ['BAD_REQUEST', path]);
  }
  assert.deepEqual((await owner.call(calls.getWorkingLists)).ok.days, lists.days);
});
