import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { printStatement } from '@pramaan/specimens/statements/printed/print-statement.ts';
import { printedLayouts } from '@pramaan/specimens/statements/printed/printed-layouts.ts';
import { printedTruth } from '@pramaan/specimens/statements/printed/printed-statement.ts';
import { scanPdf } from '@pramaan/specimens/statements/scan-pdf.ts';
import sharp from 'sharp';
import { FileError } from '../error.ts';
import { readPdf } from '../pdf/pages.ts';
import { drawPixels } from '../pdf/picture.ts';
import { readStatement } from './read-statement.ts';

const [asha] = people;
const names = ['boi', 'mehsana', 'ippb', 'cosmos'];
/* The part reads a page with few rows; the whole a month of several banks. */
const scans = printedLayouts
  .filter(({ name }) => names.includes(name))
  .slice(0, amountOf('scannedStatements'));
const busy = scans.length > 1 ? 10 : 0;

async function scanOf(bytes: Uint8Array, times = 1): Promise<Uint8Array> {
  const { pages } = await readPdf(bytes);
  const drawn = await Promise.all(
    pages.map(async ({ width, height }, page) => {
      const { data, ...size } = await drawPixels(bytes, { page, dpi: times > 1 ? 20 : 200 });
      const picture = sharp(data, { raw: { width: size.width, height: size.height, channels: 3 } });
      return { bytes: await picture.jpeg({ quality: 85 }).toBuffer(), width, height };
    }),
  );
  return scanPdf(Array.from({ length: times }, () => drawn).flat());
}

const reading = { passwords: [], asked: null, before: null, employer: '' };

test('scanned statements: balances judge the amounts, and the reviewer is asked to compare the words', async (t) => {
  for (const layout of scans) {
    const truth = printedTruth(asha, layout, { months: 1, busy });
    const bytes = await scanOf(await printStatement(truth, layout));
    const { statement } = await readStatement({ ...reading, bytes });
    const { differences, rowsVerified } = statement.proof;
    const told = differences.filter(({ sentence }) => !sentence.startsWith('The statement is a scan.'));
    assert.equal(differences.length - told.length, 1, layout.name);
    const money = ({ debit, credit, balance }: (typeof truth.rows)[number]) => [debit, credit, balance];
    const read = statement.transactions.map(({ debit, credit, balance }) => [debit, credit, balance]);
    const right = truth.rows.filter((row, at) => String(money(row)) === String(read[at])).length;
    if (right < truth.rows.length)
      assert.notDeepEqual(told, [], `${layout.name}: wrong amounts and nobody is told`);
    t.diagnostic(
      `${layout.name}: ${right} of ${truth.rows.length} rows right, ${rowsVerified} proved, ${told.length} told`,
    );
    assert.ok(right >= truth.rows.length * 0.8, `${layout.name}: ${right}`);
  }
});

test('a long scan is refused with its reason', async () => {
  const [layout] = scans;
  assert.ok(layout);
  const printed = await printStatement(printedTruth(asha, layout, { months: 1, busy: 0 }), layout);
  const bytes = await scanOf(printed, 11);
  const refused = await readStatement({ ...reading, bytes }).catch((error: unknown) => error);
  assert.ok(refused instanceof FileError);
  assert.match(refused.message, /scan of more than 10 pages/);
  assert.equal(refused.code, 'no-statement', 'a whole file is not damaged');
});
