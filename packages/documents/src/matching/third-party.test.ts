import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseFiles, readCases } from '@pramaan/documents/fixtures/cases.ts';
import { addressParts } from './address-parts.ts';
import { matchAddresses } from './addresses.ts';
import { matchNames } from './names.ts';

interface Row {
  a: string;
  b: string;
  /** The vendor's score, 0 to 1. */
  theirs: number;
}

/** The pairs in a file of any of the vendors' shapes; none in a file of another. */
function rowsIn(file: unknown): Row[] {
  if (Array.isArray(file)) return file.flatMap((reply: { body?: unknown }) => rowOf(reply.body ?? reply));
  const { rows } = (file ?? {}) as { rows?: unknown[] };
  return (rows ?? []).flatMap(rowOf);
}

function rowOf(raw: unknown): Row[] {
  const row = (raw ?? {}) as Record<string, unknown>;
  const [a, b] = [row.a ?? row.name_1 ?? row.account_holder, row.b ?? row.name_2 ?? row.entered];
  const careful = (row.pessimistic as { pct?: number } | undefined)?.pct;
  const score = careful ?? row.score;
  if (typeof a !== 'string' || typeof b !== 'string' || typeof score !== 'number') return [];
  return [{ a, b, theirs: careful !== undefined || score > 1 ? score / 100 : score }];
}

/**
 * Where our advice is another than the vendor's (a match from 0.7 on), and why ours stands.
 * JOHN: one given name of two words is what thousands of applicants share; a lender must ask once more.
 * J DO: an initial and the beginning of a word. The vendor itself calls it an "initials penalty, word missing".
 */
const otherAdvice = new Set(['JOHN DOE · JOHN', 'JOHN DOE · J DO']);

test('third-party names: our advice is the vendors’, or its reason is written here', (context) => {
  const files = [...caseFiles('10-names'), ...caseFiles('09-vendor-responses')].filter((name) =>
    /10-names\/.*\.json$|name-match\.json$/.test(name),
  );
  if (files.length === 0) return context.skip('no third-party cases here');
  const rows = files.flatMap((name) => {
    const found = rowsIn(readCases(name));
    assert.ok(found.length > 0, `${name} has pairs of names`);
    return found;
  });
  let agreed = 0;
  for (const { a, b, theirs } of rows) {
    const { score, match } = matchNames(a, b);
    const same = match === theirs >= 0.7;
    context.diagnostic(`${same ? 'agrees' : 'differs'}: ${a} · ${b}: ours ${score}, theirs ${theirs}`);
    assert.ok(same || otherAdvice.has(`${a} · ${b}`), `${a} · ${b}: ours ${score}, theirs ${theirs}`);
    if (same) agreed++;
  }
  context.diagnostic(`${rows.length} third-party name pairs, advice agrees on ${agreed}`);
  assert.ok(rows.length > 3 && agreed >= rows.length - otherAdvice.size);
});

interface Parsed {
  input: string;
  expected: Record<string, string>;
}

test('third-party address: each part is found where the source finds it, and a shorter form is the same place', (context) => {
  const cases = readCases<Parsed>('11-addresses/delhi-parse-example.json');
  if (!cases) return context.skip('no third-party cases here');
  const parts = addressParts(cases.input);
  const told = (name: string, before: string) => cases.expected[name]?.replace(before, '').replace('-', '');
  const number = (label: string) => parts.numbers.find((one) => one.label === label)?.value;
  const { expected } = cases;
  assert.equal(number('PLOT'), told('HOUSE_NUMBER', 'PLOT NO'));
  assert.equal(number('FLOOR'), '1');
  assert.equal(number('BLOCK'), told('BLOCK', 'BLOCK '));
  assert.equal(number('KHASRA'), told('KHASRA', 'KH NO '));
  assert.equal(parts.words.map(({ word }) => word.shown).join(' '), expected.AREA);
  assert.deepEqual(parts.cities, [expected.CITY?.replace('NEW ', '')]);
  assert.equal(parts.pin, expected.PINCODE);
  const shorter = `${expected.HOUSE_NUMBER}, ${expected.AREA}, ${expected.CITY} ${expected.PINCODE}`;
  const found = matchAddresses(cases.input, shorter);
  assert.ok(found.match, JSON.stringify(found));
  assert.ok(!matchAddresses(cases.input, shorter.replace('752', '753')).match);
  context.diagnostic('third-party address: 7 parts of 7, and 2 comparisons');
});
