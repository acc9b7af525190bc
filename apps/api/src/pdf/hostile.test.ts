import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseFile } from '@pramaan/documents/fixtures/cases.ts';
import { randomOf } from '@pramaan/specimens/random.ts';
import { branding, invented } from './account.test-help.ts';
import type { IssuedDocumentCard } from './cards.ts';
import { drawable } from './drawable.ts';
import { drawnBy, fontFiles } from './font-files.ts';
import { bankStatementPdf, cardsPdf } from './make.test-help.ts';
import { columnText, copied, descriptions, readBack } from './read-back.test-help.ts';

const bare = (text: string) => text.replace(/\s/g, '');
const card = (texts: readonly string[]): IssuedDocumentCard => ({
  title: 'Hostile Details',
  blocks: [
    {
      rows: texts.map((text, at) => ({ label: `Row ${at}`, text, format: 'text' })),
      tables: [
        {
          title: 'View as a table',
          columns: ['Number', 'Text', 'Text', 'Text', 'Text', 'Text'].map((label) => ({
            label,
            format: 'text',
          })),
          rows: texts.map((text, at) => [String(at), text, text, text, text, text]),
        },
      ],
      repeats: [],
    },
  ],
});

const codes = [
  '#read("/etc/passwd")',
  '#import "@preview/x:0.1.0": *',
  '#{while true {}}',
  '#eval("1+1") #sys.inputs',
  '*bold* _slanted_ `raw` $ x^2 $ @ref <label> = heading',
  '// comment /* and */ ~ -- --- ... \\u{41} \\ #[x]',
  "it's \"quoted\" 'twice'",
  ']]]) } #panic("x") {{{[[[',
  '<script>alert(1)</script> &amp; %00',
];

test('Typst in the data is printed as it stands', async () => {
  const account = await invented({ months: 2, narrations: codes });
  const narrations = columnText(await readBack(await bankStatementPdf(account, branding)));
  for (const code of codes) assert.ok(narrations.includes(bare(code)), code);
  assert.ok(!narrations.includes('root:'));
  const [named] = await readBack(
    await cardsPdf(codes[0] ?? '', [card(codes)], { ...branding, lender: codes[1] ?? '' }),
  );
  assert.ok(named?.lines.some((line) => line === codes[0]));
});

test('marks that turn or hide text are gone; what no font draws stands as one sign, and the paper says so', async () => {
  const texts = [
    'a\u0000b\u202egnp.exe\u202c',
    '\u2066x\u2069\ufeff\u200b\u200dy',
    'שלום',
    'கதை',
    'काम\u200d',
    '😀',
  ];
  const account = await invented({ months: 1, narrations: texts });
  const text = (await copied(await bankStatementPdf(account, branding))).join('\n');
  assert.match(text, /abgnp\.exe/);
  assert.match(text, /\bxy\b/);
  assert.match(text, /काम/);
  assert.match(text, /\ufffd{4}/);
  assert.ok(!text.includes('\u0000'));
  assert.doesNotMatch(text, /[\u202a-\u202e\u2066-\u2069\u05d0-\u05ea\u0b80-\u0bff]/);
  assert.match(text, /Some characters are not available in the fonts of this document\./);
  const clean = await copied(await bankStatementPdf(await invented({ months: 1 }), branding));
  assert.doesNotMatch(clean.join('\n'), /are not available in the fonts/);
});

test('every character that the fonts draw makes a valid PDF/A-3a', async (t) => {
  const points = [...drawnBy(fontFiles())].sort((a, b) => a - b);
  const letters = points.map((point) => String.fromCodePoint(point));
  const drawn = new Set(points);
  const lines = Array.from({ length: Math.ceil(letters.length / 40) }, (_, at) =>
    letters.slice(at * 40, at * 40 + 40).join(' '),
  );
  const bytes = await cardsPdf('All characters', [card(lines)], branding);
  assert.ok(
    lines.every((line) => !/[\p{Cc}\p{Cf}]/u.test(drawable(line, drawn).replace(/[\u200c\u200d]/g, ''))),
  );
  t.diagnostic(`${points.length} characters, ${bytes.length} bytes`);
});

test('very long words end before the next cell', async () => {
  const words = [
    'W'.repeat(900),
    'UPI/CR/'.repeat(200),
    `क्षत्रिय${'श्री'.repeat(200)}`,
    'a'.repeat(33),
    'https://x.example/'.repeat(9),
  ];
  const account = await invented({ months: 1, narrations: words });
  const pages = await readBack(await bankStatementPdf(account, branding));
  const { left, right } = descriptions;
  const overlapping = pages.flatMap(({ words: all }) =>
    all.filter(
      ({ box, text }) =>
        box.left >= left && box.left < right && box.left + box.width > right && /^[Wa]+$/.test(text),
    ),
  );
  assert.deepEqual(overlapping, []);
  assert.ok(columnText(pages).includes('W'.repeat(900)));
  assert.ok(columnText(pages).includes('UPI/CR/'.repeat(200)));
  const wide = await readBack(
    await cardsPdf('W'.repeat(300), [card(words)], { ...branding, lender: 'M'.repeat(200) }),
  );
  for (const { words: all } of wide)
    for (const { box, text } of all)
      assert.ok(box.left + box.width < 595, `${text} ends at ${box.left + box.width}`);
});

test('random texts of every plane never fail', async (t) => {
  const random = randomOf('hostile papers');
  const letter = () =>
    String.fromCodePoint(random.next() < 0.7 ? random.whole(0, 0x2fff) : random.whole(0, 0x10ffff));
  for (let round = 0; round < 12; round++) {
    const texts = Array.from({ length: 40 }, () =>
      Array.from({ length: random.whole(0, 120) }, letter).join(random.next() < 0.5 ? '' : ' '),
    );
    assert.ok((await cardsPdf(texts[0] ?? '', [card(texts)], branding)).length > 5_000);
  }
  t.diagnostic('480 texts in 12 papers');
});

test('the third-party list of naughty strings is printed', async (t) => {
  const file = caseFile('15-security-lists/blns.json');
  if (!file) return t.skip('no cases folder');
  const texts = (JSON.parse(file.toString()) as string[]).filter((text) => text.trim() !== '');
  const bytes = await cardsPdf('Strings', [card(texts)], branding);
  const pages = await readBack(bytes);
  t.diagnostic(`${texts.length} strings on ${pages.length} pages`);
  assert.ok(texts.length > 100 && pages.length > 10);
});
