import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callsOf } from '@pramaan/documents/fixtures/counted-calls.ts';
import { statementFile } from '@pramaan/specimens/statements/make.ts';
import { bankStyles } from '@pramaan/specimens/statements/styles/all.ts';
import { readStatementFile } from '../read-file.ts';
import { statementRecord } from '../record.ts';
import { asha, truthOf } from '../statement.test-help.ts';
import type { Statement, Transaction } from '../statement.ts';
import { analyse } from './analyse.ts';
import { narrationOf, partyKey } from './narration.ts';

test('salary, instalments, bounces, cash and UPI of every bank’s wording, ten months', async (t) => {
  let [salaries, instalments, bounces] = [0, 0, 0];
  for (const style of bankStyles) {
    const { truth } = truthOf(style.name);
    const statement = readStatementFile(await statementFile(truth, style, 'xlsx'));
    const found = analyse(statement, { employer: asha.employer });
    const rowsOf = (...kinds: string[]) =>
      truth.rows.flatMap(({ kind }, row) => (kinds.includes(kind) ? [row] : []));
    const returned = rowsOf('emi-return');
    // The instalment that came back is part of its bounce and not of the payments.
    const paid = rowsOf('emi').filter(
      (row) =>
        !returned.some(
          (back) => back > row && back - row < 9 && truth.rows[back]?.date === truth.rows[row]?.date,
        ),
    );

    const [salary] = found.salaries;
    assert.deepEqual(salary?.rows, rowsOf('salary'), style.name);
    assert.equal(salary?.day, truth.salary.day, style.name);
    assert.equal(partyKey(salary?.employer ?? ''), partyKey(asha.employer), style.name);
    salaries += salary?.rows.length ?? 0;

    const loan = found.mandates.find(({ kind }) => kind === 'loan');
    assert.equal(loan?.amount, truth.emi.amount, style.name);
    assert.equal(loan?.day, truth.emi.day, style.name);
    assert.ok(
      paid.every((row) => loan?.rows.includes(row)),
      style.name,
    );
    instalments += paid.length;

    assert.equal(found.bounces.filter(({ kind }) => kind === 'own').length, returned.length, style.name);
    for (const row of returned)
      assert.ok(
        found.bounces.some((one) => one.rows.includes(row)),
        `${style.name} bounce ${row}`,
      );
    bounces += returned.length;

    const of = (category: string) =>
      found.categories.flatMap((one, row) => (one.category === category ? [row] : []));
    assert.deepEqual(of('Salary'), rowsOf('salary'), style.name);
    assert.deepEqual(of('Cash withdrawal'), rowsOf('atm'), style.name);
    assert.deepEqual(of('Cash deposit'), rowsOf('cash-in'), style.name);
    assert.deepEqual(of('Interest'), rowsOf('interest'), style.name);
    assert.deepEqual(of('Charges'), rowsOf('charge', 'bounce-charge'), style.name);
    assert.deepEqual(
      of('Rent'),
      truth.rows.flatMap(({ narration }, row) => (/RENT\b/.test(narration) ? [row] : [])),
      style.name,
    );
    assert.deepEqual(found.shares.upiOut.rows, rowsOf('upi-out'), style.name);
    assert.deepEqual(found.shares.upiIn.rows, rowsOf('upi-in'), style.name);
    assert.deepEqual(found.shares.cashOut.rows, rowsOf('atm'), style.name);
    assert.ok(found.categories.every(({ rule }) => /^[A-Z].*\.$/.test(rule)));
  }
  t.diagnostic(
    `${bankStyles.length} banks: ${salaries} salaries, ${instalments} instalments, ${bounces} bounces, each with its rows`,
  );
  assert.ok(bounces > 10);
});

