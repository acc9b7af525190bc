import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaOfSubject, findMissingRequirements, subjectTitle } from './missing-requirements.ts';
import { documents, findEntry } from './registry.ts';
import { type StoredRecord, type Tree, writeRecord } from './tree.ts';

function put(docs: Tree, document: string, key: string, more: Partial<StoredRecord> = {}): void {
  const entry = findEntry(document, key);
  assert.ok(entry, `${document}.${key}`);
  writeRecord(docs, entry, 1, {
    ...{ data: {}, status: 'verified', source: 'registry', provider: '', verifiedAt: '', checks: [] },
    ...more,
  });
}

const enough: readonly (readonly [string, string])[] = [
  ['pan', 'auth'],
  ['dl', 'auth'],
  ['eBill', 'auth'],
  ['basicDetails', 'input'],
  ['residentDetails', 'input'],
  ['loanRequest', 'input'],
  ['itr', 'auth'],
];
const needed = (docs: Tree, recordReviews?: Parameters<typeof findMissingRequirements>[1]) =>
  findMissingRequirements(docs, recordReviews)
    .filter((requirement) => requirement.needed)
    .map(({ subject, why }) => `${subject} ${why}`);

test('what a decision needs is enough, and each part of it is missed when it is not there', () => {
  const whole: Tree = {};
  for (const [document, key] of enough) put(whole, document, key);
  assert.deepEqual(needed(whole), []);
  for (const [left] of enough) {
    const docs: Tree = {};
    for (const [document, key] of enough) if (document !== left) put(docs, document, key);
    const found = needed(docs);
    assert.equal(found.length, 1, left);
    assert.match(found[0] ?? '', / missing$/);
  }
});

test('any income will do, and the one that was tried is the one that is asked for', () => {
  const docs: Tree = {};
  for (const [document, key] of enough) if (document !== 'itr') put(docs, document, key);
  put(docs, 'form16', 'auth', { status: 'mismatch' });
  assert.deepEqual(needed(docs), ['form16 failed']);
  put(docs, 'bankStatement', 'statement');
  assert.deepEqual(needed(docs), []);
  assert.ok(
    findMissingRequirements(docs).some(({ subject, needed: must }) => subject === 'form16' && !must),
    'it still went wrong',
  );
});

test('the reviewer’s verdict counts: accepted it lacks nothing, rejected it does, whatever the source said', () => {
  const docs: Tree = {};
  for (const [document, key] of enough) put(docs, document, key);
  assert.deepEqual(needed(docs, new Map([['pan.auth', 'reject']])), ['pan rejected']);
  put(docs, 'pan', 'auth', { status: 'mismatch' });
  assert.deepEqual(needed(docs), ['pan failed']);
  assert.deepEqual(needed(docs, new Map([['pan.auth', 'accept']])), []);
});

test('what was read and not yet confirmed by the person is missing, and nothing of it has failed', () => {
  const docs: Tree = {};
  for (const [document, key] of enough) if (document !== 'itr') put(docs, document, key);
  const read = { status: 'needs_review', file: 'f', unsure: ['net'] } as const;
  put(docs, 'payslip', 'ocr', { ...read, unsure: [...read.unsure] });
  put(docs, 'rentAgreement', 'ocr', { ...read, unsure: ['rent'] });
  assert.ok(needed(docs).every((line) => line.endsWith(' missing')));
  assert.equal(
    findMissingRequirements(docs).some(({ why }) => why === 'failed'),
    false,
  );
  put(docs, 'rentAgreement', 'ocr', { ...read, unsure: [] });
  assert.ok(findMissingRequirements(docs).some(({ subject }) => subject === 'rentAgreement'));
});

test('every subject has an area and a title, and what is no subject has none', () => {
  for (const { id, area, title } of documents) {
    assert.equal(areaOfSubject(id), area);
    assert.equal(subjectTitle(id), title);
    assert.equal(areaOfSubject(`area:${area}`), area);
    assert.ok(subjectTitle(`area:${area}`));
  }
  for (const bad of ['', 'area:', 'area:nothing', 'nothing', '__proto__', 'constructor'])
    assert.equal(areaOfSubject(bad), undefined, bad);
});
