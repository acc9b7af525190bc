import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import fc from 'fast-check';
import { autofill } from './autofill.ts';
import { factOf } from './facts.ts';
import { entries } from './registry.ts';
import { type Tree, type Verdict, writeRecord } from './tree.ts';

const fixtures = await loadFixtures();
const [, ravi = people[0]] = people;

function treeOf(documents: readonly string[], status: Verdict = 'verified'): Tree {
  const docs: Tree = {};
  for (const entry of entries) {
    const made = fixtures[entry.document.id]?.[entry.key];
    if (!documents.includes(entry.document.id) || !made) continue;
    const data = made(ravi, exampleCapture(entry.method.capture, ravi));
    const verifiedAt = '2026-01-01T00:00:00.000Z';
    writeRecord(docs, entry, 1, {
      data,
      status,
      source: 'registry',
      provider: 'sandbox',
      verifiedAt,
      checks: [],
    });
  }
  return docs;
}

test('every fact a document declares is stated by its fixture', () => {
  for (const entry of entries) {
    const make = fixtures[entry.document.id]?.[entry.key];
    // A Udyam number, and the Udyog Aadhaar number before it, which another registry answers.
    const forms: Record<string, string>[] =
      entry.document.id === 'udhyogAdhaar' ? [{}, { uan: 'KA03A0000012' }] : [{}];
    const made = forms.map((more) =>
      make?.(ravi, { ...exampleCapture(entry.method.capture, ravi), ...more }),
    );
    // The registry of PANs names no father and no birth date; a card and a locker do.
    const unsaid = entry.document.id === 'pan' && entry.key === 'auth' ? ['fatherName', 'dob'] : [];
    for (const fact of Object.keys(entry.method.facts).filter((name) => !unsaid.includes(name)))
      assert.ok(
        made.some((one) => factOf(entry.method, one, fact as never)),
        `${entry.document.id}.${entry.key}: ${fact}`,
      );
  }
});

test('autofill takes the facts from the tree: gender in words, address of at most 40 characters', () => {
  const found = autofill(treeOf(entries.map((entry) => entry.document.id)));
  assert.equal(found.gender, 'Male');
  assert.equal(found.panNo, ravi.pan);
  assert.equal(found.pincode, ravi.address.pincode);
  assert.equal(found.mobileNo, ravi.mobile);
  assert.equal(found.email, ravi.email);
  assert.match(found.name, /ravi/i);
  assert.match(found.panName, /ravi/i);
  assert.match(found.fatherName, /suresh/i);
  assert.match(found.aadhaarDob, /1987/);
  assert.ok(found.city);
  assert.ok(found.address.length > 10 && found.address.length <= 40);
});

test('the profile comes first; refused and failed records fill nothing; nothing is blank text', () => {
  const docs = treeOf(['basicDetails', 'residentDetails']);
  assert.equal(autofill(docs, { name: 'Asha Sample', email: '' }).name, 'Asha Sample');
  assert.equal(autofill(docs, { email: '' }).email, ravi.email);
  assert.equal(autofill(docs).pincode, ravi.address.pincode);
  const failed = autofill(treeOf(['basicDetails', 'residentDetails', 'icai'], 'not_found'));
  assert.deepEqual(new Set(Object.values(failed)), new Set(['']));
  assert.deepEqual(new Set(Object.values(autofill({}))), new Set(['']));
});

test('no address, of any script, is longer than 40 or cut through a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (address) => {
      const docs = treeOf(['residentDetails']);
      const record = docs as { personalDetails: { residentDetails: { data: Record<string, unknown> } } };
      record.personalDetails.residentDetails.data = { address };
      const cut = autofill(docs).address;
      return cut.length <= 40 && (!address.isWellFormed() || cut.isWellFormed());
    }),
  );
});
