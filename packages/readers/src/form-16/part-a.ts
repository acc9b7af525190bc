import { type Amount, amountsIn } from '../printed-forms/amounts.ts';
import { findLabel, findRow } from '../printed-forms/labels.ts';
import type { Row } from '../printed-forms/rows.ts';

/** One quarter of the summary, as printed. */
export interface Quarter {
  quarter: string;
  receipt: string;
  paid: Amount;
  deducted: Amount;
  deposited: Amount;
}

/** One payment of tax to the government, by challan or by an entry in its own books. */
export interface Deposit {
  amount: Amount;
  /** The bank branch's BSR code, or the receipt number of Form 24G. */
  branch: string;
  /** DD-MM-YYYY as printed. */
  date: string;
  serial: string;
  status: string;
}

export interface PartA {
  quarters: Quarter[];
  /** Rows that begin as a quarter and whose three amounts were not all read. */
  unread: number;
  total: { paid: Amount; deducted: Amount; deposited: Amount; page: number } | null;
  challans: Deposit[];
  adjustments: Deposit[];
  challanTotal: Amount | null;
  /** "a sum of Rs. X has been deducted and a sum of Rs. Y has been deposited". */
  certified: readonly Amount[];
}

/** The tables of part A: the quarters, the deposits, and the sums that the employer certifies below them. */
export function partAOf(rows: readonly Row[]): PartA {
  const summary = findRow(['Summary of amount paid/credited', 'Receipt Numbers of original quarterly'], rows);
  const start = summary?.index ?? 0;
  const books = findRow(
    ['ACCOUNT THROUGH BOOK ADJUSTMENT', 'DEPOSITED THROUGH BOOK ADJUSTMENT'],
    rows,
    start,
  );
  const bank = findRow(['GOVERNMENT ACCOUNT THROUGH CHALLAN', 'DEPOSITED THROUGH CHALLAN'], rows, start);
  const end = findVerification(rows, bank?.index ?? start);
  const quarterRows = summary ? rows.slice(start, books?.index ?? bank?.index ?? end) : [];
  const quarters = quarterRows.map(quarterOf);
  const bankRows = bank ? rows.slice(bank.index, end) : [];
  return {
    quarters: quarters.filter((each) => each !== null && each !== 'unread'),
    unread: quarters.filter((each) => each === 'unread').length,
    total: totalOf(quarterRows),
    challans: bankRows.flatMap((row) => depositOf(row) ?? []),
    adjustments: books
      ? rows.slice(books.index, bank?.index ?? end).flatMap((row) => depositOf(row) ?? [])
      : [],
    challanTotal: bankRows.flatMap((row) => (isTotal(row) ? amountsIn(row.words) : [])).at(0) ?? null,
    certified: certifiedIn(rows.slice(end)),
  };
}

function findVerification(rows: readonly Row[], start: number): number {
  const at = rows.findIndex(
    (row, index) => index > start && row.words.length <= 2 && findLabel('Verification', row) !== null,
  );
  return at < 0 ? rows.length : at;
}

const isTotal = (row: Row) => /^total/i.test(row.words[0]?.text ?? '');

function quarterOf(row: Row): Quarter | 'unread' | null {
  const [first, second] = row.words;
  const number = /^[QO0]([1-4Il|Z])$/.exec(first?.text ?? '')?.[1];
  if (!first || number === undefined) return null;
  const [paid, deducted, deposited] = amountsIn(row.words.slice(1)).slice(-3);
  if (!paid || !deducted || !deposited) return 'unread';
  const digit = number.replace(/[Il|]/, '1').replace('Z', '2');
  const receipt = second && !paid.words.includes(second) ? second.text : '';
  return { quarter: `Q${digit}`, receipt, paid, deducted, deposited };
}

function totalOf(rows: readonly Row[]): PartA['total'] {
  for (const row of rows) {
    if (!isTotal(row)) continue;
    const [paid, deducted, deposited] = amountsIn(row.words).slice(-3);
    if (paid && deducted && deposited) return { paid, deducted, deposited, page: row.page };
  }
  return null;
}

/** A row of deposits has an amount, a branch and a date; its number and its status may have been overlooked. */
function depositOf(row: Row): Deposit | null {
  const texts = row.words.map(({ text }) => text);
  const dated = texts.findIndex((text) => /^\d{2}[-/.]\d{2}[-/.]\d{4}$/.test(text));
  if (dated < 2) return null;
  const numbers = amountsIn(row.words.slice(0, dated));
  const counted = /^\d{1,3}\.?$/.test(texts[0] ?? '') && numbers.length > 1;
  const amount = numbers.find(({ value }) => value.includes('.')) ?? numbers[counted ? 1 : 0];
  const last = amount?.words.at(-1);
  if (!amount || !last) return null;
  return {
    amount,
    branch: texts.slice(row.words.indexOf(last) + 1, dated)[0] ?? '',
    date: texts[dated] ?? '',
    serial: texts[dated + 1] ?? '',
    status: texts[dated + 2] ?? '',
  };
}

/** The certificate's sentence runs over several lines. */
function certifiedIn(rows: readonly Row[]): Amount[] {
  const words = rows.slice(0, 8).flatMap((row) => row.words);
  return words.flatMap((word, at) => {
    const before = words.slice(Math.max(0, at - 3), at).map(({ text }) => text.toLowerCase());
    const said = before.join(' ').replace(/[^a-z ]/g, '');
    return /sum of rs$/.test(said) ? amountsIn([word]) : [];
  });
}
