import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { addCoApplicant } from '@pramaan/contract/calls/applicants.ts';
import { giveConsent, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import * as calls from '@pramaan/contract/calls/review.ts';
import { changeSettings } from '@pramaan/contract/calls/settings.ts';
import { usualDecisionLimit } from '@pramaan/contract/stages.ts';
import type { Caller } from '../../../test/caller.ts';
import { publishPolicy } from '../../../test/published-policy.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { recomputeCases } from '../../case-file/recompute-cases.ts';
import { type Brought, bringRecord, today, wholeCase } from './whole-case.test-help.ts';

/* Findings through the API (decision 0077): stored with each change, resolved by themselves, and what they keep from being approved. */

let world: World;
let id: string;
let lender: string;
let person: Caller;
let manager: Caller;
let verifier: Caller;

before(async () => {
  world = await startWorld();
  [id, lender, person] = [await world.id('asha'), await world.lender('SARAL'), await world.as('asha')];
  await publishPolicy(world, lender);
  [manager, verifier] = [await world.as('manager'), await world.as('verifier')];
  await wholeCase(world, person, id);
});
after(() => world.close());

beforeEach(async () => {
  await world.direct(
    `delete from decision; update applicant set stage = 'ready' where id = '${id}';
    update verification set verified_by = '${id}' where document = 'loanRequest' and applicant_id = '${id}'`,
  );
  await bureau('6000');
});

const params = () => ({ id });

const bring = (applicant: string, place: string, data: Record<string, unknown>, more: Brought = {}) =>
  bringRecord(world, more.of ?? lender, { applicant, place, data, ...more });

const bureau = (emi: string, score?: string) =>
  bring(id, 'creditReport.bureau', {
    ...(score ? { score } : {}),
    result: 'Report with score',
    name: 'ASHA SAMPLE',
    emi,
    reportDate: today(),
  });
const certificate = (status: string) =>
  bring(id, 'form16.auth.1', {
    ...{ status, certificateNo: 'ABCDEFG', fiscalYear: '2025-26', amount: '900000' },
    ...{ employee: { pan: 'AAAPZ1234C' }, employer: { tan: 'BLRS12345F' } },
  });

const findings = async (caller = manager) => (await caller.call(calls.listFindings, { params: params() })).ok;
const open = async () =>
  (await findings())
    .filter(({ state }) => state === 'open')
    .map(({ severity, sentence }) => `${severity}: ${sentence}`);
const state = async () => (await manager.call(calls.getReview, { params: params() })).ok;
const terms = { amount: 100_000, tenureMonths: 36, ratePercent: 12.5 };
const large = { ...terms, amount: usualDecisionLimit + 1 };
async function approve(more: Record<string, unknown> = {}) {
  const { version } = await state();
  const body = { version, kind: 'approve', reasons: ['MEETS_POLICY'], conditions: [], terms, ...more };
  return manager.call(calls.decideApplication, { params: params(), body });
}
async function accept(caller: Caller, finding: string, reason = 'Seen on the loan account') {
  const { version } = await state();
  return caller.call(calls.acceptFinding, { params: { id, finding }, body: { version, reason } });
}
const told = async (since: number) =>
  (
    await world.direct(
      `select id, action, detail from audit where applicant_id = '${id}' and action like 'finding.%' and id > ${since} order by id`,
    )
  ).filter((row) => 'action' in row);
const newest = async () =>
  Number(
    (await world.direct(`select max(id) as id from audit where applicant_id = '${id}'`)).at(-1)?.id ?? 0,
  );
const line = async (more: Record<string, string> = {}) =>
  (await manager.call(listApplicants, { query: more })).ok.applicants.find(({ _id }) => _id === id);

const hidden = /^high: Other loans: instalments of ₹6,000 a month\. Credit report: ₹21,500\.$/;

test('a contradiction is stored with the change that made it, and resolved with the change that ends it', async () => {
  const since = await newest();
  assert.deepEqual(await open(), []);
  assert.deepEqual((await line())?.findings, { open: 0, gravest: null });
  assert.equal((await state()).clear, true);
  await bureau('21500');
  const counted = (await line({ findings: 'high' }))?.findings;
  assert.deepEqual(counted, { open: 1, gravest: 'high' }, 'before anybody opened the case');
  const [first, ...rest] = await open();
  assert.match(first ?? '', hidden);
  assert.equal((await state()).clear, false);
  assert.deepEqual(rest, []);
  assert.equal(await line({ findings: 'block' }), undefined);
  await bureau('6000');
  assert.deepEqual(await open(), []);
  assert.equal(await line({ findings: 'medium' }), undefined);
  assert.deepEqual(
    (await told(since)).map(({ action, detail }) => [action, detail]),
    ['finding.opened', 'finding.resolved'].map((action) => [
      action,
      { kind: 'obligation', severity: 'high', key: 'obligation.bureau-declared' },
    ]),
  );
});

test('the review shows the score of the credit report, and none where the report has none', async () => {
  assert.equal((await state()).creditScore, null);
  await bureau('6000', '742');
  assert.equal((await state()).creditScore, 742);
});

test('how far two figures may lie apart is the lender’s to set', async () => {
  const owner = await world.as('owner');
  await bureau('8400');
  assert.equal((await open()).length, 1, 'a tenth and more above a fifth');
  await owner.call(changeSettings, { body: { obligationTolerance: 40 } });
  assert.deepEqual(await open(), []);
  await owner.call(changeSettings, { body: { obligationTolerance: null } });
  assert.equal((await open()).length, 1);
});

test('past an open high finding nobody approves without a reason, and it counts as a deviation', async () => {
  await bureau('21500');
  const refused = await approve();
  assert.equal(refused.code, 'DEVIATION_NEEDS_REASON');
  assert.match(refused.message, /Credit report: ₹21,500/);
  const { stage, decisions } = (await approve({ deviationReason: 'The loan ends next month' })).ok;
  assert.equal(stage, 'approved');
  assert.equal(decisions[0]?.deviations.reason, 'The loan ends next month');
  assert.equal(decisions[0]?.deviations.findings.length, 1);
  const [row] = (await world.direct(`select deviations from decision where applicant_id = '${id}'`)).slice(
    -1,
  );
  assert.equal(row?.deviations, 1);
  const made = await world.direct(
    `select detail from audit where applicant_id = '${id}' and action = 'decision.made' order by id desc limit 1`,
  );
  assert.equal((made.at(-1)?.detail as { deviations?: number } | undefined)?.deviations, 1);
});

test('an accepted finding is open again when its evidence changes, and an accepted high is a deviation', async () => {
  await bureau('21500');
  const [finding] = await findings();
  assert.equal((await accept(verifier, finding?._id ?? '')).code, 'FORBIDDEN');
  assert.equal((await accept(manager, finding?._id ?? '', ' ')).code, 'BAD_REQUEST');
  const [accepted] = (await accept(manager, finding?._id ?? '')).ok.findings;
  assert.deepEqual([accepted?.state, accepted?.accepted?.reason], ['accepted', 'Seen on the loan account']);
  assert.equal((await line())?.findings.open, 0);
  assert.equal((await accept(manager, finding?._id ?? '')).code, 'NOT_FOUND', 'it is not open');
  assert.equal((await approve()).ok.decisions[0]?.deviations.findings.length, 1);
  await world.direct(`delete from decision; update applicant set stage = 'ready' where id = '${id}'`);
  await bureau('31500');
  assert.match((await open())[0] ?? '', /₹31,500/);
});

test('nobody approves past an open block, and nobody accepts one', async () => {
  await certificate('Invalid');
  const [first] = await findings();
  assert.match(`${first?.severity}: ${first?.sentence}`, /^block: Form 16 is not valid\. .*“Invalid”/);
  assert.equal((await accept(manager, first?._id ?? '')).code, 'FINDING_BLOCKS');
  const refused = await approve({ deviationReason: 'He is known to us' });
  assert.equal(refused.code, 'FINDING_BLOCKS');
  assert.match(refused.message, /Form 16 is not valid/);
  await certificate('Valid');
  assert.equal((await approve()).ok.stage, 'approved');
});

/** The decision on a loan above the lender's limit, once it waits for a second person. */
async function proposed(more: Record<string, unknown> = {}): Promise<string> {
  const { stage, decisions } = (await approve({ terms: large, ...more })).ok;
  assert.equal(stage, 'second-approval');
  return decisions[0]?._id ?? '';
}
async function confirm(decision: string) {
  const body = { version: (await state()).version, agree: true, terms: large };
  const owner = await world.as('owner');
  return owner.call(calls.confirmDecision, { params: { id, decision }, body });
}

test('the second person confirms what the first one knew, and nothing that has come up since', async () => {
  await bureau('21500');
  const decision = await proposed({ deviationReason: 'The loan ends next month' });
  await certificate('Invalid');
  const blocked = await confirm(decision);
  assert.equal(blocked.code, 'FINDING_BLOCKS');
  assert.match(blocked.message, /Form 16 is not valid/);
  await certificate('Valid');
  await person.call(withdrawConsent, { params: { id, purpose: 'bureau' } });
  const refused = await confirm(decision);
  assert.equal(refused.code, 'DEVIATION_NEEDS_REASON');
  assert.match(
    refused.message,
    /^This was found after the decision was proposed: No consent stands for the credit report.* Decline it, and decide again\.$/,
  );
  assert.doesNotMatch(refused.message, /₹21,500/, 'that was known');
  assert.equal((await state()).stage, 'second-approval');
  await person.call(giveConsent, { params: { id }, body: { purpose: 'bureau', language: 'en' } });
  assert.equal((await confirm(decision)).ok.stage, 'approved');
});

test('a consent that is withdrawn is found at once', async () => {
  const withdrawn = await person.call(withdrawConsent, { params: { id, purpose: 'bureau' } });
  assert.equal(withdrawn.success, true, withdrawn.raw.body);
  assert.deepEqual((await line())?.findings, { open: 1, gravest: 'high' });
  assert.match((await open())[0] ?? '', /^high: No consent stands for the credit report/);
  await person.call(giveConsent, { params: { id }, body: { purpose: 'bureau', language: 'en' } });
  assert.deepEqual(await open(), []);
});

const statement = (name: string) => ({
  account: { name, bank: 'Sample Bank', number: 'XXXXXXXX4321' },
  transactions: [
    { amount: '10.00', type: 'CREDIT', category: 'Interest', valueDate: today(), dateTime: today() },
  ],
});

test('an account in another application of the lender is found; another lender’s is not looked at', async () => {
  const [ravi, other, stranger] = [
    await world.id('ravi'),
    await world.lender('UDAAN'),
    await world.id('imran'),
  ];
  await bring(id, 'bankStatement.statement', statement('ASHA SAMPLE'), { source: 'ocr' });
  await bring(stranger, 'bankStatement.statement', statement('ASHA SAMPLE'), { of: other, source: 'ocr' });
  assert.equal((await open()).filter((one) => one.includes('bank account')).length, 0, 'another lender');
  await bring(ravi, 'bankStatement.statement', statement('ASHA SAMPLE'), { source: 'ocr' });
  // Until this case is computed again: what came with the other application is no fault of what is stored here.
  const { db, vault } = world.product;
  const again = await recomputeCases(db, vault);
  assert.deepEqual(
    again.differences.filter(({ applicant }) => applicant === id),
    [],
  );
  // It counts in every case there is; other files of tests leave some of theirs.
  assert.ok(again.aged >= 1);
  const stored = () =>
    world.direct(`select key from finding where applicant_id = '${id}' and key = 'linkage.account'`);
  assert.deepEqual(
    (await stored()).filter((row) => 'key' in row),
    [],
  );
  await world.product.expiry.run();
  assert.equal((await stored()).filter((row) => 'key' in row).length, 1, 'the case is due again');
  assert.match(
    (await open()).find((one) => one.includes('bank account')) ?? '',
    /^medium: .* in another application: SF-\d+\.$/,
  );
});

test('every verdict and finding comes out again of what is stored, and a changed one is reported', async () => {
  await bureau('21500');
  await certificate('Invalid');
  const { db, vault } = world.product;
  const mine = async () =>
    (await recomputeCases(db, vault)).differences
      .filter(({ applicant }) => applicant === id)
      .map(({ what }) => what);
  assert.deepEqual(await mine(), []);
  await world.direct(
    `delete from finding where applicant_id = '${id}' and key = 'obligation.bureau-declared'`,
  );
  assert.deepEqual(await mine(), ['obligation.bureau-declared']);
  await certificate('Valid');
});

test('income and obligations follow the records, the rate of the lender, and what the review rejects', async () => {
  await certificate('Valid');
  const { assessment, version } = await state();
  assert.deepEqual(
    [assessment.income.monthly, assessment.income.rule, assessment.obligations.monthly],
    [75_000, 'lowest', 6_000],
  );
  const months = assessment.loan?.months ?? 0;
  assert.deepEqual(assessment.loan, { amount: 100_000, months, ratePercent: 12 });
  assert.equal(assessment.surplus, 75_000 - 6_000 - (assessment.instalment ?? 0));

  const owner = await world.as('owner');
  await owner.call(changeSettings, { body: { assumedRate: 24 } });
  const dearer = (await state()).assessment;
  await owner.call(changeSettings, { body: { assumedRate: null } });
  assert.equal(dearer.loan?.ratePercent, 24);
  assert.ok((dearer.foir ?? 0) > (assessment.foir ?? 0));

  const place = 'form16.auth.1';
  const body = { version, verdict: 'reject', reason: 'DIFFERS' };
  const rejected = (await manager.call(calls.reviewDocument, { params: { id, place }, body })).ok;
  assert.deepEqual(
    [rejected.assessment.income.monthly, rejected.assessment.foir, rejected.assessment.surplus],
    [null, null, null],
  );
});

test('a rule that the proposed terms break since keeps the second person from confirming them', async () => {
  await certificate('Valid');
  const decision = await proposed();
  const rule = { fact: 'amount', operator: 'above', value: usualDecisionLimit } as const;
  await publishPolicy(world, lender, [{ ...rule, outcome: 'decline', reason: 'AMOUNT_OUTSIDE' }], 2);
  assert.equal((await state()).assessment.loan?.amount, large.amount, 'as proposed, not as requested');
  assert.match((await confirm(decision)).message, /Policy: Loan amount is .*, above ₹5,00,000\./);
  await publishPolicy(world, lender, [], 3);
  assert.equal((await confirm(decision)).ok.stage, 'approved');
});

test('people who apply together are added up in the applicant’s review, and each keeps a case of their own', async () => {
  await certificate('Valid');
  assert.equal((await state()).household, null, 'nobody applies with her yet');
  const body = { name: 'Kiran Sample', mobileNo: '98765 01234' };
  const { _id: other } = (await person.call(addCoApplicant, { params: { id }, body })).ok;
  assert.equal((await state()).household?.foir, null, 'what Kiran repays is not known yet');
  await bring(other, 'loanDetails.input', { loanAmt: '90000', emi: '3000' }, { source: 'self-declared' });
  const { assessment, household } = await state();
  const obligations = assessment.obligations.monthly ?? 0;
  assert.deepEqual(
    household?.people.map(({ _id, name, obligations: owed }) => [_id, name, owed]),
    [
      [id, 'Asha Sample', obligations],
      [other, 'Kiran Sample', 3_000],
    ],
  );
  assert.equal(household?.obligations, obligations + 3_000);
  // An approval of a dearer loan: the household repays that one.
  const before_ = household?.instalment ?? 0;
  const rule = { fact: 'householdFoir', operator: 'above', value: 0 } as const;
  await publishPolicy(world, lender, [{ ...rule, outcome: 'refer', reason: 'OTHER_LOANS' }], 4);
  const terms = { amount: 200_000, tenureMonths: 12, ratePercent: 12 };
  const { instalment, policy } = (
    await manager.call(calls.previewDecision, { params: { id }, body: { terms } })
  ).ok;
  assert.ok((instalment ?? 0) > before_);
  const owed = obligations + 3_000 + (instalment ?? 0);
  const share = Math.round((1000 * owed) / (household?.income ?? 0)) / 10;
  assert.equal(policy.hits[0]?.sentence, `Household FOIR is ${share} %, above 0 %.`);
  const theirs = (await manager.call(calls.getReview, { params: { id: other } })).ok;
  assert.deepEqual([theirs.household, theirs.assessment.obligations.monthly], [null, 3_000]);
});

test('a day that passes finds what grew old in a case under review, though nobody touches it', async () => {
  const day = 86_400_000;
  const stored = async () =>
    (
      await world.direct(
        `select key from finding where applicant_id = '${id}' and state = 'open' and kind = 'freshness'`,
      )
    ).flatMap(({ key }) => (key ? [key] : []));
  await bring(id, 'eBill.auth', { consumer_name: 'ASHA SAMPLE', bill_date: today() });
  const [{ at } = { at: '' }] = await world.direct(
    `select updated_at::text as at from applicant where id = '${id}'`,
  );
  await world.product.expiry.run();
  assert.deepEqual(await stored(), []);
  world.shift(100 * day);
  await world.product.expiry.run();
  assert.ok((await stored()).some((key) => String(key).startsWith('freshness:eBill')));
  assert.equal(await world.product.expiry.run(), 0, 'once a day');
  const [after_] = await world.direct(`select updated_at::text as at from applicant where id = '${id}'`);
  assert.equal(after_?.at, at, 'the case was not touched');
  world.shift(-100 * day);
});

test('a case file that cannot be opened keeps no other case waiting', async () => {
  const ravi = await world.id('ravi');
  const of = (applicant: string) => `applicant_id = '${applicant}' and view = 'plain'`;
  const [kept] = await world.direct(
    `select encode(sealed, 'hex') as sealed from case_file where ${of(ravi)}`,
  );
  const days = async () =>
    (
      await world.direct(
        `select id from applicant where id in ('${id}', '${ravi}') and findings_day >= current_date order by id`,
      )
    ).map((row) => row.id);
  await world.direct(`
    update applicant set stage = 'in-review', findings_day = current_date - 2 where id = '${id}';
    update applicant set stage = 'in-review', findings_day = null where id = '${ravi}'`);
  await world.direct(`update case_file set sealed = '\\x00' where ${of(ravi)}`);
  await assert.rejects(() => world.product.expiry.run());
  assert.deepEqual(await days(), [id], 'the one behind it was computed');
  await world.direct(`update case_file set sealed = decode('${kept?.sealed}', 'hex') where ${of(ravi)}`);
  assert.ok((await world.product.expiry.run()) >= 1);
  assert.deepEqual(await days(), [id, ravi].sort());
});
