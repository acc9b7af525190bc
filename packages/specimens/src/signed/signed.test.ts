import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { readAadhaarXml } from '@pramaan/readers/aadhaar-xml/read.ts';
import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';
import { holderFromPem, pemOf } from '@pramaan/readers/certificates/issue.ts';
import { verifyPdfSignatures } from '@pramaan/readers/pdf-signature/verify.ts';
import { detachedCms } from '@pramaan/readers/pdf-signing/make-cms.ts';
import { makeDocumentSigner, sandboxIssuer } from './digilocker.ts';
import { shareCode, signedCopy, signedFiles } from './files.ts';
import { plainPdf } from './plain-pdf.ts';
import { embedCms, preparePdf, signPdf } from './sign-pdf.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const documentSigner = makeDocumentSigner();
const keys = { aadhaarQr: privateKey, documentSigner };
const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
const trust = {
  uidai: { keys: [{ name: 'test', spki, notBefore: '2020-01-01', notAfter: '2099-01-01' }] },
  digilocker: {
    keys: [],
    issuers: [
      {
        roots: [readCertificate(documentSigner.root.certificate.raw)],
        organisations: [sandboxIssuer],
      },
    ],
  },
};

test('every signed file of every person proves itself with the given keys, and nothing without them', async (t) => {
  let run = 0;
  for (const { name, make } of signedFiles)
    for (const person of people)
      for (const [given, proved] of [
        [keys, true],
        [undefined, false],
      ] as const) {
        const read = await readAadhaarXml(await make(person, given), { shareCode }, trust);
        assert.equal(read.record.name, person.name, name);
        assert.equal(read.record.document_id, `XXXX XXXX ${person.aadhaarLast4}`);
        assert.equal(read.verification.trusted, proved, name);
        assert.equal(read.photo?.mime, 'image/jpeg');
        run++;
      }
  t.diagnostic(`${run} files run`);
});

test('a paper is signed by the document signer, and opens in other programs', async () => {
  const paper = { name: 'letter', title: 'Letter', make: async () => Buffer.from(await plainPdf(['Hello'])) };
  const { name, make } = signedCopy(paper);
  assert.equal(name, 'letter-signed');
  const pdf = await make(people[0], keys);
  const [signature] = verifyPdfSignatures(pdf, { roots: [documentSigner.root.certificate.raw] });
  assert.ok(signature?.state === 'valid' && signature.whole && signature.organisation === sandboxIssuer);
  assert.equal((await PDFDocument.load(pdf)).getForm().getFields().length, 1);
});

test('an update is indexed as its file is, and every signature has a field of its own', async () => {
  const { signer, authority } = documentSigner;
  for (const index of ['table', 'stream'] as const) {
    let pdf = await plainPdf(['Hello'], index);
    for (let i = 1; i <= 3; i++) {
      const before = pdf;
      pdf = await signPdf(pdf, { ...signer, chain: [authority] }, { name: 'Test', at: new Date() });
      assert.ok(Buffer.from(pdf.subarray(0, before.length)).equals(before), 'what was there is untouched');
      const update = Buffer.from(pdf).toString('latin1', before.length);
      assert.equal(/\nxref\s/.test(update), index === 'table');
      assert.equal((await PDFDocument.load(pdf)).getForm().getFields().length, i);
      assert.equal(verifyPdfSignatures(pdf, { roots: [] }).length, i);
    }
  }
});

test('a holder survives being written down', () => {
  const again = holderFromPem(pemOf(documentSigner.signer));
  assert.ok(again.privateKey.equals(documentSigner.signer.privateKey));
  assert.ok(again.certificate.raw.equals(documentSigner.signer.certificate.raw));
  assert.throws(() => holderFromPem(documentSigner.signer.certificate.toString()));
});

test('a signature that does not fit its room is refused, not cut', async () => {
  const prepared = await preparePdf(await plainPdf(['Hello']), { name: 'Test', at: new Date(), room: 100 });
  const { digest } = prepared;
  const cms = detachedCms({ signer: documentSigner.signer, digest, at: new Date() });
  assert.throws(() => embedCms(prepared, cms), RangeError);
});
