import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { logInApplicant, registerApplicant } from '@pramaan/contract/calls/access.ts';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { getApplicant, putDocument, putProfile } from '@pramaan/contract/calls/applicants.ts';
import { listBranches, saveBranch } from '@pramaan/contract/calls/branches.ts';
import { getOutcomes } from '@pramaan/contract/calls/dashboards.ts';
import { changeSettings } from '@pramaan/contract/calls/settings.ts';
import * as calls from '@pramaan/contract/calls/start-application.ts';
import { changeMember, listTeam } from '@pramaan/contract/calls/team.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { openCaseFile, saveCaseFile } from '../../case-file/case-file.ts';

let world: World;
let agent: Caller;
let manager: Caller;
let anyone: Caller;
before(async () => {
  world = await startWorld();
  [agent, manager, anyone] = await Promise.all([
    world.as('agent'),
    world.as('manager'),
    world.as('anonymous'),
  ]);
});
beforeEach(() => world.forgetTries());
after(() => world.close());

let numbers = 0;
/** A number that no other test has, in this world or another in the same database. */
const newNumber = () =>
  `7${world.staff.owner.mobileNo.slice(1, 7)}${String(++numbers).padStart(3, '0')}`.slice(0, 10);
const start = (caller: Caller, body: Record<string, unknown>) =>
  caller.call(calls.startApplication, { body });
const listed = async (caller: Caller) => (await caller.call(listApplicants)).ok.applicants;
const messagesTo = async (mobile: string) => {
  await world.product.outbox.settled();
  return world.sandbox.messages(mobile);
};
const codeIn = (text = '') => /\b(\d{6})\b/.exec(text)?.[1] ?? '';

/** Registers by the link and logs in with the code that came. */
async function register(mobileNo: string, more: Record<string, string> = {}) {
  await anyone.call(registerApplicant, { body: { mobileNo, ...more } });
  const [newest] = await messagesTo(mobileNo);
  const body = { mobile: mobileNo, otp: codeIn(newest?.text), appId: '' };
  return (await anyone.call(logInApplicant, { body })).ok;
}

test('an agent starts an application: an SMS with the link, the agent’s list with what is missing, the same application at login', async () => {
  const mobileNo = newNumber();
  const made = (await start(agent, { mobileNo: `+91 ${mobileNo}`, name: 'Tara Test' })).ok;
  assert.equal(made.isNew, true);
  assert.match(made.link, /\/register\?ref=[A-Z2-9]{10}$/);
  assert.match(made.qr, /^<\?xml|^<svg/);
  const [sms] = await messagesTo(mobileNo);
  assert.ok(
    sms?.text.includes(made.link) && sms.text.startsWith('Saral Finance has started'),
    `${sms?.text}`,
  );

  const line = (await listed(agent)).find(({ _id }) => _id === made._id);
  assert.equal(line?.name, 'Tara Test');
  assert.ok(
    line.missing?.some((title) => /PAN/.test(title)),
    `${line.missing}`,
  );
  assert.ok((line.missing?.length ?? 0) >= 4);
  assert.ok((await agent.call(getApplicant, { params: { id: made._id } })).success);

  const { capture } = findEntry('basicDetails', 'input')?.method ?? {};
  const params = { id: made._id, group: 'personalDetails', document: 'basicDetails' };
  const body = { type: 'input', data: exampleCapture(capture ?? {}) };
  assert.equal((await agent.call(putDocument, { params, body })).success, true);
  const after_ = (await listed(agent)).find(({ _id }) => _id === made._id)?.missing ?? [];
  assert.deepEqual(
    line.missing?.filter((title) => !after_.includes(title)),
    ['Basic details'],
  );

  const entered = await register(mobileNo, { referral: made.link.slice(-10) });
  assert.equal(entered._id, made._id);
  const [row] = await world.direct(
    `select action, actor_kind, actor_id is not null as named from audit where applicant_id = '${made._id}' and action = 'application.started'`,
  );
  assert.deepEqual(row, { action: 'application.started', actor_kind: 'staff', named: true });
});

