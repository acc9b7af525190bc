import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import {
  getPdf,
  readIssuedDocument,
  verifyIssuedDocument,
} from '@pramaan/contract/calls/issued-documents.ts';
import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';
import { holderFromPem, issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let anyone: Caller;
let issuedDocument: Buffer;
let other: Buffer;
before(async () => {
  world = await startWorld({ seed: 'demo' });
  anyone = await world.as('anonymous');
  const [owner, ravi] = [await world.as('owner'), await world.id('ravi')];
  const get = async (type: string) =>
    (await owner.call(getPdf, { params: { custId: ravi, type } })).raw.rawPayload;
  [issuedDocument, other] = [await get('aadhaar'), await get('pan.auth')];
});
after(() => world.close());

async function sent(bytes: Uint8Array, token?: string) {
  await world.forgetTries();
  const form = new FormData();
  if (token) form.append('token', token);
  form.append('file', new File([Uint8Array.from(bytes)], 'paper.pdf', { type: 'application/pdf' }));
  return anyone.call(verifyIssuedDocument, { body: form });
}
const verdict = async (bytes: Uint8Array, token?: string) => (await sent(bytes, token)).ok.verdict;
const verifyAt = /"verifyAt": "[^"]+\/verify\/([\w-]+)"/;

/** The secret of an issued document's code, as its attachment says it. */
async function codeOf(bytes: Buffer): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const [file] = document.getAttachments();
  const found = verifyAt.exec(Buffer.from(file?.data ?? []).toString());
  assert.ok(found?.[1], 'the attachment names the address where it can be checked');
  return found[1];
}

const plain = async (text = 'An agreement') => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  page.drawText(text, { x: 20, y: 200, size: 14, font: await document.embedFont(StandardFonts.Helvetica) });
  return document.save({ useObjectStreams: false });
};
const look = () => ({ name: 'Somebody', at: new Date() });

test('a paper as it was made is genuine, and nothing personal is said of it', async () => {
  const reply = await sent(issuedDocument);
  const { sentence, ...rest } = reply.ok;
  const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  assert.deepEqual(rest, {
    verdict: 'genuine',
    issuedDocument: { lender: 'Saral Finance', kind: 'aadhaar', day },
    signedOn: day,
    pages: [],
  });
  assert.match(
    sentence,
    /^This is a genuine document issued by Saral Finance on \d+ \w+ 2026\. Nothing was changed\./,
  );
  assert.ok(!/ravi|kumar|demo|0011/i.test(reply.raw.payload));
});

test('the code of a paper tells whose it is, and an unknown code that it is none of ours', async () => {
  await world.forgetTries();
  const found = await anyone.call(readIssuedDocument, { params: { token: await codeOf(issuedDocument) } });
  assert.deepEqual(Object.keys(found.ok).sort(), ['day', 'kind', 'lender']);
  assert.equal(found.ok.lender, 'Saral Finance');
  const unknown = await anyone.call(readIssuedDocument, { params: { token: 'A'.repeat(22) } });
  assert.deepEqual([unknown.status, unknown.code], [200, 'NO_DATA_FOUND']);
  assert.equal(await verdict(issuedDocument, await codeOf(issuedDocument)), 'genuine');
  assert.equal(await verdict(other, await codeOf(issuedDocument)), 'other-document');
});

test('one changed byte is found wherever it is', async (t) => {
  const places = [
    100,
    5_000,
    Math.floor(issuedDocument.length / 2),
    issuedDocument.length - 17_500,
    issuedDocument.length - 100,
  ];
  const found: string[] = [];
  for (const at of places) {
    const altered = Buffer.from(issuedDocument);
    altered[at] = (altered[at] ?? 0) ^ 1;
    found.push(await verdict(altered));
  }
  for (const each of found) assert.ok(['changed', 'broken'].includes(each), found.join(', '));
  assert.ok(found.filter((each) => each === 'changed').length >= 3, found.join(', '));
  t.diagnostic(found.join(', '));
});

test('bytes behind the signature are found, and the pages that they change are named', async () => {
  assert.equal(await verdict(Buffer.concat([issuedDocument, Buffer.from('\n% harmless?\n')])), 'added');
  const document = await PDFDocument.load(issuedDocument, { updateMetadata: false });
  const snapshot = document.takeSnapshot();
  const page = document.getPage(1);
  page.drawText('Verified for 90,00,000', { x: 60, y: 120, size: 14 });
  snapshot.markRefForSave(page.ref);
  const update = await document.saveIncremental(snapshot, { useObjectStreams: false });
  const { verdict: found, pages } = (await sent(Buffer.concat([issuedDocument, update]))).ok;
  assert.equal(found, 'added');
  assert.deepEqual(pages, [2]);
});

