import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getSession } from '@pramaan/contract/calls/access.ts';
import * as calls from '@pramaan/contract/calls/review.ts';
import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import { usualDecisionLimit } from '@pramaan/contract/stages.ts';
import { ask, askingOf, declare, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { password } from '../../../test/people.ts';
import { publishPolicy } from '../../../test/published-policy.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let id: string;
let lender: string;
let person: Caller;
let manager: Caller;
let owner: Caller;
let verifier: Caller;

/** What the loan asked for is, in rupees. */
const wanted = async (loanAmt: string) => {
  const given = await declare(person, id, 'loanRequest', { loanAmt });
  assert.equal(given.success, true, given.raw.body);
};

before(async () => {
  world = await startWorld();
  [id, lender, person] = [await world.id('asha'), await world.lender('SARAL'), await world.as('asha')];
  await publishPolicy(world, lender);
  [manager, owner, verifier] = [
    await world.as('manager'),
    await world.as('owner'),
    await world.as('verifier'),
  ];
  // All without which nothing is approved.
  for (const ref of ['pan.auth', 'epic.auth', 'eBill.auth', 'epf.uan']) {
    const asking = askingOf(ref);
    assert.equal((await ask(person, id, asking, filled(asking))).extras.status, 'verified', ref);
  }
  for (const document of ['basicDetails', 'residentDetails', 'loanRequest'])
    await declare(person, id, document);
});
after(() => world.close());

/** Asha's file as if nobody had decided anything. */
beforeEach(async () => {
  await world.direct(
    `delete from decision; delete from record_review; update applicant set stage = 'ready' where id = '${id}';
    update verification set verified_by = '${id}' where document = 'loanRequest' and applicant_id = '${id}';
    delete from verification_history where document = 'loanRequest'; update lender set settings = '{}' where id = '${lender}'`,
  );
});

const params = () => ({ id });
const state = async (caller = manager) => (await caller.call(calls.getReview, { params: params() })).ok;
const reasonFor = {
  approve: 'MEETS_POLICY',
  reject: 'INCOME_LOW',
  refer: 'SENIOR_VIEW',
  withdraw: 'PERSON_ASKED',
};
type Kind = keyof typeof reasonFor;
const terms = { amount: 100_000, tenureMonths: 36, ratePercent: 12.5 };
async function decide(caller: Caller, kind: Kind, more: Record<string, unknown> = {}) {
  const { version } = await state();
  const body = {
    ...{ version, kind, reasons: [reasonFor[kind]], conditions: [] },
    ...(kind === 'approve' ? { terms } : {}),
    ...more,
  };
  return caller.call(calls.decideApplication, { params: params(), body });
}
/** The second person’s word, with the terms as they stand proposed. */
async function confirm(caller: Caller, decision: string, agree: boolean, more: Record<string, unknown> = {}) {
  const { version, decisions } = await state();
  const proposed = decisions.find(({ _id }) => _id === decision)?.terms;
  const body = { version, agree, ...(agree && proposed ? { terms: proposed } : {}), ...more };
  return caller.call(calls.confirmDecision, { params: { id, decision }, body });
}
async function undo(caller: Caller, decision: string) {
  const { version } = await state();
  return caller.call(calls.undoDecision, { params: { id, decision }, body: { version } });
}
async function reject(place: string) {
  const { version } = await state();
  const body = { version, verdict: 'reject', reason: 'DIFFERS' };
  assert.equal((await verifier.call(calls.reviewDocument, { params: { id, place }, body })).success, true);
}
/** The newest decision, once it waits for a second person. */
async function waiting(kind: Kind = 'approve'): Promise<string> {
  await wanted(String(usualDecisionLimit + 1));
  const { stage, decisions } = (await decide(manager, kind)).ok;
  assert.deepEqual([stage, decisions[0]?.state], ['second-approval', 'waits']);
  return decisions[0]?._id ?? '';
}
const audited = async () =>
  (
    await world.direct(
      `select action, detail from audit where applicant_id = '${id}' and action like 'decision.%' order by id desc limit 1`,
    )
  ).find((row) => 'action' in row);

test('approval names what is missing, whoever asks for it, and nothing is decided', async () => {
  await wanted('1000');
  await reject('pan.auth');
  await reject('epf.uan');
  const refused = await decide(owner, 'approve');
  assert.deepEqual([refused.success, refused.code], [false, 'DATA_MISSING']);
  assert.match(
    refused.message,
    /^It cannot be approved yet\. Still needed: PAN.*, .*\. Ask for it, or accept what was given\.$/,
  );
  assert.deepEqual([(await state()).stage, (await state()).decisions], ['in-review', []]);
  // What is not approved need not be whole.
  assert.equal((await decide(owner, 'reject')).ok.stage, 'rejected');
});

test('the second person does not approve what lacks something by then; to decline it is theirs all the same', async () => {
  const decision = await waiting();
  await reject('pan.auth');
  const refused = await confirm(owner, decision, true);
  assert.equal(refused.code, 'DATA_MISSING');
  assert.match(refused.message, /Still needed: PAN/);
  const still = await state();
  assert.deepEqual([still.stage, still.decisions[0]?.state], ['second-approval', 'waits']);
  const declined = (await confirm(owner, decision, false)).ok;
  assert.deepEqual([declined.stage, declined.decisions[0]?.state], ['in-review', 'declined']);
});

test('the second person rejects an incomplete file: only an approval must be whole', async () => {
  const decision = await waiting('reject');
  await reject('pan.auth');
  const done = (await confirm(owner, decision, true)).ok;
  assert.deepEqual([done.stage, done.decisions[0]?.state], ['rejected', 'stands']);
});

test('one person decides up to the limit, two above it: to the rupee, for approval and rejection alone', async () => {
  for (const [amount, kind, stage] of [
    [usualDecisionLimit, 'approve', 'approved'],
    [usualDecisionLimit, 'reject', 'rejected'],
    [usualDecisionLimit + 1, 'approve', 'second-approval'],
    [usualDecisionLimit + 1, 'reject', 'second-approval'],
    [usualDecisionLimit + 1, 'refer', 'referred'],
    [usualDecisionLimit + 1, 'withdraw', 'withdrawn'],
  ] as const) {
    await world.direct(
      `delete from decision; delete from verification_history where document = 'loanRequest'; update applicant set stage = 'ready' where id = '${id}'`,
    );
    await wanted(String(amount));
    await world.direct(`delete from verification_history where document = 'loanRequest'`);
    const done = (await decide(manager, kind)).ok;
    assert.equal(done.stage, stage, `${kind} ${amount}`);
    assert.deepEqual([done.amount, done.limit], [amount, usualDecisionLimit]);
    assert.equal(done.decisions[0]?.state, stage === 'second-approval' ? 'waits' : 'stands');
    const { action, detail } = (await audited()) ?? {};
    assert.equal(action, stage === 'second-approval' ? 'decision.awaiting-approval' : 'decision.made');
    assert.deepEqual(detail, { kind, reasons: [reasonFor[kind]], conditions: 0 });
  }
});

test('a lender’s own limit counts, were it nothing', async () => {
  await world.direct(`update lender set settings = '{"decisionLimit": 0}' where id = '${lender}'`);
  await wanted('1,000');
  const { amount, limit } = await state();
  assert.deepEqual([amount, limit], [1000, 0]);
  assert.equal((await decide(manager, 'approve')).ok.stage, 'second-approval');
});

test('a reason must be one for what is decided', async () => {
  for (const kind of ['approve', 'reject', 'refer', 'withdraw'] as const) {
    const other = kind === 'refer' ? 'MEETS_POLICY' : 'SENIOR_VIEW';
    const refused = await decide(manager, kind, { reasons: [reasonFor[kind], other] });
    assert.deepEqual([refused.status, refused.message], [400, `Choose reasons to ${kind} it.`]);
    assert.deepEqual(refused.fields, [{ path: 'reasons', message: `Choose reasons to ${kind} it.` }]);
  }
  assert.equal((await state()).stage, 'ready');
});

test('what waits is confirmed by another person, once, and never by the same', async () => {
  const decision = await waiting();
  assert.equal((await confirm(manager, decision, true)).code, 'SAME_PERSON');
  assert.equal((await confirm(manager, decision, false)).code, 'SAME_PERSON');
  assert.equal((await confirm(verifier, decision, true)).status, 403);
  const none = await confirm(owner, '01900000-0000-7000-8000-000000000000', true);
  assert.deepEqual([none.status, none.message], [404, 'This decision does not exist.']);
  const done = (await confirm(owner, decision, true)).ok;
  assert.deepEqual(
    [done.stage, done.decisions[0]?.state, done.decisions[0]?.secondBy],
    ['approved', 'stands', 'Nandini Owner'],
  );
  assert.deepEqual(await audited(), { action: 'decision.confirmed', detail: { kind: 'approve' } });
  const again = await confirm(owner, decision, false);
  assert.deepEqual([again.status, again.message], [404, 'This decision is not awaiting approval.']);
});

test('a declined decision is over and says so', async () => {
  const decision = await waiting();
  await confirm(owner, decision, false);
  assert.deepEqual(await audited(), { action: 'decision.declined', detail: { kind: 'approve' } });
  assert.equal((await confirm(owner, decision, true)).message, 'This decision is not awaiting approval.');
  assert.equal((await undo(owner, decision)).code, 'TOO_LATE');
});

test('what waits can only be called off, and is undone by it', async () => {
  const decision = await waiting();
  for (const kind of ['approve', 'reject', 'refer'] as const)
    assert.equal((await decide(owner, kind)).code, 'NOT_IN_THIS_STAGE', kind);
  // A higher limit by now lets nobody past the second person.
  await world.direct(`update lender set settings = '{"decisionLimit": 90000000}' where id = '${lender}'`);
  for (const kind of ['approve', 'reject'] as const)
    assert.equal((await decide(manager, kind)).code, 'NOT_IN_THIS_STAGE', kind);
  const done = (await decide(owner, 'withdraw')).ok;
  assert.equal(done.stage, 'withdrawn');
  assert.deepEqual(
    done.decisions.map((one) => [one._id === decision, one.kind, one.state]),
    [
      [false, 'withdraw', 'stands'],
      [true, 'approve', 'undone'],
    ],
  );
  assert.equal((await decide(owner, 'reject')).code, 'NOT_IN_THIS_STAGE', 'it is over');
});

test('the words of a decision are kept sealed and shown', async () => {
  await wanted('1000');
  const said = {
    conditions: [
      { text: 'Post-dated cheques', neededFor: 'payout' },
      { text: 'A guarantor', neededFor: 'signing' },
    ],
    remarks: 'Known for years',
  };
  const [line] = (await decide(manager, 'approve', said)).ok.decisions;
  assert.deepEqual([line?.conditions, line?.remarks], [said.conditions, said.remarks]);
  assert.deepEqual([line?.by, line?.secondBy, line?.secondAt], ['Maya Manager', '', null]);
  const { detail } = (await audited()) ?? {};
  assert.equal((detail as { conditions: number }).conditions, 2);
  const rows = await world.direct(`select encode(words, 'escape') as words from decision`);
  assert.ok(rows.every(({ words }) => !String(words).includes('guarantor')));
  await world.direct(`delete from decision; update applicant set stage = 'ready' where id = '${id}'`);
  assert.equal((await decide(manager, 'approve')).ok.decisions[0]?.remarks, '', 'none were said');
});

test('who decided takes it back within ten seconds, to where the file stood; nobody else does', async () => {
  await wanted('1000');
  const [made] = (await decide(manager, 'refer')).ok.decisions;
  assert.ok(made?.undoTill);
  assert.equal(Date.parse(made.undoTill) - Date.parse(made.at), reviewLimits.undoDecision);
  assert.equal((await state(owner)).decisions[0]?.undoTill, null);
  assert.equal((await undo(owner, made._id)).code, 'TOO_LATE');
  const back = (await undo(manager, made._id)).ok;
  assert.deepEqual([back.stage, back.decisions[0]?.state], ['ready', 'undone']);
  assert.deepEqual(await audited(), { action: 'decision.reversed', detail: { kind: 'refer' } });
  assert.equal((await undo(manager, made._id)).code, 'TOO_LATE', 'once');
});

test('only the newest decision is taken back', async () => {
  await wanted('1000');
  const [first] = (await decide(manager, 'refer')).ok.decisions;
  await decide(manager, 'reject');
  assert.equal((await undo(manager, first?._id ?? '')).code, 'TOO_LATE');
  assert.equal((await state()).stage, 'rejected');
});

test('who confirmed takes the confirmation back: it waits again, for whom it waited', async () => {
  const decision = await waiting();
  const [confirmed] = (await confirm(owner, decision, true)).ok.decisions;
  assert.ok(confirmed?.secondAt);
  assert.equal((await state()).decisions[0]?.undoTill, null, 'the first person’s act is past');
  assert.equal((await undo(manager, decision)).code, 'TOO_LATE');
  const back = (await undo(owner, decision)).ok;
  const [waits] = back.decisions;
  assert.deepEqual(
    [back.stage, waits?.state, waits?.secondBy, waits?.secondAt],
    ['second-approval', 'waits', '', null],
  );
  // Now it is the first person's again.
  assert.deepEqual(
    [(await undo(manager, decision)).ok.stage, (await state()).decisions[0]?.state],
    ['ready', 'undone'],
  );
});

test('after ten seconds it stands', async () => {
  await wanted('1000');
  const [made] = (await decide(manager, 'refer')).ok.decisions;
  await world.age('decision.made_at', `${reviewLimits.undoDecision} milliseconds`, `id = '${made?._id}'`);
  assert.equal((await undo(manager, made?._id ?? '')).code, 'TOO_LATE');
  assert.equal((await state()).decisions[0]?.undoTill, null);
});

test('a file of which nobody said anything has no amount and no date; one that is not there is not found', async () => {
  const ravi = await world.id('ravi');
  const { amount, limit, dueAt, assigned } = (await manager.call(calls.getReview, { params: { id: ravi } }))
    .ok;
  assert.deepEqual([amount, limit, dueAt, assigned?.name], [null, usualDecisionLimit, null, 'Maya Manager']);
  const none = await manager.call(calls.getReview, {
    params: { id: '01900000-0000-7000-8000-000000000000' },
  });
  assert.equal(none.code, 'NO_SUCH_APPLICANT');
});

test('only what is needed keeps a file from being approved', async () => {
  await wanted('1000');
  await reject('pan.auth');
  const { missingRequirements } = await state();
  const needed = missingRequirements.filter((requirement) => requirement.needed).map(({ title }) => title);
  const { message } = await decide(owner, 'approve');
  assert.equal(
    message,
    `It cannot be approved yet. Still needed: ${needed.join(', ')}. Ask for it, or accept what was given.`,
  );
});

test('who may take a file and who may assign it: unassigned, assigned to the caller, to somebody else', async () => {
  const idOf = async (caller: Caller) => String((await caller.call(getSession)).ok._id);
  const [mine, theirs] = [await idOf(verifier), await idOf(manager)];
  const assigned = (to: string | null) =>
    world.direct(`update applicant set assigned_to = ${to ? `'${to}'` : 'null'} where id = '${id}'`);
  for (const [to, who, take, assign] of [
    [null, verifier, true, false],
    [null, manager, true, true],
    [mine, verifier, false, true],
    [mine, manager, true, true],
    [theirs, manager, false, true],
  ] as const) {
    await assigned(to);
    const found = await state(who);
    assert.deepEqual([found.assigned?._id ?? null, found.may.take, found.may.assign], [to, take, assign]);
  }
  await assigned(mine);
});

test('the review says what each may do', async () => {
  const may = async (caller: Caller) => (await state(caller)).may;
  assert.deepEqual(await may(manager), {
    take: true,
    assign: true,
    decide: true,
    confirm: false,
    reveal: true,
  });
  assert.deepEqual(await may(verifier), {
    ...{ take: false, assign: true, decide: false, confirm: false, reveal: false },
  });
  const decision = await waiting();
  assert.deepEqual(await may(manager), {
    take: true,
    assign: true,
    decide: false,
    confirm: false,
    reveal: true,
  });
  assert.deepEqual(await may(owner), {
    take: true,
    assign: true,
    decide: false,
    confirm: true,
    reveal: true,
  });
  assert.equal((await may(verifier)).confirm, false);
  await confirm(owner, decision, true);
  assert.deepEqual(await may(owner), {
    take: false,
    assign: false,
    decide: false,
    confirm: false,
    reveal: true,
  });
});

/** The loan request as somebody of the lender enters it. */
const enteredBy = (caller: Caller, loanAmt: string) => declare(caller, id, 'loanRequest', { loanAmt });
const above = String(usualDecisionLimit + 1);

test('a request lowered after the submission still takes two people', async () => {
  await wanted(above);
  await wanted('100000');
  const { amount, highestAmount } = await state();
  assert.deepEqual([amount, highestAmount], [100_000, usualDecisionLimit + 1]);
  for (const kind of ['approve', 'reject'] as const) {
    assert.equal((await decide(manager, kind)).ok.stage, 'second-approval', kind);
    await world.direct(`delete from decision; update applicant set stage = 'ready' where id = '${id}'`);
  }
});

test('what was typed before the submission does not count', async () => {
  await wanted(above);
  await wanted('100000');
  await world.direct(
    `update verification_history set replaced_at = '2020-01-01' where document = 'loanRequest'`,
  );
  assert.equal((await state()).highestAmount, 100_000);
  assert.equal((await decide(manager, 'approve')).ok.stage, 'approved');
});

test('the approved amount counts, however little was requested', async () => {
  await wanted('1000');
  const more = { terms: { ...terms, amount: usualDecisionLimit + 1 } };
  assert.equal((await decide(manager, 'approve', more)).ok.stage, 'second-approval');
});

test('a request without a readable amount takes two people', async () => {
  await wanted('1000');
  await wanted('2000');
  await world.direct(`update verification_history set result = null where document = 'loanRequest'`);
  assert.equal((await state()).highestAmount, null);
  assert.equal((await decide(manager, 'approve')).ok.stage, 'second-approval');
});

test('more changes of the request than can be read take two people', async () => {
  await wanted('1000');
  await wanted('2000');
  await world.database.owner(`
    insert into verification_history (lender_id, id, applicant_id, document, method, instance, version, status, result, source, provider, checks, verified_at)
    select lender_id, id, applicant_id, document, method, instance, version, status, result, source, provider, checks, verified_at
    from verification_history, generate_series(1, 200) where lender_id = '${lender}' and document = 'loanRequest'`);
  assert.equal((await decide(manager, 'approve')).ok.stage, 'second-approval');
});

test('an approval says what is approved, and no other decision does', async () => {
  await wanted('1000');
  const none = await decide(manager, 'approve', { terms: undefined });
  assert.deepEqual(
    [none.code, none.message, none.fields?.map(({ path }) => path)],
    ['BAD_REQUEST', 'Enter the amount, tenure and interest rate that you approve.', ['terms']],
  );
  for (const wrong of [
    { ...terms, amount: 0 },
    { ...terms, tenureMonths: 1.5 },
    { ...terms, ratePercent: 12.345 },
    { ...terms, ratePercent: -1 },
  ])
    assert.equal((await decide(manager, 'approve', { terms: wrong })).status, 400, JSON.stringify(wrong));
  const other = await decide(manager, 'reject', { terms });
  assert.deepEqual(
    [other.status, other.message],
    [400, 'Only an approval has an amount, a tenure and a rate.'],
  );
  const [line] = (await decide(manager, 'approve')).ok.decisions;
  assert.deepEqual(line?.terms, terms);
});

test('a request changed after the approval makes it void, and the lender’s programs hear of it', async () => {
  await wanted('1000');
  await decide(manager, 'approve');
  await wanted('1000');
  assert.equal((await state()).stage, 'approved', 'the same again is no change');
  await wanted('900000');
  const { stage, decisions, may } = await state();
  assert.deepEqual([stage, decisions[0]?.state, may.decide], ['in-review', 'void', true]);
  assert.deepEqual(await audited(), { action: 'decision.voided', detail: { kind: 'approve' } });
  assert.equal((await undo(manager, decisions[0]?._id ?? '')).code, 'TOO_LATE');
});

test('a request changed while its decision waits makes that void; a rejection stands', async () => {
  for (const kind of ['approve', 'reject'] as const) {
    const decision = await waiting(kind);
    await wanted('1000');
    assert.equal((await state()).stage, 'in-review', kind);
    assert.match((await confirm(owner, decision, true)).message, /not awaiting approval/);
    await world.direct(`delete from decision; update applicant set stage = 'ready' where id = '${id}'`);
  }
  await world.direct(`delete from verification_history where document = 'loanRequest'`);
  await decide(manager, 'reject');
  await wanted('2000');
  const { stage, decisions } = await state();
  assert.deepEqual([stage, decisions[0]?.state], ['rejected', 'stands']);
});

test('who decided cannot change the request, whoever of the two it was', async () => {
  const decision = await waiting();
  assert.equal((await enteredBy(manager, '1000')).code, 'OWN_DECISION');
  assert.equal((await confirm(owner, decision, true)).ok.stage, 'approved');
  for (const caller of [manager, owner]) assert.equal((await enteredBy(caller, '1000')).code, 'OWN_DECISION');
  const { stage, amount } = await state();
  assert.deepEqual([stage, amount], ['approved', usualDecisionLimit + 1]);
});

test('who entered a request approves nothing on it, first or second', async () => {
  await wanted('1000');
  assert.equal((await enteredBy(manager, '2000')).success, true);
  await wanted('3000');
  assert.equal((await decide(manager, 'approve')).code, 'OWN_LOAN_REQUEST');
  await world.direct(`delete from verification_history where document = 'loanRequest'`);
  await enteredBy(owner, above);
  const [made] = (await decide(manager, 'approve')).ok.decisions;
  assert.equal((await confirm(owner, made?._id ?? '', true)).code, 'OWN_LOAN_REQUEST');
  assert.equal((await confirm(owner, made?._id ?? '', false)).ok.stage, 'in-review', 'to decline is theirs');
});

test('the second person enters the terms again; others than the proposed ones confirm nothing', async () => {
  const decision = await waiting();
  for (const other of [undefined, { ...terms, amount: 100_001 }, { ...terms, ratePercent: 12.51 }]) {
    assert.equal((await confirm(owner, decision, true, { terms: other })).code, 'TERMS_DIFFER');
    assert.equal((await state()).stage, 'second-approval');
  }
  assert.equal((await confirm(owner, decision, true)).ok.stage, 'approved');
});

test('above the second limit the second person confirms with a password', async () => {
  await world.direct(
    `update lender set settings = '{"reauthenticationLimit": ${usualDecisionLimit}}' where id = '${lender}'`,
  );
  const decision = await waiting();
  assert.equal((await confirm(owner, decision, true)).code, 'REAUTHENTICATION_NEEDED');
  const wrong = await confirm(owner, decision, true, { password: 'not this one' });
  assert.equal(wrong.code, 'PASSWORD_WRONG');
  assert.equal((await state()).stage, 'second-approval');
  assert.equal((await confirm(owner, decision, true, { password })).ok.stage, 'approved');
});

test('at the second limit itself no password is asked', async () => {
  await world.direct(
    `update lender set settings = '{"reauthenticationLimit": ${usualDecisionLimit + 1}}' where id = '${lender}'`,
  );
  assert.equal((await confirm(owner, await waiting(), true)).ok.stage, 'approved');
});
