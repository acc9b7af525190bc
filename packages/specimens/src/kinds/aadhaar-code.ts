import { checkPrimeSync, createPrivateKey, type KeyObject } from 'node:crypto';
import { portrait } from '@pramaan/documents/fixtures/portrait.ts';
import { encodeAadhaarQr } from '@pramaan/readers/aadhaar-qr/encode.ts';
import { type InventedPerson, printedDate } from '../people.ts';
import { randomOf } from '../random.ts';
import { careOf } from './aadhaar-parts.ts';

/** A prime of 1,024 bits, its two highest bits set, that leaves a remainder other than 1 by 65,537. */
function prime(seed: string): bigint {
  const random = randomOf(seed);
  const high = (3n << 1022n) | 1n;
  for (;;) {
    let candidate = 0n;
    for (let i = 0; i < 32; i++) candidate = (candidate << 32n) | BigInt(random.whole(0, 0xffff_ffff));
    candidate |= high;
    if (candidate % 65_537n !== 1n && checkPrimeSync(candidate)) return candidate;
  }
}

function inverse(value: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [value, modulus, 1n, 0n];
  while (b !== 0n) {
    const quotient = a / b;
    [a, b, x, y] = [b, a - quotient * b, y, x - quotient * y];
  }
  return ((x % modulus) + modulus) % modulus;
}

const base64url = (value: bigint) => {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url');
};

let key: KeyObject | null = null;

/** An RSA-2048 key that anyone can work out, and nobody trusts: its codes are as dense as real ones, always the same. */
function worthlessKey(): KeyObject {
  if (key) return key;
  const [p, q, e] = [prime('specimen p'), prime('specimen q'), 65_537n];
  const d = inverse(e, (p - 1n) * (q - 1n));
  const parts = { n: p * q, e, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) };
  const jwk = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, base64url(value)]));
  key = createPrivateKey({ format: 'jwk', key: { kty: 'RSA', ...jwk } });
  return key;
}

/** The text of the person's Aadhaar Secure QR, signed by `signer`; without one, by a key that proves nothing. */
export function aadhaarCode(person: InventedPerson, signer: KeyObject = worthlessKey()): string {
  const { house, street, locality, city, district, state, pincode } = person.address;
  return encodeAadhaarQr(
    {
      version: 'V2',
      compression: 'gzip',
      fields: {
        name: person.name,
        dateOfBirth: printedDate(person.dob, '-'),
        gender: person.gender,
        careOf: careOf(person),
        house,
        street,
        location: locality,
        vtc: city,
        postOffice: locality,
        district,
        state,
        pincode,
      },
      lastFour: person.aadhaarLast4,
      signedAt: new Date('2024-06-01T04:00:00.000Z'),
      email: person.email,
      mobile: person.mobile,
      photo: Buffer.from(portrait, 'base64'),
    },
    signer,
  );
}
