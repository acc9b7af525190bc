import { calendarOf } from './calendar.ts';
import { addDays, printDay } from './dates.ts';
import { StatementError } from './error.ts';
import { printMoney } from './money.ts';
import { splitStatement } from './split.ts';
import type { Account, AskedMonths, Difference, Statement, StatementPart, Transaction } from './statement.ts';
import { difference } from './verification/sentences.ts';

/**
 * Statements of one account as one, in the order of their periods; one that is merged already may be among them. Rows
 * that two files share count once; days that none covers, balances that do not join and rows that differ where two
 * overlap are differences. Indexes in the differences are of the merged transactions. Throws StatementRefusal for
 * different accounts and for no statement.
 */
export function mergeStatements(statements: readonly Statement[], asked?: AskedMonths): Statement {
  const [only] = statements;
  if (!only) throw new StatementError('empty');
  if (statements.some(({ account }) => !sameAccount(account.number, only.account.number)))
    throw new StatementError('other-account');
  if (statements.length === 1)
    return { ...only, calendar: calendarOf(daysOf(only), only.transactions, asked) };
  const files = numbered(statements);
  const merged: Merged = { transactions: [], differences: [], notes: [], parts: [], closing: null, to: '' };
  for (const { statement, file } of files) add(merged, statement, file);
  const first = files[0]?.statement ?? only;
  const { transactions, differences, notes, parts, closing, to } = merged;
  const rowsVerified = parts.reduce((sum, part) => sum + part.rowsVerified, 0);
  return {
    account: files.reduce((known, { statement }) => filledUp(known, statement.account), first.account),
    period: { from: first.period.from, to },
    opening: first.opening,
    ...{ closing, transactions, parts },
    proof: { balanced: differences.length === 0, rowsVerified, differences },
    calendar: calendarOf(parts, transactions, asked),
    notes: [...new Set(notes)],
  };
}

/** The days that the files of a statement cover. */
const daysOf = ({ parts, period }: Statement) => parts ?? [period];

interface Numbered {
  statement: Statement;
  file: number;
}

/** Every file by itself with its number, in the order of periods. Numbers that were given before stay. */
function numbered(statements: readonly Statement[]): Numbered[] {
  const split = statements.flatMap((statement) => splitStatement(statement));
  let last = Math.max(0, ...split.map(({ file }) => file ?? 0));
  return split
    .map(({ statement, file }) => {
      if (file === null) last += 1;
      return { statement, file: file ?? last };
    })
    .sort((a, b) => a.statement.period.from.localeCompare(b.statement.period.from) || a.file - b.file);
}

interface Merged {
  transactions: Transaction[];
  differences: Difference[];
  notes: string[];
  parts: StatementPart[];
  closing: Statement['closing'];
  to: string;
}

const filledUp = (known: Account, more: Account): Account => ({
  ...more,
  ...(Object.fromEntries(Object.entries(known).filter(([, text]) => text !== '')) as Account),
});

/** Masked numbers agree in the digits that both show. */
function sameAccount(a: string, b: string): boolean {
  if (a === '' || b === '') return true;
  const shown = Math.min(/\d*$/.exec(a)?.[0].length ?? 0, /\d*$/.exec(b)?.[0].length ?? 0);
  return shown >= 3 ? a.slice(-shown) === b.slice(-shown) : a === b;
}

const keyOf = ({ date, debit, credit, balance, narration }: Transaction) =>
  `${date}|${debit ?? ''}|${credit ?? ''}|${balance ?? ''}|${narration.replace(/\s/g, '').toUpperCase()}`;