test('a paper that names our certificate and is signed by another is not ours', async () => {
  const commonName = 'Papers of localhost';
  const [certificate = ''] = world.product.issuedDocuments.certificates;
  assert.equal(readCertificate(certificate).commonName, commonName);
  const forger = issueCertificate({ commonName, organisation: 'Pramaan' });
  assert.equal(await verdict(await signPdf(await plain(), forger, look())), 'other-untrusted');
  const authority = issueCertificate({ commonName: 'Wrong CA', authority: true });
  const below = issueCertificate({ commonName }, authority);
  assert.equal(
    await verdict(await signPdf(await plain(), { ...below, chain: [authority] }, look())),
    'other-untrusted',
  );
});

test('a file signed by somebody else is told from ours, and from one that was changed since', async () => {
  // The sandbox keeps the keys of its issuers where this test keeps its data; asking for the root makes them.
  assert.ok((await world.product.signers()).sandboxRoot);
  const stored = await readFile(
    join(world.product.config.dataDir, 'sandbox', 'document-signer.json'),
    'utf8',
  );
  const { authority: keys } = JSON.parse(stored) as { authority: { key: string; certificate: string } };
  const root = holderFromPem(`${keys.key}${keys.certificate}`);
  const signer = issueCertificate({ commonName: 'A Company', organisation: 'A Company' }, root);
  const signed = await signPdf(await plain(), { ...signer, chain: [root] }, look());
  assert.equal(await verdict(signed), 'other-signed');
  assert.equal(await verdict(Buffer.concat([signed, Buffer.from('\n% more')])), 'other-added');
  const touched = Buffer.from(signed);
  touched[touched.length - 40] = (touched[touched.length - 40] ?? 0) ^ 1;
  assert.equal(await verdict(touched), 'other-changed');
  const moment = Date.now();
  const esigner = issueCertificate(
    {
      commonName: 'Ravi Kumar Demo',
      organisation: 'Personal',
      subject: { '2.5.4.65': 'a1b2c3' },
      notBefore: new Date(moment - 60_000),
      notAfter: new Date(moment + 29 * 60_000),
    },
    root,
  );
  const reply = await sent(await signPdf(await plain(), { ...esigner, chain: [root] }, look()));
  assert.equal(reply.ok.verdict, 'aadhaar-esign');
  assert.ok(!/ravi/i.test(reply.raw.payload), 'the signer is not named');
  const old = issueCertificate(
    { commonName: 'Old', notBefore: new Date('2020-01-01'), notAfter: new Date('2021-01-01') },
    root,
  );
  assert.equal(await verdict(await signPdf(await plain(), { ...old, chain: [root] }, look())), 'expired');
});

test('what is not signed, locked, damaged or no PDF each gets its own sentence', async () => {
  const document = await PDFDocument.load(await plain());
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner', permissions: {} });
  const cases = {
    'not-signed': await plain(),
    locked: await document.save({ useObjectStreams: false }),
    'not-pdf': Buffer.from('GIF89a and more'),
    unreadable: Buffer.from('%PDF-1.7\nnothing of a PDF follows'),
  };
  const sentences = new Set<string>();
  for (const [wanted, bytes] of Object.entries(cases)) {
    const { ok } = await sent(bytes);
    assert.equal(ok.verdict, wanted);
    sentences.add(ok.sentence);
  }
  assert.equal(sentences.size, 4);
});

test('nothing of the file is kept, and an address that asks without end has to wait', async () => {
  await world.forgetTries();
  const uploads = async () =>
    (await world.database.owner('select count(*) as kept from upload')).at(-1)?.stored;
  const before_ = await uploads();
  const check = () => {
    const body = new FormData();
    body.append('file', new File(['%PDF-1.7 INVENTED-MARK'], 'x.pdf'));
    return anyone.call(verifyIssuedDocument, { body });
  };
  assert.equal((await check()).ok.verdict, 'unreadable');
  await world.database.owner('update attempt set tries = 59');
  assert.equal((await check()).status, 200);
  const refused = await check();
  assert.deepEqual([refused.status, refused.code], [429, 'TOO_MANY']);
  assert.equal(await uploads(), before_);
  assert.ok(!world.logs.some((line) => line.includes('INVENTED-MARK')));
});
