import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { statementFile } from '@pramaan/specimens/statements/make.ts';
import { sheetRows } from '@pramaan/specimens/statements/sheet-rows.ts';
import { bankStyles } from '@pramaan/specimens/statements/styles/all.ts';
import { type CsvForm, writeCsv, writeWorkbook } from '@pramaan/specimens/statements/write-sheet.ts';
import { readStatementFile } from './read-file.ts';
import { truthOf, wrongFacts, wrongRows } from './statement.test-help.ts';

const forms = ['csv', 'xlsx', 'xls', 'html'] as const;
/** The part reads every bank in one form, the forms by turns; the whole reads every bank in all. */
const formsOfEach = amountOf('sheetForms');

test('every bank, ten months, as CSV, XLSX, XLS and HTML: every row, account and sum is right', async (t) => {
  let [rows, files] = [0, 0];
  for (const [place, style] of bankStyles.entries()) {
    const { truth } = truthOf(style.name);
    assert.ok(truth.rows.length > 200);
    for (const form of [...forms.slice(place % 4), ...forms].slice(0, formsOfEach)) {
      const statement = readStatementFile(await statementFile(truth, style, form));
      assert.deepEqual(wrongRows(statement, truth, style.sheet).slice(0, 3), [], `${style.name} ${form}`);
      assert.deepEqual(wrongFacts(statement, truth), [], `${style.name} ${form}`);
      assert.equal(statement.calendar.received.length, 10);
      assert.equal(statement.proof.rowsVerified, truth.rows.length);
      rows += truth.rows.length;
      files += 1;
    }
  }
  t.diagnostic(`${bankStyles.length} banks' layouts, ${files} files, ${rows} rows, 0 wrong`);
  assert.ok(bankStyles.length >= 12);
});

test('CSV in every dress: delimiters, encodings, ="…", workbooks with dates as text, other names', (t) => {
  const { style, truth } = truthOf('canara', { months: 3 });
  const rows = sheetRows(truth, style);
  const dresses: CsvForm[] = [
    { delimiter: ';' },
    { delimiter: '\t' },
    { delimiter: '|' },
    { dressed: true },
    { encoding: 'utf8-mark' },
    { encoding: 'latin1' },
    { encoding: 'utf16' },
  ];
  const files = dresses.map((dress): [string, Uint8Array] => [JSON.stringify(dress), writeCsv(rows, dress)]);
  files.push(['dates as text', writeWorkbook(rows, { type: 'xls', dates: false })]);
  // Netbanking leaves a comma in an unquoted narration; the row is then a cell too long.
  const axis = truthOf('axis', { months: 3 });
  const spoilt = sheetRows(axis.truth, axis.style).map((row) =>
    row.map(({ text }) => (text.startsWith('UPI') ? `${text}, thanks, again` : text)).join(','),
  );
  const loose = readStatementFile(Buffer.from(spoilt.join('\n')));
  assert.equal(loose.transactions.length, axis.truth.rows.length);
  assert.equal(loose.proof.balanced, true);
  assert.ok(loose.transactions.some(({ narration }) => narration.endsWith(',thanks,again')));
  for (const [name, bytes] of files) {
    const statement = readStatementFile(bytes);
    assert.equal(statement.transactions.length, truth.rows.length, name);
    assert.equal(statement.proof.balanced, true, name);
    assert.deepEqual(wrongRows(statement, truth, style.sheet).slice(0, 2), [], name);
  }
  t.diagnostic(`${files.length + 1} dresses, all ${truth.rows.length} rows right in each`);
});

test('sheets of other programs: words over columns in two rows, or in other words, and dressed dates', () => {
  const { style, truth } = truthOf('canara', { months: 1 });
  const rows = sheetRows(truth, style);
  const heads = rows.findIndex((row) => row.length > 6);
  const words = rows[heads]?.map(({ text }) => text) ?? [];
  const headed = (...lines: string[][]) => [
    ...rows.slice(0, heads),
    ...lines.map((line) => line.map((text) => ({ text }))),
    ...rows.slice(heads + 1),
  ];
  const dated = (dress: (year: string, month: string, day: string) => string) =>
    rows.map((row) =>
      row.map((cell) => {
        const [year = '', month = '', day = ''] = cell.date?.split('-') ?? [];
        return cell.date ? { text: dress(year, month, day) } : cell;
      }),
    );
  const tried: Readonly<Record<string, typeof rows>> = {
    'two rows': headed(
      words.map((text) => text.split(' ')[0] ?? ''),
      words.map((text) => text.split(' ').slice(1).join(' ')),
    ),
    'a balance with its side': headed(words.map((text) => (text === 'Balance' ? 'Balance(Dr./Cr.)' : text))),
    'words for what a row is for that nobody knows': headed(
      words.map((text) => (text === 'Description' ? 'Sabhi vivaran' : text)),
    ),
    'an apostrophe before dates': dated((year, month, day) => `'${day}/${month}/${year}`),
    'dates without signs, day first': dated((year, month, day) => `${day}${month}${year}`),
    'dates without signs, year first': dated((year, month, day) => `${year}${month}${day}`),
    'the day of the week before dates': dated((year, month, day) => `Sat, ${day}-${month}-${year}`),
  };
  for (const [name, own] of Object.entries(tried)) {
    const statement = readStatementFile(writeWorkbook(own, { type: 'xlsx' }));
    assert.deepEqual(wrongRows(statement, truth, style.sheet).slice(0, 2), [], name);
    assert.deepEqual(wrongFacts(statement, truth), [], name);
  }
});

