import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as desk from '@pramaan/contract/calls/desk.ts';
import { getProgress } from '@pramaan/contract/calls/overview.ts';
import { deskLimits } from '@pramaan/contract/desk-limits.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
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
const version = async () => (await manager.call(desk.getDesk, { params: { id } })).ok.version;

test('what was given and what came of it, in the person’s own kinds of words', async () => {
  const pan = askingOf('pan.auth');
  assert.equal((await ask(asha, id, pan, filled(pan))).extras.status, 'verified');
  const { lender, standing, happened } = await progress();
  assert.deepEqual([lender, standing], ['Saral Finance', 'with-you']);
  assert.deepEqual(happened[0] && [happened[0].what, happened[0].title], ['checked', 'PAN']);
});

test('what the desk does is told as far as it concerns the person: that it looks, once, and what it asks', async () => {
  const items = [{ subject: 'epf', reason: 'MISSING' as const }];
  await manager.call(desk.askApplicant, {
    params: { id },
    body: { version: await version(), channel: 'sms', items },
  });
  for (const verdict of ['reject', 'accept'] as const)
    await manager.call(desk.reviewDocument, {
      params: { id, place: 'pan.auth' },
      body: { version: await version(), verdict, reason: verdict === 'accept' ? 'LOOKS_RIGHT' : 'TOO_OLD' },
    });
  await manager.call(desk.addNote, { params: { id }, body: { words: 'Between us.' } });
  const { standing, happened } = await progress();
  assert.equal(standing, 'in-review');
  assert.deepEqual(
    happened
      .filter(({ what }) => what === 'begun' || what === 'asked')
      .map(({ what, title }) => [what, title]),
    [
      ['begun', ''],
      ['asked', 'Provident fund (EPF)'],
    ],
  );
});

test('a decision is told when it can no longer be taken back, without its reasons', async () => {
  const body = {
    version: await version(),
    kind: 'reject' as const,
    reasons: ['INCOME_LOW' as const],
    conditions: [],
  };
  assert.equal((await manager.call(desk.decideApplication, { params: { id }, body })).ok.stage, 'rejected');
  const early = await progress();
  assert.equal(early.standing, 'in-review');
  assert.ok(early.happened.every(({ what }) => what !== 'decided'));
  world.shift(deskLimits.undoDecision + 1000);
  const reply = await asha.call(getProgress, { params: { id } });
  assert.equal(reply.ok.standing, 'decided');
  assert.equal(reply.ok.happened[0]?.what, 'decided');
  assert.doesNotMatch(reply.raw.body, /INCOME|Income|Maya/);
});
