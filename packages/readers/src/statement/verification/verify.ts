import { calendarOf } from '../calendar.ts';
import { StatementError } from '../error.ts';
import type { Facts } from '../heading/facts.ts';
import type { AskedMonths, Difference, Statement, Transaction } from '../statement.ts';
import type { Entry, MoveEntry, TotalEntry } from '../table/entries.ts';
import { type Ordered, oldestFirst } from './order.ts';
import { repeatedRows } from './repeated.ts';
import { difference } from './sentences.ts';
import { type Walked, walk } from './walk.ts';
import { wholeDifferences } from './whole.ts';

export interface VerifyOptions {
  asked?: AskedMonths;
  /** What the reader of the table has to say. */
  notes?: readonly string[];
  /** OCR read it: words and dates that no balance proves may be misread. */
  scanned?: boolean;
}

/**
 * A statement out of the entries of its table and the facts around it: oldest first, each side as the balance proves
 * it, every difference named. Throws StatementRefusal when there is nothing in it, or when most rows do not follow from
 * each other, which means that the table was misread.
 */
export function verify(entries: readonly Entry[], facts: Facts, options: VerifyOptions = {}): Statement {
  const moves = entries.filter(isMove);
  if (moves.length === 0) throw new StatementError('no-rows');
  if (moves.filter(({ oddDate }) => oddDate !== undefined).length > moves.length * 0.3)
    throw new StatementError('unclear-columns');
  const ordered = oldestFirst(signed(entries));
  const { walked, swapped } = walkEitherWay(ordered.entries, facts);
  if (walked.rowsChecked >= 4 && walked.rowsVerified < walked.rowsChecked / 2)
    throw new StatementError('not-adding-up');
  const { transactions, opening, last, closing } = walked;
  const all = [...(options.scanned ? [ofScan()] : []), ...differencesOf(walked, facts, entries)];
  const differences = all.slice(0, mostDifferences);
  const cut =
    all.length > differences.length
      ? [`Differences not listed here: ${all.length - differences.length}.`]
      : [];
  const period = periodOf(facts, transactions);
  return {
    account: facts.account,
    period,
    opening,
    closing: closing?.balance ?? facts.closing ?? last,
    transactions,
    proof: { balanced: differences.length === 0, rowsVerified: walked.rowsVerified, differences },
    calendar: calendarOf([period], transactions, options.asked),
    notes: [...(options.notes ?? []), ...notesOf(walked, ordered, facts, swapped), ...cut],
  };
}

const mostDifferences = 500;

const ofScan = (): Difference =>
  difference('unproved', {
    ...{ row: null, date: null, at: null, expected: null, printed: null },
    sentence:
      'The statement is a scan. Its balances check the amounts only. Compare names, references and dates with the file.',
  });

/** Said of a table that no known bank prints. */
export const unknownBank = 'We do not know this bank’s statements. We read the table by its headings.';

/** As printed; "as on" a single day is when it was printed, not what it covers. */
function periodOf({ period }: Facts, transactions: readonly Transaction[]): Statement['period'] {
  const dates = transactions.map(({ date }) => date).sort();
  const own = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  return period && (period.from !== period.to || own.from === own.to) ? period : own;
}

const isMove = (entry: Entry): entry is MoveEntry => entry.kind === 'move';

/** Where a column for both ways prints a minus for what goes out, what has none comes in. */
function signed(entries: readonly Entry[]): readonly Entry[] {
  const moves = entries.filter(isMove).filter(({ sign }) => sign !== undefined);
  // A minus now and then is a reversal and says nothing of the other rows.
  if (moves.filter(({ sign }) => sign === 'minus').length < Math.max(1, moves.length / 10)) return entries;
  return entries.map((entry): Entry => {
    if (entry.kind !== 'move' || entry.sign !== 'plus') return entry;
    return { ...entry, side: 'credit', sideIsPrinted: true };
  });
}

/** A table whose columns are named the other way round moves against its balance on every row. */
function walkEitherWay(entries: readonly Entry[], facts: Facts): { walked: Walked; swapped: boolean } {
  const walked = walk(entries, facts);
  const against = walked.differences.filter(({ kind }) => kind === 'side').length;
  if (against < 3 || against < walked.rowsChecked * 0.8) return { walked, swapped: false };
  const turned = entries.map((entry): Entry => {
    if (entry.kind !== 'move' || !entry.side) return entry;
    return { ...entry, side: entry.side === 'debit' ? 'credit' : 'debit' };
  });
  return { walked: walk(turned, facts), swapped: true };
}

function differencesOf(walked: Walked, facts: Facts, entries: readonly Entry[]): Difference[] {
  const broken = new Set(
    walked.differences.flatMap(({ kind, row }) => (kind === 'balance' && row !== null ? row : [])),
  );
  const again = repeatedRows(walked.transactions, broken);
  const begins = new Set(again.map(({ row }) => row));
  const rows = walked.differences.filter(({ kind, row }) => kind !== 'balance' || !begins.has(row));
  const totals = entries.filter((entry): entry is TotalEntry => entry.kind === 'total');
  return [...rows, ...again, ...wholeDifferences(walked, facts, totals)].sort(
    (a, b) => (a.row ?? Number.MAX_SAFE_INTEGER) - (b.row ?? Number.MAX_SAFE_INTEGER),
  );
}

function notesOf(walked: Walked, { order }: Ordered, facts: Facts, swapped: boolean): string[] {
  const notes: string[] = [];
  if (order !== 'oldest-first')
    notes.push('The bank prints the newest transactions first. Here the oldest come first.');
  if (swapped)
    notes.push(
      'The headings of the debit and credit columns are swapped. We told them apart by the balances.',
    );
  if (walked.openingWorkedOut)
    notes.push('No opening balance is printed. We calculated it from the first transaction.');
  if (walked.sidesRecovered > 0)
    notes.push(
      `Transactions that only the balance shows to be a debit or a credit: ${walked.sidesRecovered}.`,
    );
  const bare = walked.transactions.filter(({ balance }) => balance === null).length;
  if (bare > 0 && bare < walked.transactions.length)
    notes.push(`Transactions without a balance: ${bare}. The next printed balance proves them.`);
  if (walked.datesTaken > 0)
    notes.push(
      `Transactions without a date: ${walked.datesTaken}. They have the date of the transaction before.`,
    );
  if (walked.unordered > 0)
    notes.push(
      `Transactions dated before the one above: ${walked.unordered}. Their balances follow all the same.`,
    );
  if (!facts.bank) notes.push(unknownBank);
  if (!facts.period) notes.push('No period is printed. We took it from the first and last transaction.');
  return notes;
}
