import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { withUnsignedUpdate } from '@pramaan/specimens/signed/plain-pdf.ts';
import { type PdfSigner, signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import listedRoots from '../certificates/cca-roots.json' with { type: 'json' };
import { ccaRoots } from '../certificates/cca-roots.ts';
import type { CertificateWanted, Holder } from '../certificates/issue.ts';
import { timeStampToken } from '../pdf-signing/make-cms.ts';
import { pdfDate } from './find.ts';
import type { PdfSignature, SignatureState } from './signature.ts';
import {
  asha,
  at,
  authority,
  check,
  good,
  look,
  now,
  pki,
  plainPdf,
  ravi,
  root,
  stampedBy,
  stamper,
  states,
  stranger,
} from './signed.test-help.ts';

function expectState(pdf: Uint8Array, state: SignatureState, what: string, says: RegExp = /./): PdfSignature {
  const [signature, ...more] = check(pdf);
  assert.ok(signature && more.length === 0, what);
  assert.equal(signature.state, state, `${what}: ${signature.sentence}`);
  assert.match(signature.sentence, says, what);
  assert.match(signature.sentence, /^[A-Z].*\.$/, what);
  return signature;
}

test('a signed PDF is valid and whole, with tables and streams, RSA and EC', async () => {
  for (const index of ['table', 'stream'] as const)
    for (const signer of [asha, ravi]) {
      const [signature, ...more] = check(await signPdf(await plainPdf(index), signer, look));
      assert.equal(more.length, 0);
      const by = signer === asha ? 'Asha Sample' : 'Ravi Kumar Demo';
      assert.deepEqual(signature, {
        kind: 'signature',
        by,
        organisation: 'Tests',
        at,
        timeFrom: 'claimed',
        trusted: true,
        root: 'Test Root',
        state: 'valid',
        whole: true,
        sentence: `Signed by ${by} on 3 Jan 2026, unaltered since.`,
      });
    }
  assert.deepEqual(check(await plainPdf()), []);
});

test('two signers: the first is told that a second part follows; nobody says "unaltered" of a part', async () => {
  const both = await signPdf(good, ravi, { ...look, name: 'Ravi' });
  const [first, second] = check(both);
  assert.deepEqual(
    [first?.state, first?.whole, second?.state, second?.whole],
    ['valid', false, 'valid', true],
  );
  assert.match(
    first?.sentence ?? '',
    /^Signed by Asha Sample on 3 Jan 2026\. A part was added .* signed by Ravi Kumar Demo/,
  );
  // The same by a signer of no trusted authority, and by nobody.
  assert.deepEqual(states(check(await signPdf(good, stranger, look))), ['changed', 'untrusted']);
  assert.deepEqual(states(check(await withUnsignedUpdate(both))), ['changed', 'changed']);
  assert.deepEqual(states(check(await signPdf(await withUnsignedUpdate(good), ravi, look))), [
    'valid',
    'valid',
  ]);
});

test('trust: strangers, impostors, weak keys, wrong and expired certificates', async () => {
  const pdf = await plainPdf();
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  const small = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const impostorRoot = pki('Test Root', undefined, { authority: true });
  const other = (
    wanted: Partial<CertificateWanted>,
    issuer: Holder = authority,
    chain: Holder[] = [authority],
  ): PdfSigner => ({
    ...pki('Asha Sample', issuer, wanted),
    chain,
  });
  const noAuthority = pki('No Authority', root);
  const deeper = pki('Deeper Sub-CA', authority, { authority: true });
  const oldAuthority = pki('Old Sub-CA', root, {
    authority: true,
    notBefore: day('2020-01-01'),
    notAfter: day('2022-01-01'),
  });
  const cases: [string, PdfSigner, SignatureState][] = [
    ['self-signed', stranger, 'untrusted'],
    ["a root of the trusted one's name", other({}, impostorRoot, [impostorRoot]), 'untrusted'],
    ['the authority is missing', other({}, authority, []), 'untrusted'],
    ['1024 bits', other({ ...small }), 'untrusted'],
    ['an issuer that is no authority', other({}, noAuthority, [noAuthority]), 'untrusted'],
    ['an authority below one that may have none', other({}, deeper, [deeper, authority]), 'untrusted'],
    ['an unknown demand', other({ unknownDemand: true }), 'untrusted'],
    [
      'expired before signing',
      other({ notBefore: day('2024-01-01'), notAfter: day('2025-01-01') }),
      'expired',
    ],
    ['not valid yet', other({ notBefore: day('2026-02-01') }), 'expired'],
    ['an authority that had expired', other({}, oldAuthority, [oldAuthority]), 'expired'],
    ['signed by the authority itself', { ...authority, chain: [] }, 'untrusted'],
    ['signed with the root', { ...root, chain: [] }, 'untrusted'],
  ];
  for (const [what, signer, state] of cases) {
    const signature = expectState(await signPdf(pdf, signer, look), state, what);
    assert.equal(signature.trusted, false, what);
    assert.ok(!/unaltered/.test(signature.sentence), what);
  }
  const intermediates = [authority.certificate.raw];
  const bare = await signPdf(pdf, other({}, authority, []), look);
  assert.equal(check(bare, { intermediates })[0]?.state, 'valid', 'the authority is given');
  assert.equal(check(bare, { roots: [], intermediates })[0]?.state, 'untrusted', 'an authority is no root');
  const future = await signPdf(pdf, asha, { ...look, at: new Date(+now + 3 * 86_400_000) });
  expectState(future, 'untrusted', 'a time to come', /in the future/);
  assert.throws(() => check(good, { roots: ['nonsense'] }), TypeError);
});

test('a time stamp tells the time when its authority is trusted, and stamps just this', async () => {
  const pdf = await plainPdf();
  const early = pki('Asha Sample', authority, {
    notBefore: new Date('2025-01-01'),
    notAfter: new Date('2026-02-01'),
  });
  const stamped = (by: Holder, time: Date, claimed: Date, over?: Uint8Array) =>
    signPdf(
      pdf,
      {
        ...early,
        chain: [authority],
        stamp: (value) => timeStampToken(by, over ?? value, time, [authority]),
      },
      { ...look, at: claimed },
    );
  const late = new Date('2026-06-01T00:00:00Z');
  const honest = expectState(await stamped(stamper, at, late), 'valid', 'stamped in time, claims later');
  assert.deepEqual([honest.at, honest.timeFrom], [at, 'timestamp']);
  const backdated = expectState(
    await stamped(stamper, late, at),
    'expired',
    'claims earlier than it was stamped',
  );
  assert.deepEqual(backdated.at, late);
  const unknown = pki('Own TSA', undefined, { purposes: ['1.3.6.1.5.5.7.3.8'] });
  const elsewhere = Buffer.from('another value');
  for (const [what, pdf] of [
    ['unknown authority', await stamped(unknown, at, late)],
    ['a certificate not for time stamps', await stamped(asha, at, late)],
    ['a stamp of something else', await stamped(stamper, at, late, elsewhere)],
  ] as const)
    assert.deepEqual(expectState(pdf, 'expired', what).at, late);
});

test("a time authority's stamp over the file says when, and does not excuse a change", async () => {
  const [alone] = check(await stampedBy(await plainPdf(), stamper));
  assert.deepEqual([alone?.kind, alone?.state, alone?.timeFrom], ['timestamp', 'valid', 'timestamp']);
  assert.match(
    alone?.sentence ?? '',
    /^Time stamped by Test TSA on 3 Jan 2026, unaltered since\. Nobody signed/,
  );
  const unknown = pki('Own TSA', undefined, { purposes: ['1.3.6.1.5.5.7.3.8'] });
  assert.deepEqual(states(check(await stampedBy(await plainPdf(), unknown))), ['untrusted']);
  assert.deepEqual(states(check(await stampedBy(await withUnsignedUpdate(good), stamper))), [
    'changed',
    'valid',
  ]);
});

test('PDF dates', () => {
  assert.deepEqual(pdfDate("D:20260103153000+05'30'"), at);
  assert.deepEqual(pdfDate('D:20260103100000Z'), at);
  assert.deepEqual(pdfDate("D:20260103050000-05'00"), at);
  for (const none of ['', 'D:2026', 'D:20261303100000Z', '2026-01-03']) assert.equal(pdfDate(none), null);
});

test('the CCA roots are self-signed authorities with the published fingerprints', () => {
  assert.equal(ccaRoots.length, 2);
  for (const [i, { x509, commonName }] of ccaRoots.entries()) {
    const listed = listedRoots[i];
    assert.equal(commonName, listed?.name);
    assert.ok(x509.ca && x509.checkIssued(x509) && x509.verify(x509.publicKey));
    for (const hash of ['sha256', 'sha1'] as const)
      assert.equal(createHash(hash).update(x509.raw).digest('hex'), listed?.[hash]);
  }
  // The SHA-256 under which Chromium lists the 2014 root, and the SHA-1 under which Microsoft added that of 2022.
  assert.match(listedRoots[1]?.sha256 ?? '', /^60109bc6c383/);
  assert.match(listedRoots[0]?.sha1 ?? '', /^a79e41380bab/);
});
