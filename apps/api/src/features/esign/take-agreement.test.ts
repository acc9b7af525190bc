import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as esign from '@pramaan/contract/calls/esign.ts';
import { issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { plainPdf } from '@pramaan/specimens/signed/plain-pdf.ts';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import { picture } from '../../../test/ask.ts';
import { callerWith } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { makeApp } from '../../app.ts';
import { readOutside } from '../../providers/outside.ts';
import { agreementPdf, ashaName, pdfsig, type SignerAs, signerAs } from './esign.test-help.ts';

let world: World;
let asha: SignerAs;
let id: string;
before(async () => {
  world = await startWorld({ slowMs: 400 });
  id = await world.id('asha');
  asha = signerAs(await world.as('asha'), id);
});
after(() => world.close());

test('the papers that cannot be signed are refused with their own sentence, and nothing of them stays', async (t) => {
  const stored = async () =>
    Number((await world.direct('select count(*) as files from upload')).at(-1)?.files);
  const before = await stored();
  const good = await agreementPdf();
  const cases: [string, Buffer, RegExp][] = [
    ['a picture', await picture(), /This file is not a PDF/],
    ['a text', Buffer.from('hello'), /This file is not a PDF/],
    ['damaged', good.subarray(0, good.length - 200), /damaged/],
    ['an Aadhaar number', Buffer.from(await numbered()), /full Aadhaar number/],
  ];
  const said = new Set<string>();
  for (const [what, bytes, sentence] of cases) {
    const reply = await asha.give(bytes);
    assert.deepEqual([reply.status, reply.success], [200, false], what);
    assert.match(reply.message, sentence, what);
    said.add(reply.message);
  }
  assert.equal(await stored(), before);
  const none = await (await world.as('asha')).call(esign.addAgreement, {
    params: { id },
    body: { type: 'Agreement' },
  });
  assert.equal(none.code, 'BAD_REQUEST');
  const odd = await (await world.as('asha')).call(esign.addAgreement, {
    params: { id },
    body: { type: '<b>', fileId: id },
  });
  assert.equal(odd.code, 'BAD_REQUEST');
  t.diagnostic(`${cases.length + 2} papers run`);
});

async function numbered(): Promise<Uint8Array> {
  return plainPdf([
    'Loan agreement between the lender and the borrower',
    'Aadhaar number 9999 3311 9405 of the borrower, India',
  ]);
}

test('a paper that is signed already: one that holds is signed on; changed, added to, unknown and expired are told apart', async (t) => {
  const { url } = await asha.agreement();
  await asha.sendCode();
  const link = (await asha.sign(url)).ok.result.result ?? '';
  const signed = await asha.bytes(link);
  const changed = Buffer.from(signed);
  const at =
    changed.indexOf('Agreement') === -1 ? changed.indexOf('/MediaBox') + 1 : changed.indexOf('Agreement');
  changed[at] = (changed[at] ?? 0) ^ 1;
  const own = issueCertificate({ commonName: 'Old Root', authority: true });
  const days = { notBefore: new Date('2020-01-01'), notAfter: new Date('2020-01-02') };
  const late = { ...issueCertificate({ commonName: ashaName, ...days }, own), chain: [own] };
  const look = { name: ashaName, at: new Date(), visible: {} };
  const stranger = await signPdf(await agreementPdf(), issueCertificate({ commonName: ashaName }), look);
  const old = await signPdf(await agreementPdf(), late, look);

  const refused = [
    await asha.give(changed),
    await asha.give(Buffer.concat([signed, Buffer.from('\n%more')])),
  ];
  assert.deepEqual(
    refused.map(({ code }) => code),
    ['FILE_REFUSED', 'FILE_REFUSED'],
  );
  const checks = [];
  for (const bytes of [signed, stranger, old]) {
    const given = await asha.give(Buffer.from(bytes));
    const check = await asha.check(given.ok.agreementId);
    assert.equal(check.signatures.length, 1);
    checks.push(check);
  }
  assert.deepEqual(
    checks.map(({ sound, signatures }) => [sound, signatures[0]?.state]),
    [
      [true, 'valid'],
      [false, 'untrusted'],
      [false, 'untrusted'],
    ],
  );
  const sentences = [
    ...refused.map(({ message }) => message),
    ...checks.map(({ signatures }) => signatures[0]?.sentence),
  ];
  assert.ok(new Set(sentences).size >= 4, sentences.join('\n'));
  assert.match(refused[0]?.message ?? '', /was changed/);
  assert.match(refused[1]?.message ?? '', /bytes were added|damaged/);
  const seen = [signed, changed, stranger].map((bytes) => pdfsig(bytes));
  if (seen[0] === null) return t.diagnostic('pdfsig (poppler-utils) is not installed: not asked');
  assert.match(seen[0] ?? '', /Signature is Valid/);
  assert.doesNotMatch(seen[1] ?? '', /Signature is Valid/);
  t.diagnostic('5 files run, 3 of them shown to pdfsig');
});

test('without a provider that lets us, or without any, the way is closed with a sentence; settings that are wrong stop the start', async () => {
  const { signers, config } = world.product;
  const around = { ...config, sandbox: null, signers, secretFor: () => '' };
  const open = (given: Record<string, string>) =>
    readOutside({
      given: { ESIGN_PAGE: 'https://esp.example/2.1/signdoc', ...given },
      production: false,
      sandbox: config.sandboxAddresses,
    }).openFirst('esign', around);
  await assert.rejects(open({}), /ESIGN_CERTIFICATE must name/);
  await assert.rejects(open({ ESIGN_KEY: '/no/such.pem' }), /ESIGN_KEY must name/);
  const bare = await makeApp({ ...world.product, esign: null });
  const caller = callerWith(bare, (await world.as('asha')).identity);
  const closed = signerAs(caller, id);
  const { agreementId } = await closed.agreement();
  assert.deepEqual(
    [(await closed.sendCode()).code, (await closed.begin(agreementId)).code],
    ['ESIGN_OFF', 'ESIGN_OFF'],
  );
  assert.deepEqual((await caller.call(esign.listAgreements, { params: { id } })).ok.methods, {
    here: false,
    page: false,
  });
  await bare.close();
});

test('an unsigned paper can be taken away, with the request that is open for it; a signed one stays', async () => {
  const caller = await world.as('asha');
  const { agreementId, url } = await asha.agreement();
  const begun = (await asha.begin(agreementId)).ok;
  const remove = (agreement: string) => caller.call(esign.removeAgreement, { params: { id, agreement } });
  assert.equal((await remove(agreementId)).success, true);
  assert.equal((await remove(agreementId)).code, 'NOT_FOUND');
  assert.equal((await asha.state(begun.requestId)).code, 'NOT_FOUND');
  assert.ok((await asha.bytes(url)).includes('%PDF-'), 'its file stays');
  const other = await asha.agreement();
  await asha.sendCode();
  assert.equal((await asha.sign(other.url)).success, true);
  assert.equal((await remove(other.agreementId)).code, 'CONFLICT');
});
