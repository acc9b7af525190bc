import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { portrait } from '@pramaan/documents/fixtures/portrait.ts';
import { kycResXml, makeDocumentSigner, sandboxIssuer } from '@pramaan/specimens/signed/digilocker.ts';
import { offlineKycXml, offlineKycZip } from '@pramaan/specimens/signed/offline-kyc.ts';
import { signXml } from '@pramaan/specimens/signed/sign-xml.ts';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { trustedKeyFromCertificate } from '../aadhaar-qr/uidai-keys.ts';
import { readCertificate } from '../certificates/certificate.ts';
import { issueCertificate } from '../certificates/issue.ts';
import { casesFolder } from '../xml-signature/cases.test-help.ts';
import { XmlError } from '../xml-signature/error.ts';
import { mutated, seeded } from '../xml-signature/mutation.test-help.ts';
import { ageOf } from './age.ts';
import { checkOfflineContact } from './contact.ts';
import { AadhaarXmlError, type AadhaarXmlErrorCode } from './error.ts';
import { openShareZip } from './open-zip.ts';
import { photoOf } from './photo.ts';
import { type AadhaarXmlTrust, readAadhaarXml } from './read.ts';

const uidai = issueCertificate({ commonName: 'Test UIDAI', notBefore: new Date('2026-01-01') });
const { root, authority, signer } = makeDocumentSigner();
const trust: AadhaarXmlTrust = {
  uidai: { keys: [trustedKeyFromCertificate('test UIDAI', uidai.certificate.raw)] },
  digilocker: {
    keys: [],
    issuers: [
      {
        roots: [readCertificate(root.certificate.raw)],
        intermediates: [readCertificate(authority.certificate.raw)],
        organisations: [sandboxIssuer],
      },
    ],
  },
};
const asha = { person: people[0], signedAt: new Date('2026-03-02T04:00:00.123Z'), shareCode: '4711' };
const signed = signXml(offlineKycXml(asha), uidai);
const now = new Date('2026-03-04T04:00:00Z');
const read = (file: Uint8Array | string, shareCode = asha.shareCode, by = trust) =>
  readAadhaarXml(Buffer.from(file), { shareCode, now }, by);
const ashaRecord = {
  document_id: 'XXXX XXXX 9405',
  name: 'Asha Sample',
  gender: 'F',
  dob: '15-01-1990',
  address: '12, 4th Cross, Domlur, Bengaluru, Bengaluru Urban, Karnataka - 560071',
  photo: `data:image/jpeg;base64,${portrait}`,
};

async function refused(
  file: Uint8Array | string,
  code: AadhaarXmlErrorCode,
  shareCode?: string,
): Promise<void> {
  await assert.rejects(
    () => read(file, shareCode),
    (error) => {
      assert.ok(error instanceof AadhaarXmlError, `threw ${error}`);
      assert.equal(error.code, code);
      assert.match(error.message, /^(?:The|Type|[A-Z]).*\. .*\.$/);
      return true;
    },
    code,
  );
}

test('an offline e-KYC is read and proved, bare and from a ZIP of either cipher', async () => {
  for (const cipher of ['zip-crypto', 'aes-256'] as const)
    for (const method of ['rsa-sha1', 'rsa-sha256'] as const) {
      const xml = signXml(offlineKycXml(asha), uidai, method);
      for (const file of [await offlineKycZip(xml, asha, cipher), Buffer.from(xml)]) {
        const { record, verification, age, kind, fields } = await read(file);
        assert.equal(kind, 'offline-kyc');
        assert.deepEqual(record, ashaRecord);
        assert.ok(verification.trusted && verification.signedWithinValidity === true);
        assert.equal(verification.sentence, 'Signed with test UIDAI on 2 March 2026.');
        assert.deepEqual(verification.signedAt, asha.signedAt);
        assert.equal(age?.sentence, 'Signed on 2 March 2026, 2 days ago.');
        assert.equal(fields.careOf, 'D/O Mohan Sample');
      }
    }
});

test('a word that stands for nothing is no part of an address', async () => {
  const empty = offlineKycXml(asha)
    .replace('house="12"', 'house="null"')
    .replace('landmark=""', 'landmark="N/A"');
  const { record } = await read(signXml(empty, uidai));
  assert.equal(record.address, ashaRecord.address.replace('12, ', ''));
});

