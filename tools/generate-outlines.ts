import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { choicesHindi } from '@pramaan/documents/choices-hindi.ts';
import { areasOf, packed, sizeOf, topologyIn } from './places/outlines.ts';
import { medianPoint } from './places/points.ts';

/*
 * Makes the ground of the address map (decision 0078): India's states as `react-datamaps-india` draws them (MIT), and the
 * names of the districts at the middle of their PIN codes, from our own places.csv.gz. Run by hand when either changes:
 * node tools/generate-outlines.ts
 */

/** The package's ids; its map is older than the states' last changes, so one outline may be two of today's. */
const names: Readonly<Record<string, readonly string[]>> = {
  AN: ['Andaman and Nicobar Islands'],
  AP: ['Andhra Pradesh'],
  AR: ['Arunachal Pradesh'],
  AS: ['Assam'],
  BR: ['Bihar'],
  CH: ['Chandigarh'],
  CT: ['Chhattisgarh'],
  DD: ['Dadra and Nagar Haveli and Daman and Diu'],
  DN: ['Dadra and Nagar Haveli and Daman and Diu'],
  DL: ['Delhi'],
  GA: ['Goa'],
  GJ: ['Gujarat'],
  HP: ['Himachal Pradesh'],
  HR: ['Haryana'],
  JH: ['Jharkhand'],
  JK: ['Jammu and Kashmir', 'Ladakh'],
  KA: ['Karnataka'],
  KL: ['Kerala'],
  LD: ['Lakshadweep'],
  MH: ['Maharashtra'],
  ML: ['Meghalaya'],
  MN: ['Manipur'],
  MP: ['Madhya Pradesh'],
  MZ: ['Mizoram'],
  NL: ['Nagaland'],
  OD: ['Odisha'],
  PB: ['Punjab'],
  PY: ['Puducherry'],
  RJ: ['Rajasthan'],
  SK: ['Sikkim'],
  TN: ['Tamil Nadu'],
  TR: ['Tripura'],
  TS: ['Telangana'],
  UK: ['Uttarakhand'],
  UP: ['Uttar Pradesh'],
  WB: ['West Bengal'],
};

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const bundle = readFileSync(at('node_modules/react-datamaps-india/dist/react-datamaps-india.js'), 'utf8');
const target = at('apps/web/src/features/places/india.generated.json');

const hindiOf = (name: string): string => {
  const hindi = choicesHindi[name];
  if (!hindi) throw new Error(`No Hindi name of ${name}.`);
  return hindi;
};

const states = areasOf(topologyIn(bundle)).map(({ id, rings }) => {
  const own = names[id];
  if (!own) throw new Error(`No name of ${id}.`);
  const largest = rings.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return { en: own.join(', '), hi: own.map(hindiOf).join(', '), rings: largest.map(packed) };
});

const places = gunzipSync(readFileSync(at('apps/api/data/places.csv.gz'))).toString();
const rows = places
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .filter(([, , , exact]) => exact === '1');
const districts = [...Map.groupBy(rows, ([, , , , district, state]) => `${district},${state}`)].flatMap(
  ([key, some]) => {
    const middle = medianPoint(some.map(([, lat, lng]) => ({ lat: Number(lat), lng: Number(lng) })));
    const name = key.split(',')[0] ?? '';
    return middle ? [[name, Number(middle.lat.toFixed(2)), Number(middle.lng.toFixed(2))]] : [];
  },
);

const text = `${JSON.stringify({ states, districts })}\n`;
writeFileSync(target, text);
console.log(
  `${states.length} outlines, ${districts.length} districts, ${gzipSync(text).length} bytes compressed`,
);
