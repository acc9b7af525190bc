import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultProducts, type LoanProduct } from './loan-product.ts';
import { assumedRateOf, beyondProduct, productFees } from './product-terms.ts';

const [personal] = defaultProducts;
assert.ok(personal);
const product: LoanProduct = {
  ...personal,
  amount: { from: 50_000, to: 1_000_000 },
  tenure: { from: null, to: 60 },
  rate: { from: 11, to: 18 },
  fees: { processingPercent: 2, processingLeast: 1_500, processingMost: 10_000, fixed: 500, gstPercent: 18 },
};
const terms = { amount: 500_000, tenureMonths: 60, ratePercent: 12.5 };
const said = (more: Partial<typeof terms>, of: LoanProduct = product) =>
  beyondProduct(of, { ...terms, ...more }).map(({ sentence }) => sentence);

test('terms that a product does not allow are told, up to its ends; without limits all are allowed', () => {
  assert.deepEqual(said({}), []);
  assert.deepEqual(said({ amount: 50_000, ratePercent: 11 }), []);
  assert.deepEqual(said({ amount: 1_000_000, ratePercent: 18 }), []);
  assert.deepEqual(said({ amount: 49_999, tenureMonths: 61, ratePercent: 18.01 }), [
    'Amount is ₹49,999. Personal loan has ₹50,000 to ₹10,00,000.',
    'Tenure is 61 months. Personal loan has at most 60 months.',
    'Rate is 18.01% a year. Personal loan has 11% a year to 18% a year.',
  ]);
  const fixed = { ...product, rate: { from: 12, to: 12 }, tenure: { from: 12, to: null } };
  assert.deepEqual(said({ tenureMonths: 11 }, fixed), [
    'Tenure is 11 months. Personal loan has at least 12 months.',
    'Rate is 12.5% a year. Personal loan has 12% a year.',
  ]);
  assert.deepEqual(said({ amount: 1, tenureMonths: 360, ratePercent: 100 }, personal), []);
  assert.deepEqual(beyondProduct(undefined, terms), []);
});

test('a request is assessed at the usual rate, or the nearest that the product has', () => {
  assert.deepEqual(
    [assumedRateOf(product, 12), assumedRateOf(product, 9), assumedRateOf(product, 24)],
    [12, 11, 18],
  );
  assert.deepEqual([assumedRateOf(personal, 12), assumedRateOf(undefined, 12)], [12, 12]);
});

test('fees follow the amount between their ends, with GST; no fee is no line', () => {
  const fees = (amount: number, of: LoanProduct = product) =>
    productFees(of, amount).map(({ kind, amount: rupees }) => [kind, rupees]);
  assert.deepEqual(fees(300_000), [
    ['processing', 7_080],
    ['other', 590],
  ]);
  assert.equal(fees(50_000)[0]?.[1], 1_770, 'the least');
  assert.equal(fees(1_000_000)[0]?.[1], 11_800, 'the most');
  assert.deepEqual(fees(500_000, personal), []);
});