function add(merged: Merged, statement: Statement, file: number): void {
  const { transactions, period, opening, proof, notes, closing } = statement;
  const before = merged.transactions.length;
  const first = merged.parts.length === 0;
  const overlaps = !first && period.from <= merged.to && !follows(merged, statement);
  const nothing = { start: before, count: 0 };
  const shared = overlaps ? sharedRows(merged.transactions, transactions) : nothing;
  if (overlaps) overlapFacts(merged, statement, shared, file);
  else if (!first) joint(merged, period.from, opening, file);
  for (const transaction of transactions.slice(shared.count))
    merged.transactions.push({ ...transaction, at: { ...transaction.at, file } });
  for (const one of proof.differences) {
    const row = one.row === null ? null : placeOf(one.row, shared, before);
    const sentence = /^File \d+: /.test(one.sentence) ? one.sentence : `File ${file}: ${one.sentence}`;
    merged.differences.push({ ...one, row, at: one.at && { ...one.at, file }, sentence });
  }
  merged.notes.push(...notes);
  merged.parts.push({
    ...{ file, closing, rowsVerified: proof.rowsVerified },
    from: overlaps ? ([merged.to, period.to].sort()[0] ?? period.from) : period.from,
    to: period.to,
    opening: overlaps ? merged.closing : opening,
  });
  if (period.to < merged.to) return;
  merged.closing = closing;
  merged.to = period.to;
}

/** Where a row of the next file stands among the merged ones. */
const placeOf = (row: number, { start, count }: Shared, before: number) =>
  row < count ? start + row : before + row - count;

/** The later one goes on in the middle of the day on which the earlier one ends. */
function follows({ transactions: there, closing }: Merged, { opening, transactions }: Statement): boolean {
  const [last, first] = [there.at(-1), transactions[0]];
  return opening !== null && opening === closing && (!last || !first || last.date <= first.date);
}

interface Shared {
  /** Index of the first shared row among those that are there. */
  start: number;
  count: number;
}

/** The rows of the next file that are there already: up to the end of what is there, or all of the next file. */
function sharedRows(there: readonly Transaction[], next: readonly Transaction[]): Shared {
  const keys = there.map(keyOf);
  const wanted = next.map(keyOf);
  for (
    let start = keys.indexOf(wanted[0] ?? '');
    start >= 0;
    start = keys.indexOf(wanted[0] ?? '', start + 1)
  ) {
    let count = 0;
    while (count < wanted.length && keys[start + count] === wanted[count]) count += 1;
    if (count === wanted.length || start + count === keys.length) return { start, count };
  }
  return { start: there.length, count: 0 };
}

function overlapFacts(
  merged: Merged,
  { period, transactions }: Statement,
  { count }: Shared,
  file: number,
): void {
  const last = [merged.to, period.to].sort()[0] ?? '';
  const old = merged.transactions.filter(({ date }) => date >= period.from && date <= last).length;
  const fresh = transactions.filter(({ date }) => date <= last).length;
  const days = `${printDay(period.from)} to ${printDay(last)}`;
  if (old === count && fresh === count) {
    merged.notes.push(`Rows of file ${file} that another file has too (${days}): ${count}. They count once.`);
    return;
  }
  merged.differences.push(
    difference('overlap', {
      ...{ row: merged.transactions.length, date: period.from, expected: null, printed: null },
      at: { page: 1, row: 1, file },
      sentence: `Two files cover ${days} but do not agree. Rows in one: ${old}, in the other: ${fresh}, the same: ${count}. One of them was changed or is incomplete.`,
    }),
  );
}

function joint(merged: Merged, from: string, opening: number | null, file: number): void {
  const gap = from > addDays(merged.to, 1);
  const jump = opening !== null && merged.closing !== null && opening !== merged.closing;
  if (!gap && !jump) return;
  const days = `${printDay(addDays(merged.to, 1))} to ${printDay(addDays(from, -1))}`;
  const sums = jump
    ? `The balance before is ${printMoney(merged.closing ?? 0)}, and after it ${printMoney(opening)}.`
    : '';
  const what = gap
    ? `No file covers ${days}.`
    : `File ${file} does not begin with the balance that the file before it ends with.`;
  merged.differences.push(
    difference('gap', {
      ...{ row: merged.transactions.length, date: from, expected: merged.closing, printed: opening },
      at: { page: 1, row: 1, file },
      sentence: [what, sums].filter(Boolean).join(' '),
    }),
  );
}
