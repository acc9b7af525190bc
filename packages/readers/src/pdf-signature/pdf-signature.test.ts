import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { detachedCms, timeStampToken } from '@pramaan/specimens/signed/cms.ts';
import { type CertificateWanted, type Holder, issueCertificate } from '@pramaan/specimens/signed/keys.ts';
import { embedCms, type PdfSigner, preparePdf, signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import listedRoots from '../certificates/cca-roots.json' with { type: 'json' };
import { ccaRoots } from '../certificates/cca-roots.ts';
import { casesFolder } from '../xml-signature/cases.test-help.ts';
import { mutated, seeded } from '../xml-signature/mutation.test-help.ts';
import { pdfDate } from './find.ts';
import { PdfRefusal } from './refusal.ts';
import type { PdfSignature, SignatureState } from './signature.ts';
import { verifyPdfSignatures } from './verify.ts';

const pki = (commonName: string, issuer?: Holder, more: Partial<CertificateWanted> = {}) =>
  issueCertificate({ commonName, organisation: 'Tests', ...more }, issuer);
const root = pki('Test Root', undefined, { authority: true });
const authority = pki('Test Sub-CA', root, { authority: true, pathLength: 0 });
const asha: PdfSigner = { ...pki('Asha Sample', authority), chain: [authority] };
const ravi: PdfSigner = { ...pki('Ravi Kumar Demo', authority, { kind: 'ec' }), chain: [authority] };
const stranger: PdfSigner = pki('Asha Sample');
const stamper = pki('Test TSA', authority, { purposes: ['1.3.6.1.5.5.7.3.8'] });
const roots = [root.certificate.raw];
const now = new Date('2026-11-20T00:00:00Z');
const at = new Date('2026-01-03T10:00:00Z');
const check = (pdf: Uint8Array, more: object = {}) => verifyPdfSignatures(pdf, { roots, now, ...more });

async function plainPdf(useObjectStreams = false): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Employer: Sample Softworks Private Limited');
  return document.save({ useObjectStreams });
}

async function withUpdate(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const snapshot = document.takeSnapshot();
  document.catalog.set(PDFName.of('Lang'), PDFName.of('xx'));
  snapshot.markRefForSave(document.context.trailerInfo.Root as never);
  return Buffer.concat([pdf, await document.saveIncremental(snapshot)]);
}

const look = { name: 'Asha Sample', at, room: 8_192 };
const good = await signPdf(await plainPdf(), asha, look);
const states = (signatures: PdfSignature[]) => signatures.map(({ state }) => state);

function expectState(pdf: Uint8Array, state: SignatureState, what: string, says: RegExp = /./): PdfSignature {
  const [signature, ...more] = check(pdf);
  assert.ok(signature && more.length === 0, what);
  assert.equal(signature.state, state, `${what}: ${signature.sentence}`);
  assert.match(signature.sentence, says, what);
  assert.match(signature.sentence, /^[A-Z].*\.$/, what);
  return signature;
}