test('every figure is the sum of the rows it names', async () => {
  const { style, truth } = truthOf('sbi');
  const statement = readStatementFile(await statementFile(truth, style, 'csv'));
  const found = analyse(statement);
  const amount = (row: number) => {
    const one = statement.transactions[row];
    assert.ok(one);
    return one.credit ?? one.debit ?? 0;
  };
  const sum = (rows: readonly number[]) => rows.reduce((all, row) => all + amount(row), 0);
  const figures = [found.credits, found.debits, found.charges];
  for (const month of found.months)
    figures.push(month.credits, month.debits, month.salary, month.instalments, month.cashIn, month.cashOut);
  for (const party of [...found.topCredits, ...found.topDebits]) figures.push(party.sum);
  for (const { value, rows } of figures) assert.equal(value, sum(rows));
  assert.ok(figures.length > 60);
  const { cashOut } = found.shares;
  assert.equal(cashOut.value, Math.round((sum(cashOut.rows) / found.debits.value) * 10_000) / 10_000);
  // Opening + credits − debits = closing, over the months too.
  const net = found.months.reduce((all, { credits, debits }) => all + credits.value - debits.value, 0);
  assert.equal((statement.opening ?? 0) + net, statement.closing);
  assert.equal(found.months.length, 10);
});

const row = (
  date: string,
  narration: string,
  amount: number,
  credit: boolean,
  balance: number,
): Transaction => ({
  ...{ date, valueDate: date, narration, reference: '', at: { page: 1, row: 1 }, balance },
  debit: credit ? null : amount,
  credit: credit ? amount : null,
});
const statementOf = (transactions: Transaction[], from: string, to: string, opening: number): Statement => ({
  account: { name: '', bank: '', number: '' },
  ...{ period: { from, to }, opening, closing: transactions.at(-1)?.balance ?? opening, transactions },
  proof: { balanced: true, rowsVerified: 0, differences: [] },
  calendar: { asked: [], received: [], missing: [], partial: [], withoutTransactions: [] },
  notes: [],
});

test('balances by day: average, lowest and highest against a calculation by hand', () => {
  const { dayEnds, averageBalance, lowest, highest, months } = analyse(
    statementOf(
      [
        row('2025-04-11', 'CASH DEPOSIT', 10_000, true, 20_000),
        row('2025-04-21', 'ATM WDL', 15_000, false, 5_000),
      ],
      '2025-04-01',
      '2025-04-30',
      10_000,
    ),
  );
  assert.equal(dayEnds.length, 30);
  // Ten days of 100.00, ten of 200.00, ten of 50.00.
  assert.equal(averageBalance?.value, Math.round((10 * 10_000 + 10 * 20_000 + 10 * 5_000) / 30));
  assert.deepEqual(averageBalance?.rows, [0, 1]);
  assert.deepEqual([lowest?.value, lowest?.date], [5_000, '2025-04-21']);
  assert.deepEqual([highest?.value, highest?.date], [20_000, '2025-04-11']);
  assert.equal(months[0]?.balance?.average.value, averageBalance?.value);
});

test('circular flows, recurring payments, and a month without transactions', () => {
  const list = [
    row('2025-04-02', 'NEFT CR-ABCD0123451-MODEL TRADERS-X-ABCDN412345678901', 5_000_000, true, 6_000_000),
    row('2025-04-05', 'IMPS-412345678902-MODEL TRADERS-ABCD-XX-BACK', 4_900_000, false, 1_100_000),
    row('2025-04-10', 'UPI/DR/412345678903/DEMO GYM/ABCD/gym@okdemo/UPI', 100_000, false, 1_000_000),
    row('2025-06-10', 'UPI/DR/412345678904/DEMO GYM/ABCD/gym@okdemo/UPI', 100_000, false, 900_000),
    row('2025-07-11', 'UPI/DR/412345678905/DEMO GYM/ABCD/gym@okdemo/UPI', 100_000, false, 800_000),
  ];
  const found = analyse(statementOf(list, '2025-04-01', '2025-07-31', 1_000_000));
  assert.deepEqual(found.circular, [{ party: 'MODEL TRADERS', amount: 4_900_000, days: 3, rows: [0, 1] }]);
  assert.deepEqual(
    found.recurring.map(({ party, rows }) => [party, rows]),
    [['DEMO GYM', [2, 3, 4]]],
  );
  assert.deepEqual(
    found.months.map(({ month, debitCount }) => [month, debitCount.value]),
    [
      ['2025-04', 2],
      ['2025-05', 0],
      ['2025-06', 1],
      ['2025-07', 1],
    ],
  );
});

