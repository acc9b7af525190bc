import { readDate } from '../dates.ts';
import { isBlank, readMoney, type Side } from '../money.ts';
import type { Paise, Place } from '../statement.ts';
import type { PrintedRow } from './printed-row.ts';
import { specialRow, wordsOf } from './special-rows.ts';

/** A transaction as its row says, before its balance has proved anything. */
export interface MoveEntry {
  kind: 'move';
  at: Place;
  /** Null when the row prints none that a calendar has. */
  date: string | null;
  /** What stands in its place where that is no date. */
  oddDate?: string;
  time: string | null;
  valueDate: string | null;
  narration: string;
  reference: string;
  serial: number | null;
  /** Never negative; null when it cannot be read. */
  amount: Paise | null;
  side: Side | null;
  /** The column says it; else only a word or the wording of the narration. */
  sideIsPrinted: boolean;
  /** Sign of an amount in a column for both ways without Dr or Cr. */
  sign?: 'plus' | 'minus';
  balance: Paise | null;
}

/** A balance between transactions: brought forward, opening, closing. */
export interface BalanceEntry {
  kind: 'balance';
  what: 'opening' | 'closing' | 'brought' | 'carried';
  at: Place;
  balance: Paise;
}

export interface TotalEntry {
  kind: 'total';
  at: Place;
  /** "Page total" and "sub total" need not be over everything. */
  whole: boolean;
  debit: Paise | null;
  credit: Paise | null;
}

export type Entry = MoveEntry | BalanceEntry | TotalEntry;

/** What a printed row says; null for a row that says nothing. */
export function entryOf(row: PrintedRow): Entry | null {
  const { cells, at } = row;
  const narration = clean(cells.narration ?? '');
  const dated = readDate(cells.date ?? '') !== null;
  const amounts = amountsOf(row);
  const balance = balanceOf(row);
  const moved = amounts.amount !== null && amounts.amount !== 0;
  // The words of a sum or a balance may begin in the column of dates; a date may be part of them.
  const special = specialRow(wordsOf(cells)) ?? (dated && moved ? null : specialRow(row.text));
  // A shop may be called Total: with a date it is a payment.
  if ((special === 'total' && !dated) || isBareTotal(row, dated)) {
    const { debit, credit } = totalsOf(row);
    return { kind: 'total', at, whole: !/\b(?:page|sub)\b/i.test(row.text), debit, credit };
  }
  if (special && special !== 'total' && (!moved || !dated)) {
    // Some banks print an opening balance in the column of deposits.
    const printed = balance ?? (moved ? amounts.amount : null);
    return printed === null ? null : { kind: 'balance', what: special, at, balance: printed };
  }
  // A dated row with figures of which none is in its place was spoilt: it is told of, not dropped.
  const spoilt = amounts.amount === null || (cells.date !== undefined && /\d\.\d\d\b/.test(row.text));
  if (!moved && balance === null && !spoilt) return null;
  // A balance alone, whatever the bank calls it: it must be the one that follows.
  if (!cells.date && amounts.amount === 0 && balance !== null)
    return { kind: 'balance', what: 'carried', at, balance };
  const day = cells.date ? readDate(cells.date) : null;
  const inside = insideOf(narration);
  const valued = cells.valueDate ? readDate(cells.valueDate) : null;
  const serial = Number.parseInt(cells.serial ?? '', 10);
  return {
    kind: 'move',
    at,
    date: day?.date ?? null,
    ...(cells.date && !day ? { oddDate: cells.date } : {}),
    time: day?.time ?? null,
    valueDate: valued?.date ?? inside.valueDate ?? bracketed(day?.rest ?? ''),
    narration: inside.narration,
    reference: referenceOf(cells.reference ?? '') || inside.reference,
    serial: Number.isNaN(serial) ? null : serial,
    ...amounts,
    amount: moved || balance !== null ? amounts.amount : null,
    balance,
  };
}

