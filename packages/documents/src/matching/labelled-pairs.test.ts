import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { gradesOf } from '@pramaan/documents/fixtures/pairs/grades.ts';
import { namePairs } from '@pramaan/documents/fixtures/pairs/name-pairs.ts';
import { matchNames } from './names.ts';

test('names of one person match and those of two do not, by pairs that nothing of the matching made', (context) => {
  const { pairs, recall, precision, wrong } = gradesOf(namePairs(amountOf('namePairs')), matchNames);
  const told = wrong.map(({ kind, a, b }) => `${kind}: ${a} · ${b}`);
  context.diagnostic(`${pairs} pairs, recall ${recall.toFixed(3)}, precision ${precision.toFixed(4)}`);
  assert.ok(pairs > 200);
  assert.ok(precision >= 0.99, told.join('\n'));
  assert.ok(recall >= 0.92, `recall ${recall}`);
});
