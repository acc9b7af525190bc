import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { verifyPdfSignatures } from '@pramaan/readers/pdf-signature/verify.ts';
import { embedCms } from '@pramaan/readers/pdf-signing/embed.ts';
import { preparePdf } from '@pramaan/readers/pdf-signing/prepare.ts';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import type { EsignOutcome } from '../port.ts';
import { matchSigner } from '../signer.ts';
import { numbers, opened, postedBack, startHarness, step, through } from './harness.test-help.ts';

const harness = await startHarness();
after(() => harness.stop());
const { provider, root } = harness;

function signedBy(outcome: EsignOutcome) {
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome;
}

const check = (pdf: Uint8Array) => verifyPdfSignatures(pdf, { roots: [root] });

test('three documents come back signed by one certificate of half an hour, and each PDF proves itself', async () => {
  const asked = await harness.ask(3);
  const outcome = signedBy(await harness.sign(asked));
  assert.equal(outcome.signatures.length, 3);
  const { signer, espTxn, sandbox } = outcome;
  assert.deepEqual(
    [signer.name, signer.lastFour, signer.state, signer.pincode, signer.issuer, signer.root, sandbox],
    ['Asha Sample', '9405', 'Karnataka', '560071', 'Sandbox sub-CA for eSign', 'Sandbox Root 2026', true],
  );
  assert.match(signer.pseudonym ?? '', /^[0-9a-f]{32}$/);
  assert.match(espTxn, /^[\w-]{36}$/);
  assert.equal(+signer.notAfter - +signer.notBefore, 30 * 60_000);
  for (const [i, cms] of outcome.signatures.entries()) {
    const agreement = asked.agreements[i];
    assert.ok(agreement);
    const [signature, ...more] = check(embedCms(agreement, cms));
    assert.ok(
      signature?.state === 'valid' && signature.whole && more.length === 0,
      signature?.sentence ?? 'none',
    );
    assert.equal(signature.by, 'Asha Sample');
  }
});

test('two signers in order on one paper: both valid, the second covers all; pdfsig says the same', async (t) => {
  const asked = await harness.ask(1);
  const [agreement] = asked.agreements;
  assert.ok(agreement);
  const first = embedCms(agreement, signedBy(await harness.sign(asked)).signatures[0] ?? Buffer.alloc(0));
  const second = await preparePdf(first, { name: 'Ravi Kumar Demo', at: new Date(), visible: {} });
  const again = harness.askFor([second]);
  const outcome = signedBy(await harness.sign(again, numbers.ravi));
  const both = embedCms(second, outcome.signatures[0] ?? Buffer.alloc(0));
  assert.deepEqual(
    check(both).map(({ by, state, whole }) => [by, state, whole]),
    [
      ['Asha Sample', 'valid', false],
      ['Ravi Kumar Demo', 'valid', true],
    ],
  );
  const folder = await mkdtemp(join(tmpdir(), 'esign-'));
  t.after(() => rm(folder, { recursive: true }));
  const says = (pdf: Uint8Array) => {
    writeFileSync(join(folder, 'paper.pdf'), pdf);
    const { error, stdout } = spawnSync('pdfsig', ['-nocert', join(folder, 'paper.pdf')], {
      encoding: 'utf8',
    });
    return error ? null : stdout;
  };
  const said = says(both);
  if (said === null) {
    t.diagnostic('pdfsig (poppler-utils) is not installed: not asked');
    return;
  }
  assert.equal(said.match(/Signature is Valid/g)?.length, 2, said);
  assert.match(said, /Total document signed/);
  assert.doesNotMatch(says(changedAt(both, both.indexOf(0x2f, 20))) ?? '', /Signature is Valid/);
  t.diagnostic('2 files shown to pdfsig');
});

