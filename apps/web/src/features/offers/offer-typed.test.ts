import { expect, test } from 'vitest';
import { changedOffer, readOffer, typedFrom } from './offer-typed.ts';

const approved = { amount: 500_000, tenureMonths: 60, ratePercent: 12.5 };
const product = {
  fees: { processingPercent: 2, processingLeast: 1_500, processingMost: null, fixed: 250, gstPercent: 18 },
};

test('an offer begins with the fees of its product, which follow the amount until somebody types another', () => {
  const first = typedFrom(approved, product);
  expect([first.processing, first.other]).toEqual(['11800', '295']);
  const smaller = changedOffer(first, { ...first, amount: '1,00,000' }, product);
  expect([smaller.processing, smaller.other]).toEqual(['2360', '295']);
  const typed = changedOffer(smaller, { ...smaller, processing: '999' }, product);
  const larger = changedOffer(typed, { ...typed, amount: '4,00,000' }, product);
  expect([larger.amount, larger.processing]).toEqual(['4,00,000', '999']);
  expect(readOffer(larger).body?.terms.fees).toEqual([
    { kind: 'processing', payee: 'lender', amount: 999 },
    { kind: 'other', payee: 'lender', amount: 295 },
  ]);
});

test('without a product, or for an amount that cannot be read, no fee is typed', () => {
  expect(typedFrom(approved).processing).toBe('');
  const first = typedFrom(approved, product);
  expect(changedOffer(first, { ...first, amount: 'much' }, product).processing).toBe('');
});
