import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { getApplicant, putDocument } from '@pramaan/contract/calls/applicants.ts';
import * as calls from '@pramaan/contract/calls/review.ts';
import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let manager: Caller;
let verifier: Caller;
let owner: Caller;
const ids = {} as Record<'ravi' | 'meena' | 'asha', string>;
before(async () => {
  world = await startWorld({ seed: 'demo' });
  [manager, verifier, owner] = await Promise.all([
    world.as('manager'),
    world.as('verifier'),
    world.as('owner'),
  ]);
  for (const name of ['ravi', 'meena', 'asha'] as const) ids[name] = await world.id(name);
});
after(() => world.close());

const review = async (caller: Caller, id: string) =>
  (await caller.call(calls.getReview, { params: { id } })).ok;
const approve = {
  kind: 'approve',
  reasons: ['MEETS_POLICY'],
  conditions: [{ text: 'Post-dated cheques', neededFor: 'payout' }],
  remarks: '',
  terms: { amount: 400_000, tenureMonths: 60, ratePercent: 11 },
  // The demo gives one Form 16 and one return in three places: findings that an approval must answer for.
  deviationReason: 'Seen with the applicant: one employer, one return.',
};
const audited = async (action: string, id: string) => {
  const rows = await world.database.owner(
    `select count(*) as n from audit where action = '${action}' and applicant_id = '${id}'`,
  );
  return Number(rows.find((row) => 'n' in row)?.n);
};

test('a whole file is ready and due; one that lacks something is in progress and says what', async () => {
  const ravi = await review(manager, ids.ravi);
  assert.equal(ravi.stage, 'ready');
  assert.ok(ravi.dueAt && Date.parse(ravi.dueAt) > Date.now());
  assert.deepEqual(
    ravi.missingRequirements.filter(({ needed }) => needed),
    [],
  );
  assert.deepEqual([ravi.amount, ravi.limit], [500_000, 300_000]);
  const asha = await review(manager, ids.asha);
  assert.equal(asha.stage, 'in-progress');
  const needed = asha.missingRequirements
    .filter((requirement) => requirement.needed)
    .map(({ subject }) => subject);
  assert.deepEqual(needed, [
    'pan',
    'area:identity',
    'area:address-proof',
    'basicDetails',
    'residentDetails',
    'loanRequest',
    'area:employment',
  ]);
});

test('approval is refused while something needed is missing, and says what; nothing is half done', async () => {
  const before_ = await review(manager, ids.asha);
  const begun = await manager.call(calls.beginReview, {
    params: { id: ids.asha },
    body: { version: before_.version },
  });
  const reply = await manager.call(calls.decideApplication, {
    params: { id: ids.asha },
    body: { version: begun.ok.version, ...approve },
  });
  assert.equal(reply.code, 'DATA_MISSING');
  assert.match(reply.message, /PAN/);
  const after_ = await review(manager, ids.asha);
  assert.deepEqual([after_.stage, after_.decisions], ['in-review', []]);
});

test('a save over an older version is a conflict, and nothing changes', async () => {
  const { version } = await review(manager, ids.meena);
  const params = { id: ids.meena };
  const first = await manager.call(calls.beginReview, { params, body: { version } });
  assert.equal(first.ok.stage, 'in-review');
  const second = await owner.call(calls.decideApplication, {
    params,
    body: { version, kind: 'refer', reasons: ['SENIOR_VIEW'], conditions: [] },
  });
  assert.equal(second.code, 'CONFLICT');
  assert.equal((await review(owner, ids.meena)).stage, 'in-review');
});

test('nobody decides over a record that changed after they looked', async () => {
  const params = { id: ids.asha };
  const { version } = await review(manager, ids.asha);
  const loans = findEntry('loanDetails', 'input');
  const given = await (await world.as('asha')).call(putDocument, {
    params: { ...params, group: loans?.document.group, document: 'loanDetails' },
    body: { type: 'input', data: exampleCapture(loans?.method.capture ?? {}) },
  });
  assert.equal(given.success, true, given.raw.body);
  const body = { version, kind: 'refer', reasons: ['SENIOR_VIEW'], conditions: [] };
  assert.equal((await manager.call(calls.decideApplication, { params, body })).code, 'CONFLICT');
});

