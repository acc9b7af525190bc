import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { contactHash } from './contact-hash.ts';
import { decode } from './decode.ts';
import { QrError } from './error.ts';
import { inflateNode } from './inflate-node.ts';
import { casePath } from './samples.ts';
import { trustedKeyFromCertificate, uidaiKeys } from './uidai-keys.ts';
import { verifyAadhaarQr } from './verify.ts';

const caseFile = (name: string) => (existsSync(casePath(name)) ? readFileSync(casePath(name)) : null);

interface Expected {
  fields: Record<string, string>;
  photo: { bytes: number; sha256: string };
  contact_hashes_hex: { email?: string; mobile?: string };
  decompressed_bytes: number;
  signature: Record<string, boolean>;
}

/** The cases' names → ours. */
const names: Record<string, string> = {
  email_mobile_status: 'emailMobileIndicator',
  reference_id: 'referenceId',
  dob: 'dateOfBirth',
  care_of: 'careOf',
  post_office: 'postOffice',
  sub_district: 'subDistrict',
};

/** Every code that lies there with what is expected of it. */
const files = existsSync(casePath('.')) ? readdirSync(casePath('.')) : [];
const codes = files
  .flatMap((name) => (name.endsWith('.qr.txt') ? [name.slice(0, -'.qr.txt'.length)] : []))
  .filter((name) => files.includes(`${name}.expected.json`));

test(`third-party Aadhaar QR codes: ${codes.length} run`, async (t) => {
  for (const name of codes) {
    await t.test(name, () => {
      const expected: Expected = JSON.parse(String(caseFile(`${name}.expected.json`)));
      const qr = decode(String(caseFile(`${name}.qr.txt`)), inflateNode);
      const { version = 'V1', mobile_last4 = null, ...fields } = expected.fields;
      assert.equal(qr.version, version);
      assert.equal(qr.mobileLastFour, mobile_last4);
      const renamed = Object.entries(fields).map(([key, value]) => [names[key] ?? key, value]);
      assert.deepEqual(qr.fields, Object.fromEntries(renamed));
      assert.equal(qr.photo.length, expected.photo.bytes);
      assert.equal(createHash('sha256').update(qr.photo).digest('hex'), expected.photo.sha256);
      assert.deepEqual(qr.contactHashes, { email: null, mobile: null, ...expected.contact_hashes_hex });
      assert.equal(qr.unpacked.length, expected.decompressed_bytes);
      assert.equal(verifyAadhaarQr(qr, uidaiKeys).trusted, false, 'no UIDAI key signed it');
      for (const [file, trusted] of Object.entries(expected.signature)) {
        const key = trustedKeyFromCertificate(file, caseFile(file) ?? '');
        assert.equal(verifyAadhaarQr(qr, [key]).trusted, trusted, file);
      }
    });
  }
});

test('third-party texts that are not Secure QR codes are refused, each for its reason', (t) => {
  const file = caseFile('old-xml-qr.dimagi.json');
  if (!file) return t.skip('no cases on this machine');
  // By what the source takes the text for.
  const codes: Readonly<Record<string, string>> = {
    QR_CODE_TYPE_XML: 'old-unsigned-qr',
    QR_CODE_TYPE_UID_NUMBER: 'aadhaar-number',
    QR_CODE_TYPE_UNKNOWN: 'not-digits',
  };
  const cases: { input: string; expected_by_source: { type: string } }[] = JSON.parse(String(file));
  assert.ok(cases.length > 0);
  for (const { input, expected_by_source: expected } of cases) {
    const code = codes[expected.type];
    assert.throws(
      () => decode(input, inflateNode),
      (error) => error instanceof QrError && (!code || error.code === code) && !error.message.includes(input),
      input.slice(0, 60),
    );
  }
});

test('third-party contact hashes', (t) => {
  const file = caseFile('contact-hash-vectors.json');
  if (!file) return t.skip('no cases on this machine');
  interface Vector {
    text: string;
    n: number;
    hex: string;
    expected?: string;
    last_digit: string;
    verify?: Record<string, boolean>;
  }
  const { vectors }: { vectors: Vector[] } = JSON.parse(String(file));
  assert.equal(vectors.length, 5);
  for (const { text, n, hex, expected, last_digit, verify } of vectors) {
    if (expected) assert.throws(() => contactHash(text, n), RangeError);
    else if (!verify) assert.equal(contactHash(text, n), hex);
    for (const [value, same] of Object.entries(verify ?? {})) {
      assert.equal(contactHash(value, Number(last_digit)) === hex, same, value);
    }
  }
});

test("UIDAI's keys: the embedded ones are those of the certificates, and the test key is not among them", (t) => {
  assert.equal(uidaiKeys.length, 6);
  const anyCertificate = caseFile('uidai_prod_cdup.cer');
  if (!anyCertificate) return t.skip('no cases on this machine');
  for (const name of ['uidai_prod_cdup.cer', 'uidai_offline_publickey_26022021.cer']) {
    const { sandbox: _, ...key } = trustedKeyFromCertificate(name, caseFile(name) ?? '');
    assert.deepEqual(
      uidaiKeys.find((each) => each.name === name),
      { ...key, source: 'certificate' },
    );
  }
  const testKey = trustedKeyFromCertificate('test', caseFile('test-certificate.pem') ?? '');
  assert.ok(!uidaiKeys.some(({ spki }) => spki === testKey.spki));
});
