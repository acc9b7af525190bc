import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { logInApplicant, registerApplicant } from '@pramaan/contract/calls/access.ts';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import * as calls from '@pramaan/contract/calls/applications.ts';
import { giveConsent, listConsents, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import { downloadFile } from '@pramaan/contract/calls/files.ts';
import { makeAppeal, reopenApplication } from '@pramaan/contract/calls/rejections.ts';
import { decideApplication, getReview, getTimeline } from '@pramaan/contract/calls/review.ts';
import { closeCases } from '@pramaan/contract/calls/several-cases.ts';
import * as starts from '@pramaan/contract/calls/start-application.ts';
import { uploadProfilePicture } from '@pramaan/contract/calls/stored-files.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { ask, askingOf, declare, filled, form, picture } from '../../../test/ask.ts';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { type ApplicantName, applicants } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';

/* One application after the other at a lender: what starts the next, what goes along, and who sees what (decision 0114). */

let world: World;
let [manager, agent]: Caller[] = [];

before(async () => {
  world = await startWorld();
  [manager, agent] = [await world.as('manager'), await world.as('agent')];
});
after(() => world.close());

const by = (caller: Caller | undefined) => {
  assert.ok(caller);
  return caller;
};
const list = async (caller: Caller | undefined, id: string) =>
  (await by(caller).call(calls.listApplications, { params: { id } })).ok;
const startAnother = (caller: Caller, id: string) =>
  caller.call(calls.startAnotherApplication, { params: { id } });

/** Opens another application in a session of its own. */
async function open(caller: Caller, id: string, application: string): Promise<Caller> {
  const reply = await caller.call(calls.openApplication, { params: { id, application } });
  assert.equal(reply.ok._id, application);
  return callerWith(world.app, identityOf(reply));
}

const settle = async (id: string) => {
  await world.age('course.decided_at', '1 minute', `applicant_id = '${id}'`);
  await world.age('decision.made_at', '1 minute', `applicant_id = '${id}'`);
};

async function reject(id: string): Promise<void> {
  const params = { id };
  const { version } = (await by(manager).call(getReview, { params })).ok;
  const body = { version, kind: 'reject', reasons: ['SCORE_LOW'], conditions: [] };
  assert.equal((await by(manager).call(decideApplication, { params, body })).status, 200);
  await settle(id);
}

const docsOf = async (caller: Caller, id: string) => (await caller.call(getApplicant, { params: { id } })).ok;
const dateOf = (docs: Tree, document: string, method: string) => recordAt(docs, document, method)?.verifiedAt;

/** A verified PAN and what the person says of themselves and of the loan. */
async function giveDocuments(person: ApplicantName): Promise<{ caller: Caller; id: string }> {
  const [caller, id] = [await world.as(person), await world.id(person)];
  const one = people.find(({ mobile }) => mobile === applicants[person]);
  await ask(caller, id, askingOf('pan.auth'), filled(askingOf('pan.auth'), one ? { person: one } : {}));
  await declare(caller, id, 'basicDetails');
  await declare(caller, id, 'loanRequest', { loanAmt: '100000' });
  return { caller, id };
}

test('after a rejection the person starts another application, which has their documents with their dates and none of the loan', async () => {
  const { caller, id } = await giveDocuments('asha');
  const body = form('file', 'me.jpg', await picture(), { applicantId: id });
  await caller.call(uploadProfilePicture, { body });
  assert.equal((await startAnother(caller, id)).code, 'APPLICATION_OPEN');
  await reject(id);
  await world.direct(`update course set decided_at = now() where applicant_id = '${id}'`);
  assert.equal((await startAnother(caller, id)).code, 'APPLICATION_OPEN', 'it can still be undone');
  await settle(id);
  assert.equal((await list(caller, id)).mayStart, true);

  const next = (await startAnother(caller, id)).ok._id;
  assert.equal((await startAnother(caller, id)).code, 'APPLICATION_OPEN', 'one at a time');
  const later = await open(caller, id, next);
  const [before_, now] = [await docsOf(caller, id).catch(() => null), await docsOf(later, next)];
  assert.equal(before_, null, 'the session of the earlier one has ended');
  const earlier = await open(later, next, id);
  const then = await docsOf(earlier, id);
  assert.ok(dateOf(then.docs, 'pan', 'auth'));
  assert.equal(dateOf(now.docs, 'pan', 'auth'), dateOf(then.docs, 'pan', 'auth'));
  assert.equal(dateOf(now.docs, 'basicDetails', 'input'), dateOf(then.docs, 'basicDetails', 'input'));
  assert.equal(recordAt(now.docs, 'pan', 'auth')?.status, recordAt(then.docs, 'pan', 'auth')?.status);
  assert.ok(recordAt(then.docs, 'loanRequest', 'input'));
  assert.equal(recordAt(now.docs, 'loanRequest', 'input'), undefined);
  assert.deepEqual(now.profile.follows, { reference: then.profile.reference, documents: 2 });

  // The picture is a file of its own, which goes with its application.
  const again = await open(earlier, id, next);
  assert.notEqual(now.profile.picture, then.profile.picture);
  const file = { id: next, fileId: now.profile.picture ?? '' };
  const copy = await again.call(downloadFile, { params: file });
  assert.equal(copy.status, 200);
  assert.ok(copy.raw.rawPayload.length > 100);

  // Nothing of it counts as given or tried for this application, and it is no link between strangers.
  const [counted] = await world.direct(`
    select (select given_at from course where applicant_id = '${next}') as given,
      (select count(*)::int from first_try where applicant_id = '${next}') as tries`);
  assert.deepEqual(counted, { given: null, tries: 0 });
  const { findings } = (await by(manager).call(getReview, { params: { id: next } })).ok;
  assert.deepEqual(
    findings.filter(({ kind }) => kind === 'linkage' || kind === 'consent').map(({ sentence }) => sentence),
    [],
  );

  const story = (await by(manager).call(getTimeline, { params: { id: next } })).ok;
  assert.ok(
    story.some(({ sentence }) => sentence === 'Documents carried over from an earlier application: 2'),
  );

  // Verified again, it is this application's own.
  // As if the answer were no longer fresh enough to be used again.
  await world.direct(`update verification set asked = null where applicant_id = '${next}'`);
  await ask(again, next, askingOf('pan.auth'), filled(askingOf('pan.auth')));
  const [tried] = await world.direct(
    `select count(*)::int as tries from first_try where applicant_id = '${next}'`,
  );
  assert.equal(tried?.tries, 1);
  const seen = await list(manager, next);
  assert.deepEqual(
    seen.applications.map(({ _id, stage, isThis, mayOpen }) => ({ _id, stage, isThis, mayOpen })),
    [
      { _id: id, stage: 'rejected', isThis: false, mayOpen: true },
      { _id: next, stage: 'in-progress', isThis: true, mayOpen: true },
    ],
  );
  assert.deepEqual(
    (await list(again, next)).applications.map(({ status, stage }) => [status, stage]),
    [
      ['decided', null],
      ['with-you', null],
    ],
  );
});

test('an application that another follows is history: no appeal, no reopening', async () => {
  const { caller, id } = await giveDocuments('ravi');
  await reject(id);
  const next = (await startAnother(caller, id)).ok._id;
  const appealed = await caller.call(makeAppeal, { params: { id }, body: { words: 'Look again.' } });
  assert.equal(appealed.code, 'APPEAL_CLOSED');
  const { version } = (await by(manager).call(getReview, { params: { id } })).ok;
  const body = { version, reason: 'MISTAKE' };
  const reopened = await by(manager).call(reopenApplication, { params: { id }, body });
  assert.equal(reopened.code, 'NOT_IN_THIS_STAGE');
  assert.match(reopened.message, /another application since/);
  // Nobody opens an application that is not theirs.
  const stranger = await by(caller).call(calls.openApplication, {
    params: { id, application: await world.id('asha') },
  });
  assert.equal(stranger.code, 'NOT_FOUND');

  // Withdrawn consent stays withdrawn: entering does not agree again, and nothing is carried over.
  await caller.call(withdrawConsent, { params: { id, purpose: 'verification' } });
  const later = await open(caller, id, next);
  const params = { id: next };
  const consents = async () => (await later.call(listConsents, { params, query: {} })).ok.consents;
  assert.equal((await consents()).find(({ purpose }) => purpose === 'verification')?.given, false);
  assert.deepEqual((await docsOf(later, next)).docs, {});
  await later.call(giveConsent, { params, body: { purpose: 'verification', language: 'en' } });
  const earlier = await open(later, next, id);
  await earlier.call(giveConsent, { params: { id }, body: { purpose: 'verification', language: 'en' } });
  const again = await open(earlier, id, next);
  assert.ok(recordAt((await docsOf(again, next)).docs, 'pan', 'auth'), 'with the consent of both');
});

test('staff start the next application for a closed one; documents wait until the person has entered', async () => {
  const { id } = await giveDocuments('meena');
  const mobileNo = applicants.meena;
  const start = (caller: Caller | undefined, more: object = {}) =>
    by(caller).call(starts.startApplication, { body: { mobileNo, ...more } });
  assert.equal((await start(manager)).ok._id, id, 'the open one is sent again');
  const body = { cases: [id], reason: 'NO_ANSWER', remarks: '' };
  assert.deepEqual((await by(manager).call(closeCases, { body })).ok.closed, [id]);
  await settle(id);
  assert.equal((await start(agent)).code, 'ALREADY_APPLIED', 'an agent has no word on another’s applicant');
  const dry = { rows: [{ mobileNo }], dryRun: true };
  const tried = (await by(manager).call(starts.startApplications, { body: dry })).ok.rows[0];
  assert.deepEqual([tried?.state, tried?._id], ['ready', '']);
  const made = (await start(manager, { idempotencyKey: 'once' })).ok;
  assert.notEqual(made._id, id);
  assert.equal(made.isNew, true);
  assert.equal((await start(manager, { idempotencyKey: 'once' })).ok._id, made._id);
  const waiting = await docsOf(by(manager), made._id);
  assert.deepEqual([waiting.docs, waiting.profile.follows], [{}, undefined]);
  const person = await world.freshly('meena');
  assert.equal(person.login._id, made._id, 'a login enters the newest');
  assert.ok(recordAt((await docsOf(person, made._id)).docs, 'pan', 'auth'));
  // Once: what the person has changed since is not undone by the next login.
  const [row] = await world.direct(
    `select count(*)::int as times from audit where action = 'application.carried-over' and applicant_id = '${made._id}'`,
  );
  assert.equal(row?.times, 1);

  // By an agent's link: the third is the agent's, who sees nothing of those before.
  await by(manager).call(closeCases, { body: { ...body, cases: [made._id] } });
  await settle(made._id);
  const { code } = (await by(agent).call(starts.createApplyLink, { body: {} })).ok;
  const anyone = await world.as('anonymous');
  const sent = (await world.sandbox.messages(mobileNo)).length;
  await anyone.call(registerApplicant, { body: { mobileNo, referral: code } });
  await world.product.outbox.settled();
  const otp = await world.sandbox.code(mobileNo, sent);
  const third = (await anyone.call(logInApplicant, { body: { mobile: mobileNo, otp, appId: '' } })).ok._id;
  assert.ok(![id, made._id].includes(third));
  assert.deepEqual(
    (await list(agent, third)).applications.map(({ _id }) => _id),
    [third],
  );
  assert.equal((await list(manager, third)).applications.length, 3);
});