test("DigiLocker's Aadhaar is proved by its own signer, and by nobody else's", async () => {
  const xml = signXml(kycResXml(people[0], asha.signedAt), signer);
  const { kind, record, verification, fields } = await read(xml);
  assert.equal(kind, 'digilocker');
  assert.deepEqual(record, ashaRecord);
  assert.ok(verification.trusted && verification.keyName === 'DS SANDBOX DOCUMENT ISSUER 1');
  assert.deepEqual(verification.signedAt, asha.signedAt);
  assert.equal(fields.careOf, 'D/O Mohan Sample');
  const crossed = await read(signXml(kycResXml(people[0], asha.signedAt), uidai));
  assert.match(crossed.verification.sentence, /^UNVERIFIED: .* not from any key of DigiLocker /);
  const offline = await read(signXml(offlineKycXml(asha), signer));
  assert.match(offline.verification.sentence, /^UNVERIFIED: .* not from any key of UIDAI /);
  const failed = kycResXml(people[0], asha.signedAt).replace('ret="Y"', 'ret="N"');
  await refused(failed, 'no-record');
});

test('what nobody trusted signed is readable and UNVERIFIED; a broken signature is refused', async () => {
  const unsigned = await read(offlineKycXml(asha));
  assert.deepEqual(unsigned.record, ashaRecord);
  assert.match(unsigned.verification.sentence, /^UNVERIFIED: the file carries no signature\./);
  const early = signXml(offlineKycXml({ ...asha, signedAt: new Date('2025-12-31') }), uidai);
  const { verification } = await read(early);
  assert.equal(verification.trusted, false);
  assert.match(
    verification.sentence,
    /^UNVERIFIED: .*31 December 2025, but test UIDAI was valid only from 1 January 2026/,
  );
  await assert.rejects(
    () => read(signed.replace('Asha', 'Usha')),
    (error) => error instanceof XmlError && error.code === 'changed',
  );
  const sandbox = { ...trust, uidai: { keys: trust.uidai.keys.map((key) => ({ ...key, sandbox: true })) } };
  assert.equal((await read(signed, '', sandbox)).verification.trusted, false);
  const allowed = (await read(signed, '', { ...sandbox, allowSandbox: true })).verification;
  assert.match(allowed.sentence, /the sandbox key test UIDAI \(a demonstration, not UIDAI\)/);
});

test('a full Aadhaar number is cut to its last four digits where it is read, and is in no sentence', async () => {
  const full = '234123412346';
  const xml = kycResXml(people[0], asha.signedAt).replace(/uid="[^"]*"/, `uid="${full}"`);
  const result = await read(xml);
  assert.equal(result.record.document_id, 'XXXX XXXX 2346');
  assert.ok(!JSON.stringify(result).includes(full));
  const bad = [xml.replace('<Poi ', '<Poi name="x" '), `${xml}<!DOCTYPE a>`, xml.replace('<Poa', '<Pob')];
  for (const file of bad)
    await assert.rejects(
      () => read(file),
      (error) => error instanceof Error && !`${error.message}${error.stack}${error.cause}`.includes(full),
    );
});

test('documents of another kind, missing and doubled parts are refused', async () => {
  const xml = offlineKycXml(asha);
  await refused('', 'empty');
  await refused('%PDF-1.7', 'not-a-file');
  await refused('<Certificate><CertificateData><Birth/></CertificateData></Certificate>', 'not-aadhaar');
  await refused('<html/>', 'not-aadhaar');
  await refused(xml.replace(/<Poi[^>]*><\/Poi>/, ''), 'wrong-layout');
  await refused(xml.replace(/(<Poi[^>]*><\/Poi>)/, '$1$1'), 'wrong-layout');
  await refused(xml.replace(/(<UidData>.*<\/UidData>)/, '$1$1'), 'wrong-layout');
  await refused(xml.replace('Asha Sample', 'A'.repeat(400)), 'wrong-layout');
  const noTime = await read(xml.replace(/referenceId="[^"]*"/, 'referenceId=""'));
  assert.equal(noTime.record.document_id, '');
  assert.equal(noTime.age, null);
});

async function zipOf(entries: [string, Uint8Array | string][], password?: string): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, content] of entries)
    await zip.add(name, new Uint8ArrayReader(Buffer.from(content)), password ? { password } : {});
  return zip.close();
}

