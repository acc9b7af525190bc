import { StatementError } from '@pramaan/readers/statement/error.ts';
import type { Place, Statement } from '@pramaan/readers/statement/statement.ts';

/** What came out of the pages of a scan: a statement, or why there is none. */
export type ScanRead = Statement | StatementError;

/** Nothing is to be told but that it is a scan, and each balance follows from the one before. */
export function isProved(read: ScanRead): read is Statement {
  if (read instanceof StatementError) return false;
  const { proof, transactions } = read;
  return proof.differences.length <= 1 && proof.rowsVerified >= transactions.length - 1;
}

/**
 * Every row is proved, and something is told of the whole: that pages are missing, by a page number that may be misread as `1 of 4`. The
 * foot of the last page says it once more.
 */
export const isDoubtedAsWhole = (read: ScanRead): boolean =>
  !(read instanceof StatementError) && isWholeAlone(read);

const isWholeAlone = ({ proof, transactions }: Statement): boolean =>
  proof.rowsVerified >= transactions.length - 1 &&
  proof.differences.some(({ kind, at }) => kind === 'page' || (kind !== 'unproved' && at === null));

/** Where a row stands whose balance was not read. */
const withoutBalance = ({ transactions }: Statement): Place[] =>
  transactions.filter(({ balance }) => balance === null).map(({ at }) => at);

/** Pages, from 0, on which something is told or a balance is missing; every page when none is named. */
export function pagesInDoubt(read: ScanRead, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, page) => page);
  if (read instanceof StatementError) return all;
  const told = read.proof.differences.flatMap(({ at }) => at?.page ?? []);
  const named = new Set([...told, ...withoutBalance(read).map(({ page }) => page)]);
  const some = all.filter((page) => named.has(page + 1));
  return some.length > 0 ? some : all;
}

/** So many lines are read again by themselves; with more the page is. */
const mostLines = 8;

/**
 * The lines, from 1, that all doubts are about, by their page from 0: the one that is named, and the row before it, from whose balance it
 * should follow. Null when a doubt is about no line, or they are many.
 */
export function linesInDoubt(read: ScanRead): Map<number, number[]> | null {
  if (read instanceof StatementError) return null;
  const { proof, transactions } = read;
  const told = proof.differences.filter(({ kind }) => kind !== 'unproved');
  if (told.some(({ at }) => at === null)) return null;
  const named = told.flatMap(({ at, row }) => [at, row === null ? null : transactions[row - 1]?.at]);
  const places = [...named, ...withoutBalance(read)].flatMap((at) => at ?? []);
  const byPage = Map.groupBy(places, ({ page }) => page - 1);
  const lines = new Map([...byPage].map(([page, on]) => [page, [...new Set(on.map(({ row }) => row))]]));
  const count = [...lines.values()].flat().length;
  return count > 0 && count <= mostLines ? lines : null;
}

/** How much the balances prove; what is told weighs more than what is not read. */
export const provenIn = ({ proof }: Statement) => proof.rowsVerified - 2 * proof.differences.length;

/** The reading whose balances prove most, of equal ones the first. Throws the first one's refusal when there is no statement. */
export function bestOf(reads: readonly [ScanRead, ...ScanRead[]]): Statement {
  let best: Statement | null = null;
  for (const read of reads)
    if (!(read instanceof StatementError) && (!best || provenIn(read) > provenIn(best))) best = read;
  if (best) return best;
  throw reads[0];
}
