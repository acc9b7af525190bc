import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callsOf } from '@pramaan/documents/fixtures/counted-calls.ts';
import type { Page } from '../reading/page.ts';
import { StatementError } from './error.ts';
import { type Cells, head, heading, pageOf, row } from './pages.test-help.ts';
import { readStatementPages } from './read-pages.ts';

test('a scan: boxes around capitals are lower than a font, and words of one heading stay together', async () => {
  const printed = pageOf([
    ...heading,
    [
      [30, 'Trn. Date'],
      [90, 'Remarks of the entry'],
      [-360, 'Dr. Amt.'],
      [-450, 'Cr. Amt.'],
      [-510, 'Closing'],
      [-540, 'Bal'],
    ],
    row('01/04/2025', 'UPI/DR/412345678901/DEMO SHOP', '100.00', '', '900.00'),
    row('02/04/2025', 'CASH DEPOSIT SELF', '', '50.00', '950.00'),
    row('03/04/2025', 'SALARY', '', '2,000.00', '2,950.00'),
  ]);
  const lines = printed.lines.map((line) => ({
    ...line,
    words: line.words.map((one) => ({ ...one, box: { ...one.box, height: 4.2 } })),
  }));
  const { transactions, proof } = await readStatementPages([{ ...printed, lines, origin: 'picture' }]);
  assert.deepEqual(
    transactions.map(({ date, debit, credit, balance }) => [date, debit, credit, balance]),
    [
      ['2025-04-01', 10_000, null, 90_000],
      ['2025-04-02', null, 5_000, 95_000],
      ['2025-04-03', null, 200_000, 295_000],
    ],
  );
  assert.deepEqual(
    proof.differences.map(({ kind }) => kind),
    ['unproved'],
  );
});

test('a date printed once a day, a shop called Total, balances brought and carried forward', async () => {
  const first = pageOf([
    ...heading,
    head,
    row('', 'Brought Forward', '', '', '1,000.00'),
    row('01/04/2025', 'UPI/DR/412345678901/DEMO SHOP', '100.00', '', '900.00'),
    row('', 'CASH DEPOSIT SELF', '', '50.00', '950.00'),
    row('02/04/2025', 'TOTAL FUEL STATION', '200.00', '', '750.00'),
    row('', 'Carried Forward', '', '', '750.00'),
    [[30, 'Page 1 of 2']],
  ]);
  const second = pageOf([
    head,
    row('', 'Brought Forward', '', '', '750.00'),
    row('03/04/2025', 'INTEREST CREDIT', '', '5.00', '755.00'),
    row('', 'Grand Total', '300.00', '55.00', ''),
    [[30, 'Page 2 of 2']],
  ]);
  const statement = await readStatementPages([first, second]);
  assert.equal(statement.proof.balanced, true, JSON.stringify(statement.proof.differences));
  assert.deepEqual(
    statement.transactions.map(({ date, debit, credit, balance, at }) => [
      date,
      debit,
      credit,
      balance,
      at.page,
      at.row,
    ]),
    [
      ['2025-04-01', 10_000, null, 90_000, 1, 5],
      ['2025-04-01', null, 5_000, 95_000, 1, 6],
      ['2025-04-02', 20_000, null, 75_000, 1, 7],
      ['2025-04-03', null, 500, 75_500, 2, 3],
    ],
  );
  assert.equal(statement.account.bank, 'INVENTED CO-OPERATIVE BANK');
  assert.equal(statement.opening, 100_000);
  assert.ok(statement.notes.some((note) => /without a date/.test(note)));

  const gone = await readStatementPages([
    first,
    pageOf([
      head,
      ...[
        row('', 'Brought Forward', '', '', '650.00'),
        row('03/04/2025', 'INTEREST CREDIT', '', '5.00', '655.00'),
        row('04/04/2025', 'INTEREST CREDIT', '', '5.00', '660.00'),
      ],
    ]),
  ]);
  assert.equal(gone.proof.differences[0]?.kind, 'page');
  assert.match(
    gone.proof.differences[0]?.sentence ?? '',
    /brought forward on page 2 is 650\.00, but the rows before it end at 750\.00/,
  );
});

test('newest day first with the transactions of a day in order; a narration that goes on overleaf', async () => {
  const first = pageOf([
    head,
    row('03/04/2025', 'THREE A', '10.00', '', '90.00'),
    row('03/04/2025', 'THREE B', '20.00', '', '70.00'),
    row('02/04/2025', 'TWO A', '', '60.00', '110.00'),
    row('02/04/2025', 'TWO B', '10.00', '', '100.00'),
  ]);
  const second = pageOf([head, [[90, 'AND MORE OF IT']], row('01/04/2025', 'ONE', '', '50.00', '50.00')]);
  const { transactions, proof } = await readStatementPages([first, second]);
  assert.equal(proof.balanced, true, JSON.stringify(proof.differences));
  assert.deepEqual(
    transactions.map(({ narration }) => narration),
    ['ONE', 'TWO A', 'TWO B AND MORE OF IT', 'THREE A', 'THREE B'],
  );
});

test('a table without a header is read by its lines when the balances prove it, else refused', async () => {
  const lines = (amount: string): Cells[] => [
    [[30, 'Opening Balance 500.00']],
    [
      [30, '01-04-2025 ATM WDL DOMLUR'],
      [300, '100.00'],
      [400, '400.00'],
    ],
    [
      [30, '02-04-2025 NEFT FROM DEMO'],
      [300, amount],
      [400, '650.00'],
    ],
    [
      [30, '03-04-2025 POS DEMO SHOP'],
      [300, '50.00'],
      [400, '600.00'],
    ],
    [[30, 'Closing Balance 600.00']],
  ];
  const statement = await readStatementPages([pageOf(lines('250.00'))]);
  assert.equal(statement.proof.balanced, true);
  assert.deepEqual(
    statement.transactions.map(({ debit, credit }) => [debit, credit]),
    [
      [10_000, null],
      [null, 25_000],
      [5_000, null],
    ],
  );
  const altered = await readStatementPages([pageOf(lines('350.00'))]);
  assert.deepEqual(
    altered.proof.differences.map(({ kind, row: at }) => [kind, at]),
    [['balance', 1]],
  );
});

