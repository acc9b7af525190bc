import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addCoApplicant } from '@pramaan/contract/calls/applicants.ts';
import * as offers from '@pramaan/contract/calls/offers.ts';
import * as calls from '@pramaan/contract/calls/review.ts';
import { changeSettings } from '@pramaan/contract/calls/settings.ts';
import { monthsAfter } from '@pramaan/documents/offer/schedule.ts';
import type { Caller } from '../../../test/caller.ts';
import { publishPolicy } from '../../../test/published-policy.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { bringRecord, today, wholeCase } from './whole-case.test-help.ts';

/* Co-applicants and guarantors are part of the decision (decision 0144): their findings, what they lack, and that they joined. */

/** A bill of today, to a person of that name. */
const billOf = (name: string) => ({
  ...{ consumer_name: name, bill_date: today() },
  address: '4 Station Road, Pune, Maharashtra 411001',
});

let world: World;
let id: string;
let lender: string;
let person: Caller;
let manager: Caller;

before(async () => {
  world = await startWorld();
  [id, lender, person] = [await world.id('asha'), await world.lender('SARAL'), await world.as('asha')];
  manager = await world.as('manager');
  await publishPolicy(world, lender);
  await wholeCase(world, person, id);
  await bringRecord(world, lender, { applicant: id, place: 'eBill.auth', data: billOf('ASHA SAMPLE') });
  await world.direct(`update verification set verified_by = '${id}' where document = 'loanRequest'`);
});
after(() => world.close());

const state = async (of = id) => (await manager.call(calls.getReview, { params: { id: of } })).ok;
const terms = { amount: 100_000, tenureMonths: 36, ratePercent: 12.5 };
async function decide(more: Record<string, unknown> = {}, of = id) {
  const { version } = await state(of);
  const body = { version, kind: 'approve', reasons: ['INCOME_SUFFICIENT'], conditions: [], terms, ...more };
  return manager.call(calls.decideApplication, { params: { id: of }, body });
}
const leave = (of: string) => decide({ kind: 'withdraw', reasons: ['PERSON_ASKED'], terms: undefined }, of);

let added = 0;
const mobileOf = (place: number) => `987650123${place}`;
async function join(joinsAs: 'co-applicant' | 'guarantor', name: string): Promise<string> {
  added += 1;
  const body = { name, mobileNo: mobileOf(added), joinsAs };
  return (await person.call(addCoApplicant, { params: { id }, body })).ok._id;
}
/** What somebody who joins is asked for. */
async function complete(applicant: string, name: string, number: string): Promise<void> {
  const bring = (place: string, data: Record<string, unknown>) =>
    bringRecord(world, lender, { applicant, place, data });
  await bring('pan.auth', { name, number });
  await bring('epic.auth', { name });
  await bring('eBill.auth', billOf(name));
  await bring('epf.uan', { uan: '100000000099' });
  await bring('basicDetails.input', { name });
  await bring('residentDetails.input', { accommodationType: 'Rented' });
}

test('a co-applicant’s missing documents and blocks refuse the approval; a high finding needs a reason', async () => {
  assert.deepEqual((await state()).others, []);
  const kiran = await join('co-applicant', 'Kiran Sample');
  const [lacking] = (await state()).others;
  assert.deepEqual([lacking?.name, lacking?.joinsAs], ['Kiran Sample', 'co-applicant']);
  assert.ok(lacking?.missing.includes('PAN'), lacking?.missing.join() ?? '');
  const refused = await decide();
  assert.equal(refused.code, 'DATA_MISSING');
  assert.match(refused.message, /PAN of Kiran Sample/);

  await complete(kiran, 'KIRAN SAMPLE', 'ABCPS1234K');
  assert.deepEqual((await state()).others[0]?.missing, []);
  await bringRecord(world, lender, {
    ...{ applicant: kiran, place: 'form16.auth.1' },
    data: {
      status: 'Valid',
      certificateNo: 'ABCDEFG',
      fiscalYear: '2025-26',
      employee: { pan: 'ZZZPZ9999Z' },
    },
  });
  const blocked = await state();
  assert.deepEqual([blocked.clear, blocked.others[0]?.severity], [false, 'block']);
  const past = await decide({ deviationReason: 'Seen' });
  assert.equal(past.code, 'FINDING_BLOCKS');
  assert.match(past.message, /Kiran Sample: /);
  assert.equal((await leave(kiran)).success, true);
  assert.deepEqual((await state()).others, [], 'who left is counted no more');
});

