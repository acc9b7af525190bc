import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant, putDocument, putDraft } from '@pramaan/contract/calls/applicants.ts';
import * as entries from '@pramaan/contract/calls/entries.ts';
import * as overview from '@pramaan/contract/calls/overview.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { documents, findEntry } from '@pramaan/documents/registry.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let asha: Caller;
let owner: Caller;
let id: string;
let custId: string;
before(async () => {
  world = await startWorld();
  [asha, owner, id] = [await world.as('asha'), await world.as('owner'), await world.id('asha')];
  custId = (await asha.call(getApplicant, { params: { id } })).ok.custId;
});
after(() => world.close());

const person = people[0];
const params = () => ({ params: { applicantId: id } });
const example = (document: string) =>
  exampleCapture(findEntry(document, 'input')?.method.capture ?? {}, person);
const give = (document: string, group: string, data: object = example(document)) =>
  asha.call(putDocument, { params: { id, group, document }, body: { type: 'input', data } });

test('an empty file: blanks, nought and null', async () => {
  const filled_ = (await asha.call(overview.getAutofill, { body: { applicantId: id } })).ok;
  assert.deepEqual(
    { ...filled_, name: '', mobileNo: '', email: '' },
    Object.fromEntries(Object.keys(filled_).map((name) => [name, ''])),
  );
  const summary = (await asha.call(overview.getSummary, { body: { appId: id } })).ok;
  assert.deepEqual(
    [summary.documents, summary.loan, summary.lastRecordAt],
    [{ given: 0, done: 0, attention: 0 }, null, ''],
  );
  assert.deepEqual((await asha.call(overview.listVerifications, params())).ok, []);
  assert.deepEqual((await asha.call(overview.listComparisons, params())).ok, []);
  assert.deepEqual((await asha.call(overview.getLoans, { params: { id } })).ok, {
    wanted: null,
    others: null,
    asset: null,
    property: null,
  });
});

test('what is known fills other forms, as P §3.8 says; others than the person see it masked', async () => {
  await give('basicDetails', 'personalDetails');
  await ask(asha, id, askingOf('pan.auth'), filled(askingOf('pan.auth')));
  await ask(asha, id, askingOf('eBill.auth'), filled(askingOf('eBill.auth')));
  const own = (await asha.call(overview.getAutofill, { body: { applicantId: id } })).ok;
  assert.equal(own.name, person.name);
  assert.equal(own.gender, 'Female');
  assert.match(own.panNo, /^[A-Z]{5}\d{4}[A-Z]$/);
  assert.ok(own.panName && own.fatherName && own.email && own.pincode);
  assert.ok(own.address.length > 10 && own.address.length <= 40, own.address);
  const seen = (await owner.call(overview.getAutofill, { body: { applicantId: id } })).ok;
  assert.equal(seen.name, person.name);
  assert.notEqual(seen.mobileNo, own.mobileNo);
  assert.match(seen.mobileNo, /X/);
});

test('history tells every record and check, also those that do not stand, and who made them', async () => {
  await ask(owner, id, askingOf('dl.auth'), filled(askingOf('dl.auth')));
  await ask(asha, id, askingOf('pan.auth'), filled(askingOf('pan.auth'), { digit: 6 }));
  const history = (await owner.call(overview.listVerifications, params())).ok;
  const pan = history.filter(({ document }) => document === 'pan');
  assert.deepEqual(
    pan.map(({ status, stands, by }) => [status, stands, by]),
    [
      ['mismatch', false, 'applicant'],
      ['verified', true, 'applicant'],
    ],
  );
  const licence = history.find(({ document }) => document === 'dl');
  assert.deepEqual([licence?.by, licence?.source, licence?.methodTitle !== ''], ['lender', 'registry', true]);
  assert.deepEqual(
    [...history].sort((a, b) => b.at.localeCompare(a.at)),
    history,
  );
  const checks = (await asha.call(overview.listComparisons, params())).ok;
  assert.deepEqual(
    checks
      .filter(({ document }) => document === 'pan')
      .map(({ name, verdict, stands }) => [name, verdict, stands]),
    [
      ['Name', 'failed', false],
      ['Name', 'passed', true],
    ],
  );
});

