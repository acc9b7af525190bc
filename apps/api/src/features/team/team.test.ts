import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as access from '@pramaan/contract/calls/access.ts';
import * as calls from '@pramaan/contract/calls/team.ts';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

const chosen = 'sunflower-Kettle-42';
let world: World;
let owner: Caller;
let admin: Caller;
let anyone: Caller;
before(async () => {
  world = await startWorld();
  [owner, admin, anyone] = await Promise.all([world.as('owner'), world.as('admin'), world.as('anonymous')]);
});
beforeEach(() => world.forgetTries());
after(() => world.close());

const named = async (name: string, by = owner) => {
  const found = (await by.call(calls.listTeam)).ok.find((one) => one.name === name);
  assert.ok(found, name);
  return found;
};
const enter = (userName: string, password: string) =>
  anyone.call(access.logInTeamMember, { body: { userName, password } });
async function invite(userName: string, more: object = {}, by = owner) {
  return by.call(calls.inviteMember, {
    body: { name: `New ${userName}`, roleId: 4, userName, email: `${userName}@example.in`, ...more },
  });
}
/** The secret of the newest invitation that came to an address. */
async function token(to: string): Promise<string> {
  await world.product.outbox.settled();
  const [newest] = await world.sandbox.messages(to);
  const found = /\/join#([\w-]{43})/.exec(newest?.text ?? '')?.[1];
  assert.ok(found, `a link to ${to} in: ${newest?.text}`);
  return found;
}

test('the team: everybody of the lender and nobody else, who may be changed by whom, nothing sealed or whole', async () => {
  const [byOwner, byAdmin] = [(await owner.call(calls.listTeam)).ok, (await admin.call(calls.listTeam)).ok];
  assert.deepEqual(
    byOwner.map(({ name, roleId, mayChange, state }) => [name, roleId, mayChange, state]),
    [
      ['Nandini Owner', 1, false, 'active'],
      ['Arjun Admin', 2, true, 'active'],
      ['Dev Disabled', 3, true, 'disabled'],
      ['Maya Manager', 3, true, 'active'],
      ['Vikram Verifier', 4, true, 'active'],
      ['Geeta Agent', 5, true, 'active'],
    ],
  );
  assert.deepEqual(
    byAdmin.filter(({ mayChange }) => !mayChange).map(({ name }) => name),
    ['Nandini Owner', 'Arjun Admin'],
  );
  assert.ok((await named('Nandini Owner')).sessions >= 1);
});

test('invited, chosen, logged in: the link works once, and the address is shown masked', async () => {
  // Names and numbers of this world's own: another run in the same database has others.
  const mobile = world.staff.owner.mobileNo.replace(/^./, '7');
  const nila = world.own('nila.new');
  const made = (await invite(nila, { mobileNo: `+91 ${mobile}` })).ok;
  assert.deepEqual(
    [made.state, made.mobileNo, made.email, made.sessions],
    ['invited', `XXXXXX${mobile.slice(-4)}`, 'n•••@example.in', 0],
  );
  const secret = await token(mobile);
  assert.equal(await token(`${nila}@example.in`), secret);
  const shown = (await anyone.call(calls.openInvitation, { body: { token: secret } })).ok;
  assert.deepEqual(shown, {
    lender: 'Saral Finance',
    name: `New ${nila}`,
    roleId: 4,
    userName: nila,
  });
  for (const weak of ['short', 'Password@2026', `${nila}.2026`])
    assert.equal(
      (await anyone.call(calls.acceptInvitation, { body: { token: secret, password: weak } })).code,
      'PASSWORD_WEAK',
      weak,
    );
  assert.equal((await enter(nila, chosen)).code, 'LOGIN_WRONG');
  const accept = () => anyone.call(calls.acceptInvitation, { body: { token: secret, password: chosen } });
  // Both at once: one is first.
  const both = await Promise.all([accept(), accept()]);
  assert.deepEqual(both.map(({ success }) => success).sort(), [false, true]);
  assert.equal((await anyone.call(calls.openInvitation, { body: { token: secret } })).code, 'LINK_EXPIRED');
  assert.equal((await enter(nila, chosen)).ok.roleId, 4);
  assert.equal((await named(`New ${nila}`)).state, 'active');
  assert.equal((await owner.call(calls.inviteAgain, { params: { member: made._id } })).code, 'TEAM_JOINED');
});

