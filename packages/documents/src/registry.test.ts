import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleCapture, personAsked } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { captureSchema } from './answer-schema.ts';
import { visibleBlocks } from './card.ts';
import { documents, entries } from './registry.ts';
import { reportPlaces } from './reports.ts';
import { recordPath } from './tree.ts';

const fixtures = await loadFixtures();

/**
 * Labels of cards whose source does not say them: the specification lists them for a document, and only another way to
 * it, or a number of another form, fills them.
 */
const unsaid: Readonly<Record<string, readonly string[]>> = {
  'pan.auth': ["Father's Name", 'Date of Birth'],
  'epic.auth': ['Police Station'],
  'gst.auth': ['Cancellation Date'],
  // Asha has none.
  'icwai.authMem': ['Middle Name'],
  'mci.auth': ['Middle Name'],
};
/** Blocks in the same case: Udyog Aadhaar's, for a Udyam number. */
const unsaidBlocks: Readonly<Record<string, number>> = { 'udhyogAdhaar.auth': 1 };

test('every method of every document has a place in the card order, and none two', () => {
  const declared = documents.flatMap((document) =>
    Object.keys(document.methods).map((key) => `${document.id}.${key}`),
  );
  assert.deepEqual(entries.map((entry) => `${entry.document.id}.${entry.key}`).sort(), declared.sort());
  const own = entries.filter(({ method }) => method.record === null || method.record === 'self');
  assert.equal(new Set(own.map((entry) => recordPath(entry))).size, own.length);
  // A record won in another way stands where its own method's does.
  for (const entry of entries.filter((one) => !own.includes(one)))
    assert.ok(
      own.some((one) => recordPath(one) === recordPath(entry)),
      entry.key,
    );
  assert.ok(reportPlaces('full').length > 0);
});

test('where a source answers with a name, Asha and Ravi have examples of their own', () => {
  const given = people.slice(0, 2);
  const asked = entries.filter(({ method }) => method.vendor && method.facts.name && method.about === null);
  assert.ok(asked.length >= 15, String(asked.length));
  for (const { document, key, method } of asked)
    for (const person of given) {
      const whose = personAsked(method.capture, exampleCapture(method.capture, person)).name;
      assert.equal(whose, person.name, `${document.id}.${key}: the examples of its fields (field.ts)`);
    }
});

for (const { document, key, method } of entries) {
  const name = `${document.id}.${key}`;

  test(`${name}: the example of every field passes its form, for every person`, () => {
    for (const person of people) {
      const given = exampleCapture(method.capture, person);
      const uploads = Object.fromEntries(
        Object.entries(method.capture)
          .filter(([, field]) => field.control === 'file')
          .map(([field]) => [field, '00000000-0000-4000-8000-000000000000']),
      );
      const parsed = captureSchema(method.capture).safeParse({ ...given, ...uploads });
      assert.ok(parsed.success, JSON.stringify(parsed.error?.issues));
    }
  });

  test(`${name}: the fixture is a record and fills every row of its card that its source can fill`, () => {
    const asked = exampleCapture(method.capture);
    const made = fixtures[document.id]?.[key]?.(personAsked(method.capture, asked), asked);
    assert.ok(made, `no fixture for ${name}`);
    const stored = method.result.parse(made);
    assert.deepEqual(stored, made, 'the record drops or changes a member of the fixture');
    const shown = visibleBlocks(method.card, stored);
    const filled = method.card.blocks.slice(0, method.card.blocks.length - (unsaidBlocks[name] ?? 0));
    assert.equal(shown.length, filled.length, 'a block of the card has no data in the fixture');
    for (const [index, block] of filled.entries()) {
      assert.deepEqual(
        shown[index]?.rows.map((row) => row.label),
        (block.rows ?? []).map((row) => row.label).filter((label) => !unsaid[name]?.includes(label)),
      );
      assert.equal(shown[index]?.tables.length, (block.tables ?? []).length);
    }
  });
}

test('a form asks where the person is exactly when the vendor is told of their consent first', () => {
  const asking = entries.filter(({ method }) => method.asksPlace);
  assert.deepEqual(
    asking,
    entries.filter(({ method }) => method.vendor?.consentPath),
  );
  assert.equal(asking.length, 1);
});
