import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ccaRoots } from '../certificates/cca-roots.ts';
import { casesFolder } from '../xml-signature/cases.test-help.ts';
import { PdfError } from './error.ts';
import type { SignatureState } from './signature.ts';
import { check, good, root, states } from './signed.test-help.ts';
import { verifyPdfSignatures } from './verify.ts';

test('third-party signed PDFs', (t) => {
  const folder = casesFolder('12-signatures/pdf');
  if (!folder) return t.skip('no cases on this machine');
  const read = (name: string) => readFileSync(join(folder, name));
  const given = ['ca-root.cert.pem', 'ca-selfsigned.cert.pem'].map(read);
  const expected: [
    file: string,
    production: SignatureState[],
    withTestRoots: SignatureState[],
    whole: boolean,
  ][] = [
    ['base.pdf', ['broken'], ['broken'], false],
    ['minimal.pdf', [], [], false],
    ['minimal-aes256.pdf', [], [], false],
    ['minimal-rc4.pdf', [], [], false],
    ['sig-with-ski-sid.pdf', ['untrusted'], ['valid'], true],
    ['signpdf-incrementally_signed.pdf', ['untrusted'], ['untrusted'], true],
    ['signpdf-signed-once.pdf', ['untrusted'], ['untrusted'], true],
    ['tail-uncovered.pdf', ['changed'], ['changed'], false],
  ];
  for (const [file, production, withTestRoots, whole] of expected) {
    const inProduction = verifyPdfSignatures(read(file), { roots: ccaRoots });
    assert.deepEqual(states(inProduction), production, file);
    assert.ok(
      inProduction.every((signature) => !signature.trusted && signature.whole === whole),
      file,
    );
    assert.deepEqual(states(verifyPdfSignatures(read(file), { roots: given })), withTestRoots, file);
  }
  t.diagnostic(`${expected.length} third-party files run`);
});

test('third-party hostile PDFs are answered', (t) => {
  const folder = casesFolder('13-hostile-pdf');
  if (!folder) return t.skip('no cases on this machine');
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  assert.ok(files.length >= 16);
  for (const file of files) {
    try {
      for (const { state } of check(readFileSync(join(folder, file)))) assert.notEqual(state, 'valid', file);
    } catch (error) {
      assert.ok(error instanceof PdfError, `${file} threw ${error}`);
    }
  }
  t.diagnostic(`${files.length} third-party files run`);
});

/** Runs a program of another maker; null when the machine does not have it. */
function run(program: string, ...args: string[]): string | null {
  const { error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
  return error ? null : `${stdout}${stderr}`;
}

function inFolder(use: (place: (name: string, bytes: Uint8Array | string) => string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'signed-'));
  try {
    use((name, bytes) => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('openssl agrees about the signature, its chain and a change', (t) => {
  if (run('openssl', 'version') === null) return t.skip('openssl is not installed');
  const text = good.toString('latin1');
  const [, a = 0, b = 0] = (/ByteRange \[0 (\d+) (\d+) \d+\]/.exec(text) ?? []).map(Number);
  inFolder((place) => {
    const cms = place('cms', Buffer.from(text.slice(a + 1, b - 1), 'hex'));
    const content = place('content', Buffer.concat([good.subarray(0, a), good.subarray(b)]));
    const changed = place(
      'changed',
      Buffer.concat([good.subarray(0, a), Buffer.from(' '), good.subarray(b)]),
    );
    const trust = ['-CAfile', place('root.pem', root.certificate.toString())];
    const fixed = ['cms', '-verify', '-inform', 'DER', '-in', cms, '-binary', '-purpose', 'any'];
    const verify = (file: string, ...more: string[]) =>
      run('openssl', ...fixed, '-content', file, '-out', place('out', ''), ...more) ?? '';
    assert.match(verify(content, ...trust), /successful/);
    assert.match(verify(changed, ...trust), /failure/i);
    assert.match(verify(content), /failure/i);
  });
});

test('pdfsig agrees about the signature and a change', (t) => {
  if (run('pdfsig', '-v') === null) return t.skip('pdfsig (poppler-utils) is not installed');
  inFolder((place) => {
    const changed = Buffer.from(good.toString('latin1').replace('Catalog', 'Catalof'), 'latin1');
    assert.match(run('pdfsig', '-nocert', place('signed.pdf', good)) ?? '', /Signature is Valid/);
    assert.doesNotMatch(run('pdfsig', '-nocert', place('changed.pdf', changed)) ?? '', /Signature is Valid/);
  });
});
