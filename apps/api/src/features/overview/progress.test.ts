import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getProgress } from '@pramaan/contract/calls/overview.ts';
import * as review from '@pramaan/contract/calls/review.ts';
import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import { ask, askingOf, declare, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let asha: Caller;
let manager: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [asha, manager, id] = [await world.as('asha'), await world.as('manager'), await world.id('asha')];
});
after(() => world.close());

const progress = async () => (await asha.call(getProgress, { params: { id } })).ok;
const version = async () => (await manager.call(review.getReview, { params: { id } })).ok.version;

test('what was given and what came of it, in the person’s own kinds of words', async () => {
  const pan = askingOf('pan.auth');
  assert.equal((await ask(asha, id, pan, filled(pan))).extras.status, 'verified');
  const { lender, applicationStatus, activity } = await progress();
  assert.deepEqual([lender, applicationStatus], ['Saral Finance', 'with-you']);
  assert.deepEqual(activity[0] && [activity[0].what, activity[0].title], ['checked', 'PAN']);
});

test('what the reviewer does is told as far as it concerns the person: that it looks, once, and what it asks', async () => {
  const items = [{ subject: 'epf', reason: 'MISSING' as const }];
  await manager.call(review.requestInformation, {
    params: { id },
    body: { version: await version(), channel: 'sms', items },
  });
  for (const verdict of ['reject', 'accept'] as const)
    await manager.call(review.reviewDocument, {
      params: { id, place: 'pan.auth' },
      body: { version: await version(), verdict, reason: verdict === 'accept' ? 'LOOKS_RIGHT' : 'TOO_OLD' },
    });
  await manager.call(review.addNote, { params: { id }, body: { words: 'Between us.' } });
  const { applicationStatus, activity } = await progress();
  assert.equal(applicationStatus, 'in-review');
  assert.deepEqual(
    activity
      .filter(({ what }) => what === 'begun' || what === 'asked')
      .map(({ what, title }) => [what, title]),
    [
      ['begun', ''],
      ['asked', 'Provident fund (EPF)'],
    ],
  );
});

test('a decision is shown once it can no longer be undone, with its reasons in words', async () => {
  await declare(asha, id, 'loanRequest', { loanAmt: '1000' });
  const body = {
    version: await version(),
    kind: 'reject' as const,
    reasons: ['INCOME_LOW' as const],
    conditions: [],
  };
  assert.equal((await manager.call(review.decideApplication, { params: { id }, body })).ok.stage, 'rejected');
  const early = await progress();
  assert.equal(early.applicationStatus, 'in-review');
  assert.deepEqual(early.reasons, []);
  assert.ok(early.activity.every(({ what }) => what !== 'decided'));
  world.shift(reviewLimits.undoDecision + 1000);
  const reply = await asha.call(getProgress, { params: { id } });
  assert.equal(reply.ok.applicationStatus, 'decided');
  assert.deepEqual(reply.ok.reasons, ['Your income is too low for this loan.']);
  assert.equal(reply.ok.activity[0]?.what, 'decided');
  assert.doesNotMatch(reply.raw.body, /INCOME|Income too low|Maya/);
});
