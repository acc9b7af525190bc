import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { addressPairs } from '@pramaan/documents/fixtures/pairs/address-pairs.ts';
import { gradesOf } from '@pramaan/documents/fixtures/pairs/grades.ts';
import { namePairs } from '@pramaan/documents/fixtures/pairs/name-pairs.ts';
import { matchAddresses } from './addresses.ts';
import { matchNames } from './names.ts';

const sets = [
  { what: 'names of one person', pairs: namePairs(amountOf('namePairs')), match: matchNames },
  { what: 'addresses of one place', pairs: addressPairs(amountOf('addressPairs')), match: matchAddresses },
];

for (const { what, pairs, match } of sets)
  test(`${what} match and those of two do not, by pairs that nothing of the matching made`, (context) => {
    const { recall, precision, wrong } = gradesOf(pairs, match);
    const told = wrong.map(({ kind, a, b }) => `${kind}: ${a} · ${b}`);
    context.diagnostic(
      `${pairs.length} pairs, recall ${recall.toFixed(3)}, precision ${precision.toFixed(4)}`,
    );
    assert.ok(pairs.length > 100);
    assert.ok(precision >= 0.99, told.join('\n'));
    assert.ok(recall >= 0.92, `recall ${recall}`);
  });
