import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  countViews,
  exportApplicants,
  listApplicants,
  listSorts,
  mostCounted,
} from '@pramaan/contract/calls/applicant-list.ts';
import { addNote, getReview } from '@pramaan/contract/calls/review.ts';
import { assignCases, closeCases } from '@pramaan/contract/calls/several-cases.ts';
import { stages } from '@pramaan/contract/stages.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { openCaseFile, saveCaseFile } from '../../case-file/case-file.ts';
import { createApplicant } from '../../case-file/create.ts';
import { endOfDay } from './asked.ts';

let world: World;
let owner: Caller;
let verifier: Caller;
let managerId: string;
before(async () => {
  world = await startWorld();
  [owner, verifier] = [await world.as('owner'), await world.as('verifier')];
  const { db, vault } = world.product;
  const lender = await world.lender('SARAL');
  const sealed = await vault.of(lender, db);
  await db.tenant(lender, async (trx) => {
    for (let index = 0; index < 137; index++) {
      const mobile = `97000${String(index).padStart(5, '0')}`;
      await createApplicant(trx, sealed, vault, { lender, mobile, name: `Page Person ${index}`, email: '' });
    }
  });
  // Every seventh waits for a second eye, every fifth is the manager's, every third needs a look; one is due now.
  const [manager] = await world.direct(
    `select id from staff where user_name = '${world.own('saral.manager')}'`,
  );
  managerId = String(manager?.id);
  const made = await world.direct(
    `select id from applicant where reference > 'SF-2033' order by created_at, id`,
  );
  const now = Date.now();
  const moment = (at: number) => `'${new Date(at).toISOString()}'`;
  const due = ['null', moment(now), moment(now + 3 * 86_400_000)];
  const changes = made.map(({ id }, at) => {
    const n = at + 1;
    return `
    update applicant set stage = ${n % 7 === 0 ? `'second-approval'` : 'stage'}, attention = ${n % 3 === 0 ? 1 : 0},
      assigned_to = ${n % 5 === 0 ? `'${managerId}'` : 'null'}, due_at = ${due[n] ?? 'null'},
      updated_at = ${moment(now - n * 60_000)}
    where lender_id = '${lender}' and id = '${id}'`;
  });
  await world.direct(changes.join(';'));
});
after(() => world.close());

type Query = Record<string, string>;
const page = async (caller: Caller, query: Query) => (await caller.call(listApplicants, { query })).ok;
async function all(caller: Caller, query: Query) {
  const found = [];
  for (let after_: string | null = ''; after_ !== null; ) {
    const {
      applicants,
      next,
    }: {
      applicants: Awaited<ReturnType<typeof page>>['applicants'];
      next: string | null;
    } = await page(caller, { ...query, ...(after_ ? { after: after_ } : {}) });
    found.push(...applicants);
    after_ = next;
  }
  return found;
}

test('pages go forwards and back again, and show the same lines both ways', async () => {
  const first = await page(owner, {});
  assert.equal(first.previous, null);
  const second = await page(owner, { after: first.next ?? '' });
  const third = await page(owner, { after: second.next ?? '' });
  assert.equal(third.next, null);
  const back = await page(owner, { before: third.previous ?? '' });
  assert.deepEqual(back.applicants, second.applicants);
  const start = await page(owner, { before: back.previous ?? '' });
  assert.deepEqual(start.applicants, first.applicants);
  assert.equal(start.previous, null);
  assert.equal(
    new Set([first, second, third].flatMap(({ applicants }) => applicants.map(({ _id }) => _id))).size,
    140,
  );
  const both = await owner.call(listApplicants, {
    query: { after: first.next, before: first.next } as Query,
  });
  assert.equal(both.status, 400);
});