test('ZIPs: share codes, names, sizes and bombs', async () => {
  const zips = [
    await offlineKycZip(signed, asha, 'zip-crypto'),
    await offlineKycZip(signed, asha, 'aes-256'),
  ];
  for (const zip of zips) {
    await refused(zip, 'share-code-missing', '');
    for (let code = 0; code < 300; code++) await refused(zip, 'share-code-wrong', String(1000 + code));
    await refused(zip, 'share-code-wrong', 'कूट');
    await refused(zip.subarray(0, zip.length - 30), 'damaged-zip');
    await refused(Buffer.concat([zip.subarray(0, 200), zip.subarray(400)]), 'damaged-zip');
  }
  await refused(await zipOf([]), 'not-a-file');
  await refused(
    await zipOf([
      ['a.xml', signed],
      ['b.xml', signed],
    ]),
    'many-entries',
  );
  await refused(
    await zipOf([
      ['a.xml', signed],
      ['b.txt', ''],
    ]),
    'many-entries',
  );
  for (const name of [
    'a.txt',
    '../a.xml',
    'C:a.xml',
    'folder/a.xml',
    '.xml',
    'a\u202e.xml',
    `${'a'.repeat(200)}.xml`,
  ])
    await refused(await zipOf([[name, signed]]), 'entry-name');
  const bomb = await zipOf([['a.xml', Buffer.alloc(60_000_000, 32)]]);
  assert.ok(bomb.length < 100_000);
  await refused(bomb, 'entry-too-large');
  // The directory lies about the size: the unpacked bytes are counted.
  const lying = Buffer.from(bomb);
  const directory = lying.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  lying.writeUInt32LE(1_000, directory + 24);
  await assert.rejects(() => read(lying), AadhaarXmlError);
  await refused(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(2_100_000)]), 'too-large');
  const unlocked = await read(await zipOf([['offline.xml', signed]]), '');
  assert.ok(unlocked.verification.trusted);
});

test('contacts: both readings of the formula, UIDAI’s own example and the maker’s', async () => {
  const vector = (mobileHash: string) => ({ mobileHash, emailHash: null, lastFour: '0004' });
  const mobile = { kind: 'mobile', value: '+91 98000 00002' } as const;
  const total = vector('735c04aebc33a05af444ed41f6352b083c5a28d75ff1a26f0fe2c72bba94d7dc');
  const more = vector('cb19c28ac8bbcb17ac262d487f7e3d6433eb3fb2d89df670c54769c4005abe3e');
  assert.deepEqual(checkOfflineContact(total, mobile, 'Abc@123'), { outcome: 'same', formula: 'rounds' });
  assert.deepEqual(checkOfflineContact(more, mobile, 'Abc@123'), {
    outcome: 'same',
    formula: 'rounds-and-one',
  });
  assert.equal(checkOfflineContact(more, mobile, 'Abc@124').outcome, 'different');
  assert.equal(checkOfflineContact(more, { kind: 'email', value: 'a@b.in' }, 'x').outcome, 'not-held');

  const { contactHashes } = await read(signed);
  const check = (kind: 'mobile' | 'email', value: string) =>
    checkOfflineContact(contactHashes, { kind, value }, asha.shareCode);
  assert.deepEqual(check('mobile', '9000000011'), { outcome: 'same', formula: 'rounds' });
  assert.deepEqual(check('email', ' Asha@Example.in'), { outcome: 'same', formula: 'plain' });
  assert.equal(check('mobile', '9000000012').outcome, 'different');
  assert.equal(check('email', 'ravi@example.in').outcome, 'different');
  // Last digit 9 and 0: the most rounds, and the digit that counts as one.
  for (const [lastFour, formula] of [
    ['0009', 'rounds'],
    ['0000', 'rounds'],
  ] as const) {
    const person = { ...people[0], aadhaarLast4: lastFour };
    const { contactHashes: held } = await read(offlineKycXml({ ...asha, person }));
    const found = checkOfflineContact(held, { kind: 'mobile', value: '9000000011' }, asha.shareCode);
    assert.deepEqual(found, { outcome: 'same', formula });
  }
});

test('the age of a file is said in Indian days and working days', () => {
  const friday = new Date('2026-03-06T10:00:00Z');
  const at = (time: string) => ageOf(friday, new Date(time));
  assert.deepEqual(at('2026-03-06T18:00:00Z'), {
    days: 0,
    workingDays: 0,
    sentence: 'Signed on 6 March 2026, today.',
  });
  // Half past midnight in India.
  assert.equal(at('2026-03-06T19:00:00Z').sentence, 'Signed on 6 March 2026, yesterday.');
  assert.equal(at('2026-03-11T10:00:00Z').workingDays, 3);
  assert.match(
    at('2026-03-12T10:00:00Z').sentence,
    /6 days ago\. For a video identification RBI wants .* 3 working days\./,
  );
  assert.match(at('2026-03-01T10:00:00Z').sentence, /in the future/);
  assert.ok(at('2036-03-01T10:00:00Z').workingDays > 3);
});

test('a photo is one by its bytes', () => {
  assert.equal(photoOf(portrait)?.mime, 'image/jpeg');
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';
  assert.equal(photoOf(png)?.mime, 'image/png');
  assert.equal(photoOf(Buffer.from('ff4fff51', 'hex').toString('base64'))?.mime, 'image/j2c');
  assert.equal(photoOf(Buffer.from('0000000c6a502020', 'hex').toString('base64'))?.mime, 'image/jp2');
  const none = [
    '',
    'BASE64_ENCODED',
    Buffer.from('<svg onload=alert(1)>').toString('base64'),
    'A'.repeat(500_000),
  ];
  for (const text of none) assert.equal(photoOf(text), null);
});

