import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgets, circlesIn, filesOf, partsMissing, weigh } from '../tools/web-size.ts';

const sources = [...new Set(budgets.flatMap((budget) => budget.sources))];
/** An app in which every page's chunk pulls in one shared part, and the entry another. */
const manifest = {
  'index.html': { file: 'entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_start.js': { file: 'start.js', name: 'start' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  ...Object.fromEntries(
    sources.map((source, index) => [source, { file: `page${index}.js`, imports: ['_shared.js'] }]),
  ),
};

test('a page weighs its chunks and all that they import, each once', () => {
  const [first = ''] = sources;
  assert.deepEqual(filesOf(manifest, ['index.html', first]).sort(), [
    'entry.js',
    'page0.js',
    'react.js',
    'shared.js',
  ]);
});

test('a page over its budget is found, and so is a page that is not built', () => {
  assert.ok(weigh(manifest, () => 1_000).every(({ within }) => within));
  assert.ok(weigh(manifest, () => 300_000).every(({ within }) => !within));
  assert.ok(weigh(manifest, () => 0).every(({ within }) => !within));
  assert.throws(() => weigh({ 'index.html': { file: 'entry.js' } }, () => 1), /no chunk/);
});

test('files that wait for each other are found', () => {
  assert.deepEqual(circlesIn(manifest), []);
  const circle = {
    ...manifest,
    '_a.js': { file: 'a.js', name: 'a', imports: ['_shared.js', '_b.js'] },
    '_b.js': { file: 'b.js', name: 'b', imports: ['_a.js'] },
  };
  assert.deepEqual(circlesIn(circle), ['a → b → a']);
});

test('a part that an address names and the build lacks is found', () => {
  const missing = partsMissing(manifest);
  assert.ok(missing.includes('kinds-others'), missing.join(', '));
  assert.ok(!missing.includes(sources.find((source) => source.endsWith('PortalHome.tsx')) ?? ''));
});
