import type { CellKind, DateForm, TableStyle } from './style.ts';
import type { TrueRow } from './truth.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date as the style prints it; `|` breaks the line. */
export function printedDay(date: string, form: DateForm, time: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  return form
    .replace('HH:MM', time.slice(0, 5))
    .replace('YYYY', year)
    .replace('YY', year.slice(2))
    .replace('MON', name.toUpperCase())
    .replace('Mon', name)
    .replace('MM', month)
    .replace('DD', day);
}

const formats = { indian: new Intl.NumberFormat('en-IN'), western: new Intl.NumberFormat('en-US') };

/** Paise in the grouping of the style. */
export function printedMoney(paise: number, grouping: TableStyle['grouping']): string {
  const whole = Math.floor(Math.abs(paise) / 100);
  const cents = String(Math.abs(paise) % 100).padStart(2, '0');
  const sign = paise < 0 ? '-' : '';
  if (grouping === 'none') return `${sign}${whole}.${cents}`;
  return `${sign}${formats[grouping].format(whole)}.${cents}`;
}

/** What the cell of a row prints. `place` counts from 1 in the order of the file. */
export function cellText(row: TrueRow, kind: CellKind, style: TableStyle, place: number): string {
  const money = (paise: number | null) =>
    paise === null ? style.nothing : printedMoney(paise, style.grouping);
  const moved = row.credit ?? row.debit ?? 0;
  const side = row.credit === null ? 'Dr' : 'Cr';
  switch (kind) {
    case 'serial':
      return String(place);
    case 'date':
      return printedDay(row.date, style.date, row.time);
    case 'valueDate':
      return printedDay(row.valueDate, style.date.replace('|HH:MM', '') as DateForm, row.time);
    case 'narration':
      return row.narration;
    case 'reference':
      return row.reference;
    case 'debit':
      return money(row.debit);
    case 'credit':
      return money(row.credit);
    case 'amount':
      return printedMoney(moved, style.grouping);
    case 'signed':
      return printedMoney(row.credit ?? -(row.debit ?? 0), style.grouping);
    case 'amountSide':
      return `${printedMoney(moved, style.grouping)}(${side})`;
    case 'side':
      return side.toUpperCase();
    case 'balance':
      return printedBalance(row.balance, style);
    case 'balanceSide':
      return row.balance < 0 ? 'Dr' : 'Cr';
    case 'branch':
      return '1234';
    case 'mode':
      return row.kind === 'atm' ? 'ATM' : 'TFR';
  }
}

/** A balance with the word that the style puts after it. */
export function printedBalance(paise: number, { grouping, balance, columns }: TableStyle): string {
  const sided = balance !== 'plain' || columns.some(({ kind }) => kind === 'balanceSide');
  const text = printedMoney(sided ? Math.abs(paise) : paise, grouping);
  if (balance === 'plain') return text;
  return `${text}${paise < 0 ? balance.replace(/C/i, 'D') : balance}`;
}
