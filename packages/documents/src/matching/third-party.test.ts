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
 * What we hold against any vendor's table: what it calls the same name matches, and what it calls another does not. Between
 * the two a vendor gives part of the score for a word that is missing; we ask there, and the figures say how often.
 */
const surely = { same: 0.95, other: 0.5 };

test('third-party names: the same name matches and another does not, whatever the vendor', (context) => {
  const files = [...caseFiles('10-names'), ...caseFiles('09-vendor-responses')].filter((name) =>
    /10-names\/.*\.json$|name-match\.json$/.test(name),
  );
  const rows = files.flatMap((name) => rowsIn(readCases(name)));
  if (rows.length === 0) return context.skip('no third-party cases here');
  let agreed = 0;
  for (const { a, b, theirs } of rows) {
    const { score, match } = matchNames(a, b);
    const same = match === theirs >= 0.7;
    context.diagnostic(`${same ? 'agrees' : 'differs'}: ${a} · ${b}: ours ${score}, theirs ${theirs}`);
    if (theirs >= surely.same) assert.ok(match, `${a} · ${b}: ours ${score}, theirs ${theirs}`);
    if (theirs < surely.other) assert.ok(!match, `${a} · ${b}: ours ${score}, theirs ${theirs}`);
    if (same) agreed++;
  }
  context.diagnostic(`${rows.length} third-party name pairs, advice agrees on ${agreed}`);
});

interface Parsed {
  input: string;
  expected: Record<string, string>;
}

test('third-party addresses: each part is found where the source finds it, and a shorter form is the same place', (context) => {
  const files = caseFiles('11-addresses').filter((name) => name.endsWith('.json'));
  const cases = files.flatMap((name) => readCases<Parsed | Parsed[]>(name) ?? []);
  if (cases.length === 0) return context.skip('no third-party cases here');
  for (const { input, expected } of cases) {
    const parts = addressParts(input);
    const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9/]/g, '');
    const numbers = parts.numbers.map(({ value, wing = '' }) => plain(`${wing}${value}`));
    for (const name of ['HOUSE_NUMBER', 'BLOCK', 'KHASRA']) {
      const told = /(?<![A-Z])[A-Z]?-?[0-9][0-9A-Z/-]*\s*$/.exec(
        (expected[name] ?? '').replace(/\bNO\.?(?=[0-9])/, ''),
      )?.[0];
      if (told) assert.ok(numbers.includes(plain(told)), `${name} ${told}: ${numbers.join(', ')}`);
    }
    const area = (expected.AREA ?? '').split(' ').filter(Boolean);
    const words = parts.words.map(({ word }) => word.shown);
    assert.deepEqual(
      area.filter((word) => !words.includes(word)),
      [],
      input,
    );
    const { PINCODE: pin = '', CITY: city = '', HOUSE_NUMBER: house = '', AREA: place = '' } = expected;
    assert.equal(parts.pin, pin);
    if (!house || !place || !pin) continue;
    const shorter = `${house}, ${place}, ${city} ${pin}`;
    const found = matchAddresses(input, shorter);
    assert.ok(found.match, JSON.stringify(found));
    const other = String(Number(pin) + 1);
    assert.ok(!matchAddresses(input, shorter.replace(pin, other)).match);
  }
  context.diagnostic(`third-party addresses: ${cases.length}`);
});
