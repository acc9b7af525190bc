import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allFiles, textOf } from './source/files.ts';

/* Decision records have one form, and the index lists all of them. */

const records = allFiles('docs/decisions')
  .map((path) => path.slice('docs/decisions/'.length))
  .filter((name) => name !== 'README.md');
const head =
  /^# (\d{4})\. (.+)\n\n- Status: (?:Accepted|Superseded)\n- Date: \d{4}-\d\d-\d\d\n(?:- Superseded by: \[\d{4}\]\(.+\n)?\n## Context\n/;

test('every decision record follows the template and is in the index', () => {
  assert.ok(records.length >= 40, String(records.length));
  const index = textOf('docs/decisions/README.md');
  for (const name of records) {
    const text = textOf(`docs/decisions/${name}`);
    const [, number = '', title = ''] = head.exec(text) ?? [];
    assert.ok(name.startsWith(`${number}-`) && number !== '', `${name} does not begin as the template says`);
    const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part);
    assert.deepEqual(parts, ['Context', 'Decision', 'Consequences'], name);
    assert.ok(
      index.includes(`| [${number}](${name}) | ${title} |`),
      `the index does not list ${name} with its title`,
    );
  }
});

test('every decision that a source or guide names by number exists', () => {
  const numbers = new Set(records.map((name) => name.slice(0, 4)));
  for (const path of allFiles().filter((one) => /\.(?:tsx?|md)$/.test(one)))
    for (const [, first = '', second] of textOf(path).matchAll(/\bdecisions? (\d{4})(?: and (\d{4}))?/g))
      for (const number of [first, second ?? first])
        assert.ok(numbers.has(number), `${path} names decision ${number}`);
});
