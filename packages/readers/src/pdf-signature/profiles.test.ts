import assert from 'node:assert/strict';
import { createHash, sign } from 'node:crypto';
import { test } from 'node:test';
import { embedCms, preparePdf, signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import { detachedCms } from '../pdf-signing/make-cms.ts';
import { asha, at, authority, check, look, pki, plainPdf, stampedBy, stamper } from './signed.test-help.ts';

/** A PDF with room for a signature of a profile; `said` takes the place of a long /Location in its dictionary. */
async function prepared(subFilter: string, said: string) {
  const made = await preparePdf(await plainPdf(), { ...look, subFilter, location: 'x'.repeat(800) });
  const text = Buffer.from(made.bytes).toString('latin1');
  const [place = ''] = /\/Location <[^>]*>/.exec(text) ?? [];
  assert.ok(said.length + 10 <= place.length, 'the certificate is longer than its place');
  const rest = `${said} /Pad (`;
  const bytes = Buffer.from(text.replace(place, `${rest.padEnd(place.length - 1, 'x')})`), 'latin1');
  const [start, end] = made.gap;
  const covered = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  return { ...made, bytes, covered };
}

const der = (value: Buffer) =>
  Buffer.concat([Buffer.from([0x04, 0x82, value.length >> 8, value.length & 255]), value]);
const one = (pdf: Uint8Array) => {
  const [signature, ...more] = check(pdf);
  assert.ok(signature && more.length === 0);
  return signature;
};

test('older profiles that other programs call valid are named, with the signer they name, and never verified', async () => {
  const own = asha.certificate.raw.toString('hex');
  for (const cert of [`/Cert <${own}>`, `/Cert [<${own}>]`]) {
    const bare = await prepared('adbe.x509.rsa_sha1', cert);
    const value = sign('sha1', bare.covered, asha.privateKey);
    const signature = one(embedCms(bare, der(value)));
    assert.deepEqual(
      [signature.state, signature.trusted, signature.by],
      ['unsupported', false, 'Asha Sample'],
    );
    assert.match(
      signature.sentence,
      /^A signature of Asha Sample cannot be checked here: .*adbe\.x509\.rsa_sha1/,
    );
  }
  const hashed = await prepared('adbe.pkcs7.sha1', '');
  const sha1 = createHash('sha1').update(hashed.covered).digest();
  const digest = createHash('sha256').update(sha1).digest();
  const signature = one(embedCms(hashed, detachedCms({ signer: asha, chain: [authority], digest, at })));
  assert.deepEqual([signature.state, signature.trusted], ['unsupported', false]);
  assert.match(signature.sentence, /adbe\.pkcs7\.sha1, which signs a SHA-1 hash/);
  // Without its certificate, or with something else in its place, it is named all the same.
  for (const cert of ['', '/Cert (none)', '/Cert <00ff>']) {
    const unknown = await prepared('adbe.x509.rsa_sha1', cert);
    assert.equal(one(embedCms(unknown, der(sign('sha1', unknown.covered, asha.privateKey)))).by, null);
  }
});

test("usage rights of a program of Adobe's are no signature of the document", async () => {
  const rights = await prepared(
    'adbe.pkcs7.detached',
    '/Reference [<< /Type /SigRef /TransformMethod /UR3 >>]',
  );
  const digest = createHash('sha256').update(rights.covered).digest();
  const signature = one(embedCms(rights, detachedCms({ signer: asha, chain: [authority], digest, at })));
  assert.deepEqual([signature.state, signature.trusted], ['unsupported', false]);
  assert.match(signature.sentence, /signs no document/);
});

test("a signer of another country's authority, and one of none, are told apart and not trusted", async () => {
  const foreignRoot = pki('Beispiel Root CA', undefined, { authority: true });
  const foreign = pki('Beispiel Qualified CA', foreignRoot, { authority: true });
  const signer = { ...pki('Erika Beispiel', foreign), chain: [foreign] };
  const abroad = one(await signPdf(await plainPdf(), signer, look));
  assert.equal(abroad.state, 'untrusted');
  assert.equal(
    abroad.sentence,
    'Signed in the name of Erika Beispiel on 3 Jan 2026 by its own clock, but the certificate names “Beispiel Root CA” as its authority, which is not trusted here, so it proves nothing. Ask for the document as it was issued.',
  );
  const alone = one(await signPdf(await plainPdf(), pki('Erika Beispiel'), look));
  assert.match(
    alone.sentence,
    /but the signer made the certificate without any authority, so it proves nothing/,
  );
});

test('a time stamp alone says when, and that nobody signed', async () => {
  const stamp = one(await stampedBy(await plainPdf(), stamper));
  assert.deepEqual([stamp.kind, stamp.state], ['timestamp', 'valid']);
  assert.equal(
    stamp.sentence,
    'Time stamped by Test TSA on 3 Jan 2026, unaltered since. Nobody signed it: the stamp says when the file existed, not who made it.',
  );
  const both = check(await stampedBy(await signPdf(await plainPdf(), asha, look), stamper));
  assert.ok(both.every(({ sentence }) => !sentence.includes('Nobody signed')));
});