test('a verifier takes what nobody has, hands on their own and nothing else; a manager hands on', async () => {
  const params = { id: ids.meena };
  const team = (await manager.call(calls.listAssignees)).ok;
  const idOf = (name: string) => team.find(({ userName }) => userName === name)?._id ?? '';
  assert.deepEqual(
    team
      .map(({ userName }) => userName)
      .filter((name) => name === 'saral.agent' || name === 'saral.disabled'),
    [],
  );
  let { version } = await review(verifier, ids.meena);
  const other = await verifier.call(calls.assignCase, {
    params,
    body: { version, to: idOf('saral.manager') },
  });
  assert.equal(other.status, 403);
  const taken = (
    await verifier.call(calls.assignCase, { params, body: { version, to: idOf('saral.verifier') } })
  ).ok;
  assert.equal(taken.assigned?.name, 'Vikram Verifier');
  const mine = (await verifier.call(listApplicants, { query: { assigned: 'me' } })).ok.applicants;
  assert.deepEqual(
    mine.map(({ _id, assignedTo }) => [_id, assignedTo]),
    [[ids.meena, 'Vikram Verifier']],
  );
  assert.equal(taken.may.assign, true);
  const handed = await verifier.call(calls.assignCase, {
    params,
    body: { version: taken.version, to: idOf('saral.manager') },
  });
  assert.equal(handed.ok.assigned?.name, 'Maya Manager');
  assert.equal(handed.ok.may.assign, false);
  // What is another's is out of a verifier's reach.
  assert.equal((await verifier.call(calls.getReview, { params })).status, 409);
  version = (
    await manager.call(calls.assignCase, {
      params,
      body: { version: handed.ok.version, to: idOf('saral.verifier') },
    })
  ).ok.version;
  const back = (await verifier.call(calls.assignCase, { params, body: { version, to: null } })).ok;
  assert.equal(back.assigned, null);
  const nobody = await manager.call(calls.assignCase, {
    params,
    body: { version: back.version, to: ids.asha },
  });
  assert.equal(nobody.status, 400);
  assert.equal(await audited('review.assigned', ids.meena), 4);
});

test('what is asked reaches the person in their language, is on their home, and their answer closes it', async () => {
  const params = { id: ids.asha };
  const { version } = await review(verifier, ids.asha);
  const before_ = (await world.sandbox.messages('9000000011')).length;
  const asked = await verifier.call(calls.requestInformation, {
    params,
    body: {
      version,
      channel: 'sms',
      language: 'hi',
      items: [
        { subject: 'loanRequest', reason: 'MISSING', words: 'How much do you need?' },
        { subject: 'pan', reason: 'MISSING' },
      ],
    },
  });
  assert.equal(asked.ok.informationRequests.filter(({ state }) => state === 'open').length, 2);
  await world.product.outbox.settled();
  const sent = await world.sandbox.messages('9000000011');
  assert.equal(sent.length, before_ + 1);
  assert.match(sent[0]?.text ?? '', /Saral Finance को .* \S+\/laas/);

  const asha = await world.as('asha');
  const home = (await asha.call(calls.listInformationRequests, { params })).ok;
  assert.equal(home.lender, 'Saral Finance');
  const loan = home.informationRequests.find(({ subject }) => subject === 'loanRequest');
  assert.deepEqual(
    [loan?.path, loan?.words, loan?.because, loan?.state],
    ['loan/loanRequest', 'How much do you need?', 'You have not submitted it yet.', 'open'],
  );
  const given = await asha.call(putDocument, {
    params: { ...params, group: 'loan', document: 'loanRequest' },
    body: { type: 'input', data: { loanAmt: '200000', loanPeriod: '24' } },
  });
  assert.equal(given.success, true, given.raw.body);
  const seen = await review(verifier, ids.asha);
  assert.deepEqual(seen.informationRequests.map(({ subject, state }) => `${subject} ${state}`).sort(), [
    'loanRequest answered',
    'pan open',
  ]);
  assert.equal(await audited('information-request.answered', ids.asha), 1);
  const pan = seen.informationRequests.find(({ subject }) => subject === 'pan')?._id ?? '';
  const withdrawn = await verifier.call(calls.cancelInformationRequest, {
    params: { ...params, request: pan },
  });
  assert.ok(withdrawn.ok.informationRequests.every(({ state }) => state !== 'open'));
  const twice = await verifier.call(calls.cancelInformationRequest, { params: { ...params, request: pan } });
  assert.equal(twice.status, 404);
  // Others of the lender's applicants see nothing of it.
  assert.equal((await (await world.as('ravi')).call(calls.listInformationRequests, { params })).status, 403);
});

