import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualWorkingLists } from '@pramaan/contract/working-lists.ts';
import { addWorkingMinutes, workingMinutesBetween } from './working-time.ts';

const office = {
  days: [1, 2, 3, 4, 5],
  hours: { from: '09:30', until: '18:30' },
  holidays: ['2026-11-25'],
};
const at = (text: string) => new Date(`${text}:00+05:30`);

test('time runs in working hours alone: nights, weekends and holidays do not count', () => {
  for (const [from, minutes, until] of [
    ['2026-11-23T10:00', 60, '2026-11-23T11:00'],
    ['2026-11-23T18:00', 60, '2026-11-24T10:00'],
    ['2026-11-23T05:00', 0, '2026-11-23T09:30'],
    ['2026-11-24T18:30', 1, '2026-11-26T09:31'],
    ['2026-11-27T17:30', 120, '2026-11-30T10:30'],
    ['2026-11-28T12:00', 540, '2026-11-30T18:30'],
  ] as const) {
    assert.deepEqual(addWorkingMinutes(office, at(from), minutes), at(until), from);
    assert.equal(workingMinutesBetween(office, at(from), at(until)), minutes, from);
  }
  assert.equal(workingMinutesBetween(office, at('2026-11-24T10:00'), at('2026-11-23T10:00')), 0);
});

test('without settings every hour counts; a calendar without a working day does not wait for ever', () => {
  const from = at('2026-11-28T23:00');
  assert.deepEqual(addWorkingMinutes(usualWorkingLists, from, 24 * 60), at('2026-11-29T23:00'));
  assert.deepEqual(addWorkingMinutes({ ...office, days: [] }, from, 60), at('2026-11-29T00:00'));
});
