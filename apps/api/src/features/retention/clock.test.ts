import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getApplicant, putDocument, putDraft } from '@pramaan/contract/calls/applicants.ts';
import * as calls from '@pramaan/contract/calls/retention.ts';
import { fiveYears, retainedKinds } from '@pramaan/contract/retention.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { system } from '../../platform/audit.ts';
import { retentionClock } from './clock.ts';

let world: World;
let owner: Caller;
let manager: Caller;
let asha: Caller;
let lender: string;
const ids = {} as Record<'asha' | 'ravi' | 'meena', string>;
before(async () => {
  world = await startWorld();
  [owner, manager, asha, lender] = [
    await world.as('owner'),
    await world.as('manager'),
    await world.as('asha'),
    await world.lender('SARAL'),
  ];
  for (const name of ['asha', 'ravi', 'meena'] as const) ids[name] = await world.id(name);
  for (const ref of ['pan.auth', 'itr.auth', 'fssai.auth']) {
    const asking = askingOf(ref);
    assert.equal((await ask(asha, ids.asha, asking, filled(asking))).extras.status, 'verified');
  }
  const loan = findEntry('loanRequest', 'input');
  await asha.call(putDocument, {
    params: { id: ids.asha, group: loan?.document.group, document: 'loanRequest' },
    body: { type: 'input', data: exampleCapture(loan?.method.capture ?? {}) },
  });
  for (const document of ['pan', 'itr']) {
    const file = { document, name: 'page.pdf', mediaType: 'application/pdf', bytes: Buffer.from(document) };
    await world.product.files.keep({ ...file, lender, applicant: ids.asha }, system);
  }
});
after(() => world.close());

/** Everybody as they are now, no clock, no rule of the lender's own. */
beforeEach(() =>
  world.direct(
    `update lender set settings = '{}' where id = '${lender}'; delete from legal_hold; delete from draft; delete from decision; delete from erasure_request; update applicant set stage = 'in-progress', loan_ended_on = null, updated_at = now()`,
  ),
);

const asked = (caller: Caller, ahead: number | string = 0) =>
  caller.call(calls.listDueForDeletion, { query: { ahead: String(ahead) } });
const due = async (ahead = 0) =>
  (await asked(manager, ahead)).ok.rows.map(({ applicantId, kinds }) => [applicantId, kinds] as const);
const setRule = (kind: string, ending: string, days: number | null) =>
  owner.call(calls.setRetention, { body: { kind, ending, days } });
const retained = async (caller = owner, id = ids.asha) =>
  (await caller.call(calls.getApplicantRetention, { params: { id } })).ok;
const column = async (text: string) =>
  (await world.direct(text)).find((row) => 'value' in row)?.value as unknown;

test('a rule is taken from the least number of days on, and one below it is refused', async () => {
  for (const [kind, ending, least] of [
    ['income', 'unfinished', 30],
    ['identity', 'refused', 30],
    ['identity', 'granted', fiveYears],
    ['income', 'granted', 0],
  ] as const) {
    assert.equal((await setRule(kind, ending, least)).success, true, `${kind} ${ending}`);
    if (least > 0) assert.equal((await setRule(kind, ending, least - 1)).success, false);
  }
  const short = await setRule('income', 'refused', 29);
  assert.deepEqual([short.status, short.message], [400, 'Give people time to come back: 30 days at least.']);
  assert.deepEqual(short.fields, [{ path: 'days', message: '30 days at least.' }]);
  assert.equal((await setRule('identity', 'granted', fiveYears - 1)).code, 'RETAINED_BY_LAW');
});

