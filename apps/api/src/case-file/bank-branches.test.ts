import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import { isBranch } from './bank-branches.ts';

test('a branch of the national list is one, a number that no branch has is none, another bank says nothing', () => {
  assert.equal(isBranch('SBIN0000001'), true);
  assert.equal(isBranch('HDFC0CAGSBK'), true);
  assert.equal(isBranch('HDFC0999998'), false);
  assert.equal(isBranch('HDFC0ZZZZZZ'), false);
  assert.equal(isBranch('ABCD0123451'), null);
  for (const odd of ['', 'HDFC1000001', 'hdfc0000001', '__proto__', 'HDFC000001'])
    assert.equal(isBranch(odd), null, odd);
});

test('third-party codes: each that is in use is a branch, each that is not is none', (context) => {
  const groups = readCases<Record<string, Record<string, boolean>>>(
    '05-id-numbers/ifsc-validator-asserts.json',
  );
  if (!groups) return context.skip('no third-party cases here');
  const vectors = Object.values(groups).flatMap((group) => Object.entries(group));
  const wrong = vectors.filter(([code, right]) => (isBranch(code.toUpperCase()) === true) !== right);
  context.diagnostic(`third-party IFSCs: ${vectors.length}, judged otherwise ${wrong.length}`);
  assert.deepEqual(wrong, []);
});