test('an accepted record no longer lacks, a rejected one does; a new record makes both stale', async () => {
  const params = { id: ids.meena };
  const start = await review(verifier, ids.meena);
  const failed = start.missingRequirements.find(({ why }) => why === 'failed');
  assert.ok(failed, 'Meena has a record that differs');
  const docs = await world.database.owner(
    `select document, method from verification where applicant_id = '${ids.meena}' and status = 'mismatch'`,
  );
  const { document, method } = docs.find((row) => 'document' in row) ?? {};
  const place = `${document}.${method}`;
  const say = (version: number, verdict: string, reason: string) =>
    verifier.call(calls.reviewDocument, { params: { ...params, place }, body: { version, verdict, reason } });
  assert.equal((await say(start.version, 'accept', 'TOO_OLD')).status, 400);
  const accepted = (await say(start.version, 'accept', 'EXPLAINED')).ok;
  assert.ok(!accepted.missingRequirements.some(({ subject }) => subject === document));
  const rejected = (await say(accepted.version, 'reject', 'DIFFERS')).ok;
  assert.equal(rejected.missingRequirements.find(({ subject }) => subject === document)?.why, 'rejected');
  await world.database.owner(
    `update verification set version = version + 1 where applicant_id = '${ids.meena}' and document = '${document}'`,
  );
  const stale = await review(verifier, ids.meena);
  assert.equal(stale.reviews[0]?.stale, true);
  assert.equal(stale.missingRequirements.find(({ subject }) => subject === document)?.why, 'failed');
  const none = await verifier.call(calls.reviewDocument, {
    params: { ...params, place: 'passport.ocr' },
    body: { version: stale.version, verdict: 'accept', reason: 'LOOKS_RIGHT' },
  });
  assert.equal(none.status, 404);
});

test('above the limit a second person confirms, never the same; each may take it back for ten seconds', async () => {
  const params = { id: ids.ravi };
  let state = await review(manager, ids.ravi);
  const decide = (caller: Caller, version: number) =>
    caller.call(calls.decideApplication, { params, body: { version, ...approve } });
  state = (await decide(manager, state.version)).ok;
  assert.equal(state.stage, 'second-approval');
  const [waits] = state.decisions;
  assert.equal(waits?.state, 'waits');
  const decision = waits?._id ?? '';
  const word = (caller: Caller, agree: boolean, version: number) =>
    caller.call(calls.confirmDecision, {
      params: { ...params, decision },
      body: { version, agree, ...(agree ? { terms: approve.terms } : {}) },
    });
  assert.equal((await word(manager, true, state.version)).code, 'SAME_PERSON');
  assert.equal((await word(verifier, true, state.version)).status, 403);
  assert.equal((await decide(owner, state.version)).code, 'NOT_IN_THIS_STAGE');
  const found = (await owner.call(listApplicants, { query: { stage: 'second-approval' } })).ok.applicants;
  assert.deepEqual(
    found.map(({ _id }) => _id),
    [ids.ravi],
  );
  state = (await word(owner, true, state.version)).ok;
  assert.deepEqual(
    [state.stage, state.decisions[0]?.state, state.decisions[0]?.secondBy],
    ['approved', 'stands', 'Nandini Owner'],
  );
  // The owner takes the confirmation back; then it waits again, and is declined.
  const undo = (caller: Caller, version: number) =>
    caller.call(calls.undoDecision, { params: { ...params, decision }, body: { version } });
  assert.equal((await undo(manager, state.version)).code, 'TOO_LATE');
  state = (await undo(owner, state.version)).ok;
  assert.deepEqual([state.stage, state.decisions[0]?.state], ['second-approval', 'waits']);
  state = (await word(owner, false, state.version)).ok;
  assert.deepEqual([state.stage, state.decisions[0]?.state], ['in-review', 'declined']);
  // Under the limit one person decides, and after ten seconds it stands.
  const referred = await manager.call(calls.decideApplication, {
    params,
    body: { version: state.version, kind: 'refer', reasons: ['SENIOR_VIEW'], conditions: [], remarks: 'See' },
  });
  assert.equal(referred.ok.stage, 'referred');
  const last = referred.ok.decisions[0]?._id ?? '';
  world.shift(reviewLimits.undoDecision + 1);
  const late = await manager.call(calls.undoDecision, {
    params: { ...params, decision: last },
    body: { version: referred.ok.version },
  });
  assert.equal(late.code, 'TOO_LATE');
  for (const [action, times] of [
    ['decision.awaiting-approval', 1],
    ['decision.confirmed', 1],
    ['decision.reversed', 1],
    ['decision.declined', 1],
    ['decision.made', 1],
  ] as const)
    assert.equal(await audited(action, ids.ravi), times, action);
});

test('the database itself refuses one person as both', async () => {
  const rows = await world.database.owner(
    `select id, made_by from decision where applicant_id = '${ids.ravi}' limit 1`,
  );
  const { id, made_by } = rows.find((row) => 'made_by' in row) ?? {};
  await assert.rejects(
    world.database.owner(`update decision set second_by = '${made_by}' where id = '${id}'`),
  );
});

test('two who decide at once: one is told that the other was first', async () => {
  const params = { id: ids.meena };
  const { version } = await review(manager, ids.meena);
  const body = { version, kind: 'refer', reasons: ['LEGAL_VIEW'], conditions: [] };
  const replies = await Promise.all([
    manager.call(calls.decideApplication, { params, body }),
    owner.call(calls.decideApplication, { params, body }),
  ]);
  assert.deepEqual(replies.map(({ code }) => code ?? 'done').sort(), ['CONFLICT', 'done']);
});

