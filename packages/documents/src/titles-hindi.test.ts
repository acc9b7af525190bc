import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documents, entries } from './registry.ts';
import { titlesHindi } from './titles-hindi.ts';

const titles = new Set([
  ...documents.map(({ title }) => title),
  ...entries.map(({ method }) => method.card.title),
]);

test('every document and every card has a Hindi title', () => {
  const missing = [...titles].filter((title) => !/\p{Script=Devanagari}/u.test(titlesHindi[title] ?? ''));
  assert.deepEqual(missing, [], 'write these titles in packages/documents/src/titles-hindi.ts');
});

test('every Hindi title belongs to a document or card, and has the same instance', () => {
  assert.deepEqual(
    Object.keys(titlesHindi).filter((title) => !titles.has(title)),
    [],
    'no document or card has these titles any more',
  );
  for (const [title, hindi] of Object.entries(titlesHindi))
    assert.equal(hindi.includes('{instance}'), title.includes('{instance}'), title);
});
