import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { test } from 'node:test';
import { getNearestPlace, searchPlaces } from '@pramaan/contract/calls/places.ts';
import * as fc from 'fast-check';
import { readPlaces } from './places-data.ts';
import { distanceKm, pointGrid } from './point-grid.ts';
import { placesService } from './service.ts';

const areas = await readPlaces();
const places = placesService();
await places.search('warm');

test('the data holds nearly every PIN of India, within its bounds and the agreed size @thorough', async () => {
  assert.ok(areas.length > 19_000);
  for (const { pincode, lat, lng, district, state } of areas) {
    assert.match(pincode, /^[1-9]\d{5}$/);
    assert.ok(lat > 6 && lat < 38 && lng > 68 && lng < 98, pincode);
    assert.ok(district && state, pincode);
  }
  const { size } = await stat(new URL('../../../data/places.csv.gz', import.meta.url));
  assert.ok(size < 1_500_000);
});

test('the map’s first point is near PIN 560008', async () => {
  const place = await places.nearest(12.96, 77.645);
  assert.equal(place.pincode, '560008');
  assert.equal(place.state, 'Karnataka');
  assert.ok(Math.hypot(place.lat - 12.96, place.lng - 77.645) * 111 < 2);
  assert.deepEqual(getNearestPlace.result.parse(place), place);
  assert.equal(
    place.distanceKm,
    Number(distanceKm(12.96, 77.645, { ...place, localities: [''] }).toFixed(1)),
  );
});

test('a wrong point of the source does not move a PIN: Cambridge Layout lies 90 km off there', () => {
  const hal = areas.find(({ pincode }) => pincode === '560008');
  assert.ok(hal?.localities.includes('Cambridge Layout'));
  assert.ok(hal && distanceKm(12.97, 77.64, hal) < 5);
});

test('outside India nothing is near', async () => {
  for (const [lat, lng] of [
    [51.5, -0.1],
    [0, 0],
    [90, 180],
    [-90, -180],
    [10, 65],
  ] as const)
    await assert.rejects(places.nearest(lat, lng), { code: 'NOT_FOUND' });
});

test('the grid finds what looking at every PIN finds', () => {
  const nearest = pointGrid(areas);
  const exact = areas.filter((area) => area.exact);
  fc.assert(
    fc.property(
      fc.double({ min: 8, max: 36, noNaN: true }),
      fc.double({ min: 69, max: 97, noNaN: true }),
      (lat, lng) => {
        const least = Math.min(...exact.map((area) => distanceKm(lat, lng, area)));
        const found = nearest(lat, lng);
        if (least >= 80) return found === null;
        return found !== null && Math.abs(found.distanceKm - least) < 1e-9;
      },
    ),
    { numRuns: 200 },
  );
});

const firstHits = [
  ['560071', '560071', 'Domlur'],
  ['5600 71', '560071', 'Domlur'],
  ['domlur', '560071', 'Domlur'],
  ['Indiranagar bangalore', '560038', 'Indiranagar'],
  ['  BANJARA   hills ', '500034', 'Banjara Hills'],
  ['banjara', '500034', 'Banjara Hills'],
  ['shivajinagar pune', '411005', 'Shivajinagar'],
  ['connaught', '110001', 'Connaught Place'],
  ['malleswaram', '560003', 'Malleswaram'],
] as const;
for (const [typed, pincode, locality] of firstHits)
  test(`"${typed}" finds ${locality} ${pincode} first`, async () => {
    const [first] = await places.search(typed);
    assert.equal(first?.pincode, pincode, JSON.stringify(first));
    assert.equal(first?.locality, locality);
    assert.ok(first?.address.endsWith(pincode));
  });

test('a PIN without coordinates of its own says so', async () => {
  const unsure = areas.find(({ exact }) => !exact);
  const [found] = await places.search(unsure?.pincode ?? '');
  assert.equal(found?.exact, false);
  assert.equal((await places.search('560038'))[0]?.exact, true);
});

test('a beginning of a PIN, a district and a state give at most eight places', async () => {
  for (const typed of ['56', '560', 'Bengaluru Urban', 'Karnataka', 'ba', 'na']) {
    const found = await places.search(typed);
    assert.equal(found.length, 8, typed);
    assert.deepEqual(searchPlaces.result.parse(found), found);
  }
  const ofDistrict = await places.search('chitradurga');
  assert.ok(ofDistrict.every(({ district, locality }) => `${district}${locality}`.includes('Chitradurga')));
});

test('what names no place finds none, and breaks nothing', async () => {
  for (const typed of [
    'zzzzqq',
    '000000',
    '%%',
    '..',
    '(((',
    '\u0000\u202e',
    '999999999',
    'a'.repeat(80),
    '__proto__',
  ])
    assert.deepEqual(await places.search(typed), [], typed);
});
