import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEntry } from '../registry.ts';
import { asListed, listedFault, termOf } from './dictionaries.ts';
import type { Term } from './term.ts';
import { vehicles } from './vehicles.ts';

const capture = findEntry('assetLoan', 'input')?.method.capture ?? {};
const all = (terms: readonly Term[]): Term[] => terms.flatMap((term) => [term, ...all(term.terms)]);

test('the dictionary: enough to be useful, no id twice, each found by its id, every kind one that the form asks', () => {
  const terms = all(vehicles);
  assert.ok(vehicles.length >= 25, String(vehicles.length));
  assert.ok(vehicles.flatMap((maker) => maker.terms).length >= 120);
  assert.equal(new Set(terms.map(({ id }) => id)).size, terms.length);
  for (const term of terms) {
    assert.match(term.id, /^[a-z0-9.-]{1,120}$/);
    assert.equal(termOf(vehicles, term.id), term);
    assert.deepEqual(
      term.kinds.filter((kind) => !capture.assetType?.options.includes(kind)),
      [],
    );
  }
  assert.ok(
    vehicles.every(({ terms: models }) => models.length > 0 && models.every((model) => model.terms.length)),
  );
  assert.equal(termOf(vehicles, 'honda.nothing'), undefined);
  assert.equal(termOf(vehicles, 'nobody'), undefined);
});

test('who makes several kinds stands once, with all of them', () => {
  const honda = vehicles.filter(({ name }) => name === 'Honda');
  assert.equal(honda.length, 1);
  assert.deepEqual(honda[0]?.kinds, ['Two-wheeler', 'Car']);
});

const said = (assetType: string, manufacturer: string, model: string, variant?: string) => ({
  ...{ assetType, manufacturer, model },
  ...(variant ? { variant } : {}),
});

test('what fits passes, and so do one’s own words at any level', () => {
  for (const answers of [
    said('Two-wheeler', 'Honda', 'Activa', 'Activa 6G'),
    said('Car', 'Honda', 'City', 'Petrol'),
    said('Two-wheeler', 'Sample Motors', 'Sample 110', 'Sample 110 Deluxe'),
    said('Two-wheeler', 'Honda', 'Gold Wing', 'Tour'),
    said('Two-wheeler', 'Sample Motors', 'Activa'),
    said('Car', 'Maruti Suzuki', 'Swift', 'Electric'),
    said('Medical equipment', 'Sample Imaging', 'X-ray 5'),
  ])
    assert.equal(listedFault(capture, answers), null, JSON.stringify(answers));
});

test('what cannot be is refused at its field, in a sentence that says why', () => {
  assert.deepEqual(listedFault(capture, said('Two-wheeler', 'Hero MotoCorp', 'Activa')), {
    path: 'model',
    message:
      '“Activa” is listed under Honda, not under Hero MotoCorp. Choose again, or type it with its maker’s name.',
  });
  assert.deepEqual(listedFault(capture, said('Two-wheeler', 'Honda', 'City')), {
    path: 'model',
    message: 'City is listed as: Car. You chose Two-wheeler. Change one of the two.',
  });
  assert.equal(listedFault(capture, said('Tractor', 'TVS Motor', 'Jupiter'))?.path, 'manufacturer');
});

test('a listed name is kept in the dictionary’s spelling; other words as they were typed', () => {
  assert.deepEqual(
    asListed(capture, said('Two-wheeler', 'hero  motocorp', 'SPLENDOR', 'splendor+')),
    said('Two-wheeler', 'Hero MotoCorp', 'Splendor', 'Splendor+'),
  );
  const own = said('Two-wheeler', 'sample motors', 'splendor');
  assert.deepEqual(asListed(capture, own), own);
});
