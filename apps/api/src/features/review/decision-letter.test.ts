import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import * as calls from '@pramaan/contract/calls/review.ts';
import { declare } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { decisionLetters } from './decision-letter.ts';

/* The applicant gets a letter about a decision, with its reasons, once it can no longer be undone. */

let world: World;
let id: string;
let lender: string;
let manager: Caller;
let tell: ReturnType<typeof decisionLetters>;

before(async () => {
  world = await startWorld();
  [id, lender, manager] = [await world.id('asha'), await world.lender('SARAL'), await world.as('manager')];
  await declare(await world.as('asha'), id, 'loanRequest', { loanAmt: '100000' });
  const { db, vault, outbox } = world.product;
  tell = decisionLetters({ db, vault, outbox, publicUrl: 'http://localhost:3000' });
});
after(() => world.close());
beforeEach(async () => {
  await world.direct(`delete from decision; update applicant set stage = 'ready' where id = '${id}'`);
});

const state = async () => (await manager.call(calls.getReview, { params: { id } })).ok;
async function decide(kind: string, reasons: string[]): Promise<string> {
  const { version } = await state();
  const body = { version, kind, reasons, conditions: [] };
  const { decisions } = (await manager.call(calls.decideApplication, { params: { id }, body })).ok;
  return decisions[0]?._id ?? '';
}
/** What came to Asha when the job of a decision has run. */
async function toldOf(decision: string, to: string) {
  const before_ = (await world.sandbox.messages(to)).length;
  await tell({ lender, decision });
  await world.product.outbox.settled();
  return (await world.sandbox.messages(to)).slice(0, -before_ || undefined);
}
const queued = async () =>
  (await world.direct("select data from jobs.job where name = 'decision-letter'")).filter(
    (row) => 'data' in row,
  );

test('a declined loan is told with its reasons, once', async () => {
  const before_ = (await queued()).length;
  const decision = await decide('reject', ['OTHER_LOANS', 'DOCUMENTS_FALSE']);
  assert.equal((await queued()).length, before_ + 1, 'the job came with the decision');
  const [letter, ...more] = await toldOf(decision, 'asha@example.in');
  assert.match(letter?.text ?? '', /could not approve your loan application/);
  assert.match(
    letter?.text ?? '',
    /With this loan, your monthly instalments would be too high for your income\. We could not accept one of your documents\./,
  );
  assert.doesNotMatch(letter?.text ?? '', /genuine|false/i, 'nobody is told that they are suspected');
  assert.deepEqual(more, []);
  assert.deepEqual(await toldOf(decision, 'asha@example.in'), [], 'a repeated job says nothing');
});

test('no letter is sent about a decision that was undone', async () => {
  const decision = await decide('reject', ['INCOME_LOW']);
  const { version } = await state();
  await manager.call(calls.undoDecision, { params: { id, decision }, body: { version } });
  assert.deepEqual(await toldOf(decision, 'asha@example.in'), []);
});

test('a referral is nobody’s news', async () => {
  const before_ = (await queued()).length;
  await decide('refer', ['SENIOR_VIEW']);
  assert.equal((await queued()).length, before_);
});

test('what waits for a second person is no news before they confirm it, nor when they decline', async () => {
  await world.direct(`update lender set settings = '{"decisionLimit": 1}' where id = '${lender}'`);
  const owner = await world.as('owner');
  const before_ = (await queued()).length;
  const answer = async (decision: string, agree: boolean) => {
    const body = { version: (await state()).version, agree };
    return (await owner.call(calls.confirmDecision, { params: { id, decision }, body })).ok;
  };
  await answer(await decide('reject', ['INCOME_LOW']), false);
  assert.equal((await queued()).length, before_);
  const decision = await decide('reject', ['INCOME_LOW']);
  assert.equal((await queued()).length, before_);
  await answer(decision, true);
  const letters = await queued();
  assert.equal(letters.length, before_ + 1);
  assert.ok(letters.some(({ data }) => isDeepStrictEqual(data, { lender, decision })));
});
