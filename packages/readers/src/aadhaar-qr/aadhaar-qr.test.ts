import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkContact } from './contact-hash.ts';
import { decode, decodeUnpacked } from './decode.ts';
import { encodeAadhaarQr, type QrToEncode } from './encode.ts';
import { inflateNode } from './inflate-node.ts';
import { readOldQr } from './old-qr.ts';
import { readAadhaarQr } from './read.ts';
import { aadhaarQrRecord } from './record.ts';
import { asha, photoLike, privateKey, sandboxKey } from './samples.ts';
import { trustedKeyFromCertificate, uidaiKeys } from './uidai-keys.ts';
import { verifyAadhaarQr } from './verify.ts';

const layouts = (['V1', 'V2', 'V5'] as const).flatMap((version) =>
  (['gzip', 'zlib'] as const).map((compression): QrToEncode => ({ ...asha, version, compression })),
);
const contacts = [{}, { email: undefined }, { mobile: undefined }, { email: undefined, mobile: undefined }];

test('what the encoder writes, the reader reads, in every layout, with every mix of contacts', () => {
  for (const qr of layouts) {
    for (const given of contacts.map((change) => ({ ...qr, ...change }))) {
      const read = decode(encodeAadhaarQr(given, privateKey), inflateNode);
      assert.equal(read.version, given.version);
      assert.deepEqual({ ...read.fields, ...given.fields }, read.fields);
      assert.equal(read.lastFour, '9405');
      assert.deepEqual(read.signedAt, given.signedAt);
      assert.deepEqual(Buffer.from(read.photo), Buffer.from(photoLike));
      assert.equal(read.photoFormat, 'jpeg2000');
      const later = given.version !== 'V1';
      assert.equal(read.mobileLastFour, later && given.mobile ? '0011' : null);
      const none = { outcome: 'not-held', by: null, indicatorSwapped: false };
      const mobile = checkContact(read, { kind: 'mobile', value: '+91 90000 00011' });
      const by = later ? 'last-four' : 'hash';
      assert.deepEqual(mobile, given.mobile ? { outcome: 'same', by, indicatorSwapped: false } : none);
      const email = checkContact(read, { kind: 'email', value: 'Asha@Example.in' });
      assert.equal(email.outcome, given.email && !later ? 'same' : 'not-held');
    }
  }
});

test('an empty photo, and layouts without the mobile field, are read', () => {
  for (const qr of layouts) {
    const read = decode(encodeAadhaarQr({ ...qr, photo: new Uint8Array() }, privateKey), inflateNode);
    assert.equal(read.photoFormat, 'none');
    assert.equal(read.fields.vtc, 'Bengaluru');
  }
  const { unpacked } = decode(
    encodeAadhaarQr({ ...asha, version: 'V2', mobile: '' }, privateKey),
    inflateNode,
  );
  const photoAt = Buffer.from(unpacked).indexOf(photoLike);
  const seventeen = Buffer.concat([unpacked.subarray(0, photoAt - 1), unpacked.subarray(photoAt)]);
  const read = decodeUnpacked(seventeen);
  assert.equal(read.photo.length, photoLike.length);
});

test('trust: sandbox keys only on request, other keys never, validity judged by the time of signing', () => {
  const read = readAadhaarQr(encodeAadhaarQr(asha, privateKey), [...uidaiKeys, sandboxKey]);
  assert.equal(read.verification.trusted, false);
  const allowed = verifyAadhaarQr(read.qr, [...uidaiKeys, sandboxKey], { allowSandbox: true });
  assert.ok(allowed.trusted && allowed.sandbox && allowed.signedWithinValidity === true);
  assert.match(allowed.sentence, /sandbox key test run.*1 March 2026/);
  const der = Buffer.from(String(sandboxKey.spki).replace(/-----.*?-----|\s/g, ''), 'base64');
  const late = { ...sandboxKey, spki: der, sandbox: false, notAfter: '2026-02-01T00:00:00Z' };
  const outside = verifyAadhaarQr(read.qr, [late]);
  assert.ok(outside.trusted && outside.signedWithinValidity === false);
  assert.match(outside.sentence, /outside the certificate's validity/);
  assert.throws(
    () => verifyAadhaarQr(read.qr, [{ ...sandboxKey, sandbox: false, spki: 'nonsense' }]),
    TypeError,
  );
  assert.throws(() => trustedKeyFromCertificate('mine', 'nonsense'), /"mine" is not a certificate/);
});

test('the card record: masked number, day first, one address line that names no place twice', () => {
  const qr = decode(encodeAadhaarQr(asha, privateKey), inflateNode);
  assert.deepEqual(aadhaarQrRecord(qr), {
    uid: 'XXXX XXXX 9405',
    name: 'Asha Sample',
    gender: 'F',
    careOf: 'D/O Mohan Sample',
    dateOfBirth: '15-01-1990',
    locality: 'Domlur',
    vtcName: 'Bengaluru',
    districtName: 'Bengaluru Urban',
    stateName: 'Karnataka',
    pincode: '560071',
    address: '12, 4th Cross, Domlur, Bengaluru, Bengaluru Urban, Karnataka - 560071',
  });
  const fields = { ...qr.fields, location: 'DELHI', vtc: 'Narela', postOffice: 'Bawana', district: 'Delhi' };
  const delhi = { ...fields, state: 'Delhi', pincode: '', dateOfBirth: '1990-01-15', gender: 'Female' };
  const record = aadhaarQrRecord({ fields: delhi, lastFour: '9405' });
  assert.equal(record.address, '12, 4th Cross, Narela, PO Bawana, Delhi');
  assert.equal(record.dateOfBirth, '15-01-1990');
  assert.equal(record.gender, 'F');
});

test('the old code: parts that its printer wrote as "null" are left out of the address', () => {
  const attributes =
    'name="Asha Sample" gender="F" yob="1990" co="null" house="12" street="4th Cross" lm="null"';
  const places = 'loc="NULL" vtc="Domlur" po="null" dist="Bengaluru" state="Karnataka" pc="560071"';
  const code = `<PrintLetterBarcodeData uid="234123412346" ${attributes} ${places}/>`;
  const { address, careOf, locality } = readOldQr(code);
  assert.equal(address, '12, 4th Cross, Domlur, Bengaluru, Karnataka - 560071');
  assert.deepEqual([careOf, locality], ['', '']);
});

test('an announced contact that is the other kind is found and said; text outside Latin-1 cannot be encoded', () => {
  const { contactHashes, ...rest } = decode(
    encodeAadhaarQr({ ...asha, email: undefined }, privateKey),
    inflateNode,
  );
  const swapped = { ...rest, contactHashes: { email: contactHashes.mobile, mobile: null } };
  const check = checkContact(swapped, { kind: 'mobile', value: '9000000011' });
  assert.deepEqual(check, { outcome: 'same', by: 'hash', indicatorSwapped: true });
  assert.equal(
    checkContact({ ...rest, contactHashes }, { kind: 'mobile', value: '9000000012' }).outcome,
    'different',
  );
  assert.throws(() => encodeAadhaarQr({ ...asha, fields: { name: 'आशा' } }, privateKey), RangeError);
});
