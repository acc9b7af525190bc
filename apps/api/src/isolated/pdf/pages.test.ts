import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { callsOf } from '@pramaan/documents/fixtures/counted-calls.ts';
import { textOf } from '@pramaan/readers/reading/page.ts';
import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import { demoPeople } from '@pramaan/specimens/people.ts';
import { FileError } from '../error.ts';
import { openPdf, readPdf } from './pages.ts';
import { show, writePdf } from './write-pdf.test-help.ts';

type Drawn = Parameters<typeof show>;

const pdfOf = (pages: readonly (readonly Drawn[])[], turn: 0 | 90 | 180 | 270 = 0) =>
  writePdf({ turn, pages: pages.map((texts) => texts.map((text) => show(...text)).join('\n')) });

const linesOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).pages.map((page) => page.lines.map(textOf));

test('words, lines and boxes in points from the top left corner', async () => {
  const { pages, pageCount, opened, producer } = await readPdf(
    pdfOf([
      [
        ['Total Income', 50, 700],
        ['22,03,600', 400, 701],
        ['Taxes Paid', 50, 680],
      ],
    ]),
  );
  const [page] = pages;
  assert.ok(page);
  assert.deepEqual(page.lines.map(textOf), ['Total Income 22,03,600', 'Taxes Paid']);
  assert.deepEqual([page.width, page.height, page.origin], [595, 842, 'text']);
  assert.deepEqual([pageCount, opened], [1, null]);
  assert.equal(producer, 'Hand');
  const words = page.lines[0]?.words ?? [];
  const [total, income, amount] = words.map(({ box }) => box);
  assert.ok(total && income && amount);
  assert.ok(Math.abs(total.left - 50) < 0.5);
  // The base line is 142 points from the top; letters of 10 points rise about 7 above it.
  assert.ok(Math.abs(total.top - (842 - 700 - 7.2)) < 1, `${total.top}`);
  assert.ok(total.height > 7 && total.height < 12, `${total.height}`);
  assert.ok(income.left > total.left + total.width && income.left < total.left + total.width + 5);
  assert.ok(Math.abs(amount.left - 400) < 0.5);
  assert.ok(words.every(({ confidence }) => confidence === 1));
});

test('letters printed one by one are words; what is drawn twice to look bold counts once', async () => {
  // Widths of Helvetica, in thousandths of the size.
  const widths: Readonly<Record<string, number>> = { A: 667, P: 667, Z: 611, C: 722 };
  let x = 60;
  const letters = [...'AAAPZ1234C'].map((letter) => {
    const drawn = show(letter, x, 700);
    x += (widths[letter] ?? 556) / 100 + 0.6;
    return drawn;
  });
  const bold = [0, 0.3].map((shift) => show('Bold', 60 + shift, 650));
  assert.deepEqual(await linesOf(writePdf({ pages: [[...letters, ...bold].join('\n')] })), [
    ['AAAPZ1234C', 'Bold'],
  ]);
});

test('a page turned by its own setting, or whose text runs sideways, is read upright', async () => {
  const texts: readonly Drawn[] = [
    ['First line of the page', 60, 700],
    ['Second line', 60, 680],
  ];
  const upright = [['First line of the page', 'Second line']];
  assert.deepEqual(await linesOf(pdfOf([texts])), upright);
  // Turned text that the page's own setting puts right again, as scanners' and landscape reports have it.
  const up: readonly Drawn[] = [
    ['First line of the page', 60, 100, 10, 1],
    ['Second line', 80, 100, 10, 1],
  ];
  for (const turn of [0, 90, 180, 270] as const) {
    const { pages } = await readPdf(pdfOf([up], turn));
    assert.deepEqual(
      pages.map((page) => page.lines.map(textOf)),
      upright,
      `${turn}`,
    );
    const [page] = pages;
    assert.ok(page && page.width === 842 && page.height === 595, `${turn}`);
    const box = page.lines[0]?.box;
    assert.ok(box && box.left >= 0 && box.left + box.width < page.width && box.top < page.height, `${turn}`);
  }
});

