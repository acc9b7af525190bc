import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/dashboards.ts';
import * as review from '@pramaan/contract/calls/review.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { newId } from '../../platform/ids.ts';

let world: World;
let manager: Caller;
let saral: string;
let udaan: string;

/** Days are of October 2025, Indian time; an application is written as when it came to each step. */
interface Course {
  segment?: string;
  started: string;
  given?: string;
  ready?: string;
  review?: string;
  decided?: string;
  outcome?: 'approved' | 'rejected' | 'withdrawn';
}
const at = (moment: string | undefined) => (moment ? `'2025-10-${moment}:00+05:30'` : 'null');
let number = 100;

/** An application of a lender that came so far. */
async function add(lender: string, one: Course): Promise<string> {
  const id = newId();
  number += 1;
  const profile = (await world.product.vault.of(lender, world.product.db)).sealJson(
    { name: `Counted ${number}`, mobileNo: '', email: '', segment: '', reference: `SF-${number}` },
    `profile ${id}`,
  );
  await world.direct(`
    insert into applicant (id, lender_id, cust_id, reference, segment, profile, created_at)
      values ('${id}', '${lender}', 'C${number}', 'SF-${number}', '${one.segment ?? 'retail'}', '\\x${Buffer.from(profile).toString('hex')}', ${at(one.started)});
    update course set given_at = ${at(one.given)}, ready_at = ${at(one.ready)}, review_at = ${at(one.review)},
      decided_at = ${at(one.decided)}, outcome = ${one.outcome ? `'${one.outcome}'` : 'null'} where applicant_id = '${id}'`);
  return id;
}

const ids: string[] = [];
before(async () => {
  world = await startWorld();
  manager = await world.as('manager');
  [saral, udaan] = await Promise.all([world.lender('SARAL'), world.lender('UDAAN')]);
  const courses: Course[] = [
    // Approved in five days, each step a day.
    {
      started: '01T10:00',
      given: '02T10:00',
      ready: '03T10:00',
      review: '04T10:00',
      decided: '06T10:00',
      outcome: 'approved',
    },
    {
      started: '02T10:00',
      given: '02T12:00',
      ready: '03T10:00',
      review: '05T10:00',
      decided: '07T10:00',
      outcome: 'rejected',
    },
    // Reviewed before it was ready: the way from ready to review is not told.
    {
      started: '03T10:00',
      given: '03T11:00',
      review: '08T10:00',
      decided: '09T10:00',
      outcome: 'approved',
      segment: 'business',
    },
    { started: '03T10:00', given: '04T10:00' },
    { started: '04T10:00', given: '05T10:00', decided: '08T10:00', outcome: 'withdrawn' },
    { started: '05T10:00' },
    { started: '05T10:00', given: '06T10:00', ready: '06T20:00', segment: 'business' },
    // The first and the last minute of October, and the minutes before and after.
    { started: '01T00:00' },
    { started: '31T23:59' },
  ];
  for (const one of courses) ids.push(await add(saral, one));
  await world.direct(`
    update course set started_at = '2025-09-30T23:59:00+05:30' where applicant_id = '${await add(saral, { started: '10T10:00' })}';
    update course set started_at = '2025-11-01T00:00:00+05:30' where applicant_id = '${await add(saral, { started: '10T10:00' })}'`);
  await add(udaan, {
    started: '01T10:00',
    given: '01T11:00',
    decided: '01T12:00',
    outcome: 'approved',
    segment: 'secret',
  });
});
after(() => world.close());

const october = { from: '2025-10-01', to: '2025-10-31' };

test('the funnel holds what was started in these Indian days, each application where it came no further', async () => {
  const steps = (await manager.call(calls.getFunnel, { query: october })).ok;
  assert.deepEqual(
    steps.map(({ step, reached, waiting, ended }) => [step, reached, waiting, ended]),
    [
      ['started', 9, 3, 0],
      ['given', 6, 1, 1],
      ['ready', 4, 1, 0],
      ['review', 3, 0, 0],
      ['decided', 3, 0, 1],
      ['approved', 2, 0, 0],
    ],
  );
  const business = (await manager.call(calls.getFunnel, { query: { ...october, segment: 'business' } })).ok;
  assert.deepEqual(
    business.map(({ reached }) => reached),
    [2, 2, 2, 1, 1, 1],
  );
});

