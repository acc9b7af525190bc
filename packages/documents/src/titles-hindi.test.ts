import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherFiles } from './documents.ts';
import { areas } from './menu.ts';
import { documents, entries } from './registry.ts';
import { titlesHindi } from './titles-hindi.ts';

const titles = new Set([
  ...documents.map(({ title }) => title),
  ...entries.map(({ method }) => method.card.title),
  ...areas.map(({ title }) => title),
  ...Object.values(otherFiles),
]);

test('every document, card, area and other file has a Hindi title', () => {
  const missing = [...titles].filter((title) => !/\p{Script=Devanagari}/u.test(titlesHindi[title] ?? ''));
  assert.deepEqual(missing, [], 'write these titles in packages/documents/src/titles-hindi.ts');
});

test('every Hindi title belongs to a document, card, area or other file, and has the same instance', () => {
  assert.deepEqual(
    Object.keys(titlesHindi).filter((title) => !titles.has(title)),
    [],
    'nothing has these titles any more',
  );
  for (const [title, hindi] of Object.entries(titlesHindi))
    assert.equal(hindi.includes('{instance}'), title.includes('{instance}'), title);
});