test('a new invitation ends the earlier one; one of a disabled person or after 72 hours is over', async () => {
  const omkar = world.own('omkar.new');
  const { _id } = (await invite(omkar)).ok;
  const first = await token(`${omkar}@example.in`);
  assert.equal((await owner.call(calls.inviteAgain, { params: { member: _id } })).success, true);
  const second = await token(`${omkar}@example.in`);
  assert.notEqual(first, second);
  const open = async (secret: string) =>
    (await anyone.call(calls.openInvitation, { body: { token: secret } })).code ?? 'open';
  assert.deepEqual([await open(first), await open(second)], ['LINK_EXPIRED', 'open']);
  const status = (to: 0 | 1) =>
    owner.call(calls.changeMember, { params: { member: _id }, body: { status: to } });
  await status(0);
  assert.equal(await open(second), 'LINK_EXPIRED');
  await status(1);
  assert.equal(await open(second), 'open');
  await world.age('staff_invitation.expires_at', '73 hours');
  assert.equal(await open(second), 'LINK_EXPIRED');
  assert.equal(await open('x'.repeat(43)), 'LINK_EXPIRED');
});

test('what cannot be invited is told in a sentence, and leaves nothing', async () => {
  const count = async () => (await owner.call(calls.listTeam)).ok.length;
  const before_ = await count();
  const refused = async (more: object, by = owner) => {
    const reply = await invite(world.own('pia.new'), more, by);
    assert.equal(reply.success, false);
    return reply.code;
  };
  assert.equal(await refused({ email: '' }), 'TEAM_NO_ADDRESS');
  assert.equal(await refused({ userName: world.own('saral.admin') }), 'TEAM_TAKEN');
  assert.equal(await refused({ userName: world.own('udaan.manager') }), 'TEAM_TAKEN');
  assert.equal(await refused({ mobileNo: world.staff['other owner'].mobileNo }), 'TEAM_TAKEN');
  assert.equal(await refused({ roleId: 2 }, admin), 'TEAM_RANK');
  for (const bad of [{ roleId: 1 }, { roleId: 6 }, { roleId: 11 }, { userName: 'A B' }, { name: ' ' }])
    assert.equal(await refused(bad), 'BAD_REQUEST', JSON.stringify(bad));
  assert.equal(await count(), before_);
});

test('disabling a person ends their sessions in the same moment; enabling brings none back', async () => {
  const verifier = await world.freshly('verifier');
  const { _id } = await named('Vikram Verifier');
  assert.equal((await verifier.call(access.getSession)).status, 200);
  const changed = await admin.call(calls.changeMember, { params: { member: _id }, body: { status: 0 } });
  assert.deepEqual([changed.ok.state, changed.ok.sessions], ['disabled', 0]);
  assert.equal((await verifier.call(access.getSession)).status, 403);
  await admin.call(calls.changeMember, { params: { member: _id }, body: { status: 1 } });
  assert.equal((await verifier.call(access.getSession)).status, 403);
});

test('another role ends the sessions that had the old one', async () => {
  const agent = await world.freshly('agent');
  const { _id } = await named('Geeta Agent');
  await owner.call(calls.changeMember, { params: { member: _id }, body: { roleId: 4 } });
  assert.equal((await agent.call(access.getSession)).status, 403);
  const again = await world.freshly('agent');
  assert.equal((await again.call(access.getSession)).ok.roleId, 4);
  await owner.call(calls.changeMember, { params: { member: _id }, body: { roleId: 5 } });
});

