import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { listNotifications } from '@pramaan/contract/calls/notifications.ts';
import * as calls from '@pramaan/contract/calls/review.ts';
import { startApplication } from '@pramaan/contract/calls/start-application.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

/* An application goes from one agent to another (decision 0123). */

let world: World;
let [manager, agent]: Caller[] = [];
let params: { id: string };
let [first, second] = ['', ''];

const by = (caller: Caller | undefined) => {
  assert.ok(caller);
  return caller;
};
const state = async () => (await by(manager).call(calls.getReview, { params })).ok;
const transfer = async (to: string | null) =>
  by(manager).call(calls.assignAgent, { params, body: { version: (await state()).version, to } });
const told = () =>
  world.direct(
    `select s.name, n.times from notification n join staff s on s.lender_id = n.lender_id and s.id = n.staff_id where n.kind = 'transferred' order by s.name`,
  );

before(async () => {
  world = await startWorld();
  [manager, agent] = [await world.as('manager'), await world.as('agent')];
  const mobileNo = `7${world.staff.owner.mobileNo.slice(1)}`;
  params = { id: (await agent.call(startApplication, { body: { mobileNo, name: 'Tara Transfer' } })).ok._id };
  const lender = await world.lender('SARAL');
  second = '0190f000-0000-7000-8000-0000000000c1';
  await world.direct(
    `insert into staff (lender_id, id, role, name, agent_code) values ('${lender}', '${second}', 5, 'Ajay Agent', 'DSA-7')`,
  );
  await world.direct(
    `insert into branch (lender_id, id, code, name, city) values ('${lender}', '${second}', 'PUNE', 'Pune Camp', 'Pune');
     update applicant set branch_id = '${second}' where id = '${params.id}'`,
  );
});
after(() => world.close());

test('the case says its branch and agent; a transfer moves it to the other agent’s list, is audited, and both are told', async () => {
  const before_ = await state();
  first = before_.agent?._id ?? '';
  assert.deepEqual(before_.branch, { name: 'Pune Camp', code: 'PUNE' });
  assert.deepEqual(before_.agent, { _id: first, name: 'Geeta Agent', code: '' });

  const moved = (await transfer(second)).ok;
  assert.deepEqual(moved.agent, { _id: second, name: 'Ajay Agent', code: 'DSA-7' });
  assert.ok(!(await by(agent).call(listApplicants)).ok.applicants.some(({ _id }) => _id === params.id));
  assert.equal((await by(agent).call(getProfile, { params })).success, false);
  assert.deepEqual(await told(), [
    { name: 'Ajay Agent', times: 1 },
    { name: 'Geeta Agent', times: 1 },
  ]);
  const heard = (await by(agent).call(listNotifications)).ok.notifications;
  assert.deepEqual(
    heard.map(({ kind, name, by: who }) => ({ kind, name, who })),
    [{ kind: 'transferred', name: '', who: 'Maya Manager' }],
    'without the name of somebody they no longer see',
  );
  const [row] = await world.direct(
    `select actor_kind, detail from audit where action = 'application.transferred' and applicant_id = '${params.id}'`,
  );
  assert.deepEqual(row, { actor_kind: 'staff', detail: { from: first, to: second } });
  const [course] = await world.direct(`select agent_id from course where applicant_id = '${params.id}'`);
  assert.equal(course?.agent_id, second, 'figures by agent follow');

  assert.equal((await transfer(second)).success, true);
  const again = await world.direct(`select id from audit where action = 'application.transferred'`);
  assert.equal(again.length, 1, 'to the same agent nothing happens');
  assert.equal((await transfer(first)).success, true);
  assert.equal((await by(agent).call(getProfile, { params })).success, true);
});

test('nobody but an enabled colleague can be the agent, and a decided application stays where it is', async () => {
  await world.direct(`update staff set status = 0 where id = '${second}'`);
  const refused = await transfer(second);
  assert.deepEqual([refused.code, refused.fields?.[0]?.path], ['BAD_REQUEST', 'to']);
  const stranger = await transfer('0190f000-0000-7000-8000-0000000000ff');
  assert.equal(stranger.code, 'BAD_REQUEST');
  assert.equal((await transfer(null)).ok.agent, null);
  await world.direct(`update applicant set stage = 'rejected' where id = '${params.id}'`);
  assert.equal((await transfer(first)).code, 'NOT_IN_THIS_STAGE');
});
