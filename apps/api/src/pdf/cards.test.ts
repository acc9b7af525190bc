import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { maskedRecord, storable } from '@pramaan/documents/masking.ts';
import { entries } from '@pramaan/documents/registry.ts';
import { branding } from './account.test-help.ts';
import { cardsData, type IssuedDocumentCard, issuedDocumentCard } from './cards.ts';
import { makePdf } from './engine.ts';
import { cardsPdf } from './make.test-help.ts';
import { copied, readBack } from './read-back.test-help.ts';

const [, ravi = people[0]] = people;
const bare = (text: string) => text.replace(/\s/g, '');

/** Every card of Ravi's file, from the fixtures, as a lender sees it. */
async function raviCards(): Promise<IssuedDocumentCard[]> {
  const fixtures = await loadFixtures();
  return entries.flatMap(({ document, key, method }) => {
    const made = fixtures[document.id]?.[key]?.(ravi, exampleCapture(method.capture, ravi));
    const proof = {
      badge: { tone: 'good', words: 'Verified' },
      source: 'Registry, 20 Nov 2026',
      checks: [{ name: 'Name', verdict: 'passed', detail: ravi.name }],
    } as const;
    const card = made && issuedDocumentCard(method.card, maskedRecord(method, storable(method, made)), proof);
    return card ? [card] : [];
  });
}

test('every card of Ravi’s file: each title, label and value is on the paper', async (t) => {
  const cards = await raviCards();
  assert.equal(cards.length, entries.length);
  const bytes = await cardsPdf('Loan Applicant Report', cards, branding, {
    facts: [['Applicant', ravi.name]],
  });
  const pages = await readBack(bytes);
  // Words in the order of the page, so that a value broken over lines is found whole in its column.
  const words = pages.flatMap((page) => page.words);
  const all = bare(words.map(({ text }) => text).join(''));
  assert.ok(all.includes(`XXXXXXXX${ravi.aadhaarLast4}`));
  assert.ok(
    !new RegExp(`[0-9]{8}${ravi.aadhaarLast4}(?![0-9])`).test(
      pages
        .flatMap(({ lines }) => lines)
        .filter((line) => /aadhaar|uid/i.test(line))
        .join('\n')
        .replaceAll(' ', ''),
    ),
  );
  let values = 0;
  for (const { title, blocks } of cards) {
    assert.ok(all.includes(bare(title)), title);
    const rows = blocks.flatMap((block) => [...block.rows, ...block.repeats.flat()]);
    for (const { label, text, format } of rows) {
      if (format === 'image') continue;
      values += 1;
      for (const word of label.split(' ')) assert.ok(all.includes(word), `${title}: ${label}`);
      for (const word of text.split(/\s+/)) assert.ok(all.includes(word), `${title}, ${label}: ${word}`);
    }
    for (const table of blocks.flatMap((block) => block.tables))
      for (const cell of table.rows.flat())
        for (const word of cell.split(/[\s/-]+/)) {
          values += 1;
          assert.ok(all.includes(word), `${title}, ${table.title}: ${word}`);
        }
  }
  t.diagnostic(`${cards.length} cards, ${values} values on ${pages.length} pages, ${bytes.length} bytes`);
});

test('no word of any card leaves the page or runs into its neighbour', async () => {
  const pages = await readBack(await cardsPdf('Loan Applicant Report', await raviCards(), branding));
  for (const [number, { words }] of pages.entries())
    for (const [at, { text, box }] of words.entries()) {
      assert.ok(box.left > 38 && box.left + box.width < 557, `page ${number + 1}: ${text}`);
      const next = words[at + 1];
      if (!next || Math.abs(next.box.top - box.top) > 1 || next.box.left < box.left) continue;
      assert.ok(box.left + box.width <= next.box.left + 1, `page ${number + 1}: ${text} over ${next.text}`);
    }
});

test('portraits are pictures of the paper, each kept once', async () => {
  const cards = await raviCards();
  const { pictures } = cardsData(cards);
  assert.equal(pictures.length, 1);
  const text = Buffer.from(await cardsPdf('Pictures', cards, branding)).toString('latin1');
  assert.equal(text.match(/\/Subtype\s*\/Image/g)?.length, 1);
  // What is no picture, and what only begins as one.
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array(60).fill(7)]).toString('base64');
  for (const photo of ['no picture', jpegHead]) {
    const broken = issuedDocumentCard(
      { title: 'Broken Details', blocks: [{ rows: [{ label: 'Photo', path: 'photo', format: 'image' }] }] },
      { photo },
    );
    assert.ok(broken);
    const [page] = await readBack(await cardsPdf('Pictures', [broken], branding));
    assert.ok(page?.lines.includes('Photo This picture cannot be displayed.'), photo);
  }
});

test('Hindi copies in the order in which it is written', async (t) => {
  const sentences = [
    'रवि कुमार शर्मा',
    'किशोर विद्यार्थी, क्षत्रिय कॉलोनी',
    'पिता का नाम: श्री त्रिलोकीनाथ द्विवेदी',
    '७/२, मन्दिर मार्ग, नई दिल्ली – ११०००१',
  ];
  const card = issuedDocumentCard(
    {
      title: 'आधार विवरण',
      blocks: [{ rows: sentences.map((_, at) => ({ label: `पंक्ति ${at}`, path: `p${at}` })) }],
    },
    Object.fromEntries(sentences.map((text, at) => [`p${at}`, text])),
  );
  assert.ok(card);
  const text = (await copied(await cardsPdf('लोन आवेदक रिपोर्ट', [card], branding))).join('\n');
  // Spaces are the copying program's guess from the gaps; PDFium overlooks one of them.
  for (const sentence of [...sentences, 'आधार विवरण', 'लोन आवेदक रिपोर्ट'])
    assert.ok(bare(text.normalize('NFC')).includes(bare(sentence.normalize('NFC'))), sentence);
  t.diagnostic(`${sentences.length + 2} Hindi texts read back whole`);
});

test('all cards keep the rules of PDF/UA-1: headings in order, pictures described', async () => {
  const { data, pictures } = cardsData(await raviCards());
  const order = {
    template: 'cards',
    title: 'Report',
    data: { facts: [], cover: null, cards: data, empty: '' },
    branding,
    pictures,
  } as const;
  assert.ok((await makePdf({ ...order, standard: 'ua-1' })).length > 10_000);
});

test('a paper without cards says so, and a card without data is none', async () => {
  const [page] = await readBack(await cardsPdf('Empty', [], branding));
  assert.ok(page?.lines.includes('No documents have been submitted yet.'));
  const [entry] = entries;
  assert.ok(entry);
  assert.equal(issuedDocumentCard(entry.method.card, {}), null);
});