test('a note in the margin does not mix with the lines', async () => {
  const lines = await linesOf(
    pdfOf([
      [
        ['Name ASHA SAMPLE', 60, 700],
        ['Computer generated', 20, 660, 8, 1],
        ['PAN AAAPZ1234C', 60, 680],
      ],
    ]),
  );
  assert.deepEqual(new Set(lines[0]), new Set(['Name ASHA SAMPLE', 'Computer generated', 'PAN AAAPZ1234C']));
});

const refusal = (code: string, sentence: RegExp) => (error: unknown) =>
  error instanceof FileError && error.code === code && sentence.test(error.message);

test('refusals say what is wrong and what to do', async () => {
  const page: readonly Drawn[] = [['x', 60, 700]];
  const three = pdfOf([page, page, page]);
  await assert.rejects(
    readPdf(three, [], { maxPages: 2 }),
    refusal('too-many-pages', /has 3 pages.*limit of 2\. Upload/),
  );
  await assert.rejects(readPdf(three, [], { maxBytes: 100 }), refusal('too-many-bytes', /Upload a smaller/));
  await assert.rejects(readPdf(new Uint8Array(0)), refusal('unknown-kind', /not a PDF/));
  await assert.rejects(readPdf(Buffer.from('\xff\xd8\xff', 'latin1')), refusal('unknown-kind', /not a PDF/));
  await assert.rejects(readPdf(three.subarray(0, 200)), refusal('damaged', /Download it again/));
  await assert.rejects(readPdf(Buffer.from('%PDF-1.7')), refusal('damaged', /damaged/));
  const scan = await readPdf(pdfOf([[['Scanned by', 60, 30]]]));
  assert.equal(scan.hasText, false);
});

test('the bytes stay with whoever gave them', async () => {
  const bytes = pdfOf([[['x', 60, 700]]]);
  const before = Buffer.from(bytes);
  await readPdf(bytes);
  assert.ok(before.equals(Buffer.from(bytes)));
});

test('text beside the page, or too small to be seen, is not read', async () => {
  const lines = await linesOf(
    pdfOf([
      [
        ['Total Income 5,00,000', 60, 700],
        ['Total Income 50,00,000', 60, 900],
        ['Total Income 60,00,000', 700, 690],
        ['Total Income 70,00,000', 60, 680, 0.5],
      ],
    ]),
  );
  assert.deepEqual(lines, [['Total Income 5,00,000']]);
});

test('a long statement is read page by page', async (context) => {
  const orders = Array.from({ length: 40 }, (_, at) => {
    const y = 780 - at * 18;
    const cells: readonly (readonly [number, string])[] = [
      [40, `${String((at % 28) + 1).padStart(2, '0')}/04/24`],
      [100, `UPI-SAMPLE STORE-sample@okbank-ABCD0123451-${4_000_000_000 + at}`],
      [420, `${at * 37}.00`],
      [500, `1,23,${String(400 + at)}.50`],
    ];
    return cells.map(([x, text]) => show(text, x, y, 8)).join('\n');
  }).join('\n');
  const all = amountOf('textPages');
  const bytes = writePdf({ pages: new Array<string>(all).fill(orders) });
  const pdf = await openPdf(bytes, [], { maxPages: 1_000 });
  let [pages, words] = [0, 0];
  const calls = await callsOf(async () => {
    for await (const page of pdf.pagesOf()) {
      pages += 1;
      words += page.lines.reduce((sum, line) => sum + line.words.length, 0);
      assert.equal(page.lines.length, 40);
    }
  });
  await pdf.close();
  assert.deepEqual([pages, words], [all, 200 * all]);
  context.diagnostic(`${pages} pages, ${words} words, ${(calls / words).toFixed(1)} calls for each word`);
  assert.ok(calls <= 100 * words, `${calls} calls`);
});

test('a password is tried as it was typed, then as SASLprep has it', async () => {
  const [asha] = demoPeople;
  assert.ok(asha);
  const locked = await itrV2023.make(asha, { password: 'IX 1990' });
  // Full-width digits, a Roman numeral of one sign, a space that does not break, a soft hyphen.
  const { opened, password } = await readPdf(locked, ['wrong', '\u2168\u00a0\uff11\uff19\u00ad90']);
  assert.deepEqual([opened, password], [1, 'IX 1990']);
  assert.equal((await readPdf(locked, ['IX 1990'])).opened, 0);
  await assert.rejects(readPdf(locked, ['IX1990']), FileError);
});