/** Figures under both columns and no word beside them. */
const isBareTotal = ({ cells }: PrintedRow, dated: boolean) =>
  !dated &&
  clean(`${cells.narration ?? ''}${cells.date ?? ''}`) === '' &&
  [cells.debit, cells.credit].every((cell) => (readMoney(cell ?? '')?.paise ?? 0) !== 0);

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Zeros stand for no reference, and fill up a short one; a narrow column breaks a long number. */
function referenceOf(text: string): string {
  const bare = clean(text);
  if (isBlank(bare) || /^[0\s]+$/.test(bare)) return '';
  if (/^[\d ]+$/.test(bare)) return digitsOf(bare.replaceAll(' ', ''));
  return bare;
}

const digitsOf = (digits: string) => (/^0\d{11,}$/.test(digits) ? digits.replace(/^0+/, '') : digits);

/** HDFC's newer table prints value date and reference inside the narration (standards §10.2). */
function insideOf(narration: string) {
  const match = /\s*\bValue Dt (\d{2}\/\d{2}\/\d{4})(?: Ref (\S+))?/i.exec(narration);
  if (!match) return { narration, valueDate: null, reference: '' };
  return {
    narration: clean(narration.replace(match[0], ' ')),
    valueDate: readDate(match[1] ?? '')?.date ?? null,
    reference: referenceOf(match[2] ?? ''),
  };
}

const bracketed = (text: string) => (text.startsWith('(') ? (readDate(text.slice(1))?.date ?? null) : null);

type Amounts = Pick<MoveEntry, 'amount' | 'side' | 'sideIsPrinted' | 'sign'>;

function amountsOf({ cells, collapsed }: PrintedRow): Amounts {
  const debit = readMoney(cells.debit ?? '');
  const credit = readMoney(cells.credit ?? '');
  const out = debit && debit.paise !== 0 ? debit : null;
  const into = credit && credit.paise !== 0 ? credit : null;
  if (out && into) return { amount: null, side: null, sideIsPrinted: false };
  if (out) return sided(out.paise, 'debit', !collapsed);
  if (into) return sided(into.paise, 'credit', !collapsed);
  const shared = readMoney(cells.amount ?? '');
  if (shared) {
    const said = sideOf(cells.side ?? '') ?? shared.side;
    if (said) return sided(Math.abs(shared.paise), said, !collapsed);
    if (shared.paise < 0) return { ...sided(-shared.paise, 'debit', !collapsed), sign: 'minus' };
    return { amount: shared.paise, side: null, sideIsPrinted: false, sign: 'plus' };
  }
  const unread = [cells.debit, cells.credit, cells.amount].some(
    (cell) => cell !== undefined && !isBlank(cell),
  );
  const nothing = debit ?? credit;
  return { amount: unread && !nothing ? null : 0, side: null, sideIsPrinted: false };
}

/** A reversal is a minus in its own column: the money went the other way. */
function sided(paise: Paise, side: Side, sideIsPrinted: boolean): Amounts {
  if (paise >= 0) return { amount: paise, side, sideIsPrinted };
  return { amount: -paise, side: side === 'debit' ? 'credit' : 'debit', sideIsPrinted };
}

function sideOf(text: string): Side | null {
  if (/^\W*(?:CR|C|CREDIT|DEPOSIT)\b/i.test(text)) return 'credit';
  return /^\W*(?:DR|D|DEBIT|WITHDRAWAL)\b/i.test(text) ? 'debit' : null;
}

function balanceOf({ cells }: PrintedRow): Paise | null {
  const printed = readMoney(cells.balance ?? '');
  if (!printed) return null;
  const said = printed.side ?? sideOf(cells.balanceSide ?? '');
  return said === 'debit' ? -Math.abs(printed.paise) : printed.paise;
}

function totalsOf({ cells, text }: PrintedRow) {
  const debit = readMoney(cells.debit ?? '')?.paise ?? null;
  const credit = readMoney(cells.credit ?? '')?.paise ?? null;
  if (debit !== null || credit !== null) return { debit, credit };
  const sums = [...text.matchAll(/[\d,]+\.\d{2}\s?\(?(CR|DR)\b/gi)];
  const of = (word: string) => {
    const found = sums.find(([, said]) => said?.toUpperCase() === word);
    return found ? (readMoney(found[0].replace(/\($/, ''))?.paise ?? null) : null;
  };
  return { debit: of('DR'), credit: of('CR') };
}
