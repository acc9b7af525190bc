import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amountOf } from '../../fixtures/amounts.ts';
import { callsOfEach } from '../../fixtures/counted-calls.ts';
import { matchAddresses } from './addresses.ts';
import type { Matched } from './matched.ts';
import { matchNames } from './names.ts';

const nameWord = fc.constantFrom(
  ...'ASHA RAVI KUMAR SAMPLE R S K MOHD SINGH SHRI LALIT LALITA DEVI RAVIKUMAR RAMESHBHAI KS आशा कुमार @ (RAJU) D/O PRIVATE LIMITED TRADERS'.split(
    ' ',
  ),
);
const placeWord = fc.constantFrom(
  ...'12 7/2 B-12 4TH CROSS ROAD DOMLUR LAKE VIEW BENGALURU BANGALORE KARNATAKA KA 560071 560075 FLAT NO. SECTOR 15 II PHASE M.G. NEAR TEMPLE C/O DELHI NEW गली दिल्ली , # ५६'.split(
    ' ',
  ),
);
const lineOf = (word: fc.Arbitrary<string>, most: number) =>
  fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);
const names = fc.oneof(anyText, lineOf(nameWord, 7), lineOf(nameWord, 7));
const places = fc.oneof(anyText, lineOf(placeWord, 16), lineOf(placeWord, 16));

/** Of texts made from every kind of word; a third of them any signs at all. */
const numRuns = amountOf('matchedTexts');

type Match = (a: string, b: string) => Matched;
const matchers: [string, Match, fc.Arbitrary<string>][] = [
  ['names', matchNames, names],
  ['addresses', matchAddresses, places],
];

for (const [what, match, texts] of matchers) {
  test(`${what}: never a throw, a score from 0 to 1, a match from 0.7 on, a reason for every doubt`, () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const found = match(a, b);
        assert.ok(found.score >= 0 && found.score <= 1, JSON.stringify(found));
        assert.equal(found.match, found.score >= 0.7, JSON.stringify([a, b, found]));
        assert.ok(found.score === 1 || found.reasons.length > 0, JSON.stringify([a, b, found]));
        for (const { score } of found.met) assert.ok(score > 0 && score <= 1);
      }),
      { numRuns },
    );
  });

  test(`${what}: the same both ways, each side keeping its words`, () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const [there, back] = [match(a, b), match(b, a)];
        assert.deepEqual([there.score, there.match], [back.score, back.match], JSON.stringify([a, b]));
        if (there.reasons.some((reason) => /second name/.test(reason))) return;
        assert.deepEqual(there.onlyA, back.onlyB, JSON.stringify([a, b]));
        assert.deepEqual(
          there.met.map((one) => one.a),
          back.met.map((one) => one.b),
        );
      }),
      { numRuns },
    );
  });

  test(`${what}: what says anything at all matches itself in full`, () => {
    let said = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const { score, reasons, onlyA } = match(text, text);
        if (/^There is no/.test(reasons[0] ?? '')) return;
        said++;
        assert.deepEqual([score, onlyA], [1, []], text);
      }),
      { numRuns },
    );
    assert.ok(said > numRuns / 3);
  });
}

const changed = (text: string, how: number) =>
  [
    text.toLowerCase(),
    ` ${text.replaceAll(' ', '   ')} `,
    text.replaceAll(' ', '\t'),
    text.replaceAll(' ', '. '),
    text.replaceAll(' ', ', '),
    `"${text}"!`,
  ][how] ?? text;

test('names: capitals, spaces and punctuation change nothing', () => {
  const plainWord = fc.constantFrom(...'ASHA RAVI KUMAR SAMPLE R S MOHD SINGH DEVI LALIT'.split(' '));
  fc.assert(
    fc.property(lineOf(plainWord, 5), lineOf(plainWord, 5), fc.nat(5), (a, b, how) => {
      assert.deepEqual(matchNames(changed(a, how), b), matchNames(a, b));
    }),
  );
});

test('addresses: capitals, spaces and marks between the parts change nothing', () => {
  const part = fc.constantFrom('NO 12', 'LAKE VIEW ROAD', 'DOMLUR', 'BENGALURU', 'KARNATAKA', 'SECTOR 15');
  const line = fc.array(part, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(line, line, fc.constantFrom(', ', ' ,  ', ',', '\n', '; '), (a, b, mark) => {
      const said = (parts: string[], between: string) => parts.join(between);
      const plain = matchAddresses(said(a, ', '), said(b, ', '));
      assert.deepEqual(matchAddresses(said(a, mark).toLowerCase(), said(b, ', ')), plain);
    }),
  );
});

test('work: the longest names and addresses are compared in a bounded number of steps', async (context) => {
  const repeated = (words: string, length: number) => `${words} `.repeat(60).slice(0, length);
  const bounded = async (
    pairs: Readonly<Record<string, readonly [string, string]>>,
    match: (a: string, b: string) => unknown,
    most: number,
  ) => {
    for (const { item, calls } of await callsOfEach(Object.entries(pairs), ([, [a, b]]) => match(a, b))) {
      const [what] = item;
      context.diagnostic(`${what}: ${calls} calls`);
      assert.ok(calls <= most, `${what}: ${calls} calls`);
    }
  };
  const pairs = {
    'different names': [
      repeated('Ravikumar Sampathkumar @ R K', 200),
      repeated('Venkatesh Lakshmi Narayana', 200),
    ],
    initials: [repeated('R K S', 200), repeated('Ravi Kumar Sample', 200)],
    'two scripts': [repeated('रमेश कुमार लक्ष्मी', 200), repeated('Ramesh Kumar Laxmi', 200)],
  } as const;
  await bounded(pairs, matchNames, 15_000);
  // Words that are all different, many of them alike: what takes longest.
  const varied = (ending: string) =>
    Array.from({ length: 80 }, (_, at) => `LAKEVIEWGARDEN${ending}`.slice(at % 9, (at % 9) + 5 + (at % 6)))
      .join(' ')
      .slice(0, 500);
  const places_ = {
    'varied words': [varied('SAMPLE'), varied('DEMOSTREET')],
    'long addresses': [
      repeated('12 Lake View Road, Domlur, Sector 15', 500),
      repeated('7/2 Mahatma Gandhi Marg Malleshwaram', 500),
    ],
    'single letters': [repeated('A B C', 500), repeated('Alpha Beta Gamma', 500)],
    slashes: [repeated('1/2/3/4-5', 500), repeated('1-2-3 / 4', 500)],
  } as const;
  await bounded(places_, matchAddresses, 30_000);
});
