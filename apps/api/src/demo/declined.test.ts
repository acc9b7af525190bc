import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { logInApplicant, sendLoginOtp } from '@pramaan/contract/calls/access.ts';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { getProgress } from '@pramaan/contract/calls/overview.ts';
import { getReview } from '@pramaan/contract/calls/review.ts';
import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import { openWeight, weightOf } from '@pramaan/documents/findings/finding.ts';
import { type Caller, callerWith, identityOf } from '../../test/caller.ts';
import { startWorld, type World } from '../../test/world.ts';
import { decisionLetters } from '../features/review/decision-letter.ts';
import { sql } from '../platform/sql.ts';
import { demoLenders } from './lenders.ts';

/* The demo's third story: true documents, a policy that declines, a decision, and its reasons told. */

const wanted = demoLenders.flatMap(({ declined }) => declined ?? [])[0] ?? assert.fail('nobody is declined');
const told = [
  'With this loan, your monthly instalments would be too high for your income.',
  'Your credit score is below what we need.',
];

let world: World;
let manager: Caller;
let id: string;
before(async () => {
  world = await startWorld({ seed: 'demo' });
  manager = await world.as('manager');
  const [row] = await world.product.db.query<{ id: string }>(
    sql`select id from find_applicants(${world.product.vault.lookup('mobile', wanted.mobile)}, null)`,
  );
  id = row?.id ?? assert.fail('no application');
  world.shift(reviewLimits.undoDecision);
});
after(() => world.close());

const review = async () => (await manager.call(getReview, { params: { id } })).ok;

async function logIn(): Promise<Caller> {
  const anyone = await world.as('anonymous');
  await anyone.call(sendLoginOtp, { body: { mobileNo: wanted.mobile } });
  const otp = await world.sandbox.code(wanted.mobile);
  return callerWith(
    world.app,
    identityOf(await anyone.call(logInApplicant, { body: { mobile: wanted.mobile, otp, appId: id } })),
  );
}

test('the documents agree with each other, and nothing is missing', async () => {
  const { findings, missingRequirements, assessment, clear } = await review();
  const grave = findings.filter(
    ({ state, severity }) => state === 'open' && weightOf(severity) >= openWeight,
  );
  assert.deepEqual(
    grave.map(({ kind, evidence }) => [kind, evidence]),
    [],
  );
  assert.deepEqual(
    missingRequirements.filter(({ needed }) => needed),
    [],
  );
  assert.equal(clear, true);
  const { obligations, foir, income } = assessment;
  assert.deepEqual(
    [...new Set(obligations.sources.map(({ monthly }) => monthly))],
    [21_000],
    'declared, in the statement and at the bureau',
  );
  assert.deepEqual(obligations.sources.map(({ source }) => source).sort(), [
    ...['bureau', 'declared', 'statement'],
  ]);
  assert.ok(income.monthly !== null && income.monthly > 15_000 && foir !== null && foir > 50, String(foir));
});

test('the policy declines it, and the decision has the policy’s reasons', async () => {
  const { policy, decisions, stage } = await review();
  assert.deepEqual(
    [policy.outcome, policy.hits.map(({ reason }) => reason)],
    ['decline', ['OTHER_LOANS', 'SCORE_LOW']],
  );
  const [decision, ...more] = decisions;
  assert.deepEqual([decision?.kind, decision?.state, decision?.by], ['reject', 'stands', 'Maya Manager']);
  assert.deepEqual(decision?.reasons, ['OTHER_LOANS', 'SCORE_LOW']);
  assert.deepEqual(decision?.policy, policy);
  assert.deepEqual([stage, more], ['rejected', []]);
});

test('the list of declined applications shows it', async () => {
  const { applicants } = (await manager.call(listApplicants, { query: { stage: 'rejected' } })).ok;
  assert.deepEqual(
    applicants.map(({ name, stage }) => [name, stage]),
    [[wanted.name, 'rejected']],
  );
});

test('the person reads the reasons on the progress page and in one letter', async () => {
  const { applicationStatus, reasons } = (await (await logIn()).call(getProgress, { params: { id } })).ok;
  assert.deepEqual([applicationStatus, reasons], ['decided', told]);
  const { db, vault, outbox } = world.product;
  const tell = decisionLetters({ db, vault, outbox, publicUrl: 'http://localhost:3000' });
  const decision = (await review()).decisions[0]?._id ?? '';
  const lender = await world.lender('SARAL');
  for (let run = 0; run < 2; run++) await tell({ lender, decision });
  await outbox.settled();
  const letters = (await world.sandbox.messages('manoj-specimen@example.in')).filter(({ text }) =>
    text.includes('could not approve'),
  );
  assert.equal(letters.length, 1);
  assert.ok(
    letters.every(({ text }) => text.includes(told.join(' '))),
    JSON.stringify(letters),
  );
});
