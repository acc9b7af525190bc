import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inlineCode, tableRows } from './documentation/markdown.ts';
import { shellIn } from './documentation/scratch.ts';
import { root, textOf } from './source/files.ts';

/* docs/where-is-what.md: each command finds the file that the page names. */

const questions = tableRows(textOf('docs/where-is-what.md'))
  .slice(1)
  .map(([question = '', command = '', file = '']) => ({
    question,
    command: inlineCode(command)[0] ?? '',
    file: inlineCode(file)[0] ?? '',
  }));
const hasGit = existsSync(join(root, '.git'));

test('the page has twenty questions, each with one git grep and one file', () => {
  assert.equal(questions.length, 20);
  for (const { question, command, file } of questions) {
    assert.match(command, /^git grep -li? "[^"`|;&$]+"(?: [\w./-]+)?$/, question);
    assert.ok(existsSync(join(root, file)), `${question}: ${file} does not exist`);
  }
});

for (const { question, command, file } of questions)
  test(question, hasGit ? {} : { skip: 'this copy has no git history' }, async () => {
    const { output } = await shellIn(root, command);
    const found = output.split('\n').filter((path) => path !== '' && path !== 'docs/where-is-what.md');
    assert.ok(found.includes(file), `${command} prints ${found.join(', ') || 'nothing'}`);
    assert.ok(found.length <= 3, `${command} prints ${found.length} files: choose a rarer word`);
  });
