import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import fc from 'fast-check';
import { addressMessage, matchAddresses, matchCode, matchNames, nameMessage } from './matching.ts';

test('the messages of P §8 have their codes; any other text has none', () => {
  assert.equal(matchCode('No Previous Address Found'), -1);
  assert.equal(matchCode('Address did not match'), 0);
  assert.equal(matchCode('Profile Name Not Match'), 0);
  assert.equal(matchCode('Address matched'), 1);
  assert.equal(matchCode('Profile Name Match'), 1);
  assert.equal(matchCode('toString'), null);
  assert.equal(matchCode(nameMessage(true)), 1);
  assert.equal(matchCode(addressMessage(null)), -1);
});

const one: [string, string][] = [
  ['Asha Sample', 'ASHA  SAMPLE'],
  ['Asha Sample', 'Sample Asha'],
  ['Smt. Asha Sample', 'Asha Sample W/O Ravi Demo'],
  ['Asha Sample D/O: Mohan Sample', 'Ms Asha Sample'],
  ['Mohd. Imran Model', 'Mohammed Imran Model'],
  ['Md Imran Model', 'Muhammad Imran Model'],
  ['R. K. Demo', 'Ravi Kumar Demo'],
  ['Ravi K Demo', 'Ravi Kumar Demo'],
  ['RAVIKUMAR DEMO', 'Ravi Kumar Demo'],
  ['Ravi Demo', 'Ravi Kumar Demo'],
  ['Geetha Lakshmi', 'Gita Laxmi'],
  ['Shiv Chowdhury', 'Shiva Chaudhari'],
  ["Ronald D'Souza", 'Ronald DSouza'],
  ['Rameshbhai Patel', 'Ramesh Patel'],
  ['José Example', 'Jose Example'],
  ['Dr. A. P. Model', 'A P Model'],
  ['A P J Example Model', 'Example Model'],
  ['S Asha', 'Asha Sample'],
  ['आशा सैंपल', 'आशा सैंपल'],
];
const two: [string, string][] = [
  ['Asha Sample', 'Ravi Demo'],
  ['Ramesh Singh', 'Rakesh Singh'],
  ['Ram Singh', 'Ramesh Singh'],
  ['Sunita Devi', 'Anita Devi'],
  ['Asha Sample', 'Sample'],
  ['Asha Kumari', 'Ravi Kumar'],
  ['Mohan Sample', 'Asha Sample'],
  ['', 'Asha Sample'],
  ['आशा सैंपल', 'रवि सैंपल'],
];

for (const [a, b] of one)
  test(`one person: ${a} · ${b}`, () => {
    const found = matchNames(a, b);
    assert.ok(found.match, JSON.stringify(found));
  });
for (const [a, b] of two)
  test(`not one person: ${a} · ${b}`, () => {
    const found = matchNames(a, b);
    assert.ok(!found.match && found.reasons.length > 0, JSON.stringify(found));
  });

const words = fc.array(
  fc.constantFrom('ASHA', 'RAVI', 'KUMAR', 'SAMPLE', 'R', 'S', 'MOHD', 'SINGH', 'SHRI'),
  {
    minLength: 1,
    maxLength: 5,
  },
);
const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  words.map((list) => list.join(' ')),
);

test('properties: the same both ways, itself always, between 0 and 1, a reason for every doubt', () => {
  fc.assert(
    fc.property(names, names, (a, b) => {
      const found = matchNames(a, b);
      assert.ok(found.score >= 0 && found.score <= 1);
      assert.equal(found.match, matchNames(b, a).match);
      assert.ok(Math.abs(found.score - matchNames(b, a).score) <= 0.011);
      assert.ok(found.score === 1 || found.reasons.length > 0, JSON.stringify([a, b, found]));
      const address = matchAddresses(a, b);
      assert.ok(address.score >= 0 && address.score <= 1);
    }),
  );
  fc.assert(fc.property(words, (list) => matchNames(list.join(' '), list.join(' ')).score === 1));
});

test('third-party cases: how often we advise as the vendors do', (context) => {
  const setu = readCases<{ rows: { a: string; b: string; pessimistic: { pct: number } }[] }>(
    '10-names/setu-name-match-table.json',
  );
  const cashfree = readCases<{ rows: { account_holder: string; entered: string; score: number }[] }>(
    '10-names/cashfree-account-name.json',
  );
  if (!setu || !cashfree) return context.skip('no cases folder');
  const pairs = [
    ...setu.rows.map((row) => ({ a: row.a, b: row.b, theirs: row.pessimistic.pct / 100 })),
    ...cashfree.rows.map((row) => ({ a: row.account_holder, b: row.entered, theirs: row.score / 100 })),
  ];
  let agreed = 0;
  for (const { a, b, theirs } of pairs) {
    const { score, match } = matchNames(a, b);
    if (match === theirs >= 0.7) agreed++;
    context.diagnostic(`${a} · ${b}: ours ${score}, theirs ${theirs}`);
  }
  context.diagnostic(`${pairs.length} third-party name pairs, advice agrees on ${agreed}`);
  assert.ok(pairs.length >= 7 && agreed / pairs.length >= 0.85);
});

test('addresses: parts left out, short forms and old city names are allowed for; another house or PIN code is not', () => {
  const home = '12, 4th Cross, Domlur, Bengaluru, Karnataka - 560071';
  for (const same of [
    home,
    'No. 12, 4 Cross Road, Domlur, Bangalore 560 071',
    'D/O Mohan Sample, H.No 12 4th Cross, Domlur, Bengaluru Urban, Karnataka, 560071, India',
    '#12 4th Crs Domlur Bangalore 560071',
  ])
    assert.ok(matchAddresses(home, same).match, `${same} ${JSON.stringify(matchAddresses(home, same))}`);
  for (const other of [
    '7/2, Temple Road, Malleshwaram, Bengaluru, Karnataka - 560003',
    '14, 4th Cross, Domlur, Bengaluru, Karnataka - 560071',
    '12, 4th Cross, Domlur, Bengaluru, Karnataka - 560075',
    'Bengaluru, Karnataka 560071',
    'Domlur, Bengaluru',
    'Bengaluru',
    '',
    '3, Lake View Road, Banjara Hills, Hyderabad, Telangana - 500034',
  ])
    assert.ok(!matchAddresses(home, other).match, `${other} ${JSON.stringify(matchAddresses(home, other))}`);
});
