import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import { withProofs } from '@pramaan/specimens/signed/proof.ts';
import { embedCms, preparePdf, signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import * as asn1js from 'asn1js';
import {
  asha,
  at,
  authority,
  check,
  good,
  look,
  openSignedData,
  pki,
  plainPdf,
  root,
  stamper,
  stranger,
} from '../pdf-signature/signed.test-help.ts';
import { detachedCms, timeStampToken } from '../pdf-signing/make-cms.ts';
import { readCertificate } from './certificate.ts';
import { ocspResponse, revocationList } from './revocation.test-help.ts';
import { revokedAt } from './revocation.ts';

const before = new Date('2026-01-02T00:00:00Z');
const later = new Date('2026-02-01T00:00:00Z');
const responder = pki('Test OCSP', authority, { purposes: ['1.3.6.1.5.5.7.3.9'] });
const impostor = pki('Test Sub-CA', undefined, { authority: true });
const ofImpostor = pki('Test OCSP', impostor, { purposes: ['1.3.6.1.5.5.7.3.9'] });

test('a proof counts when the issuer, or who may answer for it, signed it', (t) => {
  const certificate = readCertificate(asha.certificate.raw);
  const issuer = readCertificate(authority.certificate.raw);
  const list = (der: Buffer) => revokedAt(certificate, issuer, { lists: [der], ocspResponses: [] });
  const answer = (der: Buffer) => revokedAt(certificate, issuer, { lists: [], ocspResponses: [der] });
  assert.deepEqual(
    list(
      revocationList(authority, [
        [stamper, later],
        [asha, before],
      ]),
    ),
    before,
  );
  assert.deepEqual(answer(ocspResponse(authority, asha, before)), before);
  assert.deepEqual(answer(ocspResponse(authority, asha, before, responder)), before);

  const damaged = revocationList(authority, [[asha, before]]);
  damaged.writeUInt8((damaged.at(-1) ?? 0) ^ 1, damaged.length - 1);
  const nothing: [string, Date | null][] = [
    ['an empty list', list(revocationList(authority, []))],
    ['a list of another', list(revocationList(authority, [[stamper, before]]))],
    [
      "a list in the issuer's name by another key",
      list(revocationList(authority, [[asha, before]], impostor)),
    ],
    ['a list of another authority', list(revocationList(root, [[asha, before]]))],
    ['a damaged list', list(damaged)],
    ['no list', list(Buffer.from('3003020101', 'hex'))],
    ['good', answer(ocspResponse(authority, asha, null))],
    ['an answer about another', answer(ocspResponse(authority, stamper, before))],
    ['an answer by a certificate not for answers', answer(ocspResponse(authority, asha, before, stamper))],
    ['an answer by a stranger', answer(ocspResponse(authority, asha, before, stranger))],
    ["an answer by the impostor's own", answer(ocspResponse(authority, asha, before, ofImpostor))],
    ['an answer about the same number of another issuer', answer(ocspResponse(impostor, asha, before))],
    ['no answer', answer(Buffer.from('30030a0106', 'hex'))],
  ];
  for (const [what, time] of nothing) assert.equal(time, null, what);
  sayRefused(t, 'proofs of revocation that prove nothing', nothing.length);
});

test('a signature is not believed when the file itself proves that its certificate was revoked', async () => {
  const [soon, late] = [before, later].map((time) => revocationList(authority, [[asha, time]]));
  const above = revocationList(root, [[authority, before]]);
  const says = async (pdf: Uint8Array) => {
    const [signature] = check(pdf);
    return `${signature?.state}, ${signature?.sentence.includes('was revoked')}`;
  };
  const stored = (list: Buffer | undefined, pdf: Uint8Array = good) =>
    withProofs(pdf, { revocationLists: list ? [list] : [] });
  const stamped = await signPdf(
    await plainPdf(),
    { ...asha, stamp: (value) => timeStampToken(stamper, value, at, [authority]) },
    look,
  );
  assert.equal(await says(await stored(soon)), 'untrusted, true');
  assert.equal(await says(await stored(soon, stamped)), 'untrusted, true');
  assert.equal(await says(await stored(late)), 'untrusted, true');
  assert.equal(await says(await stored(late, stamped)), 'valid, false');
  assert.equal(await says(await stored(above)), 'untrusted, true');
  assert.equal(await says(await stored(revocationList(authority, []))), 'valid, false');

  const carrying = async (proofs: { lists: Buffer[]; ocspResponses: Buffer[] }) => {
    const prepared = await preparePdf(await plainPdf(), look);
    const { digest } = prepared;
    return embedCms(prepared, detachedCms({ signer: asha, chain: [authority], digest, at, proofs }));
  };
  const fine = ocspResponse(authority, asha, null);
  assert.equal(await says(await carrying({ lists: [], ocspResponses: [fine] })), 'valid, false');
  assert.equal(
    await says(await carrying({ lists: soon ? [soon] : [], ocspResponses: [] })),
    'untrusted, true',
  );
  const gone = ocspResponse(authority, asha, before, responder);
  assert.equal(await says(await carrying({ lists: [], ocspResponses: [gone] })), 'untrusted, true');

  const prepared = await preparePdf(await plainPdf(), look);
  const message = detachedCms({ signer: asha, chain: [authority], digest: prepared.digest, at });
  assert.equal(await says(embedCms(prepared, soon ? withLists(message, soon) : message)), 'untrusted, true');
});

/** The message with a revocation list beside its certificates, where nothing is signed. Source: RFC 5652 §5.1. */
function withLists(cms: Buffer, list: Buffer): Buffer {
  const { data, encoded } = openSignedData(cms);
  const { result } = asn1js.fromBER(Uint8Array.from(list).buffer);
  const lists = new asn1js.Constructed({ idBlock: { tagClass: 3, tagNumber: 1 }, value: [result] });
  data.valueBlock.value.splice(-1, 0, lists);
  return encoded();
}