test('who looks at a file is told to others, and forgotten', async () => {
  const params = { id: ids.meena };
  await manager.call(calls.reportPresence, { params, body: {} });
  const seen = (await verifier.call(calls.reportPresence, { params, body: {} })).ok;
  assert.deepEqual(seen.looking, ['saral.manager']);
  await manager.call(calls.reportPresence, { params, body: { leaving: true } });
  assert.deepEqual((await verifier.call(calls.reportPresence, { params, body: {} })).ok.looking, []);
  await manager.call(calls.reportPresence, { params, body: {} });
  world.shift(reviewLimits.presence + reviewLimits.undoDecision + 2);
  assert.deepEqual((await verifier.call(calls.reportPresence, { params, body: {} })).ok.looking, []);
});

test('comments name people of the team; a flag is cleared once; agents comment on their referrals alone', async () => {
  const params = { id: ids.meena };
  const [comment] = (
    await verifier.call(calls.addNote, {
      params,
      body: { words: 'Please look, @saral.manager. Not @udaan.manager, not a@b.' },
    })
  ).ok;
  assert.deepEqual(comment?.mentions, ['saral.manager']);
  const [flag] = (await verifier.call(calls.addFlag, { params, body: { words: 'Two names' } })).ok;
  const clear = () => manager.call(calls.clearFlag, { params: { ...params, flag: flag?._id ?? '' } });
  assert.equal((await clear()).ok[0]?.clearedBy, 'Maya Manager');
  assert.equal((await clear()).status, 404);
  const stored = await world.database.owner(`select words::text as words from note`);
  assert.ok(stored.filter((row) => 'words' in row).every((row) => !String(row.words).includes('Please')));
});

test('the timeline tells in words what happened, by whom', async () => {
  const lines = (await manager.call(calls.getTimeline, { params: { id: ids.ravi } })).ok;
  const told = lines.map(({ by, sentence }) => `${by}: ${sentence}`);
  for (const line of [
    'Maya Manager: Decision proposed: approval (Meets the lending policy). Awaiting second approval',
    'Nandini Owner: Decision declined: approval',
    'Maya Manager: Decision: referral (Needs senior review)',
  ])
    assert.ok(told.includes(line), line);
  assert.ok(told.some((line) => /: verified$/.test(line)));
  assert.ok(told.every((line) => !/undefined|\{|\. \./.test(line)));
});

test('the matrix compares every source of a fact with the first, with numbers masked', async () => {
  const rows = (await manager.call(calls.getConsistency, { params: { id: ids.ravi } })).ok;
  const names = rows.find(({ fact }) => fact === 'name');
  assert.ok((names?.cells.length ?? 0) > 5);
  assert.deepEqual([names?.cells[0]?.score, names?.cells[0]?.match], [null, null]);
  for (const { score, match, reasons } of names?.cells.slice(1) ?? []) {
    assert.ok(score !== null && score >= 0 && score <= 1);
    assert.ok(match || reasons.length > 0);
  }
  const pans = rows.find(({ fact }) => fact === 'pan')?.cells ?? [];
  assert.ok(pans.length > 1 && pans.every(({ value }) => /^X+.{4}$/.test(value)), JSON.stringify(pans));
});

test('what is masked is seen whole for a reason, and that is kept; a verifier may not', async () => {
  const params = { id: ids.ravi };
  const body = { place: 'profile', reason: 'CALL_PERSON' };
  const shown = (await manager.call(calls.revealRecord, { params, body })).ok;
  assert.equal(shown.data.mobileNo, '9000000012');
  assert.equal(await audited('data.revealed', ids.ravi), 1);
  assert.equal((await verifier.call(calls.revealRecord, { params, body })).status, 403);
  for (const bad of [{ place: 'profile' }, { ...body, reason: 'because' }, { ...body, place: '../x' }])
    assert.equal((await manager.call(calls.revealRecord, { params, body: bad })).status, 400);
  assert.equal(
    (await manager.call(calls.revealRecord, { params, body: { ...body, place: 'iec.nothing' } })).status,
    404,
  );
  assert.equal(await audited('data.revealed', ids.ravi), 1);
});

test('who opens a colleague’s case reads who works on it, and stays logged in', async () => {
  await world.direct(
    `update applicant set assigned_to = (select id from staff where name = 'Maya Manager' and lender_id = applicant.lender_id) where id = '${ids.ravi}'`,
  );
  const refused = await verifier.call(getApplicant, { params: { id: ids.ravi } });
  assert.deepEqual(
    [refused.status, refused.code, refused.message],
    [
      409,
      'CASE_ELSEWHERE',
      'Maya Manager is working on this application. Ask them or your manager if you need it.',
    ],
  );
  assert.equal((await verifier.call(listApplicants)).status, 200);
});