test('each filter holds alone and with the others, and is what the rows say', async () => {
  const whole = await all(owner, {});
  const expected = {
    stage: whole.filter(({ stage }) => stage === 'second-approval').length,
    attention: whole.filter(({ attention }) => attention > 0).length,
    none: whole.filter(({ assignedTo }) => assignedTo === '').length,
    both: whole.filter(({ stage, attention }) => stage === 'second-approval' && attention > 0).length,
  };
  assert.ok(
    Object.values(expected).every((count) => count > 3),
    JSON.stringify(expected),
  );
  assert.equal((await all(owner, { stage: 'second-approval' })).length, expected.stage);
  assert.equal((await all(owner, { attention: '1' })).length, expected.attention);
  assert.equal((await all(owner, { assigned: 'none' })).length, expected.none);
  assert.equal((await all(owner, { stage: 'second-approval', attention: '1' })).length, expected.both);
  assert.equal((await all(owner, { q: 'page person 14', stage: 'second-approval' })).length <= 1, true);
  assert.equal((await all(owner, { segment: 'retail' })).length, whole.length);
  assert.equal((await all(owner, { segment: 'no such' })).length, 0);
  assert.equal((await all(owner, { due: 'today' })).length, 1);
});

test('a filter that there is not is refused with a sentence', async () => {
  const bad: Query[] = [
    { stage: 'lost' },
    { assigned: 'you' },
    { assigned: '-'.repeat(36) },
    { attention: '2' },
    { due: 'x' },
  ];
  for (const query of bad) {
    const reply = await owner.call(listApplicants, { query });
    assert.equal(reply.status, 400, JSON.stringify(query));
    assert.ok(reply.message.length > 10);
  }
});

test('nobody is shown more by any filter than they may see', async () => {
  const mine = await all(verifier, {});
  assert.ok(mine.every(({ assignedTo }) => assignedTo === '' || assignedTo === 'Vikram Verifier'));
  const manager = await world.as('manager');
  const hers = (await all(manager, { assigned: 'me' })).map(({ _id }) => _id);
  assert.ok(hers.length > 20);
  assert.deepEqual(await all(verifier, { assigned: managerId }), []);
  assert.deepEqual(await all(await world.as('other owner'), { assigned: managerId }), []);
  const agent = await all(await world.as('agent'), {});
  assert.equal(agent.length, 1);
  assert.deepEqual(await all(await world.as('agent'), { q: 'page' }), []);
});

test('the views count what they hold, and no further than they say', async () => {
  const counts = (await owner.call(countViews)).ok;
  assert.deepEqual(counts, {
    mine: 0,
    unassigned: Math.min(mostCounted, (await all(owner, { assigned: 'none' })).length),
    due: 1,
    second: (await all(owner, { stage: 'second-approval' })).length,
    mentions: 0,
  });
});

test('the day ends at midnight in India', () => {
  assert.equal(endOfDay(new Date('2026-11-20T18:29:59.999Z')).toISOString(), '2026-11-20T18:30:00.000Z');
  assert.equal(endOfDay(new Date('2026-11-20T18:30:00.000Z')).toISOString(), '2026-11-21T18:30:00.000Z');
});

test('who is named in a comment finds the file under their mentions, until they write there themselves', async () => {
  const manager = await world.as('manager');
  const id = await world.id('asha');
  const mentions = async (caller: Caller) => {
    const { applicants } = await page(caller, { mentions: 'me' });
    const { mentions: counted } = (await caller.call(countViews)).ok;
    assert.equal(counted, applicants.length);
    return applicants.map(({ _id }) => _id);
  };
  assert.deepEqual(await mentions(manager), []);
  const say = (caller: Caller, words: string) => caller.call(addNote, { params: { id }, body: { words } });
  await say(owner, `Please look at the bill, @${world.own('saral.manager')}.`);
  assert.deepEqual(await mentions(manager), [id]);
  assert.deepEqual(await mentions(owner), []);
  // To name oneself is no question to anybody.
  await say(verifier, `I, @${world.own('saral.verifier')}, have looked.`);
  assert.deepEqual(await mentions(verifier), []);
  await say(manager, 'It is right.');
  assert.deepEqual(await mentions(manager), []);
});

