import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { logInLender } from '@pramaan/contract/calls/access.ts';
import { changeSettings, getSetup } from '@pramaan/contract/calls/settings.ts';
import { acceptInvitation, inviteMember, listTeam, openInvitation } from '@pramaan/contract/calls/team.ts';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { addLender, type NewLender } from './add-lender.ts';

let world: World;
before(async () => {
  world = await startWorld();
  // Every lender, login and number is there once in a database.
  const code = world.codes.SARAL.replace('SARAL', 'NAYA');
  const owner = {
    name: 'Farah Example',
    userName: world.own('farah.example'),
    mobile: world.own('9000000401'),
  };
  wanted = { code, name: 'Naya Finance', owner };
});
after(() => world.close());

let wanted: NewLender;
const password = 'Quiet-River-71';
const add = (more: Partial<NewLender> = {}) => {
  const { db, vault, config } = world.product;
  return addLender({ db, vault, publicUrl: config.publicUrl }, { ...wanted, ...more });
};

/** What a new owner has still to set up follows what is stored. */
async function setsUp(owner: Caller): Promise<void> {
  const left = async () => {
    const { steps } = (await owner.call(getSetup)).ok;
    return steps.filter(({ done }) => !done).map(({ step, needed }) => (needed ? `${step}!` : step));
  };
  assert.deepEqual(await left(), ['grievance!', 'colleague!', 'products', 'policy', 'logo', 'applicant']);
  await owner.call(changeSettings, { body: { grievance: 'Asha Officer, 4 Station Road, Pune 411001' } });
  /** Invites somebody, who joins at once. */
  const joined = async (roleId: number, userName: string) => {
    const body = {
      name: 'Ravi Example',
      userName: world.own(userName),
      roleId,
      email: `${userName}@example.in`,
    };
    assert.equal((await owner.call(inviteMember, { body })).success, true);
    await world.direct(`update staff set status = 1 where user_name = '${body.userName}'`);
  };
  await joined(5, 'ravi.agent');
  assert.equal((await left())[0], 'colleague!', 'an agent decides nothing');
  await joined(3, 'ravi.manager');
  assert.deepEqual(await left(), ['products', 'policy', 'logo', 'applicant']);
}

test('an operator adds a lender, and its owner comes in by the link that is printed', async () => {
  const link = await add();
  const token = link.split('#')[1];
  const anyone = callerWith(world.app, {});
  const invited = (await anyone.call(openInvitation, { body: { token } })).ok;
  assert.deepEqual([invited.lender, invited.name, invited.roleId], ['Naya Finance', 'Farah Example', 1]);
  assert.equal((await anyone.call(acceptInvitation, { body: { token, password } })).success, true);
  const login = await anyone.call(logInLender, { body: { mobileNo: wanted.owner.mobile, password } });
  assert.equal(login.success, true, login.message);
  await setsUp(callerWith(world.app, identityOf(login)));
  assert.equal((await anyone.call(acceptInvitation, { body: { token, password } })).code, 'LINK_EXPIRED');
  const team = (await (await world.as('owner')).call(listTeam)).ok;
  assert.ok(
    !team.some(({ name }) => name === wanted.owner.name),
    'another lender’s owner sees nothing of it',
  );
});

test('what is not right or is taken is said, and nothing is made', async () => {
  const count = async () => (await world.database.owner('select id from lender')).length;
  const { owner } = wanted;
  const before = await count();
  await assert.rejects(add({ code: 'naya' }), /3 to 20 capitals/);
  await assert.rejects(add({ name: ' ' }), /Name the lender/);
  await assert.rejects(add({ code: 'OTHER', owner: { ...owner, mobile: '123' } }), /10 digits/);
  await assert.rejects(add({ code: 'OTHER', owner: { ...owner, userName: 'No' } }), /A user name/);
  await assert.rejects(add(), /is taken/);
  assert.equal(await count(), before);
});