test('a statement without a balance column is refused with the reason', () => {
  const { style, truth } = truthOf('canara', { months: 1 });
  const rows = sheetRows(truth, style).map((row) => (row.length > 6 ? row.slice(0, -1) : row));
  assert.throws(() => readStatementFile(writeCsv(rows)), /No table with dates, amounts and balances/);
});

test('columns named the other way round are found out by the balance', () => {
  const { style, truth } = truthOf('canara', { months: 2 });
  const rows = sheetRows(truth, style).map((row) =>
    row.map((cell) => {
      if (cell.text === 'Debit') return { text: 'Credit' };
      return cell.text === 'Credit' ? { text: 'Debit' } : cell;
    }),
  );
  const statement = readStatementFile(writeCsv(rows));
  assert.deepEqual(wrongRows(statement, truth, style.sheet), []);
  assert.ok(statement.notes.some((note) => /are swapped/.test(note)));
});

test('American dates are not taken for Indian ones', () => {
  const { style, truth } = truthOf('axis', { months: 1 });
  const rows = sheetRows(truth, style).map((row) =>
    row.map((cell, at) => (at === 0 ? { text: cell.text.replace(/^(\d\d)-(\d\d)-/, '$2-$1-') } : cell)),
  );
  assert.throws(() => readStatementFile(writeCsv(rows)), /could not identify the columns/);
  const one = sheetRows(truth, style);
  const victim = one.map(([cell]) => cell).find((cell) => /^(?:1[3-9]|2\d)-06-2024$/.test(cell?.text ?? ''));
  assert.ok(victim);
  victim.text = '06-20-2024';
  const { proof } = readStatementFile(writeCsv(one));
  assert.equal(proof.balanced, false);
  assert.match(proof.differences[0]?.sentence ?? '', /“06-20-2024”, which is not a date/);
});

test('amounts that are not quoted take several cells: in lines of balances, and in rows', () => {
  const rows = [
    'SAMPLE BANK',
    'Account Number,100000000011',
    'Date,Narration,Debit,Credit,Balance',
    '01/04/2025,UPI/DR/412345678901/DEMO 12,1,100.00,,1,22,900.00',
    '02/04/2025,CASH DEPOSIT,,50.00,1,22,950.00',
    '03/04/2025,INTEREST,,5.00,"1,22,955.00"',
    'Opening Balance as on 01/04/2025,,INR 1,24,000.00 Cr',
    'Closing Balance,1,22,955.00',
  ];
  const { opening, closing, transactions, proof } = readStatementFile(Buffer.from(rows.join('\n')));
  assert.equal(proof.balanced, true, JSON.stringify(proof.differences));
  assert.deepEqual([opening, closing], [12_400_000, 12_295_500]);
  assert.deepEqual(
    transactions.map(({ narration, debit, credit }) => [narration, debit, credit]),
    [
      ['UPI/DR/412345678901/DEMO 12', 110_000, null],
      ['CASH DEPOSIT', null, 5_000],
      ['INTEREST', null, 500],
    ],
  );
});

test('a summary under the table of a sheet, its figures under its words, is no row', () => {
  const { style, truth } = truthOf('canara', { months: 1 });
  const sum = (side: 'debit' | 'credit') => truth.rows.reduce((all, row) => all + (row[side] ?? 0), 0) / 100;
  const count = (side: 'debit' | 'credit') => truth.rows.filter((row) => row[side] !== null).length;
  const cells = (...texts: (string | number)[]) => texts.map((text) => ({ text: String(text) }));
  const summaries = [
    [
      cells('ACCOUNT SUMMARY'),
      cells('Opening Balance', 'Debits', 'Credits', 'Closing Balance'),
      cells(truth.opening / 100, sum('debit'), sum('credit'), truth.closing / 100),
    ],
    [
      cells('Opening Balance', 'Dr Count', 'Cr Count', 'Closing Balance'),
      cells(truth.opening / 100, count('debit'), count('credit'), truth.closing / 100),
    ],
  ];
  for (const summary of summaries) {
    const rows = [...sheetRows(truth, style), ...summary, cells('This is a computer generated statement.')];
    const statement = readStatementFile(writeWorkbook(rows, { type: 'xls' }));
    assert.deepEqual(wrongRows(statement, truth, style.sheet), []);
    assert.deepEqual(wrongFacts(statement, truth), []);
  }
});
