import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guardFormula } from './formula-guard.ts';

for (const text of [
  '=1+1',
  '+1',
  '-x',
  '-1+1',
  '@SUM(1)',
  '\tx',
  '\rx',
  '\t=1',
  '\r=1',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '-',
])
  test(`a spreadsheet would run ${JSON.stringify(text)}: it gets an apostrophe`, () => {
    assert.equal(guardFormula(text), `'${text}`);
  });

for (const text of ['', 'a', '0', '-1', '-1234.50', '1=1', 'a@b', "'=1", ' x', '\nx'])
  test(`${JSON.stringify(text)} runs nowhere and stays`, () => {
    assert.equal(guardFormula(text), text);
  });
