import { printDay } from '../dates.ts';
import type { Facts } from '../heading/facts.ts';
import { printMoney, type Side } from '../money.ts';
import type { Difference, Paise, Transaction } from '../statement.ts';
import type { BalanceEntry, Entry, MoveEntry } from '../table/entries.ts';
import { difference, rowName } from './sentences.ts';
import { hintedSide, provedSide } from './sides.ts';

export interface Walked {
  transactions: Transaction[];
  /** Serial numbers beside the transactions, null where none is printed. */
  serials: (number | null)[];
  opening: Paise | null;
  /** The last balance that is printed or follows. */
  last: Paise | null;
  /** Printed in the table itself. */
  closing: BalanceEntry | null;
  differences: Difference[];
  rowsVerified: number;
  /** Transactions that have a balance before and after them, so that they could be proved. */
  rowsChecked: number;
  /** Sides that only a balance told, against or without a word. */
  sidesRecovered: number;
  /** The opening balance is not printed but worked out. */
  openingWorkedOut: boolean;
  datesTaken: number;
  unordered: number;
}

/**
 * Goes through the entries from the oldest and follows the balance. A row whose balance does not follow is a difference,
 * and the walk goes on from the balance that is printed there.
 */
export function walk(entries: readonly Entry[], facts: Facts): Walked {
  const first = firstBalance(entries);
  const worked = first === null && facts.opening === null;
  const opening = first ?? facts.opening ?? openingOf(entries);
  const walked: Walked = {
    ...{ transactions: [], serials: [], opening, last: opening, closing: null, differences: [] },
    ...{ rowsVerified: 0, rowsChecked: 0, sidesRecovered: 0, openingWorkedOut: worked && opening !== null },
    ...{ datesTaken: 0, unordered: 0 },
  };
  let before = opening;
  for (const entry of entries) {
    if (entry.kind === 'balance') before = between(walked, entry, before);
    else if (entry.kind === 'move') before = move(walked, entry, before, facts.period?.from ?? null);
  }
  walked.last = before;
  return walked;
}

/** An opening balance that stands in the table before any transaction. */
function firstBalance(entries: readonly Entry[]): Paise | null {
  const first = entries.find(({ kind }) => kind !== 'total');
  return first?.kind === 'balance' && first.what !== 'closing' ? first.balance : null;
}

/** What must have been there before the first transaction; null when its side is unknown. */
function openingOf(entries: readonly Entry[]): Paise | null {
  const first = entries.find((entry): entry is MoveEntry => entry.kind === 'move');
  if (!first || first.balance === null || first.amount === null) return null;
  const side = first.side ?? hintedSide(first.narration);
  if (!side) return null;
  return first.balance + (side === 'debit' ? first.amount : -first.amount);
}

/** A balance between rows: the opening one, or one carried from page to page. */
function between(walked: Walked, entry: BalanceEntry, before: Paise | null): Paise | null {
  if (entry.what === 'closing') walked.closing = entry;
  // Said once more under the table, as in the exports of Kotak.
  if (entry.what === 'opening' && walked.transactions.length > 0 && entry.balance === walked.opening)
    return before;
  if (before !== null && before !== entry.balance && walked.transactions.length > 0) {
    const whole = entry.what === 'closing' ? 'closing' : entry.what === 'opening' ? 'opening' : 'page';
    walked.differences.push(
      difference(whole, {
        ...{ row: null, date: walked.transactions.at(-1)?.date ?? null, at: entry.at },
        ...{ expected: before, printed: entry.balance },
        sentence: betweenSentence(entry, before),
      }),
    );
  }
  return entry.balance;
}

function betweenSentence({ what, balance, at }: BalanceEntry, before: Paise): string {
  const [printed, end] = [printMoney(balance), printMoney(before)];
  switch (what) {
    case 'opening':
      return `The opening balance printed on page ${at.page} is ${printed}, but the rows before it end at ${end}.`;
    case 'closing':
      return `The closing balance printed on page ${at.page} is ${printed}, but the rows before it end at ${end}.`;
    case 'brought':
      return `The balance brought forward on page ${at.page} is ${printed}, but the rows before it end at ${end}. A page or rows may be missing.`;
    case 'carried':
      return `The balance carried forward on page ${at.page} is ${printed}, but the rows before it end at ${end}. A page or rows may be missing.`;
  }
}

