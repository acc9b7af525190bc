import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whatGotWorse } from '../tools/last-figures.ts';

const figure = (name: string, compared: number, limit: { atLeast: number } | { atMost: number }) => ({
  figure: name,
  compared,
  limit,
});

test('a benchmark says what got more than a tenth worse, whichever way is worse', () => {
  const now = [
    figure('ratio fell', 0.5, { atLeast: 0.4 }),
    figure('ratio rose', 0.9, { atLeast: 0.4 }),
    figure('size grew', 120, { atMost: 150 }),
    figure('size shrank', 50, { atMost: 150 }),
    figure('hardly moved', 0.95, { atLeast: 0.4 }),
    figure('first loss', 1, { atMost: 0 }),
    figure('new', 1, { atMost: 2 }),
  ];
  const last = {
    ...{ 'ratio fell': 0.8, 'ratio rose': 0.8, 'size grew': 100, 'size shrank': 100 },
    ...{ 'hardly moved': 1, 'first loss': 0 },
  };
  assert.deepEqual(whatGotWorse(now, last), [
    'WORSE than last time: ratio fell: 0.80 → 0.50 (-37 %)',
    'WORSE than last time: size grew: 100.00 → 120.00 (20 %)',
    'WORSE than last time: first loss: 0.00 → 1.00',
  ]);
});