test('rules stand beside each other, are taken back one by one, and are shown', async () => {
  await setRule('income', 'unfinished', 90);
  await setRule('income', 'refused', 60);
  const reply = await setRule('work', 'unfinished', 45);
  assert.equal(reply.message, 'Saved.');
  const own = ({ rules }: typeof reply.ok) =>
    rules.flatMap(({ kind, ending, days, usual }) => (usual ? [] : [`${kind} ${ending} ${days}`]));
  assert.deepEqual(own(reply.ok), ['income unfinished 90', 'income refused 60', 'work unfinished 45']);
  assert.equal(
    await column(
      `select detail->>'retention' as value from audit where action = 'settings.changed' order by id desc limit 1`,
    ),
    'work unfinished: 45',
  );
  assert.deepEqual(own((await setRule('income', 'unfinished', null)).ok), [
    'income refused 60',
    'work unfinished 45',
  ]);
  assert.equal(
    await column(
      `select detail->>'retention' as value from audit where action = 'settings.changed' order by id desc limit 1`,
    ),
    'income unfinished: usual',
  );
  const { clock, rules } = (await owner.call(calls.getRetention)).ok;
  assert.deepEqual([clock, rules.length], [false, 18]);
  assert.deepEqual(rules[0], {
    ...{ kind: 'identity', ending: 'unfinished', days: 365, usual: true, least: 30, law: null },
  });
  assert.deepEqual(rules[2], {
    ...{ kind: 'identity', ending: 'granted', days: fiveYears, usual: true, least: fiveYears, law: 'pmla' },
  });
});

test('a law that came after a setting holds all the same', async () => {
  await world.direct(
    `update lender set settings = '{"retention": {"identity": {"granted": 100, "unfinished": 5}}}' where id = '${lender}'`,
  );
  const { rules } = (await owner.call(calls.getRetention)).ok;
  assert.deepEqual([rules[0]?.days, rules[2]?.days], [30, fiveYears]);
});

test('the clock is started and stopped, and both are told and kept in the log', async () => {
  const turn = (on: boolean) => owner.call(calls.setAutomaticDeletion, { body: { on } });
  const on = await turn(true);
  assert.deepEqual([on.ok.clock, on.message], [true, 'Automatic deletion is on.']);
  const last = `select detail->>'retentionClock' as value from audit where action = 'settings.changed' order by id desc limit 1`;
  assert.equal(await column(last), 'true');
  const off = await turn(false);
  assert.deepEqual([off.ok.clock, off.message], [false, 'Automatic deletion is off.']);
  assert.equal(await column(last), 'false');
});

test('an unfinished application is due a year after it was last touched, by draft or by record', async () => {
  const touched = (days: number) =>
    world.direct(
      `update applicant set updated_at = now() - interval '${days} days' where id = '${ids.asha}'`,
    );
  await touched(364);
  assert.deepEqual(await due(), []);
  assert.deepEqual(await due(2), [[ids.asha, ['identity', 'income', 'work', 'other', 'person']]]);
  await touched(366);
  assert.deepEqual(
    (await due()).map(([id]) => id),
    [ids.asha],
  );
  await asha.call(putDraft, { params: { id: ids.asha }, body: { version: 0, draft: { note: 'x' } } });
  await touched(366);
  assert.deepEqual(await due(), [], 'a draft was saved today');
  const [row] = (await asked(manager, 400)).ok.rows;
  assert.equal(row?.applicantId !== undefined, true);
});

test('a refused one is due a year after the decision that stands, a granted one after its loan', async () => {
  await world.direct(
    `update applicant set stage = 'rejected', updated_at = now() - interval '500 days' where id = '${ids.asha}'`,
  );
  assert.equal((await due()).length, 1, 'without a decision, after the last change');
  const staff = await column(
    `select id as value from staff where lender_id = '${lender}' and role = 1 limit 1`,
  );
  await world.direct(`
    insert into decision (id, lender_id, applicant_id, kind, reasons, words, state, stage_before, made_by, made_at)
    values (gen_random_uuid(), '${lender}', '${ids.asha}', 'reject', '{INCOME_LOW}', '\\x00', 'stands', 'ready', '${staff}', now() - interval '10 days')`);
  assert.deepEqual(await due(), []);
  assert.equal((await due(356)).length >= 1, true);
  await world.direct(`update decision set state = 'undone'`);
  assert.equal((await due()).length, 1, 'one that was taken back is none');
  await world.direct(`update applicant set stage = 'approved' where id = '${ids.asha}'`);
  assert.deepEqual(await due(0), [], 'the loan runs');
  assert.equal((await retained()).ending, 'granted');
  const ended = (days: number) =>
    world.direct(`update applicant set loan_ended_on = current_date - ${days} where id = '${ids.asha}'`);
  await ended(fiveYears - 2);
  assert.deepEqual(await due(), []);
  await ended(fiveYears + 1);
  assert.equal((await due()).length, 1);
});

