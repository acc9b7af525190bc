import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StatementError } from './error.ts';
import { type Cells, head, heading, pageOf, row } from './pages.test-help.ts';
import { readStatementPages } from './read-pages.ts';

const line = (text: string): Cells => [[30, text]];
const loanHead: Cells = [
  [30, 'Date'],
  [90, 'Particulars'],
  [-360, 'Debit'],
  [-450, 'Credit'],
  [-540, 'Principal Outstanding'],
];
const own = [
  row('', 'Opening Balance', '', '', '1,000.00'),
  row('01/04/2025', 'UPI/DR/412345678901/DEMO SHOP', '100.00', '', '900.00'),
  row('02/04/2025', 'CASH DEPOSIT SELF', '', '50.00', '950.00'),
];
const loan = [
  row('05/04/2025', 'EMI RECEIVED', '', '9,000.00', '8,91,000.00'),
  row('05/05/2025', 'EMI RECEIVED', '', '9,000.00', '8,82,000.00'),
];
const about = /table of a loan, a deposit or a card/;

test('the table of a loan under that of the account, on its page: its rows are passed over and told of', async () => {
  const titles: Cells[][] = [
    // Only a title names the loan; its number stands under it.
    [line('Loan Account Details'), line('Account Number : 700000000022')],
    [line('Home Loan Account : 700000000022 Sanctioned 12,00,000.00')],
  ];
  for (const title of titles) {
    const { transactions, proof, account, notes } = await readStatementPages([
      pageOf([...heading, head, ...own, ...title, loanHead, ...loan, line('Page 1 of 1')]),
    ]);
    assert.equal(transactions.length, 2);
    assert.equal(proof.balanced, true, JSON.stringify(proof.differences));
    assert.equal(account.number, '100000000011');
    assert.ok(notes.some((note) => about.test(note)));
  }
});

test('a loan account that a footer names takes no rows from the pages after it', async () => {
  const foot = line('Ask for a personal loan account at your branch. Home loan a/c 99887766 helpline');
  const more = [
    row('03/04/2025', 'INTEREST CREDIT', '', '5.00', '955.00'),
    row('04/04/2025', 'SALARY', '', '45.00', '1,000.00'),
  ];
  const { transactions, notes, proof } = await readStatementPages([
    pageOf([...heading, head, ...own, foot]),
    pageOf([head, ...more, foot]),
  ]);
  assert.equal(transactions.length, 4);
  assert.equal(proof.balanced, true);
  assert.ok(!notes.some((note) => about.test(note)));
});

test('two accounts on demand one under the other are refused, however they are numbered', async () => {
  const second = [
    row('', 'Opening Balance', '', '', '70.00'),
    row('01/04/2025', 'CASH DEPOSIT SELF', '', '30.00', '100.00'),
  ];
  for (const [one, other] of [
    ['Savings Account 1: 100000000011', 'Savings Account 2: 100000000099'],
    ['Account II : 100-000011-011', 'Account I : 100-000011-099'],
    ['Account No : SB-1/20034', 'Account No : CA-1/50071'],
  ] as const)
    await assert.rejects(
      readStatementPages([pageOf([line(one), head, ...own, line(other), head, ...second])]),
      (error) => error instanceof StatementError && error.code === 'many-accounts',
      one,
    );
});
