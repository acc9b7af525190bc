import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { caseFile } from '@pramaan/documents/fixtures/cases.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { documents, findEntry } from '@pramaan/documents/registry.ts';
import { lockerDocuments } from '@pramaan/specimens/locker/locker-documents.ts';
import { makeDocumentSigner } from '@pramaan/specimens/signed/digilocker.ts';
import { signXml } from '@pramaan/specimens/signed/sign-xml.ts';
import { AadhaarXmlError } from '../aadhaar-xml/error.ts';
import { issueCertificate } from '../certificates/issue.ts';
import { XmlError } from '../xml-signature/error.ts';
import { mutated, seeded } from '../xml-signature/mutation.test-help.ts';
import { LockerXmlError, type LockerXmlErrorCode } from './error.ts';
import { doctypesOf, lockerLayouts } from './layouts.ts';
import { readLockerXml } from './read.ts';
import { lockerXmlTrust } from './trust.ts';

const signer = makeDocumentSigner();
const fixtures = await loadFixtures();
const own = { roots: [], intermediates: [], sandboxRoot: signer.root.certificate.toString() };
const trust = lockerXmlTrust(own);
const now = new Date('2026-11-20T06:00:00Z');
const read = (xml: string, more: object = {}) => readLockerXml(Buffer.from(xml), { trust, now, ...more });
const sign = (xml: string) => signXml(xml, { ...signer.signer, chain: [signer.authority.certificate] });
const [asha] = people;

function refused(xml: string, code: LockerXmlErrorCode, more: object = {}): void {
  assert.throws(
    () => read(xml, more),
    (error) => {
      assert.ok(error instanceof LockerXmlError, `threw ${error}`);
      assert.equal(error.code, code);
      assert.match(error.message, /^(?:The|This|We) .*\. [A-Z].*\.$/);
      return true;
    },
  );
}

/** Written by hand from public samples, not by the maker of the specimens. */
const licence = `<?xml version="1.0" encoding="UTF-8"?>
<Certificate xmlns="http://example.in/certificate" language="99" name="Driving License" type="DRVLC" number="KA0320100000011"
  issueDate="12-05-2014" validFromDate="12-05-2014" expiryDate="11-05-2034" status="Active">
 <IssuedBy><Organization name="Transport Department" code="KA" tin="" uid="" type="SG"/></IssuedBy>
 <IssuedTo><Person uid="999941057058" name="ASHA SAMPLE" dob="1990-01-15" swd="MOHAN SAMPLE" swdIndicator="D" gender="Female">
   <Photo format="jpeg"/></Person>
  <Address type="permanent" line1="12, 4th Cross" line2="Domlur" vtc="Bengaluru" district="Bengaluru" pin="560071" state="Karnataka" country="IN"/>
 </IssuedTo>
 <CertificateData><DrivingLicense><Categories><Category code="MCWG"/></Categories></DrivingLicense></CertificateData>
</Certificate>`;

test('every document with a locker type in C §7 has a certificate, of every person, read into its record', (t) => {
  const held = documents.filter(({ locker }) => locker !== null);
  assert.equal(held.length, 12);
  assert.deepEqual(
    held.filter(({ id }) => doctypesOf(id).length === 0),
    [],
  );
  let [certificates, values] = [0, 0];
  for (const person of people)
    for (const { doctype, xml } of lockerDocuments(person, fixtures)) {
      const got = read(xml(signer));
      const { verification, record, document, method } = got;
      certificates++;
      assert.equal(got.doctype, doctype);
      assert.ok(verification.trusted && verification.sandbox, `${doctype}: ${verification.sentence}`);
      assert.notEqual(got.validity.state, 'not-in-force');
      const entry = findEntry(document, method);
      const name = entry?.method.facts.name;
      const stated = [name ?? []].flat().map((path) => readPath(record, path));
      assert.equal(stated.join(' ').toUpperCase(), person.name.toUpperCase(), doctype);
      const layout = lockerLayouts.find((each) => each.doctype === doctype);
      const made = fixtures[document];
      const fixture = (made?.locker ?? made?.[method])?.(person, {}) ?? {};
      for (const path of [...Object.keys(layout?.data ?? {}), ...Object.keys(layout?.lists ?? {})]) {
        assert.deepEqual(readPath(record, path), readPath(fixture, path), `${doctype} ${path}`);
        values++;
      }
    }
  assert.equal(certificates, people.length * 12);
  t.diagnostic(`${certificates} certificates and ${values} values of them run`);
});

