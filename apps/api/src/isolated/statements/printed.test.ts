import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { printedLayouts } from '@pramaan/specimens/statements/printed/printed-layouts.ts';
import { textLayouts } from '@pramaan/specimens/statements/printed/text-layout.ts';
import { variedLayout } from '@pramaan/specimens/statements/printed/varied-layout.ts';
import { tryPrinted, tryText } from './try-printed.test-help.ts';

/* The part prints each bank's table once; the whole adds layouts that mix the traits of several banks. */
const mixed = amountOf('mixedStatements');

test('tables as banks print them: nothing is silently wrong, a refusal names its reason', async (t) => {
  const layouts = [...printedLayouts, ...Array.from({ length: mixed }, (_, number) => variedLayout(number))];
  const counts = { right: 0, asked: 0, refused: 0, silent: 0 };
  for (const [at, layout] of layouts.entries()) {
    const owner = people[at % people.length] ?? people[0];
    const { verdict, code, why } = await tryPrinted(owner, layout, {
      months: at < printedLayouts.length ? 1 : 3,
    });
    counts[verdict] += 1;
    assert.notEqual(verdict, 'silent', `${layout.name}: ${why.join('\n')}`);
    if (layout.other?.kind === 'savings') assert.equal(code, 'many-accounts', layout.name);
    else assert.equal(code, null, `${layout.name}: ${why.join('\n')}`);
    if (verdict === 'asked') t.diagnostic(`${layout.name} asked: ${why[0]}`);
  }
  t.diagnostic(`${layouts.length} layouts: ${JSON.stringify(counts)}`);
  assert.ok(counts.right >= 0.95 * layouts.length, `${counts.right} right`);
});

test('numbers of payments that end as far right as their narrations are part of them, and no amounts', async () => {
  // The narrations are as wide as their column and stand under the amounts, so that nothing tells where that column ends.
  const { verdict, why } = await tryPrinted(people[1] ?? people[0], variedLayout(10_939), { months: 3 });
  assert.equal(verdict, 'right', why.join('\n'));
});

test('texts taken out of pages: rows, narrations and accounts come out whole', (t) => {
  const counts = { right: 0, asked: 0, refused: 0, silent: 0 };
  for (const [at, layout] of textLayouts.entries()) {
    const owner = people[at % people.length] ?? people[0];
    const { verdict, why } = tryText(owner, layout, { months: 3 });
    counts[verdict] += 1;
    assert.equal(verdict, 'right', `${layout.name}: ${why.join('\n')}`);
  }
  t.diagnostic(`${textLayouts.length} texts: ${JSON.stringify(counts)}`);
});
