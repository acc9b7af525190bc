import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PlaceOnDocument, placesOnDocuments, zoneOf } from './place-on-document.ts';
import { documents } from './registry.ts';

test('each place lies on its document and belongs to a field whose example is shown there', () => {
  const used = documents
    .flatMap(({ methods }) => Object.values(methods))
    .flatMap(({ capture }) => Object.values(capture))
    .flatMap(({ place }) => place ?? []);
  for (const [name, place] of Object.entries<PlaceOnDocument>(placesOnDocuments)) {
    const [left, top, width, height] = place.box;
    assert.ok(Math.min(left, top, width, height) > 0 && left + width <= 100 && top + height <= 100, name);
    assert.ok(used.includes(place), `${name} is shown by no field`);
  }
});

test('a place is named by its ninth of the document', () => {
  assert.equal(zoneOf(placesOnDocuments.aadhaar), 'bottomCentre');
  assert.equal(zoneOf(placesOnDocuments.passportNumber), 'topRight');
  assert.equal(zoneOf({ on: 'pan', box: [90, 90, 10, 10] }), 'bottomRight');
});
