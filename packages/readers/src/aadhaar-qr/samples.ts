import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import type { QrToEncode } from './encode.ts';
import type { TrustedKey } from './verify.ts';

// For tests only: an invented holder, a key pair of the run, and the third-party cases when the machine has them.

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const privateKey = pair.privateKey;
export const sandboxKey: TrustedKey = {
  name: 'test run',
  spki: pair.publicKey.export({ type: 'spki', format: 'pem' }),
  notBefore: '2026-01-01T00:00:00Z',
  notAfter: '2027-01-01T00:00:00Z',
  sandbox: true,
};

/** Not a picture, but it begins and ends like a JPEG 2000 codestream and holds delimiters. */
export const photoLike = Uint8Array.of(
  ...[0xff, 0x4f, 0xff, 0x51],
  ...Array.from({ length: 900 }, (_, i) => (i * 131) % 251),
  ...[0xff, 0x10, 0xff, 0xff, 0xd9],
);

export const asha: QrToEncode = {
  version: 'V1',
  compression: 'gzip',
  fields: {
    name: 'Asha Sample',
    dateOfBirth: '15-01-1990',
    gender: 'F',
    careOf: 'D/O Mohan Sample',
    house: '12',
    street: '4th Cross',
    location: 'Domlur',
    vtc: 'Bengaluru',
    postOffice: 'Domlur',
    district: 'Bengaluru Urban',
    state: 'Karnataka',
    pincode: '560071',
  },
  lastFour: '9405',
  signedAt: new Date('2026-03-01T04:00:00.123Z'),
  email: 'asha@example.in',
  mobile: '9000000011',
  photo: photoLike,
};

const folder = join(
  process.env.CASES_DIR ?? join(import.meta.dirname, '../../../../../shared/cases'),
  '01-aadhaar-qr',
);

/** Where a third-party case lies, on a machine that has them. Tests read it; this package reads no files. */
export const casePath = (name: string) => join(folder, name);
