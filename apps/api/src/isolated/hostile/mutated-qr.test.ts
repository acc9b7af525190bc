import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { ApiError } from '@pramaan/contract/errors.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { aadhaar } from '@pramaan/documents/kinds/id/aadhaar.ts';
import { encodeAadhaarQr, type QrToEncode } from '@pramaan/readers/aadhaar-qr/encode.ts';
import { issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import {
  type LocalVerifications,
  localVerification,
} from '../../features/verification/local-verification.ts';
import type { LocalVerification } from '../../features/verification/verification.ts';
import { nobodyWaits } from '../nobody-waits.test-help.ts';
import { assertSentence, watchProcess } from './judge.test-help.ts';
import { mutated, mutatedDigits } from './mutate.test-help.ts';
import { tinyJpeg2000 } from './tiny-jpeg-2000.test-help.ts';

watchProcess();

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
let folder: string;
let proofs: LocalVerifications;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pramaan-keys-'));
  const { certificate } = issueCertificate({ commonName: 'Test UIDAI', privateKey, publicKey });
  await writeFile(join(folder, 'test.pem'), certificate.toString());
  const signers = async () => ({ roots: [], intermediates: [], sandboxRoot: null });
  proofs = await localVerification({ keysFolder: folder, sandbox: null }, signers);
});
after(() => rm(folder, { recursive: true, force: true }));

const holder: Omit<QrToEncode, 'version' | 'compression' | 'photo'> = {
  fields: {
    name: 'Asha Sample',
    dateOfBirth: '15-01-1990',
    gender: 'F',
    vtc: 'Bengaluru',
    pincode: '560071',
  },
  lastFour: '9405',
  signedAt: new Date(Date.now() - 86_400_000),
  mobile: '9000000011',
  email: 'asha@example.in',
};

const codes = (['V1', 'V2', 'V5'] as const).flatMap((version) =>
  (['gzip', 'zlib'] as const).map((compression) => ({ version, compression })),
);
const textOf = (at: number, photo: Uint8Array = new Uint8Array()) => {
  const { version, compression } = codes[at % codes.length] ?? { version: 'V2', compression: 'gzip' };
  return encodeAadhaarQr({ ...holder, version, compression, photo }, privateKey);
};

/** What lies packed in a code, mutated, and packed again: past the checksum of the packing, as an attacker comes. */
function mutatedInside(text: string, seed: string): string {
  const hex = BigInt(text).toString(16);
  const packed = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  const isGzip = packed[0] === 0x1f;
  const inside = mutated(isGzip ? gunzipSync(packed) : inflateSync(packed), seed, [
    '\u00ff',
    'V5',
    '999',
    'Asha',
  ]);
  const again = isGzip ? gzipSync(inside) : deflateSync(inside);
  return BigInt(`0x${again.toString('hex')}`).toString();
}

const old = `<?xml version="1.0" encoding="UTF-8"?> <PrintLetterBarcodeData uid="999999990019" name="Asha Sample" gender="F" yob="1990" co="D/O Mohan Sample" house="12" vtc="Bengaluru" pc="560071"/>`;

const prove = (qr: string): Promise<LocalVerification> => {
  const { qr: method } = aadhaar.methods;
  assert.ok(method);
  const { mobile = '', email = '' } = holder;
  return proofs.verifyLocally(method, {
    file: undefined,
    values: { qr },
    contacts: { mobile, email },
    sender: nobodyWaits,
  });
};

interface Tally {
  tried: number;
  verified: number;
  needs_review: number;
  refused: Map<string, number>;
}

/** Each is refused with a sentence, read as unproven, or verified as the very record that was signed. */
async function verifyAll(
  texts: readonly string[],
  original: (at: number) => Promise<LocalVerification> | null,
): Promise<Tally> {
  const tally: Tally = { tried: 0, verified: 0, needs_review: 0, refused: new Map() };
  for (const [at, text] of texts.entries()) {
    tally.tried += 1;
    try {
      const proof = await prove(text);
      assertSentence(proof.sentence, `code ${at}`);
      assert.doesNotMatch(JSON.stringify(proof), /999999990019/);
      assert.ok(proof.status === 'verified' || proof.status === 'needs_review', proof.status);
      tally[proof.status] += 1;
      if (proof.status === 'verified')
        assert.deepEqual(proof.record, (await original(at))?.record, `code ${at}`);
    } catch (error) {
      assert.ok(error instanceof ApiError, `code ${at}: ${error}`);
      assert.ok(error.code === 'QR_REFUSED' || error.code === 'BAD_REQUEST', error.code);
      assertSentence(error.message, `code ${at}`);
      const reason = error.message.split(/[.:,]/)[0] ?? '';
      tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + 1);
    }
  }
  return tally;
}

const told = ({ tried, verified, needs_review, refused }: Tally) =>
  `${tried} tried: ${verified} verified unchanged, ${needs_review} read and not believed, ${[...refused]
    .map(([reason, count]) => `${count} “${reason}”`)
    .join(', ')}`;

const each = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at));

test('the codes that are mutated below are verified as they are @thorough', async () => {
  for (const at of codes.keys()) {
    assert.equal((await prove(textOf(at))).status, 'verified');
    const shown = await prove(textOf(at, tinyJpeg2000()));
    assert.equal(shown.status, 'verified');
    assert.match(String(shown.record.photo), /^data:image\/png;base64,/);
  }
  assert.equal((await prove(old)).status, 'needs_review');
});

/* Six kinds of code, so each part brings every kind at least twice; a code with a photo costs a thread. */
const spoiledDigits = amountOf('spoiledDigits');
const spoiledInside = amountOf('spoiledInside');
const spoiledWithPhoto = amountOf('spoiledWithPhoto');
const spoiledOldCodes = amountOf('spoiledOldCodes');

test('texts with spoiled digits', async (t) => {
  const texts = each(spoiledDigits, (at) => mutatedDigits(textOf(at, tinyJpeg2000()), `digits ${at}`));
  const tally = await verifyAll(texts, (at) => prove(textOf(at, tinyJpeg2000())));
  t.diagnostic(told(tally));
  assert.equal(tally.tried, spoiledDigits);
  assert.ok(tally.refused.size > 1);
});

test('codes spoiled inside and packed again are never verified as changed', async (t) => {
  const plain = await verifyAll(
    each(spoiledInside, (at) => mutatedInside(textOf(at), `inside ${at}`)),
    (at) => prove(textOf(at)),
  );
  t.diagnostic(`without a photo: ${told(plain)}`);
  // Each that is read starts a thread for its photo.
  const shown = await verifyAll(
    each(spoiledWithPhoto, (at) => mutatedInside(textOf(at, tinyJpeg2000()), `photo ${at}`)),
    (at) => prove(textOf(at, tinyJpeg2000())),
  );
  t.diagnostic(`with a photo: ${told(shown)}`);
  assert.equal(plain.tried + shown.tried, spoiledInside + spoiledWithPhoto);
  assert.ok(plain.needs_review > 0 && shown.needs_review > 0);
});

test('old codes, spoiled, are never verified', async (t) => {
  const texts = each(spoiledOldCodes, (at) =>
    Buffer.from(mutated(Buffer.from(old), `old ${at}`, ['<', '"', '&amp;', 'uid="1"'])).toString('utf8'),
  );
  const tally = await verifyAll(texts, () => null);
  t.diagnostic(told(tally));
  assert.equal(tally.verified, 0);
});
