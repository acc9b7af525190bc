import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { logInApplicant, registerApplicant } from '@pramaan/contract/calls/access.ts';
import { addCoApplicant, getApplicant } from '@pramaan/contract/calls/applicants.ts';
import * as calls from '@pramaan/contract/calls/applications.ts';
import { getProgress } from '@pramaan/contract/calls/overview.ts';
import { decideApplication, getReview } from '@pramaan/contract/calls/review.ts';
import { closeCases } from '@pramaan/contract/calls/several-cases.ts';
import { createApplyLink } from '@pramaan/contract/calls/start-application.ts';
import { ask, askingOf, declare, filled } from '../../../test/ask.ts';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { applicants } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';

/* One person, an application of their own and the application of another that they join: which they enter, and what each shows. */

let world: World;
let id: string;
let asha: Caller;
let manager: Caller;

before(async () => {
  world = await startWorld();
  [id, asha, manager] = [await world.id('asha'), await world.as('asha'), await world.as('manager')];
});
after(() => world.close());

const join = async (name: string, mobileNo: string, joinsAs = 'co-applicant'): Promise<string> =>
  (await asha.call(addCoApplicant, { params: { id }, body: { name, mobileNo, joinsAs } })).ok._id;
const entered = async (mobile: string) => (await world.applicantWith(mobile)).login._id;
const list = async (by: Caller, of: string) =>
  (await by.call(calls.listApplications, { params: { id: of } })).ok;
const progress = async (by: Caller, of: string) => (await by.call(getProgress, { params: { id: of } })).ok;
const close = async (of: string) =>
  assert.deepEqual(
    (await manager.call(closeCases, { body: { cases: [of], reason: 'PERSON_ASKED', remarks: '' } })).ok
      .closed,
    [of],
  );
const settle = () => world.age('course.decided_at', '1 minute');
/** Of a loan so small that one person decides it. */
async function reject(by: Caller, of: string): Promise<void> {
  await declare(by, of, 'loanRequest', { loanAmt: '1000' });
  const params = { id: of };
  const { version } = (await manager.call(getReview, { params })).ok;
  const body = { version, kind: 'reject', reasons: ['SCORE_LOW'], conditions: [] };
  assert.equal((await manager.call(decideApplication, { params, body })).success, true);
  await settle();
}

test('with an own open application the person enters that, finds the other in the list, and each holds its own documents', async () => {
  const own = await world.id('ravi');
  const joined = await join('Ravi Kumar Demo', applicants.ravi);
  const ravi = await world.applicantWith(applicants.ravi);
  assert.equal(ravi.login._id, own);
  const pan = askingOf('pan.auth');
  await ask(ravi, own, pan, filled(pan));
  assert.equal((await progress(ravi, own)).others, true);
  const { applications, mayStart } = await list(ravi, own);
  assert.deepEqual(
    applications.map(({ _id, joinsAs, isThis }) => [_id, joinsAs, isThis]),
    [
      [own, null, true],
      [joined, 'co-applicant', false],
    ],
  );
  assert.equal(mayStart, false);
  const reply = await ravi.call(calls.openApplication, { params: { id: own, application: joined } });
  const there = callerWith(world.app, identityOf(reply));
  const file = (await there.call(getApplicant, { params: { id: joined } })).ok;
  assert.deepEqual([file.joinsAs, file.docs], ['co-applicant', {}], 'nothing of the own application');
  assert.equal((await there.call(getApplicant, { params: { id: own } })).status, 403);
  assert.equal((await list(there, joined)).mayStart, false);

  // Once the own one is decided, the one that waits for them is entered.
  await reject(await world.applicantWith(applicants.ravi), own);
  assert.equal(await entered(applicants.ravi), joined);
});

test('who joins is told whose application it is and what was decided, never why', async () => {
  const joined = await join('Gopal Surety', '9876501111', 'guarantor');
  const gopal = await world.applicantWith('9876501111');
  const before_ = await progress(gopal, joined);
  assert.deepEqual(
    [before_.joins?.as, before_.joins?.name, before_.applicationStatus, before_.others],
    ['guarantor', 'Asha Sample', 'with-you', false],
  );
  assert.equal((await progress(asha, id)).joins, null);
  await reject(asha, id);
  const told = await progress(gopal, joined);
  assert.deepEqual([told.applicationStatus, told.reasons], ['decided', []]);
  assert.equal((await list(gopal, joined)).applications[0]?.status, 'decided');
  await world.direct(`update applicant set stage = 'in-review' where id = '${id}'`);
});

test('who left and is added again enters the new case; who left for good may apply themselves', async () => {
  const mobile = '9876502222';
  const left = await join('Kiran Sample', mobile);
  await close(left);
  const { decisions } = (await manager.call(getReview, { params: { id: left } })).ok;
  assert.deepEqual(
    decisions.map(({ kind, reasons, conditions, remarks }) => ({ kind, reasons, conditions, remarks })),
    [{ kind: 'withdraw', reasons: ['PERSON_ASKED'], conditions: [], remarks: '' }],
  );
  const again = await join('Kiran Sample', mobile, 'guarantor');
  assert.equal(await entered(mobile), again);
  await close(again);
  const kiran = await world.applicantWith(mobile);
  const of = String(kiran.login._id);
  assert.equal((await list(kiran, of)).mayStart, true);
  const own = (await kiran.call(calls.startAnotherApplication, { params: { id: of } })).ok._id;
  assert.equal(await entered(mobile), own);
  assert.equal((await list(await world.applicantWith(mobile), own)).mayStart, false);
});

test('an apply link begins an application of their own for somebody who only joins another', async () => {
  const mobile = '9876503333';
  const joined = await join('Lata Sample', mobile);
  const { link } = (await (await world.as('agent')).call(createApplyLink, { body: {} })).ok;
  const referral = new URL(link).searchParams.get('ref') ?? '';
  const anyone = callerWith(world.app, {});
  const before_ = (await world.sandbox.messages(mobile)).length;
  await anyone.call(registerApplicant, {
    body: { mobileNo: mobile, name: 'Lata Sample', email: '', referral },
  });
  const otp = await world.sandbox.code(mobile, before_);
  const { _id } = (await anyone.call(logInApplicant, { body: { mobile, otp, appId: '' } })).ok;
  assert.notEqual(_id, joined);
  assert.equal((await list(await world.applicantWith(mobile), _id)).applications.length, 2);
});