test('a person who registers by an agent’s link is the agent’s; one without it is nobody’s', async () => {
  const { code, link } = (await agent.call(calls.createApplyLink, { body: {} })).ok;
  assert.equal((await agent.call(calls.createApplyLink, { body: {} })).ok.code, code);
  assert.ok(link.endsWith(code));
  assert.deepEqual((await anyone.call(calls.openApplyLink, { body: { code } })).ok, {
    lender: 'Saral Finance',
    name: 'Geeta Agent',
  });
  const [by, without] = [newNumber(), newNumber()];
  const invited = await register(by, { name: 'Invited One', referral: code });
  const other = await register(without, { name: 'Other One' });
  const seen = (await listed(agent)).map(({ _id }) => _id);
  assert.deepEqual([seen.includes(invited._id), seen.includes(other._id)], [true, false]);
  assert.equal((await agent.call(getApplicant, { params: { id: other._id } })).success, false);

  const renewed = (await agent.call(calls.createApplyLink, { body: { renew: true } })).ok;
  assert.notEqual(renewed.code, code);
  assert.equal((await anyone.call(calls.openApplyLink, { body: { code } })).code, 'LINK_EXPIRED');
  // A link that has ended stops nobody from applying.
  const late = await register(newNumber(), { referral: code });
  assert.ok(!(await listed(agent)).some(({ _id }) => _id === late._id));
});

test('the link of another lender’s team member leads to that lender from any lender’s site', async () => {
  const boss = await world.as('other owner');
  const { code } = (await boss.call(calls.createApplyLink, { body: {} })).ok;
  const entered = await register(newNumber(), { referral: code });
  assert.ok((await listed(boss)).some(({ _id }) => _id === entered._id));
  assert.ok(!(await listed(manager)).some(({ _id }) => _id === entered._id));
});

test('a team member who is disabled has no link', async () => {
  const owner = await world.as('owner');
  const { code } = (await manager.call(calls.createApplyLink, { body: {} })).ok;
  const { _id: member = '' } =
    (await owner.call(listTeam)).ok.find(({ name }) => name === 'Maya Manager') ?? {};
  const status = (to: 0 | 1) => owner.call(changeMember, { params: { member }, body: { status: to } });
  await status(0);
  assert.equal((await anyone.call(calls.openApplyLink, { body: { code } })).code, 'LINK_EXPIRED');
  await status(1);
  assert.equal((await anyone.call(calls.openApplyLink, { body: { code } })).success, true);
  manager = await world.freshly('manager');
});

test('a request that is repeated with its key, and two at once, start one application and send one SMS', async () => {
  const mobileNo = newNumber();
  const body = { mobileNo, idempotencyKey: 'form-1' };
  const both = await Promise.all([start(agent, body), start(agent, body)]);
  const again = (await start(agent, body)).ok;
  assert.deepEqual(new Set([...both.map(({ ok }) => ok._id), again._id]).size, 1);
  assert.deepEqual(both.map(({ ok }) => ok.isNew).sort(), [false, true]);
  assert.equal((await messagesTo(mobileNo)).length, 1);
  const other = await start(agent, { mobileNo: newNumber(), idempotencyKey: 'form-1' });
  assert.equal(other.code, 'BAD_REQUEST');
  // Keys are each person's own.
  assert.equal((await start(manager, { mobileNo: newNumber(), idempotencyKey: 'form-1' })).ok.isNew, true);
  // Without its key it is a new request: the link once more.
  assert.equal((await start(agent, { mobileNo })).ok.isNew, false);
  assert.equal((await messagesTo(mobileNo)).length, 2);
});

test('a number that has an application stays with the person who has it', async () => {
  const mobileNo = newNumber();
  const made = (await start(manager, { mobileNo })).ok;
  assert.equal((await start(agent, { mobileNo })).code, 'ALREADY_APPLIED');
  assert.equal((await messagesTo(mobileNo)).length, 1);
  const { code } = (await agent.call(calls.createApplyLink, { body: {} })).ok;
  assert.equal((await register(mobileNo, { referral: code }))._id, made._id);
  assert.ok(!(await listed(agent)).some(({ _id }) => _id === made._id));
});

