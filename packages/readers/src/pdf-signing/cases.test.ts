import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import { asha, check, look, plainPdf, ravi } from '../pdf-signature/signed.test-help.ts';
import { casesFolder } from '../xml-signature/cases.test-help.ts';
import { PdfSigningError } from './error.ts';

test('third-party PDFs: each is signed so that it proves, or refused with a sentence; none hangs', async (t) => {
  const folders = ['12-signatures/pdf', '13-hostile-pdf'].map(casesFolder).filter((path) => path !== null);
  if (folders.length === 0) return t.skip('no cases on this machine');
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => join(folder, name)),
  );
  const counts: Record<string, number> = {};
  for (const file of files) {
    let outcome = 'signed';
    try {
      const last = check(await signPdf(readFileSync(file), asha, { ...look, visible: {} })).at(-1);
      assert.ok(last?.state === 'valid' && last.whole, `${file}: ${last?.sentence}`);
    } catch (error) {
      assert.ok(error instanceof PdfSigningError, `${file} threw ${error}`);
      outcome = error.code;
    }
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  assert.ok((counts.signed ?? 0) >= 4);
  t.diagnostic(`${files.length} third-party files run: ${JSON.stringify(counts)}`);
});

/** What pdfsig says of a file; null when the machine does not have it. */
function pdfsig(pdf: Uint8Array): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, pdf);
    const { error, stdout, stderr } = spawnSync('pdfsig', ['-nocert', file], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    return error ? null : stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('pdfsig agrees: every signer valid, the whole file covered; a changed byte and added bytes seen', async (t) => {
  let run = 0;
  for (const index of ['table', 'stream'] as const) {
    const seen = { ...look, visible: {} };
    const both = await signPdf(await signPdf(await plainPdf(index), asha, seen), ravi, seen);
    const says = pdfsig(both);
    if (says === null) return t.skip('pdfsig (poppler-utils) is not installed');
    assert.equal(says.match(/Signature is Valid/g)?.length, 2, says);
    assert.match(says, /Total document signed/);
    const changed = Buffer.from(both);
    const at = changed.indexOf('%PDF-') + 7;
    changed[at] = (changed[at] ?? 0) ^ 1;
    assert.doesNotMatch(pdfsig(changed) ?? '', /Signature is Valid/);
    const added = pdfsig(Buffer.concat([both, Buffer.from('\n% more')])) ?? '';
    assert.doesNotMatch(added, /Total document signed/);
    run += 3;
  }
  t.diagnostic(`${run} files shown to pdfsig`);
});
