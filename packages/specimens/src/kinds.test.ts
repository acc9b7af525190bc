import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { aadhaar } from '@pramaan/documents/kinds/id/aadhaar.ts';
import { dl } from '@pramaan/documents/kinds/id/dl.ts';
import { epic } from '@pramaan/documents/kinds/id/epic.ts';
import { pan } from '@pramaan/documents/kinds/id/pan.ts';
import { passport } from '@pramaan/documents/kinds/id/passport.ts';
import { writePath } from '@pramaan/documents/paths.ts';
import sharp from 'sharp';
import { clashes } from './clashes.ts';
import { svgToPng } from './drawing.ts';
import { kinds } from './kinds.ts';
import { picturedPapers } from './papers/pictured/pictured-papers.ts';
import { aadhaarNumberOf, demoPeople, type InventedPerson, inventPerson } from './people.ts';
import { sheet } from './sheet.ts';

/** Names, addresses and scripts of every length are among the part; the whole looks for the rare one that is too long. */
const crowd = [
  ...demoPeople,
  ...Array.from({ length: amountOf('drawnPeople') }, (_, seed) => inventPerson(seed)),
];

/** The record type behind each reader. */
const results: Partial<Record<string, (typeof pan)['methods'][string] | undefined>> = {
  'pan-card': pan.methods.ocr,
  passport: passport.methods.ocr,
  'voter-card': epic.methods.ocr,
  'licence-card': dl.methods.ocr ?? dl.methods.auth,
  'aadhaar-card': aadhaar.methods.ocr,
};

test('a text that is cut off, squeezed, or lies on another or on a photo is seen', () => {
  const page = sheet(400, 200);
  page.figure({ left: 0, top: 120, width: 60, height: 60 });
  page.text('one', { x: 20, y: 60, size: 40, room: 300 });
  page.text('two', { x: 30, y: 60, size: 40, room: 300 });
  page.text('over the edge', { x: 300, y: 60, size: 20, room: 300 });
  page.text('far too long for this', { x: 100, y: 110, size: 40, room: 100 });
  page.text('photo', { x: 30, y: 150, size: 20, room: 100 });
  assert.deepEqual(clashes(page.done()), [
    '"one" lies on "two".',
    '"over the edge" is cut off at the edge.',
    '"far too long for this" is too long for its room.',
    '"photo" lies on a photo or a code.',
  ]);
});

test('what is recorded of a text is where its ink is drawn', async () => {
  const page = sheet(300, 120);
  page.draw('<rect width="300" height="120" fill="#fff"/>');
  page.text('MANOJ कार्ड', { x: 20, y: 60, size: 34, weight: 700, room: 260, fill: '#000' });
  const { texts, svg } = page.done();
  const box = texts[0]?.box;
  assert.ok(box);
  const { data, info } = await sharp(svgToPng(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()]
    .filter((at) => (data[at] ?? 255) < 128)
    .map((at) => Math.floor(at / info.channels));
  const columns = dark.map((at) => at % info.width);
  const rows = dark.map((at) => Math.floor(at / info.width));
  assert.ok(Math.abs(Math.min(...columns) - box.left) <= 1.5);
  assert.ok(Math.abs(Math.max(...columns) + 1 - box.left - box.width) <= 1.5);
  assert.ok(Math.abs(Math.min(...rows) - box.top) <= 1.5);
  assert.ok(Math.abs(Math.max(...rows) + 1 - box.top - box.height) <= 1.5);
});

/** Their texts are running and break where they must: the invented people alone. */
const few = crowd.slice(demoPeople.length);

for (const [kind, people] of [
  ...kinds.map((kind) => [kind, crowd] as const),
  ...picturedPapers.map((kind) => [kind, few] as const),
])
  test(`${kind.name}: nothing overflows or overlaps, for ${people.length} people`, async () => {
    for (const person of people) {
      const drawing = await kind.draw(person);
      assert.deepEqual(clashes(drawing), [], person.name);
      assert.ok(drawing.texts.length >= 9);
      assert.equal(drawing.texts.filter(({ content }) => content === 'SPECIMEN').length, 1);
    }
  });

const words = { F: 'Female', M: 'Male' };
/** How a value is printed where the record spells it otherwise. */
const shown: Partial<Record<string, (value: string, person: InventedPerson, kind: string) => string>> = {
  uid: (_, person) => (aadhaarNumberOf(person).match(/.{4}/g) ?? []).join(' '),
  dlNo: (value) => `${value.slice(0, 4)} ${value.slice(4)}`,
  gender: (value, person, kind) => {
    if (kind === 'passport') return value;
    const word = words[person.gender];
    return kind.startsWith('aadhaar') ? word.toUpperCase() : word;
  },
};

for (const kind of kinds)
  test(`${kind.name}: its truth stands on the paper and belongs to the record`, async () => {
    const method = results[kind.reader];
    assert.ok(method);
    for (const person of crowd) {
      const truth = kind.truth(person);
      const { texts } = await kind.draw(person);
      const paper = texts.map(({ content }) => content).join(' ');
      const record: Record<string, unknown> = {};
      for (const [path, value] of Object.entries(truth)) writePath(record, path, value);
      assert.deepEqual(method.result.parse(record), record, kind.name);
      for (const [path, value] of Object.entries(truth)) {
        const printed = shown[path]?.(value, person, kind.name) ?? value;
        assert.ok(paper.includes(printed), `${path} ${printed} is not on: ${paper}`);
      }
    }
  });