test('turnaround: by the Indian week in which a way ended, and all together', async () => {
  const rows = (await manager.call(calls.getTurnaround, { query: october })).ok;
  const day = 86_400;
  const of = (leg: string, week: string | null) => rows.find((row) => row.leg === leg && row.week === week);
  // Given: 24 h, 2 h, 1 h, 24 h, 24 h, 24 h.
  assert.deepEqual(of('given', null), { leg: 'given', week: null, count: 6, p50: day, p90: day });
  // Whole: 5 days and 5 days and 4 days in the week of 6 October, 6 days; Monday the 6th begins it.
  assert.deepEqual(of('whole', null), { leg: 'whole', week: null, count: 4, p50: 5 * day, p90: 6 * day });
  assert.deepEqual(of('whole', '2025-10-06'), {
    leg: 'whole',
    week: '2025-10-06',
    count: 4,
    p50: 5 * day,
    p90: 6 * day,
  });
  assert.deepEqual(of('given', '2025-09-29'), {
    leg: 'given',
    week: '2025-09-29',
    count: 5,
    p50: day,
    p90: day,
  });
  assert.deepEqual(of('review', null), { leg: 'review', week: null, count: 2, p50: day, p90: 2 * day });
});

test('each figure opens its applicants, newest first, a page at a time, of the own lender alone', async () => {
  const ask = async (query: object) =>
    (await manager.call(calls.listDrillDown, { query: { ...october, ...query } as never })).ok;
  const waiting = await ask({ of: 'funnel', which: 'given', state: 'waiting' });
  assert.deepEqual(
    waiting.lines.map(({ _id }) => _id),
    [ids[3]],
  );
  assert.match(waiting.lines[0]?.name ?? '', /^Counted \d+$/);
  assert.equal((await ask({ of: 'funnel', which: 'started' })).lines.length, 9);
  const whole = await ask({ of: 'turnaround', which: 'whole', week: '2025-10-06' });
  assert.deepEqual(
    whole.lines.map(({ _id, seconds }) => [_id, (seconds ?? 0) / 86_400]),
    [
      [ids[2], 6],
      [ids[4], 4],
      [ids[1], 5],
      [ids[0], 5],
    ],
  );
  assert.deepEqual((await ask({ of: 'funnel', which: 'started', segment: 'secret' })).lines, []);
});

test('a second page goes on where the first ended, and none is shown twice', async () => {
  const many = Array.from({ length: 53 }, (_, index) => ({
    started: `12T${String(8 + (index % 3)).padStart(2, '0')}:00`,
    segment: 'paged',
  }));
  for (const one of many) await add(saral, one);
  const query = { ...october, of: 'funnel' as const, which: 'started', segment: 'paged' };
  const first = (await manager.call(calls.listDrillDown, { query })).ok;
  assert.equal(first.lines.length, 50);
  const second = (await manager.call(calls.listDrillDown, { query: { ...query, after: first.next ?? '' } }))
    .ok;
  assert.equal(second.next, null);
  assert.equal(new Set([...first.lines, ...second.lines].map(({ _id }) => _id)).size, 53);
});

test('segments are those of the own lender', async () => {
  const segments = (await manager.call(calls.getSegments, {})).ok;
  assert.ok(segments.includes('retail') && segments.includes('business'));
  assert.ok(!segments.includes('secret'));
});

