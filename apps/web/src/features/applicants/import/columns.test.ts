import { read, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { guessColumns } from './columns.ts';
import { linesOf, repeatedRows } from './lines.ts';
import { rowsOf } from './sheet-rows.ts';

/* From the file to the people of it. */

const rowsIn = (bytes: Uint8Array) => rowsOf({ read, utils }, bytes, 1_000);
const ofText = (text: string) => rowsIn(new TextEncoder().encode(text));

test('the headings say which column is which, in any order and in Hindi', () => {
  expect(guessColumns([['S.No', 'Customer name', 'E-mail', 'Contact no.']])).toEqual({
    mobileNo: 3,
    name: 1,
    email: 2,
    product: null,
    branch: null,
  });
  expect(guessColumns([['नाम', 'मोबाइल']])).toEqual({
    ...{ mobileNo: 1, name: 0, email: null, product: null, branch: null },
  });
  // A heading with two of the words is one column.
  expect(guessColumns([['Contact e-mail', 'Mobile', 'Applicant', 'Product name']])).toEqual({
    mobileNo: 1,
    name: 2,
    email: 0,
    product: 3,
    branch: null,
  });
});

test('without headings the cells say it, and no person is taken for a heading', () => {
  const rows = [
    ['Tara Test', '98650 55708', 'tara@example.in'],
    ['Mohan D’Sample', '+91 98650-55709', ''],
  ];
  const columns = guessColumns(rows);
  expect(columns).toEqual({ mobileNo: 1, name: 0, email: 2, product: null, branch: null });
  expect(linesOf(rows, columns).map(({ row, name }) => [row, name])).toEqual([
    [1, 'Tara Test'],
    [2, 'Mohan D’Sample'],
  ]);
  expect(
    guessColumns([
      ['a', 'b'],
      ['1', '2'],
    ]).mobileNo,
  ).toBeNull();
});

test('text stays as it was typed, and a number of a workbook is no exponent', () => {
  expect(ofText('Mobile;Name\r\n09865055708;"Test; Tara"\r\n')).toEqual([
    ['Mobile', 'Name'],
    ['09865055708', 'Test; Tara'],
  ]);
  expect(ofText('name,mobile\n1/2,007\n')[1]).toEqual(['1/2', '007']);
  expect(ofText('\uFEFFनाम,मोबाइल\nतारा,9865055708\n')[0]).toEqual(['नाम', 'मोबाइल']);
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['Mobile', 'Name'],
    [919865055708, 'Tara'],
    [null, null],
    [9865055709, 'Ravi'],
  ]);
  utils.book_append_sheet(book, sheet, 'People');
  const rows = rowsIn(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })));
  expect(rows[1]).toEqual(['919865055708', 'Tara']);
  // A blank row in between is passed over, and the next keeps its number.
  expect(linesOf(rows, guessColumns(rows)).map(({ row }) => row)).toEqual([2, 4]);
  expect(() => rowsIn(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).toThrow();
});

test('a number that comes twice is told with the row that had it, however it is written', () => {
  const rows = [['98650 55708'], ['12345'], ['+91-9865055708'], ['12345'], ['9865055709']];
  const lines = linesOf(rows, { mobileNo: 0, name: null, email: null, product: null, branch: null });
  expect([...repeatedRows(lines)]).toEqual([[3, 1]]);
});