/** What the audit log has of an application, of one kind, in its order. */
const logged = async (kind: string, id: string) =>
  (
    await world.direct(
      `select action from audit where applicant_id = '${id}' and action like '${kind}.%' order by id`,
    )
  )
    .filter((row) => 'action' in row)
    .map(({ action }) => action);

test('the end of a loan is a day that has been, of a loan that was granted', async () => {
  const end = (on: string) => owner.call(calls.setLoanEnd, { params: { id: ids.asha }, body: { on } });
  const early = await end('2026-01-31');
  assert.deepEqual([early.code, early.message], ['NOT_IN_THIS_STAGE', 'Only a granted loan can end.']);
  await world.direct(`update applicant set stage = 'approved' where id = '${ids.asha}'`);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const future = await end(day(1));
  assert.deepEqual(
    [future.status, future.message],
    [400, 'The loan ends on a day that has been. Enter it then.'],
  );
  for (const on of ['2026-02-30', '2026-2-3', 'soon']) {
    const wrong = await end(on);
    assert.equal(wrong.status, 400, on);
    assert.deepEqual(wrong.fields, [
      { path: 'on', message: 'Write the day as year, month, day: 2026-03-31.' },
    ]);
  }
  assert.equal((await end(day(0))).message, 'Saved.', 'today');
  assert.equal(
    await column(
      `select detail->>'on' as value from audit where applicant_id = '${ids.asha}' and action = 'loan.ended'`,
    ),
    day(0),
  );
  assert.equal((await retained()).loanEndedOn, day(0));
  const blank = await owner.call(calls.setLoanEnd, { params: { id: ids.asha }, body: {} });
  assert.equal(blank.success, true);
  const running = await retained();
  assert.deepEqual([running.loanEndedOn, running.since], [null, null]);
  assert.deepEqual(await logged('loan', ids.asha), ['loan.ended', 'loan.ended']);
});

test('what is kept is shown with its days, its law, and when it goes while the clock runs', async () => {
  const shown = await retained(asha);
  const of = (kind: string) => shown.kinds.find((one) => one.kind === kind);
  assert.deepEqual(of('identity'), {
    ...{ kind: 'identity', rows: 1, files: 1, due: null, law: null, lawUntil: null },
  });
  assert.deepEqual([of('income')?.rows, of('income')?.files, of('work')?.rows], [1, 1, 1]);
  assert.deepEqual([of('other')?.rows, of('agreements')?.rows, of('person')?.rows], [1, 0, 1]);
  assert.deepEqual([shown.lender, shown.ending], ['Saral Finance', 'unfinished']);
  await owner.call(calls.setAutomaticDeletion, { body: { on: true } });
  const running = await retained(asha);
  const due_ = running.kinds.find((one) => one.kind === 'identity')?.due ?? '';
  assert.equal(Date.parse(due_) - Date.parse(running.since ?? ''), 365 * 86_400_000);
});