function changedAt(pdf: Uint8Array, at: number): Buffer {
  const changed = Buffer.from(pdf);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

test('a changed byte, added bytes, a wrong CA and an expired certificate are told apart', async (t) => {
  const asked = await harness.ask(1);
  const [agreement] = asked.agreements;
  assert.ok(agreement);
  const signed = embedCms(agreement, signedBy(await harness.sign(asked)).signatures[0] ?? Buffer.alloc(0));
  const stranger = issueCertificate({ commonName: 'Asha Sample' });
  const own = issueCertificate({ commonName: 'Old Root', authority: true });
  const late = issueCertificate(
    { commonName: 'Asha Sample', notBefore: new Date('2020-01-01'), notAfter: new Date('2020-01-02') },
    own,
  );
  const other = issueCertificate({ commonName: 'Other Root', authority: true });
  const foreign = issueCertificate({ commonName: 'Asha Sample' }, other);
  const look = { name: 'Asha Sample', at: new Date() };
  const pdf = agreement.bytes.subarray(0, firstRevision(agreement.bytes));
  const cases: [what: string, file: Uint8Array, state: string, says: RegExp][] = [
    ['a changed byte', changedAt(signed, signed.indexOf(0x2f, 20)), 'changed', /signed part .* was changed/],
    ['added bytes', Buffer.concat([signed, Buffer.from('\n%')]), 'changed', /bytes were added/],
    ['a certificate of one’s own', await signPdf(pdf, stranger, look), 'untrusted', /without any authority/],
    [
      'a wrong CA',
      await signPdf(pdf, { ...foreign, chain: [other] }, look),
      'untrusted',
      /“Other Root” as its authority, which is not trusted/,
    ],
    [
      'an expired certificate',
      await signPdf(pdf, { ...late, chain: [own] }, look),
      'expired',
      /not valid then/,
    ],
  ];
  const sentences = cases.map(([what, file, state, says]) => {
    const [signature] = verifyPdfSignatures(file, { roots: [root, own.certificate.raw] });
    assert.equal(signature?.state, state, `${what}: ${signature?.sentence}`);
    assert.match(signature?.sentence ?? '', says, what);
    return signature?.sentence;
  });
  assert.equal(new Set(sentences).size, cases.length);
  t.diagnostic(`${cases.length} files run`);
});

/** Where the first revision of a file ends. */
function firstRevision(pdf: Uint8Array): number {
  return Buffer.from(pdf).indexOf('%%EOF') + 6;
}

test('the request names no Aadhaar number, escapes what it is given and asks for consent and OTP', async () => {
  const { form } = await harness.ask(2);
  const xml = form.fields.eSignRequest ?? '';
  assert.match(
    xml,
    /^<Esign ver="2\.1" sc="Y" ts="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d" txn="T-[\d-]+" ekycId="" /,
  );
  assert.match(xml, /docInfo="Loan agreement &amp; annexure &lt;1&gt;">[0-9a-f]{64}<\/InputHash>/);
  assert.match(xml, /rsa-sha256/);
  const ask = { txn: 't', documents: [], responseUrl: 'https://x.example/', at: new Date() };
  const document = { hash: Buffer.alloc(32), info: 'x' };
  for (const wrong of [
    ask,
    { ...ask, documents: Array.from({ length: 6 }, () => document) },
    { ...ask, documents: [{ ...document, hash: Buffer.alloc(20) }] },
    { ...ask, documents: [{ ...document, info: ' ' }] },
    { ...ask, documents: [document], txn: 'a b' },
    { ...ask, documents: [document], responseUrl: 'javascript:1' },
  ])
    assert.throws(() => provider.request(wrong), TypeError);
});

test('by number and by what the person does: every way out, and the way back from it', async (t) => {
  const cases: [string, string, string[] | 'cancel' | 'cancel after the code', string, string][] = [
    ['unknown', numbers.notFound, ['123456'], 'wrong_number', '998'],
    ['Aadhaar down', numbers.sourceDown, ['123456'], 'source_down', 'E-148'],
    ['three wrong codes', numbers.asha, ['111111', '', '222222', '123456'], 'wrong_code', 'ESP-415'],
    ['cancelled', numbers.asha, 'cancel', 'cancelled', 'ESP-944'],
    ['cancelled after the code', numbers.asha, 'cancel after the code', 'cancelled', 'ESP-945'],
  ];
  for (const [what, number, does, reason, code] of cases) {
    const asked = await harness.ask();
    let fields = {};
    if (typeof does === 'string') {
      const { page } = await opened(asked.form);
      if (does !== 'cancel') await step(page, 'number', { number, agree: '1' });
      fields = postedBack(await step(page, 'cancel')) ?? {};
    } else fields = await through(asked.form, number, does);
    const outcome = await provider.readResponse(fields, asked.expected());
    assert.ok(!outcome.ok, what);
    assert.deepEqual([outcome.reason, outcome.code, outcome.proved], [reason, code, true], what);
    assert.match(outcome.detail, /^[A-Z].*\.$/, what);
  }
  const twoWrong = await harness.sign(await harness.ask(), numbers.asha, ['111111', '222222', '123456']);
  signedBy(twoWrong);
  const slow = await harness.ask();
  signedBy(await harness.sign(slow, numbers.slow));
  t.diagnostic(`${cases.length + 2} ways run`);
});

test('another name is signed, and matched against the applicant', async () => {
  const applicant = { name: 'Asha Sample', aadhaarLastFour: '9405' };
  const other = signedBy(await harness.sign(await harness.ask(), numbers.otherName)).signer;
  assert.equal(other.name, 'SOMEONE ELSE');
  assert.equal(matchSigner(other, applicant).match, false);
  const own = signedBy(await harness.sign(await harness.ask())).signer;
  assert.deepEqual(
    [matchSigner(own, applicant).match, matchSigner(own, applicant).lastFourAgrees],
    [true, true],
  );
  assert.equal(matchSigner(own, { ...applicant, name: 'Sample Asha' }).match, true);
  assert.equal(matchSigner(own, { ...applicant, aadhaarLastFour: '0011' }).match, false);
  assert.equal(matchSigner(own, { ...applicant, aadhaarLastFour: null }).lastFourAgrees, null);
});

test('double click, back button and the same form again: one signature, the same answer', async () => {
  const asked = await harness.ask();
  const { page } = await opened(asked.form);
  assert.equal((await opened(asked.form)).page, page);
  await step(page, 'number', { number: numbers.slow, agree: '1' });
  const [one, two] = await Promise.all([
    step(page, 'otp', { otp: '123456' }),
    step(page, 'otp', { otp: '123456' }),
  ]);
  const back = postedBack(await (await fetch(page)).text());
  const later = postedBack(await step(page, 'cancel'));
  assert.ok(back);
  assert.deepEqual([postedBack(one), postedBack(two), later], [back, back, back]);
  signedBy(await provider.readResponse(back, asked.expected()));
});
