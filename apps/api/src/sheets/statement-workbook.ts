import type { readBankAccount } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { accountTypeName } from '@pramaan/documents/account-types.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { type Cell, instant, money, number, text, workbook } from './cells.ts';
import { statementColumns, textAt } from './statement-columns.ts';

/** An account as `GET /applicants/{id}/bank/accounts/{account}` answers it. */
export type BankAccount = ResultOf<typeof readBankAccount>;

/**
 * The account as an Excel workbook: its transactions with the card's columns, the account with the proof of its
 * balances, its months. Amounts are numbers in Indian grouping, days are days, all else is text and never a formula.
 */
export function statementWorkbook(account: BankAccount): Uint8Array {
  return workbook(`Bank statement ${account.account.bank}`, new Date(account.addedAt), [
    { name: 'Transactions', widths: [14, 18, 18, 18, 60, 22, 10, 14], rows: transactionRows(account) },
    { name: 'Account', widths: [22, 18, 16, 16, 90], rows: accountRows(account) },
    { name: 'Months', widths: Array.from({ length: 8 }, () => 18), rows: monthRows(account) },
  ]);
}

function transactionRows({ rows }: BankAccount): Cell[][] {
  const columns = statementColumns();
  return [
    columns.map(({ label }) => text(label)),
    ...rows.map((row) =>
      columns.map(({ path, format }) => {
        const value = textAt(row, path);
        if (format === 'inr') return money(value);
        return format === 'date' || path === 'dateTime' ? instant(value) : text(value);
      }),
    ),
  ];
}

const rupees = (paise: number | null) => (paise === null ? text('') : money((paise / 100).toFixed(2)));

function accountRows({
  account,
  accountType,
  period,
  opening,
  closing,
  transactions,
  proof,
  notes,
  tamper,
}: BankAccount) {
  const told = [...tamper.map(({ sentence }) => sentence), ...notes];
  return [
    [text('Holder'), text(account.name)],
    [text('Bank'), text(account.bank)],
    [text('Account number'), text(masked(account.number))],
    [text('Account type'), text(accountTypeName(accountType))],
    [text('From'), instant(period.from)],
    [text('To'), instant(period.to)],
    [text('Opening balance'), rupees(opening)],
    [text('Closing balance'), rupees(closing)],
    [text('Transactions'), number(transactions)],
    [text('Balances fit'), text(proof.balanced ? 'Yes' : 'No')],
    [text('Rows proved'), number(proof.rowsVerified)],
    ...(proof.differences.length > 0
      ? [[], ['Row', 'Date', 'Expected', 'Printed', 'Difference'].map(text)]
      : []),
    ...proof.differences.map(({ row, date, expected, printed, sentence }) => [
      row === null ? text('') : number(row + 1),
      instant(date ?? ''),
      rupees(expected),
      rupees(printed),
      text(sentence),
    ]),
    ...(told.length > 0 ? [[], [text('Notes')]] : []),
    ...told.map((sentence) => [text(sentence)]),
  ];
}

function monthRows({ analysis, calendar }: BankAccount): Cell[][] {
  const heads = ['Month', 'Credits', 'Debits', 'Average balance', 'Closing balance', 'Salary', 'Instalments'];
  return [
    [...heads, 'Bounces'].map(text),
    ...analysis.months.map(({ month, credits, debits, averageBalance, closing, salary, emi, bounces }) => [
      text(month),
      ...[credits, debits, averageBalance, closing, salary, emi].map(rupees),
      number(bounces),
    ]),
    ...calendar.missing.map((month) => [text(month), text('missing')]),
  ];
}