test('nobody changes who is above, beside or elsewhere, nor themselves', async () => {
  const [nandini, arjun, maya] = [
    await named('Nandini Owner'),
    await named('Arjun Admin'),
    await named('Maya Manager'),
  ];
  const other = await world.as('other owner');
  const [omar] = (await other.call(calls.listTeam)).ok;
  const attempt = async (by: Caller, member: string, body: object) =>
    (await by.call(calls.changeMember, { params: { member }, body })).code;
  assert.equal(await attempt(admin, nandini._id, { status: 0 }), 'TEAM_RANK');
  assert.equal(await attempt(admin, arjun._id, { status: 0 }), 'TEAM_RANK');
  assert.equal(await attempt(owner, nandini._id, { status: 0 }), 'TEAM_RANK');
  assert.equal(await attempt(admin, maya._id, { roleId: 2 }), 'TEAM_RANK');
  assert.equal(await attempt(owner, omar?._id ?? '', { status: 0 }), 'TEAM_NOBODY');
  assert.equal(await attempt(owner, '01900000-0000-7000-8000-000000000000', { status: 0 }), 'TEAM_NOBODY');
  for (const call of [calls.listMemberSessions, calls.endMemberSessions])
    assert.equal((await admin.call(call, { params: { member: nandini._id } })).code, 'TEAM_RANK');
});

test('one’s own sessions are seen with their device, and ended one by one or all others at once', async () => {
  const login = (agent: string) =>
    anyone.call(access.logInTeamMember, {
      body: { userName: world.own('saral.manager'), password: 'Demo@12345' },
      headers: { 'user-agent': agent },
    });
  const phone = await login(
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  );
  const review = await login('Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0');
  const [here, there] = [review, phone].map((reply) => callerWith(world.app, identityOf(reply)));
  assert.ok(here && there);
  const list = (await here.call(calls.listOwnSessions)).ok;
  assert.deepEqual(list.map(({ device, current }) => [device, current]).slice(0, 2), [
    ['Firefox on Windows', true],
    ['Chrome on Android', false],
  ]);
  const owners = (await owner.call(calls.listOwnSessions)).ok;
  const foreign = await here.call(calls.endOwnSession, { params: { session: owners[0]?._id } });
  assert.equal(foreign.status, 404);
  assert.equal((await owner.call(access.getSession)).status, 200);
  const ended = await here.call(calls.endOwnSession, { params: { session: list[1]?._id } });
  assert.equal(ended.success, true);
  assert.equal((await there.call(access.getSession)).status, 403);
  const third = callerWith(world.app, identityOf(await login('curl/8')));
  assert.ok((await here.call(calls.endOtherOwnSessions)).ok.ended >= 1);
  assert.equal((await third.call(access.getSession)).status, 403);
  assert.equal((await here.call(access.getSession)).status, 200);
});

test('an admin sees and ends the sessions of whom they manage', async () => {
  const manager = await world.freshly('manager');
  const { _id: member } = await named('Maya Manager');
  const [first] = (await admin.call(calls.listMemberSessions, { params: { member } })).ok;
  assert.ok(first);
  const params = { member, session: first._id };
  assert.equal((await admin.call(calls.endMemberSession, { params })).success, true);
  assert.equal((await manager.call(access.getSession)).status, 403);
  const again = await world.freshly('manager');
  assert.ok((await admin.call(calls.endMemberSessions, { params: { member } })).ok.ended >= 1);
  assert.equal((await named('Maya Manager')).sessions, 0);
  assert.equal((await again.call(access.getSession)).status, 403);
});

test('a verifier is given loan products that are offered, each once; one that is not is refused by its code', async () => {
  const { _id: member, products } = await named('Vikram Verifier');
  assert.deepEqual(products, []);
  const give = (codes: string[]) =>
    owner.call(calls.changeMember, { params: { member }, body: { products: codes } });
  assert.deepEqual((await give(['PERSONAL', 'BUSINESS', 'PERSONAL'])).ok.products, ['BUSINESS', 'PERSONAL']);
  const refused = await give(['NO-SUCH']);
  assert.equal(refused.code, 'BAD_REQUEST');
  assert.match(refused.message, /NO-SUCH is no loan product/);
  assert.deepEqual((await named('Vikram Verifier')).products, ['BUSINESS', 'PERSONAL']);
  assert.deepEqual((await give([])).ok.products, []);
});
