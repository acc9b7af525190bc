import assert from 'node:assert/strict';
import { buffer, text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { type CellObject, read, utils, type WorkBook } from '@e965/xlsx';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { caseFile } from '@pramaan/documents/fixtures/cases.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { invented } from '../pdf/account.test-help.ts';
import { bankStatementCsv, bankStatementXlsx } from './bank-statement.ts';
import { cellText } from './cell-text.ts';
import { csvFile } from './csv-file.ts';

const labels = [
  'Amount',
  'Balance after Transaction',
  'Category',
  'Date Time',
  'Description',
  'Remark',
  'Type',
  'Value Date',
];

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  "=2+5+cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '  =1+1',
  '=HYPERLINK("http://127.0.0.1/x","click")',
  '＝1+1',
  '=1+1;=1+1',
  '-',
];

const sayFormulas = (t: TestContext, form: string, count: number) =>
  sayFigure(t, {
    what: `spreadsheet formulas in a ${form} file`,
    tried: count,
    measured: `run as a formula 0 of ${count}`,
    bound: '0',
  });

/** Cells of a CSV text by RFC 4180, to hold the writer against. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [];
  for (const line of csv.split('\r\n').slice(0, -1))
    rows.push(
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  return rows;
}

const cellsOf = (book: WorkBook): CellObject[] =>
  Object.values(book.Sheets).flatMap((sheet) =>
    Object.entries(sheet)
      .filter(([place]) => !place.startsWith('!'))
      .map(([, cell]) => cell as CellObject),
  );

test('CSV: the card’s labels, every row, a byte order mark, nothing that runs', async (t) => {
  const account = await invented({ narrations: formulas });
  const bytes = await buffer(bankStatementCsv(account));
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  const rows = parsed(bytes.subarray(3).toString());
  assert.deepEqual(rows[0], labels);
  assert.equal(rows.length, account.rows.length + 1);
  for (const [at, cells] of rows.slice(1).entries()) {
    const row = account.rows[at];
    assert.equal(cells.length, labels.length);
    assert.deepEqual(
      [cells[0], cells[1], cells[3], cells[6], cells[7]],
      [row?.amount, row?.balanceAfterTransaction, row?.dateTime, row?.type, row?.valueDate],
    );
    for (const cell of cells) assert.ok(!/^\s*[=+@]/.test(cell) && !/^-(?![\d.]+$)/.test(cell), cell);
  }
  assert.equal(rows[1]?.[4], `'=1+1`);
  sayFormulas(t, 'CSV', formulas.length);
});

test('CSV: negative balances stay numbers, quotes and separators stay in their cell', async () => {
  const csvCell = async (cell: string) => (await text(csvFile([[cell]]))).replace(/^\ufeff|\r\n$/g, '');
  assert.equal(await csvCell('-1234.50'), '-1234.50');
  assert.equal(await csvCell('+919000000012'), "'+919000000012");
  assert.equal(await csvCell('a "b", c'), '"a ""b"", c"');
  assert.equal(await csvCell('one\r\ntwo\u0000\u202eend'), 'one two end');
  assert.equal(await csvCell('=1+1,x'), `"'=1+1,x"`);
  assert.equal(cellText('x'.repeat(40_000)).length, 32_767);
});

test('XLSX: amounts are numbers, days are days, all else is text and nothing a formula', async (t) => {
  const account = await invented({ wrong: 20, narrations: formulas });
  const book = read(await bankStatementXlsx(account), { cellNF: true, cellFormula: true });
  assert.deepEqual(book.SheetNames, ['Transactions', 'Account', 'Months']);
  const sheet = book.Sheets.Transactions;
  assert.ok(sheet);
  const rows = utils.sheet_to_json<Record<string, unknown>>(sheet, { raw: true });
  assert.equal(rows.length, account.rows.length);
  assert.deepEqual(Object.keys(rows[0] ?? {}), labels);
  for (const [at, row] of rows.entries()) {
    const meant = account.rows[at];
    assert.equal(row.Amount, Number(meant?.amount));
    assert.equal(row['Balance after Transaction'], Number(meant?.balanceAfterTransaction));
    const cell = sheet[`H${at + 2}`] as CellObject;
    assert.deepEqual([cell.t, cell.z], ['n', 'd mmm yyyy']);
    const day = new Date(Date.UTC(1899, 11, 30) + Number(cell.v) * 86_400_000);
    assert.equal(day.toISOString().slice(0, 10), meant?.valueDate);
    if (at >= formulas.length) assert.equal(row.Description, meant?.description);
  }
  assert.equal(rows[0]?.Description, '=1+1');
  for (const cell of cellsOf(book)) assert.equal(cell.f, undefined);
  sayFormulas(t, 'XLSX', formulas.length);
});

test('XLSX: the account is masked, the proof and each difference are on their sheet', async () => {
  const account = await invented({ wrong: 20 });
  const whole = { ...account, account: { ...account.account, number: '100045671234' } };
  const bytes = await bankStatementXlsx(whole);
  const sheet = read(bytes).Sheets.Account;
  assert.ok(sheet);
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  assert.deepEqual(rows[2], ['Account number', 'XXXX XXXX 1234']);
  assert.deepEqual(rows[9], ['Balances fit', 'No']);
  for (const { row, sentence } of account.proof.differences)
    assert.ok(rows.some((cells) => cells[0] === (row ?? -1) + 1 && cells[4] === sentence));
  assert.ok(!unzipped(bytes).includes('100045671234'));
});

test('XLSX: many rows leave the event loop free', async (t) => {
  const account = await invented({ months: 12 });
  const rows = Array.from(
    { length: amountOf('sheetRows') },
    (_, at) => account.rows[at % account.rows.length],
  ).filter((row) => row !== undefined);
  // Were the workbook made here, nothing else would have its turn before it is done.
  let turns = 0;
  const watch = setInterval(() => {
    turns += 1;
  }, 1);
  const bytes = await bankStatementXlsx({ ...account, rows });
  clearInterval(watch);
  assert.ok(bytes.length > 33 * rows.length);
  assert.ok(turns > 10, `${turns} turns of the event loop`);
  t.diagnostic(
    `${rows.length} rows, ${Math.round(bytes.length / 1000)} kB, ${turns} turns of the event loop`,
  );
});

test('the third-party list of formulas becomes text in both', async (t) => {
  const file = caseFile('14-hostile-files/csv/formula-injection.csv');
  if (!file) return t.skip('no cases folder');
  const names = parsed(`${file.toString().trim().replaceAll('\n', '\r\n')}\r\n`)
    .slice(1)
    .map(([name = '']) => name);
  assert.equal(names.length, 7);
  const account = await invented({ months: 1, narrations: names });
  const csv = parsed((await buffer(bankStatementCsv(account))).subarray(3).toString());
  for (const [at, name] of names.entries()) assert.equal(csv[at + 1]?.[4], `'${name.trim()}`);
  const book = read(await bankStatementXlsx(account), { cellFormula: true });
  assert.ok(cellsOf(book).every(({ f }) => f === undefined));
  t.diagnostic(`${names.length} third-party formulas`);
});

/** The text of every part of a workbook. */
function unzipped(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  let text = '';
  for (let at = file.indexOf('PK\u0003\u0004'); at >= 0; at = file.indexOf('PK\u0003\u0004', at + 4)) {
    const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
    const size = file.readUInt32LE(at + 18);
    const part = file.subarray(start, size ? start + size : undefined);
    text += file.readUInt16LE(at + 8) === 8 ? inflateRawSync(part).toString() : part.toString();
  }
  assert.ok(text.includes('XXXX XXXX 1234'));
  return text;
}
