import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  type CertificateWanted,
  type Holder,
  issueCertificate,
} from '@pramaan/readers/certificates/issue.ts';
import { readCms, verifyCmsDigest } from '@pramaan/readers/pdf-signature/cms.ts';
import { issuedDocumentSigner } from './issued-document-signer.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signer-'));
});
after(() => rm(folder, { recursive: true }));

const settings = {
  production: false,
  sandbox: null,
  publicUrl: 'https://documents.example',
  issuedDocumentSigning: null,
};
const digest = createHash('sha256').update('a paper').digest();

async function files(key: Holder, certificates: readonly Holder[]) {
  const name = (ending: string) =>
    join(
      folder,
      `${createHash('md5').update(String(certificates[0]?.certificate)).digest('hex').slice(0, 8)}.${ending}`,
    );
  const issuedDocumentSigning = { key: name('key'), certificate: name('cer') };
  await writeFile(issuedDocumentSigning.key, key.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(
    issuedDocumentSigning.certificate,
    certificates.map(({ certificate }) => String(certificate)).join('\n'),
  );
  return { ...settings, dataDir: folder, production: true, issuedDocumentSigning };
}
const issued = (wanted: Partial<CertificateWanted> = {}) =>
  issueCertificate({ commonName: 'Papers', ...wanted });

test('outside production a key is made once, kept for the owner alone, and used again', async () => {
  const first = await issuedDocumentSigner({ ...settings, dataDir: folder });
  const again = await issuedDocumentSigner({ ...settings, dataDir: folder });
  assert.deepEqual(again.certificates, first.certificates);
  assert.equal((await stat(join(folder, 'pdf-signing.pem'))).mode & 0o777, 0o600);
  assert.match(await readFile(join(folder, 'pdf-signing.pem'), 'utf8'), /PRIVATE KEY/);
  const message = readCms(first.sign(digest, new Date()));
  assert.ok(message);
  assert.equal(verifyCmsDigest(message, digest), 'intact');
  assert.equal(message.signer.commonName, 'Papers of documents.example');
});

test('the operator’s RSA and EC keys sign, and earlier certificates stay known', async () => {
  for (const kind of ['rsa', 'ec'] as const) {
    const [now, earlier] = [issued({ kind }), issued()];
    const signer = await issuedDocumentSigner(await files(now, [now, earlier]));
    assert.equal(signer.certificates.length, 2);
    const message = readCms(signer.sign(digest, new Date()));
    assert.ok(message);
    assert.ok(message.signer.x509.raw.equals(now.certificate.raw));
    assert.equal(verifyCmsDigest(message, digest), 'intact');
  }
});

test('what cannot sign is refused at the start, by the name of the setting', async () => {
  const production = { ...settings, dataDir: folder, production: true };
  await assert.rejects(
    issuedDocumentSigner(production),
    /PDF_SIGNING_KEY and PDF_SIGNING_CERT must be set in production/,
  );
  const gone = { key: join(folder, 'none'), certificate: join(folder, 'none') };
  await assert.rejects(
    issuedDocumentSigner({ ...production, issuedDocumentSigning: gone }),
    /PDF_SIGNING_CERT must name a PEM file/,
  );
  const [one, two] = [issued(), issued()];
  await assert.rejects(
    issuedDocumentSigner(await files(one, [two])),
    /PDF_SIGNING_KEY is not the key of the first certificate/,
  );
  const old = issued({ notBefore: new Date('2020-01-01'), notAfter: new Date('2021-01-01') });
  await assert.rejects(issuedDocumentSigner(await files(old, [old])), /PDF_SIGNING_CERT ended on/);
  await assert.rejects(issuedDocumentSigner(await files(one, [])), /PDF_SIGNING_CERT holds no certificate/);
});
