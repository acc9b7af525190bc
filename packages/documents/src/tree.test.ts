import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEntry } from './registry.ts';
import { type Leaf, leafOf, type Tree, writeLeaf } from './tree.ts';

const leaf: Leaf = {
  data: { number: 'AAAPZ1234C' },
  status: 'verified',
  source: 'ocr',
  provider: 'read here',
  verifiedAt: '2026-01-01T00:00:00.000Z',
  checks: [],
};

test('a leaf written again keeps nothing of the last reading: neither its doubts nor its file', () => {
  const entry = findEntry('pan', 'ocr');
  assert.ok(entry);
  const docs: Tree = {};
  const doubtful: Leaf = {
    ...leaf,
    status: 'needs_review',
    confidence: 0.5,
    file: 'first',
    unsure: ['name'],
  };
  writeLeaf(docs, entry, 1, doubtful);
  assert.deepEqual(leafOf(docs, 'pan', 'ocr'), doubtful);
  writeLeaf(docs, entry, 1, leaf);
  assert.deepEqual(leafOf(docs, 'pan', 'ocr'), leaf);
});

test('what stands beside or below a leaf stays', () => {
  const [ocr, auth] = [findEntry('pan', 'ocr'), findEntry('pan', 'auth')];
  assert.ok(ocr && auth);
  const docs: Tree = {};
  writeLeaf(docs, ocr, 1, leaf);
  writeLeaf(docs, auth, 1, { ...leaf, source: 'registry' });
  writeLeaf(docs, ocr, 1, { ...leaf, confidence: 1 });
  assert.equal(leafOf(docs, 'pan', 'auth')?.source, 'registry');
  assert.equal(leafOf(docs, 'pan', 'ocr')?.confidence, 1);
});
