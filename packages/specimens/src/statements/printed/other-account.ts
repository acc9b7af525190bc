import { printedDay, printedMoney } from '../cells.ts';
import { columns } from '../styles/columns.ts';
import type { StatementTruth } from '../truth.ts';
import type { OtherAccount } from './layout.ts';
import type { Press } from './press.ts';

const loanColumns = columns(
  ['date', 66, 'Date'],
  ['narration', 200, 'Particulars'],
  ['debit', 80, 'Debit'],
  ['credit', 80, 'Credit'],
  ['balance', 90, 'Balance'],
);

const depositColumns = columns(
  ['reference', 110, 'Deposit No'],
  ['date', 80, 'Opened'],
  ['narration', 90, 'Rate of interest'],
  ['debit', 90, 'Principal'],
  ['credit', 100, 'Maturity value'],
);

/** The table of another account in the same file, on pages of its own. */
export function printOtherAccount(
  press: Press,
  { period, account }: StatementTruth,
  { kind }: OtherAccount,
): void {
  press.turnPage();
  const day = (date: string) => printedDay(date, 'DD/MM/YYYY', '');
  const money = (paise: number) => printedMoney(paise, 'indian');
  if (kind === 'deposits') {
    press.text('FIXED DEPOSIT ACCOUNTS', 10);
    press.head(depositColumns);
    press.cells(
      [`${account.number.slice(0, 6)}778812`, day(period.from), '7.10', money(25_000_000), money(26_800_000)],
      depositColumns,
      'after',
    );
    return;
  }
  const number = `${account.number.slice(0, 4)}9${'7'.repeat(account.number.length - 5)}`;
  press.text(kind === 'loan' ? `HOME LOAN ACCOUNT NO. : ${number}` : `SAVINGS ACCOUNT NO. : ${number}`, 10);
  press.text(`Statement of account from ${day(period.from)} to ${day(period.to)}`, 8);
  press.head(loanColumns);
  const sign = kind === 'loan' ? -1 : 1;
  let balance = sign * 150_000_000;
  for (const month of ['05', '15', '25']) {
    const date = day(`${period.from.slice(0, 8)}${month}`);
    balance += 1_250_000;
    press.cells(
      [date, kind === 'loan' ? 'EMI RECEIVED' : 'BY CASH', '', money(1_250_000), balanceOf(balance)],
      loanColumns,
      'after',
    );
  }
}

const balanceOf = (paise: number) => `${printedMoney(Math.abs(paise), 'indian')} ${paise < 0 ? 'Dr' : 'Cr'}`;