test('each order holds over all pages, both ways, and a mark of another order is refused', async () => {
  await world.direct(
    `update applicant set finding_weight = 4, provided = 7 where due_at < now() + interval '2 days'`,
  );
  type Of = Awaited<ReturnType<typeof all>>[number];
  const gravity = ['low', 'medium', 'high', 'block'];
  const keys: Record<(typeof listSorts)[number], (line: Of) => string | number> = {
    updated: ({ updatedAt }) => updatedAt,
    due: ({ dueAt }) => dueAt ?? '9999',
    stage: ({ stage }) => stages.indexOf(stage),
    findings: ({ findings }) => (findings.gravest ? gravity.indexOf(findings.gravest) + 1 : 0),
    provided: ({ provided }) => provided,
    started: ({ _id }) => _id,
  };
  for (const sort of listSorts) {
    const up = await all(owner, { sort, order: 'asc' });
    assert.equal(up.length, 140, sort);
    const found = up.map(keys[sort]);
    assert.deepEqual(
      found,
      found.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
      sort,
    );
    const down = await all(owner, { sort, order: 'desc' });
    assert.deepEqual(
      down.map(({ _id }) => _id),
      up.map(({ _id }) => _id).reverse(),
      sort,
    );
    const first = await page(owner, { sort });
    const second = await page(owner, { sort, after: first.next ?? '' });
    assert.deepEqual(
      (await page(owner, { sort, before: second.previous ?? '' })).applicants,
      first.applicants,
    );
    const other = sort === 'started' ? 'stage' : 'started';
    const wrong = await owner.call(listApplicants, { query: { sort: other, after: first.next ?? '' } });
    assert.equal(wrong.status, 400, sort);
  }
  assert.deepEqual(await all(owner, {}), await all(owner, { sort: 'updated', order: 'desc' }));
  const wrong = await owner.call(listApplicants, { query: { sort: 'name' } as Query });
  assert.equal(wrong.message, `Sort by ${listSorts.join(', ')}, or leave it out.`);
});

test('chosen lines are exported as the list shows them, within the access scope and in the log', async () => {
  const lines = (await all(owner, { q: 'page' })).slice(0, 3);
  const ids = lines.map(({ _id }) => _id).join(',');
  const read = async (caller: Caller) =>
    (await caller.call(exportApplicants, { query: { ids } })).raw.body.trim().split('\r\n');
  const [head, ...rows] = await read(owner);
  assert.match(head ?? '', /Application,Name,Mobile/);
  assert.deepEqual(
    rows.map((row) => row.split(',').slice(0, 2)),
    lines.map(({ reference, name }) => [reference, name]),
  );
  assert.match(rows[0] ?? '', /XXXXXX\d{4}/);
  assert.equal((await read(await world.as('other owner'))).length, 1);
  assert.equal((await read(await world.as('agent'))).length, 1);
  const logged = await world.direct(
    `select detail from audit where action = 'applicants.exported' order by id`,
  );
  assert.deepEqual(
    logged.map(({ detail }) => detail),
    [{ rows: 3 }, { rows: 0 }, { rows: 0 }],
  );
  const wrong = await owner.call(exportApplicants, { query: { ids: 'all' } });
  assert.equal(wrong.message, 'Send 1 to 100 ids of applicants, with commas between them.');
});

