import { generateKeyPairSync } from 'node:crypto';
import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import { findQr } from '../apps/api/src/isolated/find-qr.ts';
import { runIsolated } from '../apps/api/src/isolated/run-isolated.ts';
import { loadZxing } from '../apps/api/src/isolated/zxing.ts';
import { readAadhaarQr } from '../packages/readers/src/aadhaar-qr/read.ts';
import { type Degradation, degrade } from '../packages/specimens/src/degrade.ts';
import { inventPerson } from '../packages/specimens/src/people.ts';
import { specimenCalled } from '../packages/specimens/src/specimens.ts';
import { median } from './measure.ts';
import type { Figure } from './table.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = {
  name: 'bench',
  spki: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  notBefore: '2020-01-01',
  notAfter: '2099-01-01',
};

const ways: readonly Degradation[] = ['clean', 'tilted', 'turned', 'dark'];
const people = 2;

interface Photo {
  name: string;
  bytes: Uint8Array;
}

/** Photos of Aadhaar letters with a signed code, 1,600 pixels wide or a little more, as phones send them. */
async function photos(): Promise<Photo[]> {
  const letter = specimenCalled('aadhaar-letter');
  if (!letter) throw new Error('There is no specimen of an Aadhaar letter.');
  const made: Photo[] = [];
  for (let person = 0; person < people; person++) {
    const png = await letter.make(inventPerson(`bench ${person}`), { aadhaarQr: pair.privateKey });
    for (const way of ways)
      made.push({ name: `${way} bench ${person}`, bytes: Uint8Array.from(await degrade(png, way, person)) });
  }
  return made;
}

const bareOptions: ReaderOptions = { formats: ['QRCode'], tryHarder: true };

/** The decoder by itself, given the file. */
async function bare({ bytes }: Photo): Promise<boolean> {
  const found = await readBarcodes(bytes, bareOptions);
  return found.some(({ isValid }) => isValid);
}

/** As the product does it in its thread, and the signature. */
async function ours({ bytes }: Photo): Promise<boolean> {
  const text = await findQr(bytes);
  return text !== null && readAadhaarQr(text, [key]).verification.trusted;
}

async function timed(work: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  if (!(await work())) throw new Error('A code that was found before is not found again.');
  return performance.now() - started;
}

const rounds = 7;

/** Finding and verifying the code of a photo against zxing-wasm's decode of the same bytes, both warm. */
export async function measureQr(): Promise<Figure[]> {
  await loadZxing();
  const set = await photos();
  const ratios: number[] = [];
  const times = { ours: [] as number[], bare: [] as number[] };
  let foundByBare = 0;
  let foundByUs = 0;
  for (const photo of set) {
    const [mine, its] = [await ours(photo), await bare(photo)];
    foundByUs += Number(mine);
    foundByBare += Number(its);
    if (!mine || !its) {
      console.log(`qr: ${photo.name}: found by Pramaan: ${mine}, by zxing-wasm alone: ${its}`);
      continue;
    }
    const pairs: { ours: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round++)
      pairs.push({ ours: await timed(() => ours(photo)), bare: await timed(() => bare(photo)) });
    const ratio = median(pairs.map((each) => each.bare / each.ours));
    times.ours.push(median(pairs.map((each) => each.ours)));
    times.bare.push(median(pairs.map((each) => each.bare)));
    ratios.push(ratio);
    console.log(
      `qr: ${photo.name}: ${times.ours.at(-1)?.toFixed(0)} ms, zxing-wasm alone ${times.bare.at(-1)?.toFixed(0)} ms`,
    );
  }
  const [first] = set;
  const started = performance.now();
  if (first) await runIsolated('findQr', first.bytes, { lender: 'bench', person: 'bench' });
  const isolated = performance.now() - started;
  return [
    {
      figure: `Aadhaar QR from a photo, decode and verify, ${ratios.length} photos`,
      value: `${median(times.ours).toFixed(0)} ms`,
      peer: `${median(times.bare).toFixed(0)} ms zxing-wasm decode alone`,
      compared: median(ratios),
      limit: { atLeast: 0.9 },
    },
    {
      figure: 'photos with a decoded QR',
      value: `${foundByUs} of ${set.length}`,
      peer: `${foundByBare} by zxing-wasm alone`,
      compared: foundByUs,
      limit: { atLeast: foundByBare },
    },
    {
      figure: 'the same in a new isolated worker',
      value: `${isolated.toFixed(0)} ms`,
      peer: 'for information',
    },
  ];
}
