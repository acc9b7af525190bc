import { cellText, printedBalance, printedDay, printedMoney } from './cells.ts';
import type { BankStyle, TableStyle } from './style.ts';
import type { StatementTruth, TrueRow } from './truth.ts';

/** A cell of a sheet: what it prints, and the value behind it where a program would store one. */
export interface SheetCell {
  text: string;
  /** Paise. */
  money?: number;
  /** YYYY-MM-DD */
  date?: string;
}

/** The rows of a statement as netbanking exports them: a few lines of heading, the table, its end. */
export function sheetRows(truth: StatementTruth, { bank, sheet }: BankStyle): SheetCell[][] {
  const { account, period } = truth;
  const day = (date: string) => printedDay(date, 'DD/MM/YYYY', '');
  const line = (...texts: string[]): SheetCell[] => texts.map((text) => ({ text }));
  const rows = sheet.newestFirst ? [...truth.rows].reverse() : truth.rows;
  return [
    line(bank.toUpperCase()),
    line('Account Name', '', account.name),
    line('Account Number', '', account.number),
    line('IFSC Code', '', account.ifsc),
    line('Account Type', '', account.type),
    line('Statement Period', '', `${day(period.from)} to ${day(period.to)}`),
    [],
    sheet.columns.map(({ head }) => ({ text: head.join(' ') })),
    ...(sheet.forward === 'none' || sheet.newestFirst
      ? []
      : [balanceRow('Opening Balance', truth.opening, sheet)]),
    ...rows.map((row, at) => sheet.columns.map(({ kind }) => cell(row, kind, sheet, at + 1))),
    ...(sheet.forward === 'opening-closing' ? [balanceRow('Closing balance', truth.closing, sheet)] : []),
    ...(sheet.totals === 'row' ? [totalRow(truth, sheet)] : []),
    [],
    ...(sheet.totals === 'summary'
      ? [
          line('Opening Balance', printedMoney(truth.opening, 'none')),
          line('Closing Balance', printedMoney(truth.closing, 'none')),
        ]
      : []),
    line('This is a computer generated statement and does not require a signature.'),
  ];
}

function cell(
  row: TrueRow,
  kind: Parameters<typeof cellText>[1],
  sheet: TableStyle,
  place: number,
): SheetCell {
  const text = cellText(row, kind, sheet, place);
  const money = moneyOf(row, kind);
  if (kind === 'date') return { text, date: row.date };
  if (kind === 'valueDate') return { text, date: row.valueDate };
  return money === null || text === sheet.nothing || sheet.balance !== 'plain' ? { text } : { text, money };
}

function moneyOf(row: TrueRow, kind: Parameters<typeof cellText>[1]): number | null {
  if (kind === 'debit') return row.debit;
  if (kind === 'credit') return row.credit;
  if (kind === 'balance') return row.balance;
  if (kind === 'amount') return row.credit ?? row.debit;
  return kind === 'signed' ? (row.credit ?? -(row.debit ?? 0)) : null;
}

function balanceRow(words: string, paise: number, sheet: TableStyle): SheetCell[] {
  return sheet.columns.map(({ kind }) => {
    if (kind === 'narration') return { text: words };
    return kind === 'balance' ? { text: printedBalance(paise, sheet) } : { text: '' };
  });
}

function totalRow({ rows }: StatementTruth, sheet: TableStyle): SheetCell[] {
  const sum = (side: 'debit' | 'credit') => rows.reduce((all, row) => all + (row[side] ?? 0), 0);
  return sheet.columns.map(({ kind }) => {
    if (kind === 'narration') return { text: 'TOTAL' };
    return { text: kind === 'debit' || kind === 'credit' ? printedMoney(sum(kind), sheet.grouping) : '' };
  });
}