test('a hold is set again in place of one that stands, is lifted once, and the person is not told', async () => {
  const params = { id: ids.asha };
  const set = (reason: string) => owner.call(calls.setLegalHold, { params, body: { reason } });
  assert.equal((await set('Case 11')).message, 'The legal hold is set.');
  await set('Case 12');
  const { hold } = await retained();
  assert.deepEqual([hold?.reason, hold?.by], ['Case 12', 'Nandini Owner']);
  assert.equal((await retained(asha)).hold, null);
  assert.equal(await column(`select count(*)::int as value from legal_hold where lifted_at is null`), 1);
  assert.equal((await owner.call(calls.proposeErasure, { params })).code, 'LEGAL_HOLD');
  const lift = () => owner.call(calls.liftLegalHold, { params });
  assert.equal((await lift()).message, 'The legal hold is lifted.');
  const again = await lift();
  assert.deepEqual([again.status, again.message], [404, 'This application is not under a legal hold.']);
  assert.deepEqual((await logged('hold', ids.asha)).slice(-3), ['hold.set', 'hold.set', 'hold.lifted']);
});

test('erasure is asked for once, taken back, refused with a reason, proposed and confirmed by two', async () => {
  const params = { id: ids.meena };
  const meena = await world.as('meena');
  const say = (caller: Caller, call: typeof calls.requestErasure) => caller.call(call, { params });
  const request = async (caller: Caller) => (await retained(caller, ids.meena)).request;
  assert.equal((await say(meena, calls.withdrawErasure)).message, 'There is no open erasure request.');
  assert.equal(
    (await say(meena, calls.requestErasure)).message,
    'The lender has your request and will answer it.',
  );
  assert.equal((await say(meena, calls.requestErasure)).code, 'ERASURE_REQUESTED');
  assert.equal((await say(manager, calls.confirmErasure)).message, 'This erasure has not been proposed yet.');
  assert.equal(
    (await say(meena, calls.withdrawErasure)).message,
    'Your request is cancelled. Nothing was erased.',
  );
  assert.deepEqual([(await request(meena))?.state, (await request(meena))?.byPerson], ['withdrawn', true]);
  await say(meena, calls.requestErasure);
  const refused = await owner.call(calls.refuseErasure, { params, body: { reason: 'Under review.' } });
  assert.equal(refused.message, 'Refused. The applicant reads your reason.');
  assert.deepEqual(
    [(await request(meena))?.state, (await request(meena))?.reason],
    ['refused', 'Under review.'],
  );
  assert.ok((await request(meena))?.closedAt);
  // Asked outside of here: the first person's word notes it.
  assert.equal(
    (await say(owner, calls.proposeErasure)).message,
    'Proposed. A second person has to confirm it.',
  );
  const proposed = await request(owner);
  assert.deepEqual(
    [proposed?.state, proposed?.byPerson, proposed?.mine, proposed?.proposedBy],
    ['proposed', false, true, 'Nandini Owner'],
  );
  assert.deepEqual([(await request(manager))?.mine, (await request(meena))?.proposedBy], [false, '']);
  assert.equal((await say(owner, calls.confirmErasure)).code, 'SAME_PERSON');
  const done = await say(manager, calls.confirmErasure);
  assert.equal(done.message, 'Erased.');
  assert.deepEqual(
    [(done.ok as { whole?: boolean }).whole, (done.ok as { cause?: string }).cause],
    [true, 'request'],
  );
  assert.equal(await column(`select count(*)::int as value from applicant where id = '${ids.meena}'`), 0);
  assert.deepEqual(await logged('erasure', ids.meena), [
    ...['erasure.requested', 'erasure.withdrawn', 'erasure.requested', 'erasure.refused'],
    ...['erasure.requested', 'erasure.proposed', 'erasure.done'],
  ]);
  await world.product.outbox.settled();
  assert.match((await world.sandbox.messages('9000000013'))[0]?.text ?? '', /\/api\/erasures\/[\w-]{22}/);
});

test('what no law keeps goes, of a granted loan; nothing is proposed when nothing can go', async () => {
  await world.direct(`update applicant set stage = 'approved' where id = '${ids.ravi}'`);
  const params = { id: ids.ravi };
  assert.equal((await owner.call(calls.proposeErasure, { params })).code, 'NOTHING_TO_ERASE');
  await world.direct(`update applicant set stage = 'withdrawn' where id = '${ids.ravi}'`);
  assert.equal((await owner.call(calls.proposeErasure, { params })).success, true);
});

