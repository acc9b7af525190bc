import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import { withProofs } from '@pramaan/specimens/signed/proof.ts';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import {
  asha,
  authority,
  check,
  good,
  look,
  plainPdf,
  stampedBy,
  stamper,
  states,
} from './signed.test-help.ts';

const proofs = { certificates: [authority.certificate.raw] };

test('proof added for the long term leaves a signature unaltered, by tables and by streams', async () => {
  for (const index of ['table', 'stream'] as const) {
    const signed = await signPdf(await plainPdf(index), asha, look);
    const proved = await withProofs(signed, proofs, index);
    const [signature] = check(proved);
    assert.deepEqual([signature?.state, signature?.whole], ['valid', true], index);
    assert.match(signature?.sentence ?? '', /unaltered since\. Proof of the certificates/);

    const archived = await withProofs(await stampedBy(proved, stamper), proofs, index);
    assert.deepEqual(
      check(archived).map(({ kind, state, whole }) => `${kind} ${state} ${whole}`),
      ['signature valid true', 'timestamp valid true'],
      index,
    );
  }
});

const text = good.toString('latin1');
const numberAfter = (pattern: RegExp, from = text) => Number(pattern.exec(from)?.[1]);
const root = numberAfter(/\/Root (\d+) 0 R/);
/** What the newest catalog says. */
const catalogOf = (file: string) =>
  [...file.matchAll(new RegExp(`\\n${root} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`, 'g'))].at(-1)?.[1] ?? '';
const catalog = catalogOf(text);
const [, page = '', pageText = ''] =
  [...text.matchAll(/\n(\d+) 0 obj\s*<<([^<>]*\/Type \/Page\b[\s\S]*?)>>\s*endobj/g)].at(-1) ?? [];
const free = numberAfter(/\/Size (\d+)/, text.slice(text.lastIndexOf('/Size')));

interface Written {
  [number: number]: string;
}