test('many rows: each checked by itself, a dry run does nothing', async () => {
  const [good, known] = [newNumber(), newNumber()];
  await start(manager, { mobileNo: known });
  const rows = [
    { mobileNo: good, name: 'Batch One', email: 'batch.one@example.in' },
    { mobileNo: '12345' },
    { mobileNo: newNumber(), email: 'no-address' },
    { mobileNo: known },
    { mobileNo: good },
  ];
  const many = async (dryRun: boolean) =>
    (await agent.call(calls.startApplications, { body: { rows, dryRun } })).ok;
  const dry = await many(true);
  assert.deepEqual(
    dry.rows.map(({ state }) => state),
    ['ready', 'refused', 'refused', 'refused', 'ready'],
  );
  assert.equal((await messagesTo(good)).length, 0);
  const done = await many(false);
  assert.deepEqual(
    done.rows.map(({ row, state, fault }) => [row, state, fault]),
    [
      [1, 'started', ''],
      [2, 'refused', 'A mobile number has 10 digits and begins with 6, 7, 8 or 9.'],
      [3, 'refused', done.rows[2]?.fault],
      [4, 'refused', 'This number already has an application with you. Ask a manager who works on it.'],
      [5, 'sent-again', ''],
    ],
  );
  assert.match(done.rows[2]?.fault ?? '', /e-mail address reads like/);
  assert.deepEqual([done.started, done.refused], [1, 3]);
  assert.ok((await listed(agent)).some(({ name }) => name === 'Batch One'));
});

test('a batch that is repeated with its key goes on where it stopped, and sends no second SMS', async () => {
  const numbers = [newNumber(), newNumber(), newNumber()];
  const send = async (some: string[]) => {
    const body = { rows: some.map((mobileNo) => ({ mobileNo })), idempotencyKey: 'import-1' };
    return (await manager.call(calls.startApplications, { body })).ok.rows.map(({ state }) => state);
  };
  assert.deepEqual(await send(numbers.slice(0, 2)), ['started', 'started']);
  assert.deepEqual(await send(numbers), ['sent-again', 'sent-again', 'started']);
  for (const mobileNo of numbers) assert.equal((await messagesTo(mobileNo)).length, 1, mobileNo);
});

test('who works for the whole lender starts a long list in an hour, an agent does not', async () => {
  const list = Array.from({ length: 200 }, () => ({ mobileNo: '12345' }));
  const sent = async (caller: Caller) =>
    (await caller.call(calls.startApplications, { body: { rows: list } })).code ?? 'taken';
  const three = async (caller: Caller) => [await sent(caller), await sent(caller), await sent(caller)];
  assert.deepEqual(await three(agent), ['taken', 'taken', 'TOO_MANY']);
  assert.deepEqual(await three(manager), ['taken', 'taken', 'taken']);
});

test('applicants, API keys and strangers start nothing', async () => {
  for (const who of ['asha', 'program', 'anonymous'] as const) {
    const reply = await start(await world.as(who), { mobileNo: newNumber() });
    assert.equal(reply.success, false, who);
    assert.ok([401, 403].includes(reply.status), who);
  }
});

test('the segment is the lender’s choice at the start, then the person’s own; it comes back at login and in the list', async () => {
  const mobileNo = newNumber();
  const made = (await start(agent, { mobileNo, segment: 'business' })).ok;
  const entered = await register(mobileNo);
  assert.equal(entered.segment, 'business');
  const params = { id: made._id };
  assert.equal((await agent.call(putProfile, { params, body: { segment: 'retail' } })).ok.segment, 'retail');
  const line = (await listed(agent)).find(({ _id }) => _id === made._id);
  assert.equal(line?.segment, 'retail');
  // The first question of the portal sends the name alone.
  const named = await agent.call(putProfile, { params, body: { name: 'Kavya Muster', email: '' } });
  assert.equal(named.ok.segment, 'retail');
  assert.equal((await agent.call(putProfile, { params, body: { segment: 'other' } })).code, 'BAD_REQUEST');
});

test('the reference begins with the lender’s own letters, and is found by them', async () => {
  const owner = await world.as('owner');
  const prefix = async (referencePrefix: string) => owner.call(changeSettings, { body: { referencePrefix } });
  assert.equal((await start(agent, { mobileNo: newNumber() })).ok.reference.slice(0, 3), 'SF-');
  assert.equal((await prefix('SARAL')).ok.referencePrefix, 'SARAL');
  const { reference, _id } = (await start(agent, { mobileNo: newNumber() })).ok;
  assert.match(reference, /^SARAL-\d+$/);
  const found = (await agent.call(listApplicants, { query: { q: reference.toLowerCase() } })).ok.applicants;
  assert.deepEqual(
    found.map((line) => line._id),
    [_id],
  );
  assert.equal((await prefix('no')).code, 'BAD_REQUEST');
  await prefix('');
  assert.equal((await start(agent, { mobileNo: newNumber() })).ok.reference.slice(0, 3), 'SF-');
});