test('narrations: channel, party and reference in the grammar of each bank', (t) => {
  const cases: [string, string, string, string][] = [
    ['UPI/DR/426784531012/DEMO PAYMENTS/DEMO@ICICI/FOOD ORDER 01JUL', 'UPI', 'DEMO PAYMENTS', '426784531012'],
    ['UPI-RAVI KUMAR-9000000012@YBL-ABCD0123451-120555000001-UPI', 'UPI', 'RAVI KUMAR', '120555000001'],
    ['UPI/P2M/412345678901/SAMPLE MART/PAY/SAMPLE GRAMEEN BANK', 'UPI', 'SAMPLE MART', '412345678901'],
    [
      'NEFT CR-ABCD0000004-GLOBEX-1608-SALARY PAYMENT-ASHA-ABCDN26600012345',
      'NEFT',
      'GLOBEX',
      'ABCDN26600012345',
    ],
    [
      'NEFT/INWARD/CR-HDFC/INVENTED BPO LTD/SAL JUL25/N042718362538143',
      'NEFT',
      'INVENTED BPO LTD',
      'N042718362538143',
    ],
    ['ACH D- SAMPLE FINANCE-4099558866', 'NACH', 'SAMPLE FINANCE', ''],
    ['MMT/IMPS/412345678901/RAVI DEMO/ABCD', 'IMPS', 'RAVI DEMO', '412345678901'],
    [
      'BY TRANSFER-NEFT*ABCD0123451*ABCDN412345678901*SAMPLE SOFTWORKS--',
      'NEFT',
      'SAMPLE SOFTWORKS',
      'ABCDN412345678901',
    ],
    ['ATW-485498XXXXXX1234-S1ANBG402-DOMLUR', 'ATM', '', ''],
    ['POS 485498XXXXXX1234 DEMO PHARMACY', 'card', 'DEMO PHARMACY', ''],
    ['BIL/ONL/000412345678/DEMO POWER/NA', 'bill', 'DEMO POWER', '000412345678'],
    ['CHQ PAID-MICR CTS-NO-MODEL SCHOOL', 'cheque', 'MODEL SCHOOL', ''],
    ['INT.PD:01-04-2025 TO 30-06-2025', 'interest', '', ''],
    ['ACH D RETURN CHARGES 040725', 'charge', '', ''],
  ];
  for (const [text, channel, party, reference] of cases) {
    const found = narrationOf(text);
    assert.deepEqual([found.channel, found.party, found.reference], [channel, party, reference], text);
  }
  assert.equal(partyKey('Mr. RAVI KUMAR'), partyKey('RAVI  KUMAR'));
  assert.equal(partyKey('SAMPLE SOFTWORKS PRIVATE LIMITED'), partyKey('Sample Softworks Pvt. Ltd.'));
  t.diagnostic(`${cases.length} narrations`);
});

test('the record has the product’s shape, money as text and the category of each row', async () => {
  const { style, truth } = truthOf('idfc-first', { months: 1 });
  const statement = readStatementFile(await statementFile(truth, style, 'csv'));
  const { account, transactions } = statementRecord(statement, analyse(statement).categories);
  assert.deepEqual(Object.keys(account), ['name', 'bank', 'number', 'ifsc']);
  const [first] = transactions;
  assert.ok(first);
  assert.deepEqual(Object.keys(first).sort(), [
    'amount',
    'balanceAfterTransaction',
    'category',
    'dateTime',
    'description',
    'remark',
    'type',
    'valueDate',
  ]);
  assert.match(first.amount, /^\d+\.\d{2}$/);
  assert.equal(
    transactions.filter(({ category }) => category === 'Salary').length,
    0,
    'one month proves no salary',
  );
});

test('ten thousand transactions, each looked at so many times @thorough', async (t) => {
  const { style, truth } = truthOf('hdfc', { months: 24, busy: 450 });
  const bytes = await statementFile(truth, style, 'csv');
  const statement = readStatementFile(bytes);
  const count = statement.transactions.length;
  assert.ok(count >= 10_000);
  const calls = await callsOf(() => analyse(statement, { employer: asha.employer }));
  t.diagnostic(`${count} transactions, ${Math.round(calls / count)} calls for each`);
  assert.ok(calls <= 300 * count, `${calls} calls`);
});
