import { type Amount, amountsIn } from '../printed-forms/amounts.ts';
import { findLabel } from '../printed-forms/labels.ts';
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
  ['transferred', 'Total Transfer-Ins'],
  ['withdrawn', 'Total Withdrawals'],
  ['interest', 'Int. Updated upto'],
  ['interest', 'Int. given against Claim'],
  ['closing', 'Closing Balance'],
];

/** The rows and the sums of a passbook's table. */
export function tableOf(rows: readonly Row[]): Table {
  const table: Table = { entries: [], unread: 0, sums: {} };
  for (const [at, row] of rows.entries()) {
    const named = sumOf(row);
    if (named) {
      table.sums[named.name] = [...(table.sums[named.name] ?? []), named.shares];
      continue;
    }
    const entry = entryOf(row, rows, at);
    if (entry === 'unread') table.unread += 1;
    else if (entry) table.entries.push(entry);
  }
  return table;
}

function sumOf(row: Row): { name: SumName; shares: Shares } | null {
  const [nearest] = sumLabels
    .flatMap(([name, label]) => {
      const place = findLabel(label, row);
      return place?.from === 0 ? [{ name, slips: place.slips }] : [];
    })
    .sort((a, b) => a.slips - b.slips);
  if (!nearest) return null;
  // "[ 2023 ]" is the year, not an amount.
  const words = row.words.filter((_, at) => row.words[at - 1]?.text !== '[');
  const [employee, employer, pension] = amountsIn(words).slice(-3);
  return employee && employer && pension
    ? { name: nearest.name, shares: { employee, employer, pension, page: row.page } }
    : null;
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
    sumOf(other) === null;
  return [rows[at - 1], rows[at + 1]]
    .flatMap((other) => (other && near(other) ? [rowText(other)] : []))
    .join(' ');
}