test('pages without a table, with a picture’s rubbish, or none at all are refused with a sentence', async () => {
  const refused = async (pages: Page[], code: string) =>
    assert.rejects(
      readStatementPages(pages),
      (error) => error instanceof StatementError && error.code === code,
    );
  await refused([], 'empty');
  await refused([pageOf([])], 'no-table');
  await refused([pageOf([[[30, 'Dear customer, your balance is 1,000.00 on 01/04/2025.']]])], 'no-table');
  await refused([pageOf([...heading, head])], 'no-rows');
  // Amounts that have nothing to do with each other: the table was misunderstood.
  const odd = Array.from({ length: 9 }, (_, at) =>
    row(`0${at + 1}/04/2025`, 'X', `${at * 7 + 3}.00`, '', `${(at * 37) % 11}.00`),
  );
  await refused([pageOf([head, ...odd])], 'not-adding-up');
  const wide: Cells = Array.from(
    { length: 4_000 },
    (_, at) => [at * 3, at % 9 === 0 ? 'Balance' : 'Cr'] as const,
  );
  const calls = await callsOf(() => refused([pageOf([wide, wide, wide, wide])], 'no-table'));
  // Sixteen thousand words that could be headings: each is looked at a few times, not once for every other.
  assert.ok(calls <= 20 * 4 * wide.length, `${calls} calls`);
});

test('words under the amounts: a last page with a single row keeps its narration', async () => {
  const under = (words: string): Cells => [[90, words]];
  const rows = [
    ['01/04/2025', 'UPI/412345678901/DR/DEMO SHOP', '900.00'],
    ['02/04/2025', 'UPI/412345678902/DR/DEMO FUEL', '800.00'],
    ['03/04/2025', 'NACH DR/SAMPLE FINANCE', '700.00'],
    ['04/04/2025', 'ATM CASH WDL/DOMLUR', '600.00'],
  ] as const;
  const table = rows.flatMap(([date, words, balance]) => [
    row(date, '', '100.00', '', balance),
    under(words),
  ]);
  const first = pageOf(
    [...heading, head, row('', 'Opening Balance', '', '', '1,000.00'), ...table],
    [20, 32, 50, 66, ...table.map((_, at) => 84 + at * 14 - (at % 2) * 4)],
  );
  const last = pageOf([
    head,
    row('05/04/2025', '', '100.00', '', '500.00'),
    under('UPI/412345678903/DR/DEMO SWEETS'),
    under('AND BAKERY'),
  ]);
  const { transactions } = await readStatementPages([first, last]);
  assert.deepEqual(
    transactions.map(({ narration }) => narration),
    [...rows.map(([, words]) => words), 'UPI/412345678903/DR/DEMO SWEETS AND BAKERY'],
  );
});

test('a balance brought forward whose words stand in the column of the mode is no transaction', async () => {
  const modeHead: Cells = [
    [30, 'Date'],
    [90, 'Mode'],
    [140, 'Particulars'],
    [-360, 'Deposits'],
    [-450, 'Withdrawals'],
    [-540, 'Balance'],
  ];
  const modeRow = (date: string, mode: string, words: string, into: string, out: string, balance: string) => [
    ...row(date, mode, into, out, balance),
    ...(words ? [[140, words] as const] : []),
  ];
  const inOrder = (cells: Cells): Cells => [...cells].sort((a, b) => Math.abs(a[0]) - Math.abs(b[0]));
  const { transactions, opening, proof } = await readStatementPages([
    pageOf(
      [
        ...heading,
        modeHead,
        ...[
          modeRow('31/03/2025', 'B/F', '', '', '', '1,000.00'),
          modeRow('01/04/2025', 'UPI', '412345678901 DEMO SHOP', '', '100.00', '900.00'),
          modeRow('02/04/2025', '', 'CASH DEPOSIT SELF', '50.00', '', '950.00'),
          modeRow('02/04/2025', 'ATM', 'CASH WDL', '', '20.00', '930.00'),
        ],
      ].map(inOrder),
    ),
  ]);
  assert.equal(opening, 100_000);
  assert.equal(transactions.length, 3);
  assert.equal(proof.balanced, true, JSON.stringify(proof.differences));
});

test('a value date in brackets under the date does not part the lines of a narration', async () => {
  const table = [
    ['05/04/2025', 'UPI/412345678901/DR/DEMO SHOP', 'AND MORE', '900.00'],
    ['06/04/2025', 'ACH DR/SAMPLE FINANCE', 'LTD', '800.00'],
  ] as const;
  const { transactions } = await readStatementPages([
    pageOf([
      ...heading,
      head,
      row('', 'Opening Balance', '', '', '1,000.00'),
      ...table.flatMap(([date, words, more, balance]) => [
        row(date, words, '100.00', '', balance),
        row(`(${date})`, more, '', '', ''),
      ]),
    ]),
  ]);
  assert.deepEqual(
    transactions.map(({ narration, valueDate }) => [narration, valueDate]),
    [
      ['UPI/412345678901/DR/DEMO SHOP AND MORE', '2025-04-05'],
      ['ACH DR/SAMPLE FINANCE LTD', '2025-04-06'],
    ],
  );
});
