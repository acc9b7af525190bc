import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decided, readsMember, useItems } from './coverage/uses.ts';
import { allFiles } from './source/files.ts';

const items = useItems();
const kinds = [...new Set(items.map(({ kind }) => kind))];

test('the lists whose use is looked for are all there', () => {
  assert.equal(kinds.length, 5);
  assert.ok(items.length >= 200, `${items.length} lines`);
});

for (const kind of kinds)
  test(`${kind}: each has one in the product, or a decision record`, () => {
    const own = items.filter((item) => item.kind === kind);
    const idle = own.filter(({ id, problem }) => problem !== null && !decided[id]);
    console.log(`${kind}: ${own.length - idle.length} of ${own.length}`);
    assert.deepEqual(
      idle.map(({ id, problem }) => `${id}: ${problem}`),
      [],
    );
  });

test('a decided exception is one, and names a decision record that exists', () => {
  const records = allFiles('docs/decisions').join('\n');
  for (const [id, record] of Object.entries(decided)) {
    assert.ok(
      items.some((item) => item.id === id && item.problem !== null),
      `${id} is used: drop it`,
    );
    assert.match(record, /^\d{4}$/, id);
    assert.ok(records.includes(`/${record}-`), `${id} names decision ${record}, which is not there`);
  }
});

test('a use is seen under another name and taken apart; a mention is none', () => {
  assert.ok(readsMember("import { map as at } from ''; at.zoom;", 'map', 'zoom'));
  assert.ok(readsMember('const { zoom, height } = map;', 'map', 'zoom'));
  assert.ok(!readsMember("import { map } from ''; other.zoom;", 'map', 'zoom'));
  assert.ok(!readsMember('map.zoomed;', 'map', 'zoom'));
});