test('a range that is none is refused in a sentence', async () => {
  const refused = async (query: object) =>
    (await manager.call(calls.getFunnel, { query: query as never })).message;
  assert.match(await refused({ from: '2025-10-31', to: '2025-10-01' }), /other way round/);
  assert.match(await refused({ from: '2020-01-01', to: '2025-10-01' }), /two years/);
  assert.match(await refused({ from: '2025-02-30' }), /has the form/);
  const behind = async (query: object) =>
    (await manager.call(calls.listDrillDown, { query: query as never })).message;
  assert.match(await behind({ of: 'funnel', which: 'nowhere' }), /Name a step/);
  assert.match(await behind({ of: 'funnel', which: 'given', after: 'x~y' }), /page mark/);
});

/** Cases as they stand, and decisions by what they are compared by, of people who are here today. */
const people = { asha: '', meena: '', ravi: '' };
let vikram: string;
before(async () => {
  for (const name of ['asha', 'meena', 'ravi'] as const) people[name] = await world.id(name);
  vikram = (await manager.call(review.listAssignees)).ok.find(({ role }) => role === 4)?._id ?? '';
});

const listed = async (query: object) =>
  (await manager.call(calls.listDrillDown, { query: query as never })).ok.lines.map(({ _id }) => _id);
const withdraw = async (id: string) => {
  const { version } = (await manager.call(review.getReview, { params: { id } })).ok;
  const body = { version, kind: 'withdraw', reasons: ['NO_ANSWER'], conditions: [] } as const;
  assert.equal((await manager.call(review.decideApplication, { params: { id }, body })).success, true);
};

test('ageing: an open case counts in the class of the days since it came to its stage, and opens there', async () => {
  const of = async () => {
    const rows = (await manager.call(calls.getAgeing, { query: {} })).ok;
    return rows.find(({ stage }) => stage === 'referred')?.counts;
  };
  await world.direct(
    `update applicant set stage = 'referred', assigned_to = null where id = '${people.asha}'`,
  );
  assert.deepEqual(await of(), [1, 0, 0, 0, 0, 0]);
  await world.direct(
    `update course set stage_at = now() - interval '8 days' where applicant_id = '${people.asha}'`,
  );
  assert.deepEqual(await of(), [0, 0, 0, 1, 0, 0]);
  assert.deepEqual(await listed({ of: 'ageing', which: 'referred', state: '3' }), [people.asha]);
  assert.deepEqual(await listed({ of: 'ageing', which: 'referred', state: '2' }), []);
  // A change that leaves the stage leaves its age.
  await world.direct(
    `update applicant set product_code = 'GOLD', referred_by = '${vikram}' where id = '${people.asha}'`,
  );
  assert.deepEqual(await of(), [0, 0, 0, 1, 0, 0]);
});

test('workload: open and overdue now, decided since Monday, of each person and of nobody', async () => {
  const line = async (id: string, query = {}) => {
    const rows = (await manager.call(calls.getWorkload, { query })).ok;
    const { open, overdue, done } = rows.find(({ _id }) => _id === id) ?? {};
    return [open, overdue, done];
  };
  const [free = 0] = await line('');
  await world.direct(`
    update applicant set assigned_to = '${vikram}' where id in ('${people.asha}', '${people.meena}');
    update applicant set due_at = now() - interval '1 hour' where id = '${people.asha}'`);
  assert.deepEqual(await line(vikram), [2, 1, 0]);
  assert.equal((await line(''))[0], free - 1, 'a referred case was nobody’s before');
  assert.deepEqual(await listed({ of: 'workload', which: vikram, state: 'overdue' }), [people.asha]);
  assert.deepEqual(await line(vikram, { product: 'GOLD' }), [1, 1, 0]);
  await withdraw(people.meena);
  assert.deepEqual(await line(vikram), [1, 1, 1]);
  assert.deepEqual(await listed({ of: 'workload', which: vikram, state: 'done' }), [people.meena]);
});

