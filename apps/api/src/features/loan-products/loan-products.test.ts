import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { getApplicant, putProfile } from '@pramaan/contract/calls/applicants.ts';
import * as calls from '@pramaan/contract/calls/loan-products.ts';
import { getReview, previewDecision } from '@pramaan/contract/calls/review.ts';
import * as starts from '@pramaan/contract/calls/start-application.ts';
import { defaultProducts } from '@pramaan/documents/loan-product.ts';
import { declare } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

/* A lender's catalogue (decision 0112): an application keeps the version it was begun with, and is asked for what that needs. */

let world: World;
let id: string;
let [owner, agent, person]: Caller[] = [];

before(async () => {
  world = await startWorld();
  id = await world.id('asha');
  [owner, agent, person] = [await world.as('owner'), await world.as('agent'), await world.as('asha')];
});
after(() => world.close());

const by = (caller: Caller | undefined) => {
  assert.ok(caller);
  return caller;
};
const gold = {
  ...{ name: { en: 'Gold loan', hi: 'स्वर्ण ऋण' }, segment: 'retail' },
  ...{ amount: { from: 50_000, to: 500_000 }, tenure: { from: 6, to: 24 }, rate: { from: 11, to: 11 } },
  fees: { processingPercent: 1, processingLeast: 500, processingMost: 5000, fixed: 250, gstPercent: 18 },
  types: [],
  asked: [
    { anyOf: ['pan'], types: [], above: null },
    { anyOf: ['form16', 'area:itr'], types: [], above: 200_000 },
  ],
};
const save = (code: string, more: Record<string, unknown> = {}) =>
  by(owner).call(calls.saveLoanProduct, { params: { code }, body: { ...gold, ...more } });
const choose = (code: string) => by(person).call(calls.chooseLoanProduct, { params: { id }, body: { code } });
const file = async () => (await by(person).call(getApplicant, { params: { id } })).ok;
const line = async () => {
  const { applicants } = (await by(owner).call(listApplicants)).ok;
  return applicants.find(({ _id }) => _id === id);
};

test('a lender begins with one product for each segment, and an application has the one of its segment', async () => {
  const { products } = (await by(owner).call(calls.listLoanProducts)).ok;
  assert.deepEqual(
    products,
    defaultProducts.map((product) => ({ ...product, retired: false })),
  );
  assert.equal((await file()).product?.code, 'PERSONAL');
  assert.equal((await line())?.product, 'Personal loan');
  await by(person).call(putProfile, { params: { id }, body: { segment: 'business' } });
  assert.equal((await file()).product?.code, 'BUSINESS');
  await by(person).call(putProfile, { params: { id }, body: { segment: 'retail' } });
});

test('what is wrong with a product is said by field, and nothing is stored', async () => {
  const upsideDown = await save('GOLD', { amount: { from: 2, to: 1 } });
  assert.match(upsideDown.message, /not below the lowest/);
  const unknown = await save('GOLD', { asked: [{ anyOf: ['moonStone'], types: [], above: null }] });
  assert.match(unknown.message, /no document moonStone/);
  assert.equal((await save('PERSONAL')).code, 'CONFLICT', 'a new product may not take the code of another');
  assert.equal((await by(owner).call(calls.listLoanProducts)).ok.products.length, 2);
});

test('an application is asked for what its product needs, in the version it was begun with', async () => {
  assert.equal((await save('GOLD')).ok.products.at(-1)?.version, 1);
  const { products } = (await by(person).call(calls.listOfferedProducts, { params: { id } })).ok;
  assert.deepEqual(
    products.map(({ code }) => code),
    ['PERSONAL', 'GOLD'],
  );
  assert.equal((await choose('gold')).ok.version, 1);
  assert.deepEqual((await line())?.missing, ['PAN', 'Loan request']);
  await save('GOLD', { version: 1, amount: { from: null, to: 10 }, asked: null });
  assert.equal((await choose('GOLD')).ok.version, 1, 'chosen again, it keeps its version');
  assert.equal((await save('GOLD', { version: 1 })).code, 'CONFLICT', 'somebody changed it since');

  const loan = (loanAmt: string, loanPeriod = '12') =>
    declare(by(person), id, 'loanRequest', { loanAmt, loanPeriod });
  assert.match((await loan('40000')).message, /from ₹50,000 to ₹5,00,000/);
  assert.match((await loan('60000', '36')).message, /from 6 to 24 months/);
  await loan('60000');
  assert.deepEqual((await line())?.missing, ['PAN']);
  await loan('300000');
  assert.deepEqual((await line())?.missing, ['PAN', 'Form 16']);
  const outside = await choose('PERSONAL');
  assert.equal(outside.ok.code, 'PERSONAL', 'it sets no limits');
  assert.match((await choose('GOLD')).message, /at most ₹10/);
});

test('the case is assessed and approved within its product: a rate of its own, and what lies outside is said', async () => {
  assert.ok((await save('GOLD-24')).ok);
  await declare(by(person), id, 'loanRequest', { loanAmt: '100000', loanPeriod: '24' });
  assert.equal((await choose('GOLD-24')).ok.code, 'GOLD-24');
  const manager = await world.as('manager');
  const { assessment } = (await manager.call(getReview, { params: { id } })).ok;
  assert.deepEqual(assessment.loan, { amount: 100_000, months: 24, ratePercent: 11 });
  const preview = async (more: Record<string, number>) => {
    const terms = { amount: 100_000, tenureMonths: 24, ratePercent: 11, ...more };
    return (await manager.call(previewDecision, { params: { id }, body: { terms } })).ok.product;
  };
  assert.deepEqual(await preview({}), []);
  assert.deepEqual(await preview({ ratePercent: 12, tenureMonths: 25 }), [
    'Tenure is 25 months. Gold loan has 6 months to 24 months.',
    'Rate is 12% a year. Gold loan has 11% a year.',
  ]);
});

test('a list names products by code, and a code that is not offered is the fault of its row', async () => {
  await by(owner).call(calls.retireLoanProduct, { params: { code: 'BUSINESS' } });
  const rows = ['gold', 'PERSONAL', 'BUSINESS', 'no such', ''].map((product, at) => ({
    ...{ mobileNo: `912345670${at}`, product },
  }));
  const tried = (await by(agent).call(starts.startApplications, { body: { rows, dryRun: true } })).ok;
  const started = (await by(agent).call(starts.startApplications, { body: { rows } })).ok;
  assert.deepEqual(
    tried.rows.map(({ fault }) => fault),
    started.rows.map(({ fault }) => fault),
  );
  assert.deepEqual(
    started.rows.map(({ state }) => state),
    ['started', 'started', 'refused', 'refused', 'started'],
  );
  assert.match(started.rows[2]?.fault ?? '', /no loan product BUSINESS.*PERSONAL, GOLD/);
  const { applicants } = (await by(agent).call(listApplicants)).ok;
  const others = applicants.filter(({ _id }) => _id !== id);
  assert.deepEqual(others.map(({ product }) => product).sort(), ['', 'Gold loan', 'Personal loan']);

  const own = (await by(agent).call(starts.createApplyLink, { body: { product: 'GOLD' } })).ok;
  assert.match(own.link, /&product=GOLD$/);
  const opened = await by(agent).call(starts.openApplyLink, { body: { code: own.code, product: 'GOLD' } });
  assert.equal(opened.ok.product?.hi, 'स्वर्ण ऋण');
  const wrong = await by(agent).call(starts.createApplyLink, { body: { product: 'BUSINESS' } });
  assert.match(wrong.message, /no loan product BUSINESS/);
});
