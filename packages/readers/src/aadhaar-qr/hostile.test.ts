import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { decodeUnpacked } from './decode.ts';
import { encodeAadhaarQr } from './encode.ts';
import { QrError, type QrErrorCode } from './error.ts';
import { readAadhaarQr } from './read.ts';
import { asha, casePath, privateKey, sandboxKey } from './samples.ts';
import { trustedKeyFromCertificate } from './uidai-keys.ts';

const caseFile = (name: string) => (existsSync(casePath(name)) ? readFileSync(casePath(name)) : null);

const good = encodeAadhaarQr(asha, privateKey);
const digits = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`).toString();
const thirdPartyKey = caseFile('test-certificate.pem');
const keys = [
  sandboxKey,
  ...(thirdPartyKey ? [trustedKeyFromCertificate('third party', thirdPartyKey)] : []),
];
const read = (text: string) => readAadhaarQr(text, keys, { allowSandbox: true });

/** Blanks and leading zeros change nothing. */
const normal = (text: string) => text.replace(/\s/g, '').replace(/^0+/, '');

/** Refused with a sentence, or read but not trusted, with a sentence. */
function refusal(text: string): string {
  try {
    const { verification } = read(text);
    return verification.trusted ? '' : verification.sentence;
  } catch (error) {
    assert.ok(error instanceof QrError, `threw ${error}`);
    return error.message;
  }
}

test('one changed digit is never believed, at 200 places of each code', () => {
  const compressions = ['gzip', 'zlib'] as const;
  const texts = compressions.map((compression) => encodeAadhaarQr({ ...asha, compression }, privateKey));
  const thirdParty = caseFile('anon-aadhaar-v2-testsigned-b.qr.txt');
  for (const text of [...texts, ...(thirdParty ? [String(thirdParty).trim()] : [])]) {
    assert.equal(refusal(text), '');
    for (let i = 0; i < 200; i++) {
      // The ends first: the header and the checksum are there.
      const at = i < 20 ? i : i < 40 ? text.length - 1 - (i - 20) : Math.floor((i * text.length) / 200);
      const changed = text.slice(0, at) + ((Number(text[at]) + 1 + (i % 9)) % 10) + text.slice(at + 1);
      assert.match(refusal(changed), /^[A-Z].*\.$/s, `digit ${at}`);
    }
  }
});

test('1,000 damaged codes and 1,000 damaged contents throw nothing but QrRefusal', () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 4 }), fc.nat(3)), { minLength: 1 });
  const edited = fc.oneof(
    edits.map((list) =>
      list.reduce((text, [at, insert, drop]) => {
        const i = at % text.length;
        return text.slice(0, i) + insert + text.slice(i + drop);
      }, good),
    ),
    edits.map((list) =>
      list.reduce(
        (text, [at, , digit]) => text.slice(0, at % text.length) + digit + text.slice((at % text.length) + 1),
        good,
      ),
    ),
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 500, maxLength: 7_200 }),
  );
  fc.assert(
    fc.property(edited, (text) => normal(text) === good || refusal(text) !== ''),
    { numRuns: 1_000 },
  );

  const { unpacked } = read(good).qr;
  const bytes = fc.tuple(fc.nat(unpacked.length), fc.uint8Array({ maxLength: 200 }), fc.nat(400));
  fc.assert(
    fc.property(bytes, ([at, insert, drop]) => {
      const content = Buffer.concat([unpacked.subarray(0, at), insert, unpacked.subarray(at + drop)]);
      if (!content.equals(unpacked)) assert.notEqual(refusal(digits(gzipSync(content))), '');
      try {
        decodeUnpacked(content);
      } catch (error) {
        assert.ok(error instanceof QrError);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('each thing that is not a Secure QR is refused for its own reason', () => {
  const bomb = gzipSync(Buffer.alloc(2_000_000));
  const cases: [string, QrErrorCode][] = [
    ['', 'empty'],
    ['   ', 'empty'],
    ['234123412346', 'aadhaar-number'],
    ['https://example.in', 'not-digits'],
    ['१२३४', 'not-digits'],
    ['1'.repeat(499), 'too-short'],
    ['9'.repeat(7_090), 'too-long'],
    ['9'.repeat(5_000_000), 'too-long'],
    ['9'.repeat(3_000), 'cannot-unpack'],
    [good.slice(0, -300), 'cannot-unpack'],
    [digits(bomb), 'too-large'],
    [digits(deflateSync(Buffer.alloc(500_000))), 'too-large'],
    [digits(gzipSync(randomText(400))), 'wrong-layout'],
    ['<?xml version="1.0"?> <PrintLetterBarcodeData uid="234123412346"/>', 'old-unsigned-qr'],
    ['</?xml version="1.0" encoding="UTF-8"?><PrintLetterBarcodeData uid="1"/>', 'old-unsigned-qr'],
    ['<QPDB n="A" u="234123412346"/>', 'old-unsigned-qr'],
  ];
  for (const [text, code] of cases) {
    assert.throws(
      () => read(text),
      (error) => error instanceof QrError && error.code === code,
      `${text.slice(0, 40)} → ${code}`,
    );
  }
});

/** Latin-1 letters that do not compress below 500 digits. */
function randomText(length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, i) => (i * i * 31 + i * 7) % 255));
}

test('line breaks from a scanner do no harm', () => {
  assert.ok(read(` ${good.slice(0, 900)}\r\n${good.slice(900)}\n`).verification.trusted);
});