test('what is held, stopped or touched between the clock’s look and its lock stays', async () => {
  const params = { id: ids.asha };
  await setRule('income', 'unfinished', 30);
  const { db, vault, store: files } = world.product;
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    held: () => owner.call(calls.setLegalHold, { params, body: { reason: 'Case 12' } }),
    stopped: () => owner.call(calls.setAutomaticDeletion, { body: { on: false } }),
    touched: () => asha.call(putDraft, { params, body: { version: 0, draft: { note: 'x' } } }),
  };
  for (const [what, change] of Object.entries(changes)) {
    await owner.call(calls.setAutomaticDeletion, { body: { on: true } });
    await world.direct(
      `delete from draft; update applicant set updated_at = now() - interval '31 days' where id = '${ids.asha}'`,
    );
    let looked = false;
    const tenant: typeof db.tenant = async (of, work) => {
      const seen = await db.tenant(of, work);
      if (of === lender && !looked) {
        looked = true;
        assert.ok((await due()).length > 0, 'it was due');
        await change();
      }
      return seen;
    };
    const clock = { now: () => new Date() };
    await retentionClock({ db: { ...db, tenant }, vault, files, clock }).run();
    assert.ok(looked);
    assert.equal((await retained()).kinds.find(({ kind }) => kind === 'income')?.rows, 1, what);
    await owner.call(calls.liftLegalHold, { params });
  }
});

test('the clock takes what is due and no more, when it runs and nothing is held; then all of somebody', async () => {
  const { retention } = world.product;
  const params = { id: ids.asha };
  await setRule('income', 'unfinished', 30);
  const age = (days: number) =>
    world.direct(
      `update applicant set updated_at = now() - interval '${days} days' where id = '${ids.asha}'`,
    );
  await age(31);
  const touched = await column(`select updated_at::text as value from applicant where id = '${ids.asha}'`);
  const income = async () => (await retained()).kinds.find(({ kind }) => kind === 'income')?.rows;
  await retention.run();
  assert.equal(await income(), 1, 'no clock');
  await owner.call(calls.setAutomaticDeletion, { body: { on: true } });
  await owner.call(calls.setLegalHold, { params, body: { reason: 'Case 12' } });
  await retention.run();
  assert.equal(await income(), 1, 'a hold');
  assert.equal((await asked(manager)).ok.held, 1);
  await owner.call(calls.liftLegalHold, { params });
  assert.equal(await retention.run(), 0, 'nobody went whole');
  assert.equal(await income(), 0);
  const { docs } = (await asha.call(getApplicant, { params })).ok;
  assert.deepEqual(['id' in docs, 'income' in docs, 'business' in docs], [true, false, true]);
  assert.equal(
    await column(`select updated_at::text as value from applicant where id = '${ids.asha}'`),
    touched,
    'the clock does not begin again',
  );
  assert.deepEqual(
    await column(`select string_agg(document, ',') as value from upload where applicant_id = '${ids.asha}'`),
    'pan',
  );
  assert.equal(await column('select count(*)::int as value from file_to_remove'), 0, 'the bytes went too');
  const [line] = (await owner.call(calls.listErasures)).ok;
  assert.deepEqual(
    [line?.cause, line?.whole, line?.kinds, line?.rows, line?.files, line?.ending],
    ['clock', false, ['income'], 1, 1, 'unfinished'],
  );
  await retention.run();
  assert.equal((await owner.call(calls.listErasures)).ok.length, 2, 'nothing is erased twice');
  await age(400);
  assert.equal(await retention.run(), 1);
  assert.equal((await owner.call(getApplicant, { params })).status, 404);
  const [whole] = (await owner.call(calls.listErasures)).ok;
  assert.deepEqual([whole?.whole, whole?.kinds], [true, [...retainedKinds]]);
});
