import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** One PIN code with its place. Source: India Post, by tools/generate-places.ts. */
export interface PinArea {
  pincode: string;
  lat: number;
  lng: number;
  /** False: the source has no believable point; `lat` and `lng` are the middle of its sorting district. */
  exact: boolean;
  district: string;
  state: string;
  /** Names of its post offices, the main one first; at least one. */
  localities: readonly [string, ...string[]];
}

const file = new URL('../../../data/places.csv.gz', import.meta.url);
const columns = 7;

function readLine(line: string): PinArea {
  const [pincode = '', lat, lng, exact, district = '', state = '', names = ''] = line.split(',');
  const [first = district, ...others] = names.split('|').filter((name) => name !== '');
  return {
    pincode,
    lat: Number(lat),
    lng: Number(lng),
    exact: exact === '1',
    district,
    state,
    localities: [first, ...others],
  };
}

/** Every PIN of India, in order. Throws when the file is not what the generator writes. */
export async function readPlaces(): Promise<readonly PinArea[]> {
  const text = (await promisify(gunzip)(await readFile(file))).toString('utf8');
  const [heads = '', ...lines] = text.trimEnd().split('\n');
  if (heads.split(',').length !== columns || lines.length < 10_000)
    throw new Error(`${file.pathname} is damaged. Make it again: node tools/generate-places.ts`);
  return lines.map(readLine);
}