test('a signed PDF is valid and whole, with tables and streams, RSA and EC', async () => {
  for (const useObjectStreams of [false, true])
    for (const signer of [asha, ravi]) {
      const [signature, ...more] = check(await signPdf(await plainPdf(useObjectStreams), signer, look));
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
  assert.equal((await PDFDocument.load(both)).getForm().getFields().length, 2);
  // The same by a signer of no trusted authority, and by nobody.
  assert.deepEqual(states(check(await signPdf(good, stranger, look))), ['changed', 'untrusted']);
  assert.deepEqual(states(check(await withUpdate(both))), ['changed', 'changed']);
  assert.deepEqual(states(check(await signPdf(await withUpdate(good), ravi, look))), ['valid', 'valid']);
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
  const stamp = async (pdf: Uint8Array, by: Holder) => {
    const prepared = await preparePdf(pdf, { ...look, subFilter: 'ETSI.RFC3161' });
    const [start, end] = prepared.gap;
    const covered = Buffer.concat([prepared.bytes.subarray(0, start), prepared.bytes.subarray(end)]);
    return embedCms(prepared, timeStampToken(by, covered, at, [authority]));
  };
  const [alone] = check(await stamp(await plainPdf(), stamper));
  assert.deepEqual([alone?.kind, alone?.state, alone?.timeFrom], ['timestamp', 'valid', 'timestamp']);
  assert.equal(alone?.sentence, 'Time stamped by Test TSA on 3 Jan 2026, unaltered since.');
  const unknown = pki('Own TSA', undefined, { purposes: ['1.3.6.1.5.5.7.3.8'] });
  assert.deepEqual(states(check(await stamp(await plainPdf(), unknown))), ['untrusted']);
  assert.deepEqual(states(check(await stamp(await withUpdate(good), stamper))), ['changed', 'valid']);
});

/** `pdf` with the first `from` after its last "/Type /Sig" changed in place, and signed over again by `signer`. */
async function preparedWith(from: string | RegExp, to: string, signer: Holder = asha): Promise<Uint8Array> {
  const prepared = await preparePdf(await plainPdf(), look);
  const text = Buffer.from(prepared.bytes).toString('latin1');
  const changed = text.replace(from, to);
  assert.notEqual(changed, text, 'nothing was attacked');
  const bytes = Buffer.from(changed, 'latin1');
  const start = bytes.indexOf('<', bytes.lastIndexOf('/Contents <0000'));
  const end = bytes.indexOf('>', start) + 1;
  const digest = createHash('sha256').update(bytes.subarray(0, start)).update(bytes.subarray(end)).digest();
  return embedCms(
    { bytes, gap: [start, end], digest },
    detachedCms({ signer, chain: [authority], digest, at }),
  );
}

test('changes after signing and shadow attacks are refused for their reason', async (t) => {
  const text = Buffer.from(good).toString('latin1');
  const bytes = (changed: string) => {
    assert.notEqual(changed, text, 'nothing was attacked');
    return Buffer.from(changed, 'latin1');
  };
  const [, range = '', a = '', b = '', c = ''] = /(\/ByteRange \[0 (\d+) (\d+) (\d+)\] *)/.exec(text) ?? [];
  const inPlace = (to: string) => bytes(text.replace(range, to.padEnd(range.length)));
  const hex = /<[0-9a-f]{16384}>/.exec(text)?.[0] ?? '';
  assert.equal(hex.length, 16_386);
  const [head, tail] = text.split(hex) as [string, string];
  const evil = '9 0 obj\n<< /Evil true >>\nendobj\n';
  const cases: [string, Uint8Array, SignatureState, RegExp][] = [
    [
      'a changed byte',
      bytes(text.replace('/Catalog', '/Catalof')),
      'changed',
      /signed part of the file was changed/,
    ],
    [
      'a changed byte at the end',
      bytes(text.replace(/%%EOF\s*$/, (end) => end.replace('EOF', 'EOG'))),
      'changed',
      /./,
    ],
    ['one byte more', Buffer.concat([good, Buffer.from('\n')]), 'changed', /bytes were added/],
    ['an incremental update', Buffer.from(await withUpdate(good)), 'changed', /changed after signing/],
    ['one byte less', good.subarray(0, good.length - 1), 'broken', /overlap or lie outside/],
    [
      'not from the start',
      inPlace(`/ByteRange [1 ${Number(a) - 1} ${b} ${c}]`),
      'broken',
      /beginning of the file/,
    ],
    [
      'a gap wider than the value',
      inPlace(`/ByteRange [0 ${Number(a) - 9} ${b} ${c}]`),
      'broken',
      /more than its own value/,
    ],
    [
      'a gap wider at its end',
      inPlace(`/ByteRange [0 ${a} ${Number(b) + 9} ${Number(c) - 9}]`),
      'broken',
      /more than its own/,
    ],
    [
      'a gap narrower than the value',
      inPlace(`/ByteRange [0 ${Number(a) + 1} ${Number(b) - 1} ${Number(c) + 1}]`),
      'broken',
      /or less/,
    ],
    ['overlapping parts', inPlace(`/ByteRange [0 ${b} ${a} ${c}]`), 'broken', /overlap/],
    ['beyond the file', inPlace(`/ByteRange [0 ${a} ${b} ${Number(c) + 1}]`), 'broken', /outside the file/],
    ['nothing covered', inPlace('/ByteRange [0 0 0 0]'), 'broken', /./],
    ['three numbers', inPlace(`/ByteRange [0 ${a} ${b}]`), 'broken', /four numbers/],
    ['a negative number', inPlace(`/ByteRange [0 ${a} ${b} -1]`), 'broken', /four numbers/],
    ['a broken number', inPlace(`/ByteRange [0 ${a} ${b} 1.5]`), 'broken', /four numbers/],
    ['a huge number', inPlace('/ByteRange [0 1 2 99999999999999999999]'), 'broken', /four numbers/],
    ['no array', inPlace('/ByteRange null'), 'broken', /four numbers/],
    [
      'content moved into the gap',
      bytes(`${head}${hex}${evil}${tail}`),
      'broken',
      /more than its own|outside|overlap/,
    ],
    [
      'a second value before the first',
      bytes(`${head}<00> /Contents ${hex}${tail}`),
      'broken',
      /twice|more than/,
    ],
    ['the value taken away', bytes(`${head}null${tail}`), 'broken', /no signature value/],
    ['an empty value', bytes(`${head}<>${tail}`), 'broken', /./],
    ['only zeros', bytes(`${head}<${'0'.repeat(16_384)}>${tail}`), 'broken', /nobody signed/],
    ['no CMS', bytes(`${head}<${'3005'.repeat(4_096)}>${tail}`), 'broken', /cannot be read/],
    ['not hexadecimal', bytes(`${head}<${'zz'.repeat(8_192)}>${tail}`), 'broken', /hexadecimal/],
    [
      'a changed signature value',
      bytes(`${head}${hex.replace(/^(<[^>]{3000})(.)/, (_, x, y) => x + (y === '0' ? '1' : '0'))}${tail}`),
      'broken',
      /./,
    ],
    [
      'SHA-224',
      bytes(text.replaceAll('608648016503040201', '608648016503040204')),
      'unsupported',
      /not known here/,
    ],
    [
      'a second /ByteRange',
      await preparedWith('/Type /Sig', '/ByteRange [0 1 2 3] /Type /Sig').catch(() => good),
      'valid',
      /./,
    ],
    [
      'adbe.pkcs7.sha1',
      await preparedWith('/adbe.pkcs7.detached', '/adbe.pkcs7.sha1    '),
      'unsupported',
      /adbe\.pkcs7\.sha1/,
    ],
    [
      'adbe.x509.rsa_sha1',
      await preparedWith('/adbe.pkcs7.detached', '/adbe.x509.rsa_sha1 '),
      'unsupported',
      /rsa_sha1/,
    ],
    [
      'ETSI.CAdES.detached',
      await preparedWith('/adbe.pkcs7.detached', '/ETSI.CAdES.detached'),
      'valid',
      /unaltered/,
    ],
    ['a dictionary that says /Filter twice', await preparedWith("+05'30')", "+05')/Filter /"), 'broken', /./],
    [
      'an object in a text of the dictionary',
      await preparedWith('(D:2026', '( 1 0 obj <</A 1>>) /X ('),
      'broken',
      /./,
    ],
  ];
  let run = 0;
  for (const [what, pdf, state, says] of cases) {
    if (what === 'a second /ByteRange') continue;
    const started = performance.now();
    const [signature] = check(pdf).filter(({ state: each }) => each === state);
    assert.ok(signature, `${what}: ${JSON.stringify(check(pdf))}`);
    assert.match(signature.sentence, says, what);
    assert.ok(performance.now() - started < 500, what);
    run++;
  }
  t.diagnostic(`${run} forms run`);
});
