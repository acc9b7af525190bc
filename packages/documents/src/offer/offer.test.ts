import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annualPercentageRate } from './apr.ts';
import { keyFacts } from './key-facts.ts';
import { sanctionLetter } from './sanction-letter.ts';
import { monthsAfter, repaymentSchedule } from './schedule.ts';
import { coolingOffDue, type OfferTerms, offerFigures, workingDaysAfter } from './terms.ts';

const terms: OfferTerms = {
  amount: 20_000,
  tenureMonths: 24,
  ratePercent: 15,
  firstDue: '2027-01-31',
  fees: [
    { kind: 'processing', payee: 'lender', amount: 240 },
    { kind: 'insurance', payee: 'third-party', amount: 160 },
  ],
  penalPercent: 24,
  foreclosurePercent: 2,
  transferable: true,
  recoveryAgents: '',
};

test('RBI’s illustration: ₹20,000 over 24 months at 15 % with ₹400 of charges is 17.07 % a year', () => {
  const figures = offerFigures(terms);
  assert.equal(figures.instalment, 969.73);
  assert.equal(figures.netDisbursed, 19_600);
  assert.equal(figures.apr, 17.07);
  assert.equal(
    offerFigures({ ...terms, fees: [{ kind: 'other', payee: 'lender', amount: 600 }] }).apr,
    18.13,
  );
  assert.equal(offerFigures({ ...terms, fees: [] }).apr, 15, 'without charges the APR is the rate');
});

test('any schedule repays the loan to the paisa, and its last instalment is near the others', () => {
  for (const amount of [1, 999, 20_000, 7_654_321, 10_000_000_000])
    for (const tenureMonths of [1, 7, 24, 360])
      for (const ratePercent of [0, 0.01, 12.5, 36, 100]) {
        const rows = repaymentSchedule({ ...terms, amount, tenureMonths, ratePercent });
        const paise = (pick: (row: (typeof rows)[number]) => number) =>
          rows.reduce((sum, row) => sum + Math.round(pick(row) * 100), 0);
        assert.equal(rows.length, tenureMonths);
        assert.equal(
          paise(({ principal }) => principal),
          amount * 100,
        );
        assert.ok(rows.every(({ principal, interest }) => principal >= 0 && interest >= 0));
      }
});

test('a due day keeps its date, or is the last day of a shorter month', () => {
  assert.equal(monthsAfter('2027-01-31', 1), '2027-02-28');
  assert.equal(monthsAfter('2027-01-31', 2), '2027-03-31');
  assert.equal(monthsAfter('2027-12-15', 1), '2028-01-15');
});

test('no rate is found where the charges leave nothing to pay out', () => {
  assert.equal(annualPercentageRate(0, [100]), null);
  assert.equal(annualPercentageRate(101, [100]), null);
  assert.equal(annualPercentageRate(100, [100]), 0);
});

test('leaving within the cooling-off period costs the principal and the APR of the days', () => {
  assert.equal(coolingOffDue(terms, 17.07, 0), 20_000);
  assert.equal(coolingOffDue(terms, 17.07, 3), 20_028.06);
  assert.equal(workingDaysAfter('2026-11-26', 3), '2026-12-01', 'a weekend does not count');
});

test('a key facts statement has every part of the annexes, in both languages', () => {
  const facts = {
    reference: 'SF-1/1',
    validUntil: '2026-12-01',
    disclosures: { coolingOffDays: 3, grievance: 'Nodal officer Usha Example, 1800 000 000' },
  };
  const english = keyFacts(terms, facts, 'en');
  const text = JSON.stringify(english);
  for (const part of ['17.07%', '₹969.73', '₹19,600.00', '3 days', 'Usha Example', '24% a year', 'SF-1/1'])
    assert.ok(text.includes(part), part);
  const tables = english.flatMap(({ blocks }) => blocks.flatMap((block) => block.tables));
  assert.equal(tables.find(({ rows }) => rows.length === 24)?.rows[23]?.[0], '24');
  const hindi = keyFacts(terms, facts, 'hi');
  const month = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/;
  assert.match(text, month);
  assert.doesNotMatch(JSON.stringify(hindi), month, 'days are Hindi too');
  const shape = (cards: typeof hindi) =>
    cards.map(({ blocks }) => blocks.map(({ rows, tables }) => [rows.length, tables.length]));
  assert.deepEqual(shape(hindi), shape(english));
  const latin = hindi.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap(({ rows }) => rows.map(({ label }) => label)),
  ]);
  assert.deepEqual(
    latin.filter((label) => !/[ऀ-ॿ]/.test(label)),
    [],
  );
});

test('a sanction letter names the loan, its charges, each condition and until when, in both languages', () => {
  const facts = {
    ...{ reference: 'SF-1/1', validUntil: '2026-12-01', lender: 'Saral Finance', day: '2026-11-26' },
    disclosures: { coolingOffDays: 3, grievance: 'Nodal officer Usha Example, 1800 000 000' },
    conditions: [
      { text: 'Rent agreement seen', neededFor: 'payout' },
      { text: 'Guarantor named', neededFor: 'signing' },
    ] as const,
  };
  const lines = (language: 'en' | 'hi', more: object = {}) =>
    sanctionLetter(terms, { ...facts, ...more }, language).flatMap(({ blocks }) =>
      blocks.flatMap(({ rows }) => rows.map(({ label, text }) => [label, text] as const)),
    );
  const english = lines('en');
  const said = english.map((line) => line.join(': ')).join('\n');
  for (const words of [
    '₹20,000.00',
    '24 months',
    '15% a year',
    '17.07%',
    '₹400.00',
    '₹19,600.00',
    '1 Dec 2026',
  ])
    assert.ok(said.includes(words), words);
  assert.match(said, /Before signing: Guarantor named\nBefore payout: Rent agreement seen/);
  assert.match(lines('en', { conditions: [] }).join('\n'), /Before payout,None/);
  const hindi = lines('hi');
  assert.ok(hindi.some(([, written]) => written.includes('1 दिसंबर 2026')));
  assert.equal(hindi.length, english.length);
  assert.deepEqual(
    hindi.filter(([label, text]) => !/[ऀ-ॿ]/.test(label) || /[{}]/.test(text)),
    [],
  );
});
