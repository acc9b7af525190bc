import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEntry } from './registry.ts';
import { recordAt, type StoredRecord, type Tree, writeRecord } from './tree.ts';

const record: StoredRecord = {
  data: { number: 'AAAPZ1234C' },
  status: 'verified',
  source: 'ocr',
  provider: 'read here',
  verifiedAt: '2026-01-01T00:00:00.000Z',
  checks: [],
};

test('a record written again keeps nothing of the last reading: neither its doubts nor its file', () => {
  const entry = findEntry('pan', 'ocr');
  assert.ok(entry);
  const docs: Tree = {};
  const doubtful: StoredRecord = {
    ...record,
    status: 'needs_review',
    confidence: 0.5,
    file: 'first',
    unsure: ['name'],
  };
  writeRecord(docs, entry, 1, doubtful);
  assert.deepEqual(recordAt(docs, 'pan', 'ocr'), doubtful);
  writeRecord(docs, entry, 1, record);
  assert.deepEqual(recordAt(docs, 'pan', 'ocr'), record);
});

test('what stands beside or below a record stays', () => {
  const [ocr, auth] = [findEntry('pan', 'ocr'), findEntry('pan', 'auth')];
  assert.ok(ocr && auth);
  const docs: Tree = {};
  writeRecord(docs, ocr, 1, record);
  writeRecord(docs, auth, 1, { ...record, source: 'registry' });
  writeRecord(docs, ocr, 1, { ...record, confidence: 1 });
  assert.equal(recordAt(docs, 'pan', 'auth')?.source, 'registry');
  assert.equal(recordAt(docs, 'pan', 'ocr')?.confidence, 1);
});
