import { type Amount, amountsIn } from '../printed-forms/amounts.ts';
import { findLabel, findRow } from '../printed-forms/labels.ts';
import { type Row, rowText } from '../printed-forms/rows.ts';

/** What member, employer and pension fund hold or get. */
export interface Shares {
  employee: Amount;
  employer: Amount;
  pension: Amount;
  page: number;
}

/** One dated row of the table, as printed. */
export interface Entry extends Shares {
  /** Mon-YYYY; blank for what belongs to no month. */
  wageMonth: string;
  date: string;
  type: 'CR' | 'DR';
  particulars: string;
  epfWages: Amount;
  epsWages: Amount;
}

export type SumName = 'opening' | 'contributed' | 'transferred' | 'withdrawn' | 'interest' | 'closing';

export interface Table {
  entries: Entry[];
  /** Dated rows whose amounts were not all read. */
  unread: number;
  /** The printed sums; of interest there can be several. */
  sums: Partial<Record<SumName, Shares[]>>;
}

const sumLabels: readonly (readonly [SumName, string])[] = [
  ['opening', 'OB Int. Updated upto'],
  ['contributed', 'Total Contributions'],
  ['contributed', 'Total for the year'],
  ['transferred', 'Total Transfer-Ins'],
  ['withdrawn', 'Total Withdrawals'],
  ['interest', 'Int. Updated upto'],
  ['interest', 'Int. given against Claim'],
  ['closing', 'Closing Balance'],
];

/** The rows and the sums of a passbook's table, of either design. */
export function tableOf(rows: readonly Row[]): Table {
  const table: Table = { entries: [], unread: 0, sums: {} };
  const sums: Sum[] = [];
  const older = findRow(['Amount Deposited'], rows) !== null && findRow(['Withdrawn'], rows) !== null;
  const [sumsOf, entryIn] = older ? [olderSums, olderEntry] : [newerSums, entryOf];
  for (const [at, row] of rows.entries()) {
    const named = sumsOf(row);
    sums.push(...named);
    if (named.length > 0) continue;
    const entry = entryIn(row, rows, at);
    if (entry === 'unread') table.unread += 1;
    else if (entry) table.entries.push(entry);
  }
  for (const { name, shares, crowded } of sums)
    if (!crowded || table.entries.length > 0) table.sums[name] = [...(table.sums[name] ?? []), shares];
  return table;
}

interface Sum {
  name: SumName;
  shares: Shares;
  /** More amounts than columns: pieces of a date, or columns of a design that is not known here. */
  crowded?: boolean;
}

/** Which sum a row says, by the label that it begins with. */
function nameOfSum(row: Row): SumName | null {
  const [nearest] = sumLabels
    .flatMap(([name, label]) => {
      const place = findLabel(label, row);
      return place?.from === 0 ? [{ name, slips: place.slips }] : [];
    })
    .sort((a, b) => a.slips - b.slips);
  return nearest?.name ?? null;
}

/** The amounts of a sum's row. "[ 2023 ]" is the year, not an amount. */
const amountsOfSum = (row: Row) => amountsIn(row.words.filter((_, at) => row.words[at - 1]?.text !== '['));

function newerSums(row: Row): Sum[] {
  const name = nameOfSum(row);
  const amounts = name ? amountsOfSum(row) : [];
  const [employee, employer, pension] = amounts.slice(-3);
  return name && employee && employer && pension
    ? [{ name, shares: { employee, employer, pension, page: row.page }, crowded: amounts.length > 3 }]
    : [];
}

