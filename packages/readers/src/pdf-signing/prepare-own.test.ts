import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import { asha, authority, check, look, plainPdf } from '../pdf-signature/signed.test-help.ts';
import { embedCms } from './embed.ts';
import { detachedCms } from './make-cms.ts';
import { prepareOwnPdf } from './prepare-own.ts';

const signOwn = (pdf: Uint8Array) => {
  const prepared = prepareOwnPdf(pdf, look);
  return embedCms(
    prepared,
    detachedCms({ signer: asha, chain: [authority], digest: prepared.digest, at: look.at }),
  );
};

test('a file with one table of objects is signed unseen, opens as before, and takes further signatures', async () => {
  const pdf = await plainPdf('table');
  const signed = signOwn(pdf);
  assert.ok(
    Buffer.from(signed).subarray(0, pdf.length).equals(Buffer.from(pdf)),
    'nothing before is touched',
  );
  const [signature, ...more] = check(signed);
  assert.ok(signature?.state === 'valid' && signature.whole && more.length === 0);
  const opened = await PDFDocument.load(signed);
  assert.equal(opened.getPageCount(), (await PDFDocument.load(pdf)).getPageCount());
  assert.deepEqual(
    opened
      .getForm()
      .getFields()
      .map((field) => field.getName()).length,
    1,
  );
  const twice = check(await signPdf(signed, asha, look));
  assert.deepEqual(
    twice.map(({ state }) => state),
    ['valid', 'valid'],
  );
  const touched = Buffer.from(signed);
  touched[30] = (touched[30] ?? 0) ^ 1;
  assert.equal(check(touched)[0]?.state, 'changed');
});

test('a file of another make is refused, not guessed at', async () => {
  const [table, stream] = [await plainPdf('table'), await plainPdf('stream')];
  const others = {
    'an index in a stream': stream,
    'signed already': signOwn(table),
    'no PDF': Buffer.from('hello'),
    'cut short': table.subarray(0, table.length - 40),
    empty: Buffer.alloc(0),
  };
  for (const [what, bytes] of Object.entries(others))
    assert.throws(() => prepareOwnPdf(bytes, look), /none of those that our typesetter makes/, what);
});