test('approval rate and decline reasons by product and agent; each narrows the dashboards', async () => {
  await world.direct(`
    update applicant set stage = 'rejected' where id = '${people.asha}';
    insert into decision (id, lender_id, applicant_id, kind, reasons, words, state, stage_before, made_by, made_at)
      select gen_random_uuid(), lender_id, id, 'reject', '{INCOME_LOW,OTHER_LOANS}', '', 'stands', 'referred', '${vikram}', now()
      from applicant where id = '${people.asha}'`);
  const by = async (grouping: 'product' | 'agent') => {
    const rows = (await manager.call(calls.getOutcomes, { query: { by: grouping } })).ok;
    return rows.map(({ key, approved, rejected, withdrawn, reasons }) => [
      ...[key, approved, rejected, withdrawn],
      reasons
        .map(({ reason, count }) => `${reason} ${count}`)
        .sort()
        .join(),
    ]);
  };
  const rejected = [0, 1, 0, 'INCOME_LOW 1,OTHER_LOANS 1'];
  const rows = await by('product');
  assert.deepEqual(
    rows.find(([key]) => key === 'GOLD'),
    ['GOLD', ...rejected],
  );
  assert.deepEqual(
    (await by('agent')).sort((a, b) => Number(a[0] === 'none') - Number(b[0] === 'none')),
    [
      [vikram, ...rejected],
      ['none', 0, 0, 1, ''],
    ],
  );
  const gold = { of: 'outcomes', which: 'rejected', product: 'GOLD' };
  assert.deepEqual(await listed({ ...gold, state: 'INCOME_LOW' }), [people.asha]);
  assert.deepEqual(await listed({ ...gold, state: 'FIELD_VISIT' }), []);
  assert.deepEqual(await listed({ of: 'outcomes', which: 'withdrawn', agent: 'none' }), [people.meena]);
  assert.deepEqual(await listed({ of: 'funnel', which: 'started', agent: vikram }), [people.asha]);
});

test('headline figures are those of the days and of as many before them; months hold the newest last', async () => {
  await world.age('course.started_at', '84 days', `applicant_id = '${people.ravi}'`);
  const summary = (await manager.call(calls.getHeadlineFigures, { query: {} })).ok;
  assert.deepEqual([summary.period.rejected, summary.period.withdrawn, summary.previous.rejected], [1, 1, 0]);
  assert.equal(summary.previous.started, 1);
  const months = (await manager.call(calls.getMonths, { query: {} })).ok;
  assert.equal(months.length, 13);
  assert.deepEqual([months[12]?.rejected, months[12]?.withdrawn], [1, 1]);
  assert.deepEqual(
    months.map(({ month }) => month),
    months.map(({ month }) => month).sort(),
  );
  const other = await (await world.as('other owner')).call(calls.getHeadlineFigures, { query: {} });
  assert.equal(other.ok.period.rejected, 0);
});

test('the e-mail comes at nine, once a day, to who asked for it, and counts yesterday', async () => {
  const { db, vault, dashboardEmails } = world.product;
  const manages = (await manager.call(review.listAssignees)).ok.find(({ self }) => self)?._id ?? '';
  const sealed = (await vault.of(saral, db)).sealJson(
    { mobile: '', email: 'manager@example.com' },
    `staff contact ${manages}`,
  );
  await world.direct(
    `update staff set contact = '\\x${Buffer.from(sealed).toString('hex')}' where id = '${manages}'`,
  );
  const sent = async () => {
    await dashboardEmails.run();
    return (await world.direct(`select id from message where template = 'dashboard-email'`)).length;
  };
  assert.equal(await sent(), 0);
  const body = { when: 'each-morning' } as const;
  assert.deepEqual((await manager.call(calls.changeDashboardEmail, { body })).ok, {
    ...body,
    reachable: true,
  });
  assert.equal(await sent(), 0, 'the first comes at the next nine');
  world.shift(24 * 60 * 60_000);
  assert.equal(await sent(), 1);
  assert.equal(await sent(), 1);
  const monday = { when: 'each-monday' } as const;
  await manager.call(calls.changeDashboardEmail, { body: monday });
  world.shift(7 * 24 * 60 * 60_000);
  assert.equal(await sent(), 2);
});
