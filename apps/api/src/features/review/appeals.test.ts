import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getProgress } from '@pramaan/contract/calls/overview.ts';
import * as rejections from '@pramaan/contract/calls/rejections.ts';
import * as calls from '@pramaan/contract/calls/review.ts';
import { declare } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { readBack } from '../../pdf/read-back.test-help.ts';

/* A declined applicant reads why, asks for another look once, and the team keeps the decision or reopens (decision 0122). */

let world: World;
let params: { id: string };
let [manager, asha]: Caller[] = [];

const by = (caller: Caller | undefined) => {
  assert.ok(caller);
  return caller;
};
const version = async () => (await by(manager).call(calls.getReview, { params })).ok.version;
const read = async (caller: Caller | undefined, language?: 'hi') =>
  (await by(caller).call(rejections.getRejection, { params, query: language ? { language } : {} })).ok
    .rejection;
const appeal = (words = 'My salary was raised in May.') =>
  by(asha).call(rejections.makeAppeal, { params, body: { words } });
/** The ten seconds in which a decision can be undone have passed. */
const settle = () => world.age('decision.made_at', '1 minute');

before(async () => {
  world = await startWorld();
  params = { id: await world.id('asha') };
  [manager, asha] = [await world.as('manager'), await world.as('asha')];
  await declare(by(asha), params.id, 'loanRequest', { loanAmt: '100000' });
});
after(() => world.close());
beforeEach(async () => {
  await world.direct(
    `delete from notification; delete from appeal; delete from decision; update applicant set stage = 'ready' where id = '${params.id}'`,
  );
  const body = {
    version: await version(),
    kind: 'reject',
    reasons: ['SCORE_LOW', 'DOCUMENTS_FALSE'],
    conditions: [],
  };
  await by(manager).call(calls.decideApplication, { params, body });
});

test('the person hears of it when it is settled: the reasons in their language, and a letter without score or suspicion', async () => {
  assert.equal(await read(asha), null);
  assert.equal((await appeal()).code, 'APPEAL_CLOSED');
  assert.equal((await read(manager))?.mayReopen, true, 'the team at once');
  await settle();
  assert.deepEqual((await read(asha, 'hi'))?.reasons[0], 'आपका क्रेडिट स्कोर हमारी ज़रूरत से कम है।');
  assert.deepEqual([(await read(asha))?.mayAppeal, (await read(asha))?.mayReopen], [true, false]);
  const letter = await by(asha).call(rejections.getRejectionLetter, { params, query: { lang: 'en' } });
  const text = (await readBack(letter.raw.rawPayload)).flatMap(({ lines }) => lines).join('\n');
  assert.match(text, /score is below what we need/);
});

test('another look is asked for once, is told to the person who decided, and its answer to the person', async () => {
  await settle();
  const before_ = (await world.sandbox.messages('asha@example.in')).length;
  const made = (await appeal()).ok.rejection?.appeal;
  assert.equal((await appeal()).code, 'APPEAL_CLOSED');
  const told = await world.direct(`select kind from notification`);
  assert.ok(told.some((row) => 'kind' in row && row.kind === 'appeal'));
  assert.equal((await read(manager))?.appeal?.words, 'My salary was raised in May.');

  const keep = async () =>
    by(manager).call(rejections.answerAppeal, {
      params: { ...params, appeal: made?._id ?? '' },
      body: { version: await version(), words: 'The new salary slip is of another person.' },
    });
  assert.equal((await keep()).status, 200);
  assert.equal((await keep()).code, 'NOT_FOUND', 'it is answered once');
  await world.product.outbox.settled();
  assert.equal((await world.sandbox.messages('asha@example.in')).length, before_ + 1);
  const answered = (await read(asha))?.appeal;
  assert.deepEqual(
    [answered?.answer, answered?.answerWords],
    ['kept', 'The new salary slip is of another person.'],
  );
});

test('reopening reverses the rejection, answers the appeal and sets a new due time; the next decision can be appealed too', async () => {
  await settle();
  await appeal();
  const body = { version: await version(), reason: 'APPEAL' } as const;
  const state = (await by(manager).call(rejections.reopenApplication, { params, body })).ok;
  assert.deepEqual([state.stage, state.decisions[0]?.state], ['in-review', 'undone']);
  assert.ok(Date.parse(state.dueAt ?? '') > Date.now());
  assert.equal(await read(asha), null);
  const { reopenedBy } = (await by(manager).call(rejections.getRejection, { params })).ok;
  assert.equal(
    reopenedBy?.words,
    'My salary was raised in May.',
    'who reviews it again reads what was asked',
  );
  assert.equal((await by(asha).call(getProgress, { params })).ok.applicationStatus, 'in-review');
  const again = await by(manager).call(rejections.reopenApplication, {
    params,
    body: { ...body, version: state.version },
  });
  assert.equal(again.code, 'NOT_IN_THIS_STAGE');
  const [row] = await world.direct(`select answer from appeal`);
  assert.deepEqual(row, { answer: 'reopened' });
  const reject = { version: state.version, kind: 'reject', reasons: ['INCOME_LOW'], conditions: [] };
  await by(manager).call(calls.decideApplication, { params, body: reject });
  await settle();
  assert.equal((await read(asha))?.mayAppeal, true);
});