function move(walked: Walked, entry: MoveEntry, before: Paise | null, start: string | null): Paise | null {
  const row = walked.transactions.length;
  const previous = walked.transactions.at(-1);
  const date = entry.date ?? previous?.date ?? start ?? '';
  if (!entry.date && entry.oddDate === undefined) walked.datesTaken += 1;
  const verified = before === null ? null : provedSide(before, entry);
  const amount = entry.amount ?? Math.abs((entry.balance ?? 0) - (before ?? entry.balance ?? 0));
  const hint = entry.side ?? hintedSide(entry.narration);
  const side: Side = (entry.sideIsPrinted ? entry.side : (verified ?? hint)) ?? 'debit';
  if (verified && verified !== hint && !entry.sideIsPrinted) walked.sidesRecovered += 1;
  const expected = before === null ? null : before + (side === 'credit' ? amount : -amount);
  const transaction = transactionOf(entry, date, side, amount);
  const broken = entry.balance !== null && expected !== null && entry.balance !== expected;
  walked.transactions.push(transaction);
  walked.serials.push(entry.serial);
  const found = (kind: Difference['kind'], sentence: string) =>
    walked.differences.push(
      difference(kind, { row, date, at: entry.at, expected, printed: entry.balance, sentence }),
    );
  if (entry.oddDate !== undefined)
    found(
      'unreadable',
      `${rowName(row, entry.at)} prints “${entry.oddDate.slice(0, 30)}”, which is not a date in the form DD/MM/YYYY.`,
    );
  else if (entry.date === null && !previous) found('unreadable', `${rowName(row, entry.at)} has no date.`);
  if (entry.amount === null)
    found(
      'unreadable',
      entry.balance === null
        ? `We could not read the amount and the balance of ${rowName(row, entry.at, date)}.`
        : `We could not read the amount of ${rowName(row, entry.at, date)}. By its balance it is ${printMoney(amount)}.`,
    );
  else if (broken && verified)
    found(
      'side',
      side === 'debit'
        ? `${rowName(row, entry.at, date)} prints ${printMoney(amount)} as a debit, but its balance goes up as for a credit.`
        : `${rowName(row, entry.at, date)} prints ${printMoney(amount)} as a credit, but its balance goes down as for a debit.`,
    );
  else if (broken)
    found('balance', brokenSentence(row, transaction, previous, expected ?? 0, entry.balance ?? 0));
  else if (before === null && !hint && !verified && entry.balance !== null)
    found(
      'unreadable',
      `The statement does not say whether the amount of ${rowName(row, entry.at, date)} is a debit or a credit.`,
    );
  if (before !== null && entry.balance !== null) {
    walked.rowsChecked += 1;
    if (!broken && entry.amount !== null) walked.rowsVerified += 1;
  }
  if (previous && date < previous.date && !broken) walked.unordered += 1;
  return entry.balance ?? expected;
}

function transactionOf(entry: MoveEntry, date: string, side: Side, amount: Paise): Transaction {
  const { time, valueDate, narration, reference, balance, at } = entry;
  return {
    date,
    ...(time ? { time } : {}),
    valueDate,
    narration,
    reference,
    debit: side === 'debit' ? amount : null,
    credit: side === 'credit' ? amount : null,
    balance,
    at,
  };
}

function brokenSentence(
  row: number,
  { at, date }: Transaction,
  previous: Transaction | undefined,
  expected: Paise,
  printed: Paise,
): string {
  const [name, off] = [rowName(row, at, date), printMoney(Math.abs(printed - expected))];
  const start =
    printed > expected
      ? `The balance of ${name} is ${printMoney(printed)}, ${off} more than the ${printMoney(expected)} that follows from the row before.`
      : `The balance of ${name} is ${printMoney(printed)}, ${off} less than the ${printMoney(expected)} that follows from the row before.`;
  return `${start} ${whyBroken(at, date, previous)}`;
}

function whyBroken({ page }: Transaction['at'], date: string, previous: Transaction | undefined): string {
  if (previous && previous.date > date)
    return `Its date is before ${printDay(previous.date)}, the date of the row above. Rows may have been added or removed.`;
  if (previous && previous.at.page !== page)
    return `It is the first row of page ${page}. A page or rows before it may be missing.`;
  return 'The amount or the balance was changed, or a row before it is missing.';
}
