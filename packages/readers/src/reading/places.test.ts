import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf, stackedPlaces } from './places.ts';
import type { FieldReading, Reading } from './reading.ts';

const field = (at: FieldReading['at']): FieldReading => ({ value: 'X', confidence: 1, at });
const reading = (fields: Reading['fields']): Reading => ({
  reader: 'pan-card',
  likeness: 1,
  fields,
  expected: [],
  checks: [],
});
const page = { width: 200, height: 100 };

test('a place is told in shares of its page, cut at its edges', () => {
  const fields = {
    number: field({ page: 0, box: { left: 50, top: 25, width: 100, height: 12.5 } }),
    over: field({ page: 1, box: { left: -20, top: 75, width: 120, height: 40 } }),
    workedOut: field(null),
    noPage: field({ page: 2, box: { left: 0, top: 0, width: 1, height: 1 } }),
    outside: field({ page: 0, box: { left: 300, top: 0, width: 10, height: 10 } }),
  };
  assert.deepEqual(placesOf(reading(fields), [page, page]), {
    number: { page: 0, left: 0.25, top: 0.25, width: 0.5, height: 0.125 },
    over: { page: 1, left: 0, top: 0.75, width: 0.5, height: 0.25 },
  });
});

test('pages put one under the other keep the places of their values', () => {
  const places = { name: { page: 1, left: 0.5, top: 0.5, width: 0.25, height: 0.1 } };
  const stacked = stackedPlaces(places, [
    { width: 200, height: 100 },
    { width: 100, height: 300 },
  ]);
  assert.deepEqual(stacked, {
    name: { page: 0, left: 0.25, top: 250 / 400, width: 0.125, height: 30 / 400 },
  });
  assert.deepEqual(stackedPlaces(places, [page]), {});
});