/** The three files by turns: the part spoils each fifty times. */
const mutations = amountOf('aadhaarXmlMutations');

test('random mutations of each ZIP and of the bare XML: refused, or read and unchanged', async (t) => {
  const random = seeded(7);
  const files = [
    await offlineKycZip(signed, asha, 'zip-crypto'),
    await offlineKycZip(signed, asha, 'aes-256'),
  ];
  const all = [...files, Buffer.from(signed)];
  const counts = { refused: 0, trusted: 0, unverified: 0 };
  for (let i = 0; i < mutations; i++) {
    try {
      const { record, verification } = await read(mutated(all[i % all.length] ?? Buffer.alloc(0), random));
      if (verification.trusted) {
        assert.deepEqual(record, ashaRecord, `mutation ${i}`);
        counts.trusted++;
      } else counts.unverified++;
    } catch (error) {
      assert.ok(
        error instanceof AadhaarXmlError || error instanceof XmlError,
        `mutation ${i} threw ${error}`,
      );
      counts.refused++;
    }
  }
  assert.ok(counts.refused > mutations / 2);
  t.diagnostic(`${mutations} mutations: ${JSON.stringify(counts)}`);
});

test("third-party: DigiLocker's sample and ZIPs, hostile ones too", async (t) => {
  const ekyc = casesFolder('02-aadhaar-ekyc-digilocker');
  const zips = casesFolder('14-hostile-files/zip');
  if (!ekyc || !zips) return t.skip('no cases on this machine');
  const sample = await read(readFileSync(`${ekyc}/digilocker-kycres-sample.xml`));
  assert.equal(sample.verification.trusted, false);
  assert.equal(sample.record.document_id, 'XXXX XXXX 1234');
  assert.equal(sample.record.name, 'RAKESH KUMAR');
  assert.equal(sample.record.dob, '01-01-1990');
  assert.equal(sample.record.gender, 'M');
  assert.equal(sample.record.photo, '');
  assert.equal(sample.fields.careOf, 'S/O SURESH KUMAR');
  assert.equal(sample.fields.landmark, 'Near Temple');
  assert.equal(
    sample.record.address,
    '123, MG Road, Near Temple, Sector 5, PO Gurgaon GPO, Gurgaon, Haryana - 122001',
  );

  // Most are refused for their names already; renamed, each shows what it was made for.
  const expected: [name: string, asIs: AadhaarXmlErrorCode, renamed: AadhaarXmlErrorCode][] = [
    ['absolute_path_atxt.zip', 'entry-name', 'many-entries'],
    ['invalid_relative_path_xt.zip', 'entry-name', 'many-entries'],
    ['file_data_overflows_file_bounds_63_2147483647_308.zip', 'many-entries', 'many-entries'],
    ['unexpected_EOF.zip', 'entry-name', 'entry-too-large'],
    ['too_many_bytes_in_the_stream_expected_82496_got_at_least_98304.zip', 'entry-name', 'damaged-zip'],
    ['ok-traditional-encryption.zip', 'entry-name', 'share-code-wrong'],
    ['ok-unicode.zip', 'entry-name', 'many-entries'],
  ];
  for (const [name, asIs, renamed] of expected) {
    const zip = readFileSync(`${zips}/${name}`);
    for (const [file, code] of [
      [zip, asIs],
      [withXmlNames(zip), renamed],
    ] as const)
      await assert.rejects(
        () => openShareZip(file, 'wrong'),
        (error) => {
          assert.ok(error instanceof AadhaarXmlError, `${name} threw ${error}`);
          assert.equal(error.code, code, name);
          return true;
        },
        name,
      );
  }
  t.diagnostic(`${expected.length + 1} third-party files run`);
});

/** The same ZIP with every name changed to one ending in `.xml`. */
function withXmlNames(zip: Buffer): Buffer {
  const changed = Buffer.from(zip);
  const rename = (at: number, length: number) => {
    if (length > 4) changed.write(`${'a'.repeat(length - 4)}.xml`, at, 'latin1');
  };
  for (
    let at = changed.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = changed.indexOf('PK\x01\x02', at + 4, 'latin1')
  ) {
    rename(at + 46, changed.readUInt16LE(at + 28));
    const local = changed.readUInt32LE(at + 42);
    if (local + 30 < changed.length) rename(local + 30, changed.readUInt16LE(local + 26));
  }
  return changed;
}
