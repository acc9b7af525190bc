import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withCutNames } from './cut-names.ts';
import { pageOf } from './page-of.test-help.ts';
import type { FieldReading, Reading } from './reading.ts';

const field = (value: string, more: Partial<FieldReading> = {}): FieldReading => ({
  value,
  confidence: 0.99,
  at: null,
  ...more,
});

function asked(fields: Record<string, FieldReading>, ...lines: string[]): string[] {
  const reading: Reading = { reader: 'aadhaar-card', likeness: 1, fields, expected: [], checks: [] };
  const found = withCutNames(reading, [pageOf(...lines)]).fields;
  return Object.keys(found).filter((path) => found[path]?.doubt);
}

test('a name of which a word was cut, as the page prints it elsewhere, is asked of the person', () => {
  const name = { name: field('Prakash Chandra Deshpanc') };
  assert.deepEqual(asked(name, 'Prakash Chandra Deshpanc', 'S/O Om Deshpande, D-118'), ['name']);
  assert.deepEqual(asked({ name: field('PRAKASH DESHPAND') }, 'PRAKASH DESHPAND', 'OM DESHPANDE'), ['name']);
});

test('other names beside it, short words, proven values and numbers are not', () => {
  for (const [value, line] of [
    ['Prakash Deshpande', 'S/O Om Deshpande, D-118'],
    ['Suresh Sample', 'S/O Ramesh Sample'],
    ['Rama Demo', 'S/O Ramu Demo'],
    ['Krishnan Demo', 'S/O Krishna Demo'],
  ] as const)
    assert.deepEqual(asked({ name: field(value) }, value, line), [], value);
  assert.deepEqual(asked({ name: field('Deshpanc', { proven: true }) }, 'Deshpande'), []);
  assert.deepEqual(asked({ num: field('D41404055') }, 'D414040567'), []);
});
