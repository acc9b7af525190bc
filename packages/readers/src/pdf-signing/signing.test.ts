import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { degrees, type PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import { asha, authority, check, look, plainPdf, ravi, states } from '../pdf-signature/signed.test-help.ts';
import { embedCms } from './embed.ts';
import { PdfSigningError, type PdfSigningErrorCode } from './error.ts';
import { fitLines } from './fit-lines.ts';
import type { Visible } from './look.ts';
import { detachedCms } from './make-cms.ts';
import { preparePdf } from './prepare.ts';

const seen = { ...look, reason: 'Loan agreement', location: 'Bengaluru', visible: {} };

/** Pages of A4, turned, and where their signatures stand: page, rectangle. */
async function paper(pages: number, turned = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let i = 0; i < pages; i++) {
    const page = document.addPage([595, 842]);
    page.setRotation(degrees(turned));
    page.drawText(`Page ${i + 1}`, { x: 60, y: 700 });
  }
  return document.save({ useObjectStreams: false });
}

async function widgets(pdf: Uint8Array): Promise<{ page: number; rect: number[]; drawn: boolean }[]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().flatMap((page, at) =>
    (page.node.Annots()?.asArray() ?? []).map((ref) => {
      const widget = document.context.lookup(ref) as unknown as { lookup(name: PDFName): unknown };
      const rect = widget.lookup(PDFName.of('Rect')) as PDFArray;
      return {
        page: at + 1,
        rect: rect.asArray().map((each) => Math.round(Number(String(each)))),
        drawn: widget.lookup(PDFName.of('AP')) !== undefined,
      };
    }),
  );
}

test('what is asked to be signed is the SHA-256 of all but the gap, and only the gap is filled', async () => {
  const pdf = await plainPdf();
  const { bytes, gap, digest } = await preparePdf(pdf, seen);
  const [start, end] = gap;
  const rest = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  assert.ok(createHash('sha256').update(rest).digest().equals(digest));
  const cms = detachedCms({ signer: asha, chain: [authority], digest, at: look.at });
  const signed = embedCms({ bytes, gap }, cms);
  assert.ok(Buffer.concat([signed.subarray(0, start), signed.subarray(end)]).equals(rest));
  const [signature, ...more] = check(signed);
  assert.ok(signature?.state === 'valid' && signature.whole && more.length === 0);
});

test('three signers in order, each seen at a place of their own, all valid', async () => {
  for (const index of ['table', 'stream'] as const) {
    let pdf = await plainPdf(index);
    for (const signer of [asha, ravi, asha]) {
      const before = pdf;
      pdf = await signPdf(pdf, signer, seen);
      assert.ok(Buffer.from(pdf.subarray(0, before.length)).equals(before));
    }
    assert.deepEqual(states(check(pdf)), ['valid', 'valid', 'valid']);
    assert.deepEqual(
      check(pdf).map(({ whole }) => whole),
      [false, false, true],
    );
    assert.deepEqual(
      (await widgets(pdf)).map(({ rect, drawn }) => [rect[0], rect[1], drawn]),
      [
        [36, 36, true],
        [212, 36, true],
        [388, 36, true],
      ],
    );
  }
});

test('the signature is on the page and in the box that was asked for, upright on turned pages', async (t) => {
  const box = { x: 40, y: 50, width: 200, height: 60 };
  const cases: [turned: number, rect: number[]][] = [
    [0, [40, 50, 240, 110]],
    [90, [485, 40, 545, 240]],
    [180, [355, 732, 555, 792]],
    [270, [50, 602, 110, 802]],
  ];
  for (const [turned, rect] of cases) {
    const signed = await signPdf(await paper(3, turned), asha, { ...seen, visible: { page: 2, box } });
    assert.deepEqual(await widgets(signed), [{ page: 2, rect, drawn: true }], `turned by ${turned}`);
    assert.deepEqual(states(check(signed)), ['valid']);
  }
  assert.equal((await widgets(await signPdf(await paper(3), asha, seen)))[0]?.page, 3);
  assert.deepEqual(await widgets(await signPdf(await paper(3), asha, look)), [
    { page: 1, rect: [0, 0, 0, 0], drawn: false },
  ]);
  t.diagnostic(`${cases.length} turns run`);
});

test('names in any script, and a drawing of one page, are signed', async () => {
  const pdf = await paper(1);
  for (const name of ['आशा नमूना', 'A'.repeat(300), 'Ā(sha) \\ <b>', ''])
    assert.deepEqual(states(check(await signPdf(pdf, asha, { ...seen, name }))), ['valid'], name);
  const drawn = await signPdf(pdf, asha, { ...seen, visible: { drawing: await paper(1) } });
  assert.deepEqual(states(check(drawn)), ['valid']);
  assert.equal((await widgets(drawn))[0]?.drawn, true);
});

test('lines fit their box at the largest size, are broken, and cut at last', () => {
  const measure = (text: string) => text.length * 0.5;
  assert.deepEqual(fitLines(['one two'], { width: 100, height: 30 }, measure), {
    size: 10,
    lines: ['one two'],
  });
  assert.deepEqual(fitLines(['one two'], { width: 20, height: 30 }, measure), {
    size: 10,
    lines: ['one', 'two'],
  });
  assert.deepEqual(fitLines(['a'.repeat(100)], { width: 15, height: 4 }, measure), {
    size: 3,
    lines: ['a'.repeat(10)],
  });
});

test('what cannot be signed is refused with its reason', async (t) => {
  const good = await paper(2);
  const text = Buffer.from(good).toString('latin1');
  const locked = await PDFDocument.load(good);
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  const sealed = await PDFDocument.load(good);
  const { context } = sealed;
  const certified = context.register(
    context.obj({
      Type: 'Sig',
      Reference: [{ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: { P: 1 } }],
    }),
  );
  sealed.catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: certified }));
  const cases: [PdfSigningErrorCode, Uint8Array, Visible?][] = [
    ['empty', new Uint8Array()],
    ['not-pdf', Buffer.from('PK nothing')],
    ['too-large', Buffer.alloc(50_000_001)],
    ['damaged', Buffer.from('%PDF-1.7\nnothing else')],
    ['damaged', Buffer.from(text.slice(0, 300), 'latin1')],
    ['damaged', Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1')],
    ['damaged', Buffer.from(text.replace('/Type /Catalog', '/Type /Nothing'), 'latin1')],
    ['locked', await locked.save()],
    ['sealed', await sealed.save()],
    ['no-page', good, { page: 3 }],
    ['no-page', good, { page: 0 }],
    ['no-page', good, { page: 1.5 }],
    ['no-drawing', good, { drawing: Buffer.from('no drawing') }],
  ];
  for (const [code, pdf, visible = {}] of cases)
    await assert.rejects(
      preparePdf(pdf, { ...seen, visible }),
      (error) => error instanceof PdfSigningError && error.code === code && /\.$/.test(error.message),
      `${code} ${JSON.stringify(visible)}`,
    );
  const { bytes, gap } = await preparePdf(good, { ...seen, room: 100 });
  assert.throws(() => embedCms({ bytes, gap }, Buffer.alloc(101)), RangeError);
  t.diagnostic(`${cases.length} files run`);
});
