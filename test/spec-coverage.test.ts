import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entries } from '@pramaan/documents/registry.ts';
import { cardDifferences } from './coverage/cards.ts';
import { golden, type Item } from './coverage/golden.ts';
import { allItems, judge, summary } from './coverage/items.ts';
import { extraNames, missingNames, shapeOf } from './coverage/records.ts';
import { sources } from './coverage/texts.ts';

const items = allItems();

test('the golden lists and the registry are all there', () => {
  const least = { routes: 40, calls: 135, messages: 62, constants: 42, cards: 37 } as const;
  for (const [name, count] of Object.entries(least))
    assert.ok(
      golden[name as keyof typeof least].length >= count,
      `${name}.json has fewer than ${count} items`,
    );
  assert.ok(Object.keys(golden.fields).length >= 30, 'fields.json has too few records');
  assert.ok(golden.tree.records.length >= 35, 'tree.json has too few records');
  assert.ok(entries.length >= 37, `the registry has ${entries.length} entries, expected at least 37`);
  assert.ok(sources.length >= 80, `read only ${sources.length} sources of the product`);
  const keys = items.map(({ kind, id }) => `${kind}: ${id}`);
  assert.deepEqual(
    keys.filter((key, at) => keys.indexOf(key) !== at),
    [],
    'two items have one name',
  );
});

const kinds = [...new Set(items.map(({ kind }) => kind))];
for (const kind of kinds)
  test(`every ${kind} of the specification is there, or pending by name`, () => {
    const own = items.filter((item) => item.kind === kind);
    const { missing, built } = judge(
      own,
      golden.pending.filter((item) => item.kind === kind),
    );
    console.log(`${kind}: ${own.filter(({ problem }) => problem === null).length} of ${own.length}`);
    assert.deepEqual(missing, [], 'not there, and not pending');
    assert.deepEqual(built, [], 'there, so drop it from test/golden/pending.json');
  });

test('the pending list names only later issues', () => {
  console.log(summary(golden.pending));
  assert.deepEqual(judge(items, golden.pending).wrong, []);
});

test('names of records that the specification does not have are known', () => {
  const ours = Object.entries(golden.fields).flatMap(([ref, wanted]) => {
    const entry = entries.find(({ document, key }) => `${document.id}.${key}` === ref);
    const extra = entry ? extraNames(wanted, shapeOf(entry.method.result)) : [];
    return extra.length > 0 ? [`${ref}: ${extra.join(', ')}`] : [];
  });
  console.log(`names of our own in ${ours.length} records\n  ${ours.join('\n  ')}`);
});

test('the pending rule fails in each way it should', () => {
  const item = (id: string, issue: number, problem: string | null): Item => ({
    kind: 'call',
    id,
    issue,
    problem,
  });
  const three = [item('a', 3, 'gone'), item('b', 3, null), item('c', 2, 'gone')];
  const verdict = judge(three, [
    { kind: 'call', id: 'b', issue: 3 },
    { kind: 'call', id: 'c', issue: 2 },
    { kind: 'call', id: 'd', issue: 3 },
  ]);
  assert.deepEqual(verdict.missing, ['call: a (issue 3): gone']);
  assert.deepEqual(verdict.built, ['call: b']);
  assert.equal(verdict.wrong.length, 2);
  assert.deepEqual(judge(three.slice(0, 1), [{ kind: 'call', id: 'a', issue: 3 }]), {
    missing: [],
    built: [],
    wrong: [],
  });
});

test('a card is compared label by label', () => {
  const wanted = { document: 'x', method: 'y', title: 'X Details', blocks: [{ labels: ['A', 'B'] }] };
  const card = (...labels: string[]) => ({
    title: 'X Details',
    blocks: [{ rows: labels.map((label) => ({ label, path: 'p' })) }],
  });
  assert.deepEqual(cardDifferences(wanted, card('A', 'B')), []);
  assert.match(cardDifferences(wanted, card('B', 'A'))[0] ?? '', /order/);
  assert.match(cardDifferences(wanted, card('A', 'b')).join(), /missing "B"; ?|missing "B",?/);
  assert.match(cardDifferences(wanted, card('A', 'B', 'C'))[0] ?? '', /not in the specification "C"/);
  assert.deepEqual(cardDifferences({ ...wanted, prose: true }, card('a', 'b')), []);
  assert.deepEqual(missingNames({ a: [{ b: 'text' }] }, { a: [{ c: 'text' }] }), ['a[].b']);
});