test('several cases are handed on at once; what one may not hand on is told, and the others are done', async () => {
  const manager = await world.as('manager');
  const [staff] = await world.direct(
    `select id from staff where user_name = '${world.own('saral.verifier')}'`,
  );
  const to = String(staff?.id);
  const free = (await all(owner, { assigned: 'none' })).slice(0, 2).map(({ _id }) => _id);
  const hers = (await all(manager, { assigned: 'me' })).slice(0, 1).map(({ _id }) => _id);
  const before = (await all(verifier, { assigned: 'me' })).map(({ _id }) => _id);
  const hand = (caller: Caller, cases: string[], to: string | null) =>
    caller.call(assignCases, { body: { cases, to } });
  const taken = (await hand(verifier, [...free, ...free, ...hers], to)).ok;
  assert.deepEqual(taken.assigned, free);
  assert.deepEqual(taken.refused, [
    { _id: hers[0], reason: 'You can take an unassigned case, and reassign or release your own.' },
  ]);
  const mine = (await all(verifier, { assigned: 'me' })).map(({ _id }) => _id);
  assert.deepEqual([...mine].sort(), [...before, ...free].sort());
  const logged = await world.direct(
    `select applicant_id from audit where action = 'review.assigned' order by id`,
  );
  assert.deepEqual(
    logged.map(({ applicant_id }) => applicant_id),
    free,
  );
  assert.deepEqual((await hand(manager, free, null)).ok.assigned, free);
  const foreign = (await hand(await world.as('other owner'), free, null)).ok;
  assert.deepEqual([foreign.assigned, foreign.refused.length], [[], 2]);
  assert.equal((await hand(await world.as('agent'), free, null)).status, 403);
  assert.equal((await hand(manager, [], null)).message, 'Choose at least one case.');
});

test('several cases are closed with one reason; one that is closed already is told, and only deciders may', async () => {
  const manager = await world.as('manager');
  const cases = (await all(manager, { stage: 'in-progress' })).slice(0, 2).map(({ _id }) => _id);
  const close = (caller: Caller, ids: string[], reason = 'NO_ANSWER') =>
    caller.call(closeCases, { body: { cases: ids, reason: reason as 'NO_ANSWER' } });
  const first = (await close(manager, cases.slice(0, 1))).ok;
  assert.deepEqual(first, { closed: cases.slice(0, 1), refused: [] });
  const both = (await close(manager, cases)).ok;
  assert.deepEqual([both.closed, both.refused.map(({ _id }) => _id)], [cases.slice(1), cases.slice(0, 1)]);
  assert.match(both.refused[0]?.reason ?? '', /stage/);
  const { stage, decisions } = (await manager.call(getReview, { params: { id: cases[1] ?? '' } })).ok;
  assert.deepEqual(
    [stage, decisions[0]?.kind, decisions[0]?.reasons],
    ['withdrawn', 'withdraw', ['NO_ANSWER']],
  );
  assert.equal((await close(manager, cases, 'INCOME_LOW')).message, 'Choose a reason.');
  assert.deepEqual((await close(await world.as('other owner'), cases)).ok.closed, []);
  assert.equal((await close(verifier, cases)).status, 403);
});

test('people are found by the end of their mobile number or PAN, written as it is masked too, and by no other end', async () => {
  const names = async (q: string) => (await page(owner, { q })).applicants.map(({ name }) => name);
  assert.deepEqual(await names('0041'), ['Page Person 41']);
  assert.deepEqual(await names('XXXXXX0041'), ['Page Person 41']);
  assert.deepEqual(await names('876K'), []);
  const { applicants } = await page(owner, { q: '0042' });
  const { db, vault } = world.product;
  const lender = await world.lender('SARAL');
  const sealed = await vault.of(lender, db);
  await db.tenant(lender, async (trx) => {
    const file = await openCaseFile(trx, sealed, applicants[0]?._id ?? '');
    assert.ok(file);
    const pan = { status: 'verified', source: 'registry', data: { number: 'AAAPZ9876K' } };
    await saveCaseFile(trx, sealed, vault, lender, { ...file, docs: { id: { pan: { auth: pan } } } });
  });
  for (const q of ['876K', '876k', 'XXXXXX876K', 'AAAPZ9876K', '0042'])
    assert.deepEqual(await names(q), ['Page Person 42'], q);
  assert.deepEqual(await names('176K'), []);
  const elsewhere = (await page(await world.as('other owner'), { q: '0042' })).applicants;
  assert.ok(elsewhere.every(({ name }) => name !== 'Page Person 42'));
});