test('a high finding of a guarantor is a deviation of the approval, with their name', async () => {
  const ravi = await join('guarantor', 'Ravi Surety');
  await complete(ravi, 'RAVI SURETY', 'ABCPR1234K');
  await bringRecord(world, lender, { applicant: ravi, place: 'dl.auth', data: { name: 'Farhan Qureshi' } });
  const { others, household } = await state();
  assert.equal(others[0]?.severity, 'high', 'a licence names somebody else');
  // Nobody opened Ravi's own case since, and what is wrong in it is found all the same.
  await world.direct(`delete from finding where applicant_id = '${ravi}'`);
  assert.equal((await state()).others[0]?.severity, 'high');
  assert.deepEqual(
    household?.people.map(({ joinsAs }) => joinsAs),
    [null, 'guarantor'],
  );
  assert.equal((await decide()).code, 'DEVIATION_NEEDS_REASON');
  await world.direct(`update applicant set due_at = now() + interval '1 hour' where id = '${ravi}'`);
  const approved = await decide({ deviationReason: 'Known under both names' });
  assert.equal(approved.success, true, approved.message);
  const { findings } = approved.ok.decisions[0]?.deviations ?? { findings: [] };
  assert.ok(
    findings.some((sentence) => sentence.startsWith('Ravi Surety: ')),
    findings.join(),
  );

  assert.equal((await state(ravi)).dueAt, null, 'nothing is due any more that the decision rested on');
  // Who signs first hears of the agreement; the guarantor does in their turn.
  await (await world.as('owner')).call(changeSettings, {
    body: {
      ...{ grievance: 'Usha Example, grievance@saral.example', coolingOffDays: 3 },
      letterhead: 'Saral Finance Limited, 4 Station Road, Pune',
    },
  });
  const firstDue = monthsAfter(today(), 1);
  const more = { fees: [], penalPercent: 24, foreclosurePercent: 2, transferable: false };
  const body = { terms: { ...terms, ...more, firstDue }, validDays: 3 };
  const offer = (await manager.call(offers.makeOffer, { params: { id }, body })).ok.offers[0]?._id;
  const params = { id, offer };
  const accepted = { accept: true, keyFactsRead: true, language: 'en' };
  assert.equal((await person.call(offers.answerOffer, { params, body: accepted })).success, true);
  const made = await manager.call(offers.makeAgreement, { params });
  assert.equal(made.success, true, made.message);
  await world.product.outbox.settled();
  const newestTo = async (to: string) => (await world.sandbox.messages(to))[0]?.text ?? '';
  assert.match(await newestTo('asha@example.in'), /loan agreement .+ is ready/);
  assert.doesNotMatch(await newestTo(mobileOf(added)), /is ready/);

  // Nobody leaves under an approval, and nobody comes without its becoming void.
  assert.equal((await leave(ravi)).code, 'JOINS_ANOTHER');
  await join('co-applicant', 'Late Sample');
  const { stage, decisions } = await state();
  assert.deepEqual([stage, decisions[0]?.state], ['in-review', 'void']);
});

test('the loan is decided where it was requested, nowhere else', async () => {
  const other = (await state()).others[0]?._id ?? '';
  const theirs = await state(other);
  assert.deepEqual([theirs.joins?._id, theirs.joins?.as, theirs.may.decide], [id, 'guarantor', false]);
  assert.ok(!theirs.missingRequirements.some(({ subject }) => subject === 'loanRequest'));
  const reasons = { approve: 'MITIGATED', reject: 'SCORE_LOW', refer: 'SENIOR_VIEW' };
  for (const [kind, reason] of Object.entries(reasons)) {
    const refused = await decide(
      { kind, reasons: [reason], terms: kind === 'approve' ? terms : undefined },
      other,
    );
    assert.deepEqual(
      [refused.code, refused.message],
      ['JOINS_ANOTHER', `This person joins ${theirs.joins?.reference}. Decide there.`],
      kind,
    );
  }
});

test('while a decision awaits its second person nobody leaves; once it is declined they may', async () => {
  const other = (await state()).others[0]?._id ?? '';
  await world.direct(
    `update lender set settings = settings || '{"decisionLimit": 1}' where id = '${lender}'`,
  );
  const reference = (await state(other)).joins?.reference;
  const { stage, decisions } = (await decide({ kind: 'reject', reasons: ['SCORE_LOW'], terms: undefined }))
    .ok;
  assert.equal(stage, 'second-approval');
  const refused = await leave(other);
  assert.deepEqual(
    [refused.code, refused.message],
    ['JOINS_ANOTHER', `The decision on ${reference} includes this person. Undo or decline it first.`],
  );
  const owner = await world.as('owner');
  const params = { id, decision: decisions[0]?._id ?? '' };
  const body = { version: (await state()).version, agree: false };
  assert.equal((await owner.call(calls.confirmDecision, { params, body })).ok.stage, 'in-review');
  assert.equal((await leave(other)).ok.stage, 'withdrawn');
});