test('a certificate written by hand: namespace, Active, address beside the person, days first; no uid is taken', () => {
  const { record, validity, verification, issuer } = read(sign(licence));
  assert.deepEqual(record, {
    dlNo: 'KA0320100000011',
    name: 'ASHA SAMPLE',
    fatherOrHusband: 'MOHAN SAMPLE',
    address: '12, 4th Cross, Domlur, Bengaluru, Karnataka - 560071',
    dob: '15-01-1990',
    issueDate: '12-05-2014',
    validity: '12-05-2014 to 11-05-2034',
    expDate: '11-05-2034',
  });
  assert.equal(issuer, 'Transport Department');
  assert.deepEqual(validity, { state: 'in-force', sentence: 'The certificate is valid to 11-05-2034.' });
  assert.ok(verification.trusted && verification.signedWithinValidity === null);
  assert.ok(!JSON.stringify(read(sign(licence))).includes('999941057058'));
});

test('an Aadhaar number in the data is cut to its last four digits', () => {
  const [lpg] = lockerDocuments(asha, fixtures).filter(({ doctype }) => doctype === 'LPGSV');
  const whole = (lpg?.xml(signer) ?? '')
    .replace(/<Signature.*<\/Signature>/s, '')
    .replace('XXXX XXXX 9405', '9999 4105 7058');
  assert.match(whole, /9999 4105 7058/);
  assert.equal(readPath(read(sign(whole)).record, 'consumer.aadhaarNo'), 'XXXX XXXX 7058');
});

test('nobody trusted: unsigned, another root, another organisation, the sandbox in production; outside validity', () => {
  const untrusted = (xml: string, pattern: RegExp, more: object = {}) => {
    const { verification } = read(xml, more);
    assert.equal(verification.trusted, false);
    assert.match(verification.sentence, pattern);
  };
  untrusted(licence, /^UNVERIFIED: the certificate carries no signature\./);
  const other = makeDocumentSigner();
  const stranger = signXml(licence, { ...other.signer, chain: [other.authority.certificate] });
  untrusted(stranger, /^UNVERIFIED: the signature is not from any signer of DigiLocker/);
  const buyer = issueCertificate(
    { commonName: 'A Buyer', organisation: 'Buyer Private Limited' },
    signer.authority,
  );
  untrusted(signXml(licence, { ...buyer, chain: [signer.authority.certificate] }), /not from any signer/);
  const production = lockerXmlTrust({ ...own, sandboxRoot: null });
  untrusted(sign(licence), /not from any signer/, { trust: production });
  const expired = issueCertificate(
    {
      commonName: 'DS OLD',
      organisation: 'Sandbox Document Issuer',
      notAfter: new Date('2026-10-01T00:00:00Z'),
    },
    signer.authority,
  );
  untrusted(
    signXml(licence, { ...expired, chain: [signer.authority.certificate] }),
    /^UNVERIFIED: .* does not tell when it was signed, and DS OLD was valid only from .* to 1 October 2026\./,
  );
});

test('changed after it was signed: refused, whatever was changed', () => {
  const signed = sign(licence);
  const edits: [string, string][] = [
    ['ASHA SAMPLE', 'USHA SAMPLE'],
    ['KA0320100000011', 'KA0320100000012'],
    ['1990-01-15', '1991-01-15'],
    ['status="Active"', 'status="A"'],
    ['MCWG', 'LMV'],
  ];
  for (const [from, to] of edits) {
    assert.ok(signed.includes(from));
    assert.throws(
      () => read(signed.replace(from, to)),
      (error) => error instanceof XmlError && error.code === 'changed',
    );
  }
  const wrapped = signed.replace('<IssuedTo>', '<IssuedTo/><IssuedTo>');
  assert.throws(() => read(wrapped), XmlError);
});

