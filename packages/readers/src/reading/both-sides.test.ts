import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bothSides } from './both-sides.ts';
import { doubtful, type FieldReading, type Reading } from './reading.ts';

const at = { page: 0, box: { left: 0, top: 0, width: 9, height: 9 } };
const value = (text: string, confidence = 0.95, more: Partial<FieldReading> = {}): FieldReading => ({
  value: text,
  confidence,
  at,
  ...more,
});
const side = (fields: Record<string, FieldReading>, more: Partial<Reading> = {}): Reading => ({
  reader: 'licence-card',
  likeness: 0.8,
  fields,
  expected: ['dlNo'],
  checks: [],
  ...more,
});
const number = 'KA0120150001234';

test('each side says what the other does not, and its value stands on its own page', () => {
  const both = bothSides(
    side({ dlNo: value(number), name: value('ASHA SAMPLE') }),
    side({ address: value('1 SAMPLE ROAD') }, { likeness: 0.1, expected: ['dlNo', 'name', 'dob'] }),
  );
  assert.deepEqual(Object.keys(both.fields), ['dlNo', 'name', 'address']);
  assert.deepEqual([both.fields.name?.at?.page, both.fields.address?.at?.page], [0, 1]);
  assert.deepEqual([both.likeness, doubtful(both), both.checks], [0.8, [], []]);
});

test('a sure value beats an unsure one; two sure ones that differ are asked of the person', () => {
  const both = bothSides(
    side({ name: value('ASHA SAMPL', 0.5), dob: value('15-01-1990'), gender: value('F') }),
    side({ name: value('ASHA SAMPLE'), dob: value('16-01-1990'), gender: value('f') }, { expected: [] }),
  );
  assert.equal(both.fields.name?.value, 'ASHA SAMPLE');
  assert.match(both.fields.dob?.doubt ?? '', /^The two sides are different/);
  assert.deepEqual(doubtful(both), ['dob', 'dlNo']);
});

test('the sides of two cards are told apart by their numbers; a number read with doubt accuses nobody', () => {
  const verdict = (one: FieldReading, two: FieldReading) =>
    bothSides(side({ dlNo: one }), side({ dlNo: two })).checks.map((check) => check.verdict);
  assert.deepEqual(verdict(value(number), value('MH0220150009999')), ['failed']);
  assert.deepEqual(verdict(value(number), value(number)), ['passed']);
  assert.deepEqual(verdict(value(number), value('MH0220150009999', 0.6)), []);
});