function entryOf(row: Row, rows: readonly Row[], at: number): Entry | 'unread' | null {
  const texts = row.words.map(({ text }) => text);
  const dated = texts.findIndex((text) => /^\d{2}-\d{2}-\d{4}$/.test(text));
  const type = /^(?:CR|DR)$/.exec(texts[dated + 1] ?? '')?.[0];
  if (dated < 0 || dated > 1 || !type) return null;
  const rest = row.words.slice(dated + 2).filter((_, index) => !isDueMonth(texts, dated + 2 + index));
  const amounts = amountsIn(rest).slice(-5);
  const [epfWages, epsWages, employee, employer, pension] = amounts;
  if (!epfWages || !epsWages || !employee || !employer || !pension) return 'unread';
  const first = epfWages.words[0];
  const behind = first ? row.words.indexOf(first) : row.words.length;
  const own = texts.slice(dated + 2, behind).join(' ');
  return {
    wageMonth: dated === 1 ? (texts[0] ?? '') : '',
    date: texts[dated] ?? '',
    type: type === 'DR' ? 'DR' : 'CR',
    particulars: own === '' ? around(row, rows, at) : own,
    ...{ epfWages, epsWages, employee, employer, pension, page: row.page },
  };
}

/** 042023 behind "Due-Month" looks like an amount. */
function isDueMonth(texts: readonly string[], at: number): boolean {
  return /^(?:0[1-9]|1[0-2])20\d\d$/.test(texts[at] ?? '') && /month$/i.test(texts[at - 1] ?? '');
}

/** Particulars on several lines stand above and below the row that holds the amounts. */
function around(row: Row, rows: readonly Row[], at: number): string {
  const near = (other: Row | undefined) =>
    other?.page === row.page &&
    Math.abs(other.box.top - row.box.top) < 1.5 * row.box.height &&
    !/\d{2}-\d{2}-\d{4}/.test(rowText(other)) &&
    nameOfSum(other) === null;
  return [rows[at - 1], rows[at + 1]]
    .flatMap((other) => (other && near(other) ? [rowText(other)] : []))
    .join(' ');
}

/* Until about 2020 passbooks had a column for each share that was paid in and one for each that was taken out. */

const nothing: Amount = { value: '0', paise: 0, exact: true, words: [] };

function olderSums(row: Row): Sum[] {
  const name = nameOfSum(row);
  const amounts = name ? amountsOfSum(row) : [];
  const [employee, employer, ownOut, otherOut, pension] = amounts;
  if (amounts.length !== 5 || !name || !employee || !employer || !ownOut || !otherOut || !pension) return [];
  const paidIn: Sum = { name, shares: { employee, employer, pension, page: row.page } };
  const out = { employee: ownOut, employer: otherOut, pension: nothing, page: row.page };
  return name === 'contributed' ? [paidIn, { name: 'withdrawn', shares: out }] : [paidIn];
}

/** `Cont. For Due-Month 042019 14-04-2019 13,850 13,850 1,662 508 0 0 1,154`. */
function olderEntry(row: Row): Entry | 'unread' | null {
  const texts = row.words.map(({ text }) => text);
  const dated = texts.findIndex((text) => /^\d{2}-\d{2}-\d{4}$/.test(text));
  if (dated < 1) return null;
  const particulars = texts.slice(0, dated).join(' ');
  const amounts = amountsIn(row.words.slice(dated + 1));
  const [epfWages, epsWages, employee, employer, ownOut, otherOut, pension] = amounts;
  if (
    amounts.length !== 7 ||
    !epfWages ||
    !epsWages ||
    !employee ||
    !employer ||
    !ownOut ||
    !otherOut ||
    !pension
  )
    return 'unread';
  const shared = {
    date: texts[dated] ?? '',
    particulars,
    wageMonth: dueMonth(particulars),
    epfWages,
    epsWages,
  };
  return ownOut.paise + otherOut.paise > 0
    ? { ...shared, type: 'DR', employee: ownOut, employer: otherOut, pension: nothing, page: row.page }
    : { ...shared, type: 'CR', employee, employer, pension, page: row.page };
}

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Apr-2019` of "Cont. For Due-Month 042019"; blank for what belongs to no month. */
function dueMonth(particulars: string): string {
  const [, month, year] = /month\s+(0[1-9]|1[0-2])(20\d\d)/i.exec(particulars) ?? [];
  return month && year ? `${monthNames[Number(month) - 1]}-${year}` : '';
}
