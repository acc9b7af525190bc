import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { printStatement } from '@pramaan/specimens/statements/printed/print-statement.ts';
import { printedLayouts } from '@pramaan/specimens/statements/printed/printed-layouts.ts';
import { printedTruth } from '@pramaan/specimens/statements/printed/printed-statement.ts';
import { FileError } from '../error.ts';
import { readStatement } from './read-statement.ts';
import { plainReading, scanOf, tryScanned } from './try-scanned.test-help.ts';

const [asha] = people;
const names = ['boi', 'mehsana', 'ippb', 'cosmos'];
/* The part reads a page with few rows; the whole a month of several banks. */
const scans = printedLayouts
  .filter(({ name }) => names.includes(name))
  .slice(0, amountOf('scannedStatements'));
const busy = scans.length > 1 ? 10 : 0;

test('scanned statements: balances judge the amounts, and the reviewer is asked to compare the words', async (t) => {
  for (const layout of scans) {
    const { rows, right, wrong, proved, told, saysScan } = await tryScanned(asha, layout, {
      months: 1,
      busy,
    });
    assert.ok(saysScan, layout.name);
    if (wrong) assert.notDeepEqual(told, [], `${layout.name}: wrong amounts and nobody is told`);
    t.diagnostic(`${layout.name}: ${right} of ${rows} rows right, ${proved} proved, ${told.length} told`);
    assert.ok(right >= rows * 0.8, `${layout.name}: ${right}`);
  }
});

test('a table between rules, askew and full of specks, is read by its columns', async (t) => {
  const layout = printedLayouts.find(({ rules }) => rules);
  assert.ok(layout);
  const { rows, right, wrong, told } = await tryScanned(asha, layout, { months: 1, busy: 4 }, { worn: true });
  t.diagnostic(`${layout.name}: ${right} of ${rows} rows right, ${told.length} told`);
  if (wrong) assert.notDeepEqual(told, [], 'wrong amounts and nobody is told');
  assert.ok(right >= rows * 0.9, `${right} of ${rows}`);
});

test('a long scan is refused with its reason', async () => {
  const [layout] = scans;
  assert.ok(layout);
  const printed = await printStatement(printedTruth(asha, layout, { months: 1, busy: 0 }), layout);
  const bytes = await scanOf(printed, { times: 11 });
  const refused = await readStatement({ ...plainReading, bytes }).catch((error: unknown) => error);
  assert.ok(refused instanceof FileError);
  assert.match(refused.message, /scan of more than 10 pages/);
  assert.equal(refused.code, 'no-statement', 'a whole file is not damaged');
});
