import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getUsageByKind, searchAudit } from '@pramaan/contract/calls/audit.ts';
import { changeSettings } from '@pramaan/contract/calls/settings.ts';
import * as calls from '@pramaan/contract/calls/usage.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let owner: Caller;
let manager: Caller;
let id: string;
const meenas = people[2] ?? people[0];
const month = new Date().toISOString().slice(0, 7);
const check = async (by: Caller, ref: string) =>
  ask(by, id, askingOf(ref), filled(askingOf(ref), { person: meenas }));
const price = (endpoint: string, paise: number | null) =>
  owner.call(changeSettings, { body: { price: { endpoint, paise } } });

before(async () => {
  world = await startWorld();
  [owner, manager, id] = [await world.as('owner'), await world.as('manager'), await world.id('meena')];
  const meena = await world.as('meena');
  await price('panauth', 250);
  await check(meena, 'pan.auth');
  await check(manager, 'pan.auth');
  await check(manager, 'ratings.auth');
  // From here on a PAN costs more; what was spent stays.
  await price('panauth', 400);
});
after(() => world.close());

test('each check stands with who asked, about whom, at the price of its day; a fresh answer costs nothing', async () => {
  const { rows, next } = (await manager.call(calls.listUsage, { query: {} })).ok;
  assert.equal(next, null);
  assert.deepEqual(
    rows.map(({ endpoint, kind, by, paise }) => [endpoint, kind, by, paise]),
    [
      ['ratings', 'answered', 'Maya Manager', null],
      ['panauth', 'reused', 'Maya Manager', null],
      ['panauth', 'answered', 'Applicant', 250],
    ],
  );
  assert.ok(
    rows.every(({ applicantId, reference, provider }) => applicantId === id && reference && provider),
  );
});

test('counts and people add up to the same, and a price said later counts where none was said', async () => {
  const counts = async () => (await manager.call(getUsageByKind)).ok;
  const costs = (rows: Awaited<ReturnType<typeof counts>>) =>
    Object.fromEntries(
      rows.map(({ endpoint, answered, reused, cost }) => [endpoint, [answered, reused, cost]]),
    );
  assert.deepEqual(costs(await counts()), { panauth: [1, 1, 250], ratings: [1, 0, 0] });
  await price('ratings', 1_000);
  assert.deepEqual(costs(await counts()), { panauth: [1, 1, 250], ratings: [1, 0, 1_000] });
  const persons = (await manager.call(calls.getUsageByPerson)).ok;
  assert.deepEqual(
    persons.map((one) => [one.month, one.name, one.answered, one.reused, one.cost]).sort(),
    [
      [month, 'Maya Manager', 1, 1, 1_000],
      [month, 'Applicant', 1, 0, 250],
    ].sort(),
  );
});

test('every figure opens its rows: by check, by who asked, by month', async () => {
  const rows = async (query: Record<string, string>) =>
    (await manager.call(calls.listUsage, { query })).ok.rows.map(
      ({ endpoint, kind }) => `${endpoint} ${kind}`,
    );
  const [{ who = '' } = {}] = (await manager.call(calls.getUsageByPerson)).ok.filter(
    ({ name }) => name === 'Maya Manager',
  );
  assert.deepEqual(await rows({ endpoint: 'panauth', month }), ['panauth reused', 'panauth answered']);
  assert.deepEqual(await rows({ who }), ['ratings answered', 'panauth reused']);
  assert.deepEqual(await rows({ who: 'applicant' }), ['panauth answered']);
  assert.deepEqual(await rows({ who, kind: 'reused' }), ['panauth reused']);
  assert.deepEqual(await rows({ month: '2020-01' }), []);
  assert.deepEqual(await rows({ who: "' or 1=1" }), []);
  const wrong: Record<string, string>[] = [
    { month: '2026-13' },
    { month: 'x' },
    { after: 'x' },
    { kind: 'x' },
  ];
  for (const query of wrong)
    assert.equal((await manager.call(calls.listUsage, { query })).status, 400, JSON.stringify(query));
});

test('pages join without a gap', async () => {
  const row = `('${await world.lender('SARAL')}', '${id}', 'vat', 'reused', 'karza', 'system')`;
  await world.direct(`
    insert into check_use (lender_id, applicant_id, endpoint, kind, provider, actor_kind)
    values ${Array(120).fill(row).join()}`);
  const seen: string[] = [];
  let mark: string | null = '';
  while (mark !== null) {
    const page: { rows: { _id: string }[]; next: string | null } = (
      await manager.call(calls.listUsage, { query: { endpoint: 'vat', after: mark } })
    ).ok;
    seen.push(...page.rows.map(({ _id }) => _id));
    mark = page.next;
  }
  assert.deepEqual([seen.length, new Set(seen).size], [120, 120]);
});

test('the rows go as CSV, and that is in the log', async () => {
  const reply = await manager.call(calls.exportUsage, { query: { endpoint: 'panauth' } });
  const lines = reply.raw.body.replace('\ufeff', '').trimEnd().split('\r\n');
  assert.equal(lines.length, 3);
  assert.match(lines[0] ?? '', /^Number,Time \(UTC\),Check,/);
  assert.match(lines[2] ?? '', /,panauth,Billed,.*,Applicant,karza,2\.50$/);
  const [line] = (await owner.call(searchAudit, { query: { action: 'usage.exported' } })).ok.lines;
  assert.equal(line?.detail, 'Rows: 2');
});

test('a person sees the checks made of them, without prices; nobody of another lender does', async () => {
  const meena = await world.as('meena');
  const mine = (await meena.call(calls.getApplicantUsage, { params: { id } })).ok;
  assert.deepEqual(
    mine.kinds
      .filter(({ endpoint }) => endpoint !== 'vat')
      .map(({ title, answered, reused }) => [title, answered, reused]),
    [
      ['PAN', 1, 1],
      ['External ratings', 1, 0],
    ],
  );
  assert.deepEqual(
    mine.uses.filter(({ endpoint }) => endpoint !== 'vat').map(({ by, kind }) => [by, kind]),
    [
      ['lender', 'answered'],
      ['lender', 'reused'],
      ['applicant', 'answered'],
    ],
  );
  assert.ok(!JSON.stringify(mine).includes('paise'));
  const other = await world.as('other owner');
  assert.equal((await other.call(calls.getApplicantUsage, { params: { id } })).status, 404);
  assert.deepEqual((await other.call(calls.listUsage, { query: {} })).ok.rows, []);
});
