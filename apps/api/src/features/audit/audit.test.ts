import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import * as calls from '@pramaan/contract/calls/audit.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let owner: Caller;
let asha: string;
before(async () => {
  world = await startWorld();
  owner = await world.as('owner');
  asha = await world.id('asha');
  const manager = await world.as('manager');
  await manager.call(getApplicant, { params: { id: asha } });
  await (await world.as('asha')).call(getApplicant, { params: { id: asha } });
});
after(() => world.close());

const search = async (query: Record<string, string> = {}, by = owner) =>
  (await by.call(calls.searchAudit, { query })).ok;

test('the log says who did what to whom, newest first, in words', async () => {
  const { lines } = await search({ applicant: asha, action: 'case.viewed' });
  assert.deepEqual(
    lines.map(({ actor, action, applicantId }) => [actor, action, applicantId]),
    [
      ['Applicant', 'Case viewed', asha],
      ['Maya Manager', 'Case viewed', asha],
    ],
  );
  assert.ok(lines.every(({ reference, ip }) => reference !== '' && ip !== ''));
});

test('each filter narrows: person by name, user name, id or kind; applicant by reference; action by its beginning; days', async () => {
  const [line] = (await search({ applicant: asha })).lines;
  const reference = line?.reference ?? '';
  for (const who of [
    'Maya',
    'maya manager',
    world.own('saral.manager'),
    String((await world.as('manager')).login._id),
  ]) {
    const { lines } = await search({ who });
    assert.ok(lines.length >= 2, who);
    assert.deepEqual([...new Set(lines.map(({ actor }) => actor))], ['Maya Manager'], who);
  }
  const kinds = (await search({ who: 'applicant' })).lines.map(({ actorKind }) => actorKind);
  assert.ok(kinds.length > 0 && kinds.every((kind) => kind === 'applicant'));
  assert.ok((await search({ applicant: reference.toLowerCase() })).lines.length >= 2);
  assert.equal((await search({ who: '%' })).lines.length, 0);
  assert.equal((await search({ applicant: 'nobody' })).lines.length, 0);
  assert.deepEqual(
    [...new Set((await search({ action: 'login' })).lines.map(({ action }) => action))],
    ['Logged in'],
  );
  const day = (shift: number) =>
    new Date(Date.now() + shift * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const all = (await search()).lines.length;
  assert.ok((await search({ from: day(0), to: day(0) })).lines.length >= all);
  assert.equal((await search({ to: day(-1) })).lines.length, 0);
  assert.equal((await search({ from: day(1) })).lines.length, 0);
});

test('pages join without a gap or a row twice, while the log grows', async () => {
  const row = `('${await world.lender('SARAL')}', 'system', 'login')`;
  await world.direct(
    `insert into audit (lender_id, actor_kind, action) values ${Array(120).fill(row).join()}`,
  );
  const seen: string[] = [];
  let after_ = '';
  do {
    const page = await search({ who: 'system', ...(after_ ? { after: after_ } : {}) });
    seen.push(...page.lines.map(({ _id }) => _id));
    after_ = page.next ?? '';
    await owner.call(getApplicant, { params: { id: asha } });
  } while (after_);
  assert.ok(seen.length >= 120);
  assert.equal(new Set(seen).size, seen.length);
  assert.deepEqual(
    seen.map(Number),
    seen.map(Number).toSorted((one, other) => other - one),
  );
});

test('one lender’s log shows nothing of another’s; looking is itself in the log', async () => {
  const other = await world.as('other owner');
  assert.equal((await search({ applicant: asha }, other)).lines.length, 0);
  const { lines } = await search({ action: 'audit' }, other);
  assert.equal(lines[0]?.action, 'Audit log searched');
});

test('what is no day and no page mark is refused with a sentence', async () => {
  const none: Record<string, string>[] = [
    { from: '15/08/2026' },
    { to: '2026-02-31' },
    { after: 'x' },
    { after: '-1' },
  ];
  for (const query of none) {
    const reply = await owner.call(calls.searchAudit, { query });
    assert.equal(reply.status, 400, JSON.stringify(query));
    assert.match(reply.message, /day has the form|page mark is invalid/);
  }
});

test('the export holds the same rows, runs no formula, and is in the log', async () => {
  await world.direct(`update staff set name = '=cmd()' where user_name = '${world.own('saral.manager')}'`);
  const reply = await owner.call(calls.exportAudit, { query: { applicant: asha, action: 'case.viewed' } });
  await world.direct(
    `update staff set name = 'Maya Manager' where user_name = '${world.own('saral.manager')}'`,
  );
  assert.match(String(reply.raw.headers['content-disposition']), /attachment; filename="audit.csv"/);
  const rows = reply.raw.body.replace('\ufeff', '').trimEnd().split('\r\n');
  const { lines } = await search({ applicant: asha, action: 'case.viewed' });
  assert.equal(rows.length, lines.length + 1);
  assert.ok(rows.some((row) => row.includes("'=cmd()")));
  assert.ok(!rows.some((row) => /(^|,)=/.test(row)));
  assert.equal((await search({ action: 'audit.exported' })).lines[0]?.detail, `Rows: ${lines.length}`);
});

test('usage counts are by month and kind, with the price the lender gave; a manager sees them, a verifier does not', async () => {
  const lender = await world.lender('SARAL');
  await world.direct(`
    insert into usage values ('${lender}', '2026-07-01', 'panauth', 3, 1), ('${lender}', '2026-08-01', 'panauth', 7, 2);
    update lender set settings = settings || '{"prices":{"panauth":250}}' where id = '${lender}'`);
  const rows = (await (await world.as('manager')).call(calls.getUsageByKind)).ok;
  assert.deepEqual(
    rows.map(({ month, answered, reused, paise }) => [month, answered, reused, paise]),
    [
      ['2026-08', 7, 2, 250],
      ['2026-07', 3, 1, 250],
    ],
  );
  assert.match(rows[0]?.title ?? '', /^PAN: /);
  assert.equal((await (await world.as('verifier')).call(calls.getUsageByKind)).status, 403);
  assert.deepEqual((await (await world.as('other owner')).call(calls.getUsageByKind)).ok, []);
});