test('in force or not: status, last day, first day', () => {
  const at = (from: string, to: string) => read(sign(licence.replace(from, to))).validity;
  assert.equal(at('status="Active"', 'status="R"').state, 'not-in-force');
  assert.equal(
    at('expiryDate="11-05-2034"', 'expiryDate="19-11-2026"').sentence,
    'The certificate expired on 19-11-2026. Ask for one that is in force.',
  );
  assert.equal(at('expiryDate="11-05-2034"', 'expiryDate="20-11-2026"').state, 'in-force');
  assert.equal(at('validFromDate="12-05-2014"', 'validFromDate="21-11-2026"').state, 'not-in-force');
  const silent = licence.replace('status="Active"', '').replace('expiryDate="11-05-2034"', '');
  assert.equal(read(sign(silent)).validity.state, 'not-said');
});

test('another document than asked for, an unknown type, no holder, parts twice: each said in a sentence', () => {
  assert.equal(read(sign(licence), { expected: 'dl' }).document, 'dl');
  refused(sign(licence), 'other-document', { expected: 'pan' });
  refused(sign(licence.replace('DRVLC', 'HSCER')), 'unknown-type');
  refused(sign(licence.replace('name="ASHA SAMPLE"', '')), 'empty');
  refused(sign('<Letter/>'), 'not-certificate');
  refused(
    sign(licence.replace('</IssuedTo>', '</IssuedTo><IssuedTo><Person name="X"/></IssuedTo>')),
    'wrong-layout',
  );
  refused(sign(licence.replace('ASHA SAMPLE', 'A'.repeat(2_001))), 'wrong-layout');
});

test('the father of an Aadhaar is read from "S/O" and "D/O" alone', () => {
  const [aadhaar] = lockerDocuments(asha, fixtures);
  const bare = (aadhaar?.xml(signer) ?? '').replace(/<Signature.*<\/Signature>/s, '');
  const fatherBy = (careOf: string) =>
    read(bare.replace('D/O Mohan Sample', careOf)).record.fatherName as string | undefined;
  assert.equal(fatherBy('D/O Mohan Sample'), 'Mohan Sample');
  assert.equal(fatherBy('S/O: Mohan Sample'), 'Mohan Sample');
  assert.equal(fatherBy('W/O Mohan Sample'), undefined);
  assert.equal(fatherBy('C/O Mohan Sample'), undefined);
});

test('a third-party sample of the Aadhaar is read and never trusted', (t) => {
  const sample = caseFile('02-aadhaar-ekyc-digilocker/digilocker-kycres-sample.xml');
  t.diagnostic(`${sample ? 1 : 0} third-party certificates run`);
  if (!sample) return;
  const { record, verification } = readLockerXml(sample, { trust, now });
  assert.deepEqual(record, {
    uid: 'XXXX XXXX 1234',
    name: 'RAKESH KUMAR',
    gender: 'M',
    fatherName: 'SURESH KUMAR',
    dob: '01-01-1990',
    address: record.address,
  });
  assert.match(String(record.address), /^123, MG Road, .*Haryana - 122001$/);
  assert.equal(verification.trusted, false);
});

test('hostile bytes: a sentence of ours or a record that nobody trusts, never anything else', (t) => {
  const random = seeded(20_261_120);
  const signed = Buffer.from(sign(licence));
  const ended = { refused: 0, untrusted: 0 };
  const runs = amountOf('lockerXmlMutations');
  for (let run = 0; run < runs; run++) {
    const bytes = mutated(signed, random);
    if (Buffer.from(bytes).equals(signed)) continue;
    try {
      const { verification, record } = readLockerXml(bytes, { trust, now });
      if (verification.trusted) assert.deepEqual(record, read(signed.toString()).record);
      ended.untrusted++;
    } catch (error) {
      const ours =
        error instanceof XmlError || error instanceof LockerXmlError || error instanceof AadhaarXmlError;
      assert.ok(ours, `threw ${error}`);
      ended.refused++;
    }
  }
  assert.ok(ended.refused > (2 * runs) / 3);
  t.diagnostic(`${runs} mutations: ${JSON.stringify(ended)}`);
});