/** `pdf` with objects written behind it, indexed by a table; `places` says where another object is to be looked for. */
function updated(pdf: Buffer, objects: Written, places: Record<number, number> = {}): Buffer {
  const before = [...pdf.toString('latin1').matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  let body = '\n';
  const offsets = new Map(Object.entries(places).map(([number, place]) => [Number(number), place]));
  for (const [number, value] of Object.entries(objects)) {
    offsets.set(Number(number), pdf.length + body.length);
    body += `${number} 0 obj\n${value}\nendobj\n`;
  }
  const lines = [...offsets].map(
    ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  const table = pdf.length + body.length;
  const trailer = `trailer\n<< /Size ${free + 20} /Root ${root} 0 R /Prev ${before} >>`;
  return Buffer.concat([
    pdf,
    Buffer.from(`${body}xref\n${lines.join('')}${trailer}\nstartxref\n${table}\n%%EOF\n`, 'latin1'),
  ]);
}

const store = { [free]: '<< /Type /DSS >>' };
const withStore = `<<${catalog} /DSS ${free} 0 R>>`;

/** A field with a time stamp; `more` is said of it as well. */
const stampField = (rectangle: string, more = '') =>
  `<< /Type /Annot /Subtype /Widget /FT /Sig /T (S) /V ${free + 2} 0 R /Rect ${rectangle} ${more}>>`;
const stampValue = '<< /Type /DocTimeStamp /SubFilter /ETSI.RFC3161 >>';
const withField = catalog.replace(/\/Fields \[([^\]]*)\]/, `/Fields [$1 ${free + 1} 0 R]`);

test('an update is excused for what it is, not for the proof it also holds', (t) => {
  const information = numberAfter(/\/Info (\d+) 0 R/);
  const told = text
    .slice(text.indexOf(`\n${information} 0 obj`))
    .match(/<<([\s\S]*?)>>/)?.[1]
    ?.replace(/\/ModDate \([^)]*\)/, '');
  assert.ok(catalog.includes('/Pages') && pageText.includes('/Contents') && withField !== catalog);
  const honest: [string, Buffer][] = [
    ['a store', updated(good, { [root]: withStore, ...store })],
    ['a store in the catalog itself', updated(good, { [root]: `<<${catalog} /DSS << /Certs [] >>>>` })],
    ['the day of the change', updated(good, { [information]: `<<${told} /ModDate (D:20260601)>>` })],
    ['the same page once more', updated(good, { [page]: `<<${pageText}>>`, [root]: withStore, ...store })],
    [
      'an unseen stamp',
      updated(good, {
        [root]: `<<${withField}>>`,
        [free + 1]: stampField('[0 0 0 0]'),
        [free + 2]: stampValue,
      }),
    ],
  ];
  for (const [what, pdf] of honest) assert.deepEqual(states(check(pdf)), ['valid'], what);

  const contents =
    numberAfter(/\/Contents (\d+) 0 R/, pageText) || numberAfter(/\/Contents \[\s*(\d+) 0 R/, pageText);
  const other = '<< /Length 2 >>\nstream\nq \nendstream';
  const forged: [string, Buffer][] = [
    ['another content of the page', updated(good, { [root]: withStore, ...store, [contents]: other })],
    [
      'another page tree',
      updated(good, { [root]: withStore.replace(/\/Pages \d+/, `/Pages ${free + 1}`), ...store }),
    ],
    [
      'the page tree said twice',
      updated(good, { [root]: `<< /Pages ${free + 1} 0 R ${catalog} >>`, ...store }),
    ],
    ['an action when it is opened', updated(good, { [root]: `<<${catalog} /OpenAction << /S /Print >>>>` })],
    [
      'a page that turned',
      updated(good, { [page]: `<<${pageText} /Rotate 90>>`, [root]: withStore, ...store }),
    ],
    ['a page with its size twice', updated(good, { [page]: `<</MediaBox [0 0 9 9] ${pageText}>>` })],
    [
      'an old object looked for elsewhere',
      updated(good, { [root]: withStore, ...store }, { [contents]: 15 }),
    ],
    ['a page taken away', updated(good, { [page]: 'null', [root]: withStore, ...store })],
    ['another title', updated(good, { [information]: `<<${told} /Title (A)>>` })],
    [
      'a signature as it were a stamp',
      updated(good, {
        [root]: `<<${withField}>>`,
        [free + 1]: stampField('[0 0 0 0]'),
        [free + 2]: '<< /SubFilter /adbe.pkcs7.detached >>',
      }),
    ],
    ['only bytes', Buffer.concat([good, Buffer.from('\n%%EOF\n')])],
    ...['[0 0 200 200]', '[0 0 0 0] /Rect [0 0 200 200]', '[]'].map((rectangle): [string, Buffer] => [
      `a stamp that is seen, ${rectangle}`,
      updated(good, {
        [root]: `<<${withField}>>`,
        [free + 1]: stampField(rectangle),
        [free + 2]: stampValue,
      }),
    ]),
    [
      'a stamp that acts',
      updated(good, {
        [root]: `<<${withField}>>`,
        [free + 1]: stampField('[0 0 0 0]', '/A << /S /JavaScript >>'),
        [free + 2]: stampValue,
      }),
    ],
    [
      'a field of another kind',
      updated(good, {
        [root]: `<<${withField}>>`,
        [free + 1]: stampField('[0 0 0 0]').replace('/Sig', '/Tx'),
        [free + 2]: stampValue,
      }),
    ],
    [
      'an annotation of a page',
      updated(good, {
        [page]: `<<${pageText.replace(/\/Annots \[/, `/Annots [${free + 1} 0 R `)}>>`,
        [free + 1]: '<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] >>',
      }),
    ],
  ];
  for (const [what, pdf] of forged) assert.deepEqual(states(check(pdf)), ['changed'], what);
  sayRefused(t, 'PDF updates that hide a change behind proof', forged.length + 2);
});

test('what a signer prepared for later is no proof: a hole to be filled, a list that is two things', async () => {
  const plain = Buffer.from(await plainPdf());
  const sign = async (pdf: Buffer) => Buffer.from(await signPdf(pdf, asha, look));
  const hole = free + 15;
  const holed = await sign(updated(plain, { [free]: `[${hole} 0 R]` }));
  assert.deepEqual(states(check(holed)), ['valid']);
  const proved = { [root]: `<<${catalogOf(holed.toString('latin1'))} /DSS << >>>>` };
  assert.deepEqual(states(check(updated(holed, proved))), ['valid']);
  const filled = { ...proved, [hole]: '<< /Type /Annot >>' };
  assert.deepEqual(states(check(updated(holed, filled))), ['changed']);

  const contents = numberAfter(/\/Contents \[\s*(\d+) 0 R/, pageText);
  const hidden = Buffer.from(`${contents} 0 obj\n<< /Length 2 >>\nstream\nq \nendstream\nendobj\n`);
  const twofold = await sign(updated(Buffer.concat([plain, hidden]), { [free]: 'null' }));
  assert.deepEqual(states(check(twofold)), ['valid']);
  assert.deepEqual(states(check(updated(twofold, {}, { [contents]: plain.length }))), ['changed']);

  const list = free;
  const pages = numberAfter(/\/Pages (\d+) 0 R/, catalog);
  const storeOf = (items: string) => ({ [list]: `[${items}]` });
  const shared = await sign(
    updated(plain, {
      [root]: `<< /Type /Catalog /Pages ${pages} 0 R /DSS << /Certs ${list} 0 R >> >>`,
      [pages]: `<< /Type /Pages /Count 1 /Kids ${list} 0 R >>`,
      ...storeOf(`${page} 0 R`),
    }),
  );
  assert.deepEqual(states(check(shared)), ['valid']);
  const grown = { ...storeOf(`${page} 0 R ${free + 15} 0 R`), [free + 15]: '<< /Type /Page >>' };
  assert.deepEqual(states(check(updated(shared, grown))), ['changed']);

  const [one, two] = [free + 1, free + 2];
  const proving = await sign(
    updated(plain, {
      [root]: `<< /Type /Catalog /Pages ${pages} 0 R /DSS ${free} 0 R >>`,
      [free]: `<< /Certs [${one} 0 R] /VRI << /A ${one} 0 R >> >>`,
      [one]: '(first)',
      [two]: '(second)',
    }),
  );
  const held = (certificates: string, entry: string) =>
    updated(proving, { [free]: `<< /Certs [${certificates}] /VRI << ${entry} /B ${two} 0 R >> >>` });
  assert.deepEqual(states(check(held(`${one} 0 R ${two} 0 R`, `/A ${one} 0 R`))), ['valid']);
  assert.deepEqual(states(check(held(`${two} 0 R`, `/A ${one} 0 R`))), ['changed']);
  assert.deepEqual(states(check(held(`${one} 0 R`, `/A ${two} 0 R`))), ['changed']);
});
