import { calendarOf } from './calendar.ts';
import { addDays, printDay } from './dates.ts';
import { printMoney } from './money.ts';
import { difference } from './proof/sentences.ts';
import { StatementRefusal } from './refusal.ts';
import type { AskedMonths, Difference, Statement, Transaction } from './statement.ts';

/**
 * Statements of one account as one, in the order of their periods. Rows that two of them share count once; days that
 * none covers, balances that do not join and rows that differ where two overlap are differences. Indexes in the
 * differences are of the merged transactions. Throws StatementRefusal for different accounts and for no statement.
 */
export function mergeStatements(statements: readonly Statement[], asked?: AskedMonths): Statement {
  const [only] = statements;
  if (!only) throw new StatementRefusal('empty');
  if (statements.some(({ account }) => !sameAccount(account.number, only.account.number)))
    throw new StatementRefusal('other-account');
  const numbered = statements.map((statement, at) => ({ statement, file: at + 1 }));
  if (statements.length === 1)
    return { ...only, calendar: calendarOf([only.period], only.transactions, asked) };
  numbered.sort((a, b) => a.statement.period.from.localeCompare(b.statement.period.from));
  const merged: Merged = { transactions: [], differences: [], notes: [], closing: only.opening, to: '' };
  for (const { statement, file } of numbered) add(merged, statement, file);
  const first = numbered[0]?.statement ?? only;
  const periods = statements.map(({ period }) => period);
  const { transactions, differences, notes } = merged;
  return {
    account: numbered.reduce(
      (known, { statement }) => ({ ...statement.account, ...filled(known) }),
      only.account,
    ),
    period: { from: first.period.from, to: merged.to },
    opening: first.opening,
    closing: merged.closing,
    transactions,
    proof: {
      balanced: differences.length === 0,
      rowsProved: statements.reduce((sum, { proof }) => sum + proof.rowsProved, 0),
      differences,
    },
    calendar: calendarOf(periods, transactions, asked),
    notes: [...new Set(notes)],
  };
}

interface Merged extends Pick<Statement, 'transactions' | 'closing' | 'notes'> {
  differences: Difference[];
  to: string;
}

const filled = (account: Statement['account']) =>
  Object.fromEntries(Object.entries(account).filter(([, text]) => text !== '')) as Statement['account'];

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
  const overlaps = before > 0 && period.from <= merged.to && !follows(merged, statement);
  const shared = overlaps ? sharedRows(merged.transactions, transactions, period.from) : 0;
  if (overlaps) overlapFacts(merged, statement, shared, file);
  else if (before > 0 || merged.to !== '') joint(merged, period.from, opening, file);
  const place = transactions.map((_, row) => (row < shared ? before - shared + row : before + row - shared));
  for (const transaction of transactions.slice(shared))
    merged.transactions.push({ ...transaction, at: { ...transaction.at, file } });
  for (const one of proof.differences)
    merged.differences.push({
      ...one,
      row: one.row === null ? null : (place[one.row] ?? null),
      at: one.at && { ...one.at, file },
      sentence: `File ${file}: ${one.sentence}`,
    });
  merged.notes.push(...notes);
  if (period.to >= merged.to) {
    merged.closing = closing;
    merged.to = period.to;
  }
}

/** The later one goes on in the middle of the day on which the earlier one ends. */
function follows({ transactions: there, closing }: Merged, { opening, transactions }: Statement): boolean {
  const [last, first] = [there.at(-1), transactions[0]];
  return opening !== null && opening === closing && (!last || !first || last.date <= first.date);
}

/** How many rows at the end of what is there are the first rows of what comes. */
function sharedRows(there: readonly Transaction[], next: readonly Transaction[], from: string): number {
  const overlap = there.filter(({ date }) => date >= from).length;
  for (let count = Math.min(overlap, next.length); count > 0; count--) {
    const start = there.length - count;
    let same = true;
    for (let row = 0; row < count && same; row++) {
      const [a, b] = [there[start + row], next[row]];
      same = a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
    }
    if (same) return count;
  }
  return 0;
}

function overlapFacts(
  merged: Merged,
  { period, transactions }: Statement,
  shared: number,
  file: number,
): void {
  const old = merged.transactions.filter(({ date }) => date >= period.from).length;
  const fresh = transactions.filter(({ date }) => date <= merged.to).length;
  const days = `${printDay(period.from)} to ${printDay([merged.to, period.to].sort()[0] ?? '')}`;
  if (old === shared && fresh === shared) {
    merged.notes.push(`File ${file} repeats ${shared} rows of another one (${days}); they count once.`);
    return;
  }
  merged.differences.push(
    difference('overlap', {
      ...{ row: merged.transactions.length, date: period.from, expected: null, printed: null },
      at: { page: 1, row: 1, file },
      sentence: `Two files cover ${days} and differ there: ${old} rows in one, ${fresh} in the other, ${shared} the same. One of them was changed, or is cut.`,
    }),
  );
}

function joint(merged: Merged, from: string, opening: number | null, file: number): void {
  const gap = from > addDays(merged.to, 1);
  const jump = opening !== null && merged.closing !== null && opening !== merged.closing;
  if (!gap && !jump) return;
  const row = merged.transactions.length;
  const days = `${printDay(addDays(merged.to, 1))} to ${printDay(addDays(from, -1))}`;
  const sums = jump
    ? ` The balance before is ${printMoney(merged.closing ?? 0)}, after it ${printMoney(opening)}.`
    : '';
  merged.differences.push(
    difference('gap', {
      ...{ row, date: from, expected: merged.closing, printed: opening, at: { page: 1, row: 1, file } },
      sentence: gap
        ? `No file covers ${days}.${sums}`
        : `File ${file} begins with another balance than the file before it ends with.${sums}`,
    }),
  );
}
