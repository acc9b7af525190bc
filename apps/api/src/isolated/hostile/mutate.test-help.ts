import { type Random, randomOf } from '@pramaan/specimens/random.ts';

type Way = (bytes: Buffer, random: Random, words: readonly string[]) => Buffer;

const placeIn = (bytes: Buffer, random: Random) => random.whole(0, Math.max(0, bytes.length - 1));
const runAt = (bytes: Buffer, at: number, random: Random, most = 400) =>
  bytes.subarray(at, at + random.whole(1, random.next() < 0.3 ? most : 12));
const spliced = (bytes: Buffer, at: number, left: number, put: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + left)]);

function bitFlips(bytes: Buffer, random: Random): Buffer {
  for (let flips = random.whole(1, 8); flips > 0; flips--) {
    const at = placeIn(bytes, random);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.whole(0, 7));
  }
  return bytes;
}

function swap(bytes: Buffer, random: Random): Buffer {
  const [one, other] = [placeIn(bytes, random), placeIn(bytes, random)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const [first, second] = [runAt(bytes, one, random), runAt(bytes, other, random)];
  if (one + first.length > other) return bytes;
  return Buffer.concat([
    bytes.subarray(0, one),
    second,
    bytes.subarray(one + first.length, other),
    first,
    bytes.subarray(other + second.length),
  ]);
}

const extremes = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0xffff_ffff];

/** A number that is too large, too small or nothing, where a length, a size or an offset may stand: mostly in the head. */
function wrongLength(bytes: Buffer, random: Random): Buffer {
  const head = random.next() < 0.7 ? Math.min(bytes.length, 64) : bytes.length;
  const at = random.whole(0, Math.max(0, head - 4));
  const value = random.pick(extremes);
  if (bytes.length < at + 4) return bytes;
  const write = random.pick([
    () => bytes.writeUInt16BE(value & 0xffff, at),
    () => bytes.writeUInt32BE(value, at),
    () => bytes.writeUInt32LE(value, at),
  ]);
  write();
  return bytes;
}

/** A printed number replaced by another, as in a PDF's offsets and lengths. */
function wrongNumber(bytes: Buffer, random: Random): Buffer {
  const text = bytes.toString('latin1');
  const numbers = [...text.matchAll(/\d{1,10}/g)];
  if (numbers.length === 0) return bitFlips(bytes, random);
  const { 0: old, index } = random.pick(numbers);
  const put = random.pick(['0', '-1', '1', '65536', '4294967295', '99999999999999999999', `${old}0`]);
  return spliced(bytes, index, old.length, Buffer.from(put));
}

const ways: Readonly<Record<string, Way>> = {
  'bit flips': bitFlips,
  'end cut off': (bytes, random) => bytes.subarray(0, random.whole(0, bytes.length)),
  'run cut out': (bytes, random) => {
    const at = placeIn(bytes, random);
    return spliced(bytes, at, runAt(bytes, at, random).length, Buffer.alloc(0));
  },
  'noise put in': (bytes, random) =>
    spliced(
      bytes,
      placeIn(bytes, random),
      0,
      Buffer.from(Array.from({ length: random.whole(1, 30) }, () => random.whole(0, 255))),
    ),
  'word put in': (bytes, random, words) =>
    words.length === 0
      ? bitFlips(bytes, random)
      : spliced(bytes, placeIn(bytes, random), random.whole(0, 6), Buffer.from(random.pick(words))),
  swap,
  'block doubled': (bytes, random) => {
    const at = placeIn(bytes, random);
    const block = runAt(bytes, at, random, 2_000);
    return spliced(bytes, at, 0, Buffer.concat(Array.from({ length: random.whole(1, 4) }, () => block)));
  },
  'wrong length': wrongLength,
  'wrong number': wrongNumber,
  'run of 0xFF': (bytes, random) => {
    const at = placeIn(bytes, random);
    return bytes.fill(0xff, at, Math.min(bytes.length, at + random.whole(1, 200)));
  },
};

/**
 * The bytes with one to four things done to them, always the same for a seed: what a broken upload, a bad disk or an
 * attacker does. `words` are put in where they stand for something in the format.
 */
export function mutated(bytes: Uint8Array, seed: string, words: readonly string[] = []): Uint8Array {
  const random = randomOf(seed);
  let out: Buffer = Buffer.from(bytes);
  for (let edits = random.whole(1, 4); edits > 0; edits--)
    out = Buffer.from(random.pick(Object.values(ways))(out, random, words));
  return Uint8Array.from(out);
}

/** The same for the text of a QR code: digits turned, cut, doubled, swapped, and now and then a sign that is none. */
export function mutatedDigits(text: string, seed: string): string {
  const random = randomOf(seed);
  let out = text;
  for (let edits = random.whole(1, 3); edits > 0; edits--) {
    const at = random.whole(0, out.length - 1);
    const run = out.slice(at, at + random.whole(1, random.next() < 0.2 ? 300 : 6));
    const rest = out.slice(at + run.length);
    const before = out.slice(0, at);
    out = random.pick([
      () => before + random.digits(run.length) + rest,
      () => before + rest,
      () => before + run + run + rest,
      () => out.slice(0, at),
      () => rest + run + before,
      () => before + [...run].reverse().join('') + rest,
      () => before + '9'.repeat(run.length) + rest,
      () => before + random.pick([' ', '\n', 'x', '-', '٣', '\u0000', '<']) + out.slice(at),
    ])();
    if (out === '') break;
  }
  return out;
}