test('an application belongs to the branch of its link, of who brought it, or of where the person lives', async () => {
  const owner = await world.as('owner');
  const save = (code: string, name: string, pinPrefixes: string[], closed = false) =>
    owner.call(saveBranch, { params: { code }, body: { name, city: name, pinPrefixes, closed } });
  const branches = (await save('pune-1', 'Pune', ['411', '41'])).ok;
  await save('MUM-1', 'Mumbai', ['400']);
  const pune = branches[0]?._id ?? '';
  const shared = await save('MUM-2', 'Bandra', ['400']);
  assert.deepEqual([shared.code, shared.fields?.[0]?.path], ['BAD_REQUEST', 'pinPrefixes']);
  assert.deepEqual((await (await world.as('other owner')).call(listBranches)).ok, []);

  const team = (await owner.call(listTeam)).ok;
  const member = team.find(({ roleId }) => roleId === 5)?._id ?? '';
  const body = { branch: pune, agentCode: 'dsa-7' };
  const changed = (await owner.call(changeMember, { params: { member }, body })).ok;
  assert.deepEqual([changed.branch, changed.agentCode], [pune, 'DSA-7']);
  const another = team.find(({ roleId }) => roleId === 4)?._id ?? '';
  const twice = await owner.call(changeMember, { params: { member: another }, body });
  assert.deepEqual(twice.fields?.[0]?.path, 'agentCode');

  const own = (await start(agent, { mobileNo: newNumber() })).ok._id;
  const { link } = (await agent.call(calls.createApplyLink, { body: { branch: 'MUM-1' } })).ok;
  const { ref = '', branch = '' } = Object.fromEntries(new URL(link).searchParams);
  const { _id: linked } = await register(newNumber(), { referral: ref, branch });
  const listRows = [
    { mobileNo: newNumber(), branch: 'mum-1' },
    { mobileNo: newNumber(), branch: 'NOWHERE' },
  ];
  const checked = (await agent.call(calls.startApplications, { body: { rows: listRows, dryRun: true } })).ok;
  assert.deepEqual(
    checked.rows.map(({ fault }) => fault),
    ['', 'There is no open branch NOWHERE. Choose one from the list.'],
  );
  const imported =
    (await agent.call(calls.startApplications, { body: { rows: listRows } })).ok.rows[0]?._id ?? '';
  const lineOf = async (id: string) => {
    const line = (await listed(manager)).find(({ _id }) => _id === id);
    return [line?.branch, line?.agent.replace(/^.* /, '')];
  };
  assert.deepEqual(await lineOf(own), ['Pune', '(DSA-7)']);
  assert.deepEqual(await lineOf(linked), ['Mumbai', '(DSA-7)']);
  assert.deepEqual(await lineOf(imported), ['Mumbai', '(DSA-7)']);
  const narrowed = (await manager.call(listApplicants, { query: { branch: pune } })).ok.applicants;
  assert.deepEqual(
    narrowed.map(({ _id }) => _id),
    [own],
  );
  const decided = { by: 'branch' } as const;
  await world.direct(`update applicant set stage = 'withdrawn' where id = '${own}'`);
  const rows = (await manager.call(getOutcomes, { query: decided })).ok;
  assert.deepEqual(
    rows.map(({ name, withdrawn }) => [name, withdrawn]),
    [['Pune (PUNE-1)', 1]],
  );

  // Who came by no link: their PIN code decides, when the application is complete.
  const { _id: alone } = await register(newNumber());
  const lender = await world.lender('SARAL');
  const { db, vault } = world.product;
  const sealed = await vault.of(lender, db);
  await db.tenant(lender, async (trx) => {
    const file = await openCaseFile(trx, sealed, alone);
    assert.ok(file);
    const lives = {
      status: 'verified',
      source: 'issuer-signed',
      anchor: true,
      data: { address: 'Pune 411004' },
    };
    await saveCaseFile(trx, sealed, vault, lender, { ...file, docs: { id: { aadhaar: { qr: lives } } } });
  });
  await world.direct(
    `update applicant set stage = 'ready', due_at = now() + interval '1 day' where id = '${alone}'`,
  );
  await world.product.intake.run();
  assert.deepEqual((await lineOf(alone))[0], 'Pune');

  await save('PUNE-1', 'Pune', ['411'], true);
  const gone = await agent.call(calls.createApplyLink, { body: { branch: 'PUNE-1' } });
  assert.match(gone.message, /no open branch PUNE-1/);
});
