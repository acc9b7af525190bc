import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('..', import.meta.url);
const page = 'docs/glossary.md';
/** Where an old name may stand: history, this page, and what others wrote. */
const exempt = ['CHANGELOG.md', 'docs/decisions', page, 'package-lock.json'];

/** The names of the last column: each row that has any ends in `name`, `name` |. */
const namesReplaced = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) =>
      [...(line.split(' | ').at(-1) ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
    );

/** Files that have one of the names as a whole word; none when git finds nothing. */
function filesWith(names: readonly string[]): string[] {
  const patterns = names.flatMap((name) => ['-e', name]);
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['grep', '-nwIF', ...patterns, '--', '.', ...exempt.map((path) => `:!${path}`)],
    { cwd: root, encoding: 'utf8' },
  );
  assert.ok(status === 0 || status === 1, stderr);
  return stdout.split('\n').filter(Boolean);
}

const names = namesReplaced(readFileSync(new URL(page, root), 'utf8'));

test('no name that the glossary replaced is in use', () => {
  assert.ok(names.length >= 60, `${names.length} names`);
  assert.equal(new Set(names).size, names.length, 'a name stands twice');
  assert.deepEqual(filesWith(names), []);
});

test('the search finds a name that is in use', () => {
  assert.ok(filesWith(['namesReplaced']).length > 0);
  assert.deepEqual(namesReplaced('| a | `b` is fine | `old-one`, `oldOne` |\nNo row: `c`'), [
    'old-one',
    'oldOne',
  ]);
});