test('the menu has every document once; the summary counts it', async () => {
  const menu = (await asha.call(overview.listDocumentsByArea, params())).ok;
  const all = menu.flatMap((area) => area.documents);
  assert.deepEqual(all.map((one) => one.id).sort(), documents.map((one) => one.id).sort());
  const state = (of: string) => all.find((one) => one.id === of)?.state;
  assert.deepEqual([state('dl'), state('pan'), state('itr')], ['done', 'done', 'not-started']);
  const summary = (await owner.call(overview.getSummary, { body: { appId: id } })).ok;
  assert.deepEqual(summary.documents, { given: 4, done: 4, attention: 0 });
  assert.equal(
    summary.areas.reduce((sum, { given }) => sum + given, 0),
    4,
  );
  assert.equal(summary.custId, custId);
  assert.ok(Math.abs(Date.parse(summary.lastRecordAt) - Date.now()) < 60_000);
  assert.equal((await owner.call(overview.getSegment, params())).ok.segment, 'retail');
});

test('loans: what the draft remembers, then what was given; and what the loan buys', async () => {
  await asha.call(putDraft, {
    params: { id },
    body: { version: 0, draft: { loanAmt: '300000', loanPeriod: '24' } },
  });
  const loans = async () => (await owner.call(overview.getLoans, { params: { id } })).ok;
  assert.deepEqual((await loans()).wanted, { loanAmt: '300000', loanPeriod: '24' });
  await give('loanRequest', 'loan', { loanAmt: '5,00,000', loanPeriod: '60' });
  await give('loanDetails', 'personalDetails');
  const asset = example('assetLoan');
  assert.equal((await asha.call(entries.getAssetLoanDetails, { body: { appId: id } })).result, null);
  const saved = await asha.call(entries.saveAssetLoanDetails, { body: { appId: id, ...asset } });
  assert.equal(saved.success, true, saved.raw.body);
  assert.deepEqual((await asha.call(entries.getAssetLoanDetails, { body: { appId: id } })).ok, asset);
  assert.deepEqual(await loans(), {
    wanted: { loanAmt: '500000', loanPeriod: '60' },
    others: { loanAmt: '250000', emi: '8500' },
    asset,
    property: null,
  });
});

test('an asset loan that cannot be: each fault with a sentence, and nothing changes', async () => {
  const asset = example('assetLoan');
  const wrong = async (change: object) =>
    await asha.call(entries.saveAssetLoanDetails, { body: { appId: id, ...asset, ...change } });
  for (const [change, words] of [
    [{ downPayment: '95000' }, /^The amount you pay yourself must be less than the price/],
    [{ price: 'lots' }, /in rupees/],
    [{ assetType: 'Boat' }, /from the list/],
    [{ yearOfMake: '1066' }, /from 1980 to 2100/],
    [{ colour: 'red' }, /do not know "colour"/],
  ] as const) {
    const reply = await wrong(change);
    assert.deepEqual([reply.status, reply.code], [400, 'BAD_REQUEST']);
    assert.match(reply.message, words);
  }
  assert.deepEqual((await asha.call(entries.getAssetLoanDetails, { body: { appId: id } })).ok, asset);
});

test('staff enter what a customer declares, by customer id; what a source verifies is not typed', async () => {
  const enter = (caller: Caller, body: object) =>
    caller.call(entries.submitCustomerDocument, { body: { custId, ...body } });
  const data = example('residentDetails');
  const entered = await enter(owner, { docType: 'residentDetails', data });
  assert.equal(entered.success, true, entered.raw.body);
  assert.deepEqual(
    [entered.ok.status, entered.ok.source, entered.ok.provider],
    ['declared', 'self-declared', 'entered by the lender'],
  );
  const open = (await enter(owner, {})).ok;
  assert.equal(open.status, '');
  const statuses = new Map(open.entries?.map(({ docType, status }) => [docType, status]));
  assert.deepEqual(
    ['residentDetails', 'work', 'pan'].map((docType) => statuses.get(docType)),
    ['declared', '', undefined],
  );
  for (const [half, member] of [
    [{ docType: 'residentDetails' }, 'data'],
    [{ data }, 'docType'],
  ] as const)
    assert.equal((await enter(owner, half)).message, `Send "${member}": it is missing.`);
  const other = await enter(await world.as('other owner'), { docType: 'residentDetails', data });
  assert.equal(other.code, 'NO_SUCH_APPLICANT');
  const pan = await enter(owner, { docType: 'pan', data: { pan: 'AAAPZ1234C' } });
  assert.deepEqual([pan.code, pan.message.includes('is not entered by hand')], ['BAD_REQUEST', true]);
  assert.match((await enter(owner, { docType: 'boat', data: {} })).message, /no document called "boat"/);
  assert.equal((await enter(owner, { docType: 'residentDetails', type: 'input.9', data })).code, 'NOT_FOUND');
  assert.equal(
    (await enter(owner, { docType: 'residentDetails', data: { ...data, extra: 1 } })).code,
    'BAD_REQUEST',
  );
});
