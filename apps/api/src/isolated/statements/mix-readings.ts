import { boxAround, type Line, middleOf, type Page } from '@pramaan/readers/reading/page.ts';
import { StatementError } from '@pramaan/readers/statement/error.ts';
import type { Place, Statement } from '@pramaan/readers/statement/statement.ts';
import { isProved, provenIn, type ScanRead } from './scan-doubts.ts';

/** Pages as they were read, and the statement in them. */
export interface PagesRead {
  pages: readonly Page[];
  read: ScanRead;
}

/** With more that is told the table was not understood, and pieces of other readings mend nothing. */
const mostDoubts = 40;

/**
 * Several readings of the same pages put together: where a balance does not follow, the lines of another reading are taken when it
 * follows with them. What one reading left out or misread, another mostly has; the balances tell which.
 */
export async function mixedReading(
  readings: readonly [PagesRead, ...PagesRead[]],
  statementIn: (pages: readonly Page[]) => Promise<ScanRead>,
): Promise<PagesRead> {
  let best = readings.reduce((a, b) => (worth(b.read) > worth(a.read) ? b : a));
  const others = readings.map(({ pages }) => pages);
  const take = async (pages: readonly Page[]) => {
    const read = await statementIn(pages);
    if (worth(read) > worth(best.read)) best = { pages, read };
  };
  if (best.read instanceof StatementError || bandsOf(best).length > mostDoubts) return best;
  for (const at of best.pages.keys())
    for (const other of others) {
      const page = other[at];
      if (page && !isProved(best.read) && isDoubted(best, at))
        await take(best.pages.map((own, index) => (index === at ? page : own)));
    }
  const tried = new Set<string>();
  for (let more = true; more && !isProved(best.read); ) {
    more = false;
    for (const band of bandsOf(best)) {
      const key = `${band.page} ${Math.round(band.top)} ${Math.round(band.bottom)}`;
      if (tried.has(key) || tried.size > 2 * mostDoubts) continue;
      tried.add(key);
      more = true;
      for (const other of others) await take(withBand(best.pages, other, band));
    }
  }
  return best;
}

const worth = (read: ScanRead) =>
  read instanceof StatementError ? Number.NEGATIVE_INFINITY : provenIn(read);

/** A strip across a page, page from 0. */
interface Band {
  page: number;
  top: number;
  bottom: number;
}

const isDoubted = (read: PagesRead, at: number) => bandsOf(read).some(({ page }) => page === at);

/**
 * From the row whose balance is the last that follows to that which does not: a row between them may have been left out, also at the foot
 * of the page before. What is told of the whole is about the words over the first row and under the last.
 */
function bandsOf({ pages, read }: PagesRead): Band[] {
  if (read instanceof StatementError) return [];
  const { proof, transactions } = read;
  const told = proof.differences.flatMap(({ at, row }) =>
    at ? [{ at, row: row ?? transactions.length }] : [],
  );
  const bare = transactions.flatMap(({ at, balance }, row) => (balance === null ? [{ at, row }] : []));
  const inner = [...told, ...bare].flatMap(({ at, row }) => {
    const own = boxOf(pages, at);
    if (!own) return [];
    const before = transactions[row - 1]?.at;
    const above = before && boxOf(pages, before);
    const bottom = own.top + own.height;
    if (!before || !above) return [{ page: at.page - 1, top: 0, bottom }];
    if (before.page !== at.page)
      return [{ page: at.page - 1, top: 0, bottom }, footFrom(pages, before, above.top)];
    const [top, end] = [Math.min(above.top, own.top), Math.max(bottom, above.top + above.height)];
    // The row itself may be misread where the other reading left out the one before.
    return [
      { page: at.page - 1, top, bottom: end },
      { page: at.page - 1, top: own.top, bottom },
    ];
  });
  const whole = proof.differences.some(
    ({ kind, at, row }) => row === 0 || (at === null && kind !== 'unproved'),
  );
  return whole ? [...inner, ...endsOf(pages, transactions)] : inner;
}

const footFrom = (pages: readonly Page[], { page }: Place, top: number): Band => ({
  page: page - 1,
  top,
  bottom: pages[page - 1]?.height ?? 0,
});

function endsOf(pages: readonly Page[], transactions: Statement['transactions']): Band[] {
  const [first, last] = [transactions[0]?.at, transactions.at(-1)?.at];
  const [over, under] = [first && boxOf(pages, first), last && boxOf(pages, last)];
  if (!first || !last || !over || !under) return [];
  const foot = footFrom(pages, last, under.top + under.height);
  return [{ page: first.page - 1, top: 0, bottom: over.top }, foot];
}

const boxOf = (pages: readonly Page[], { page, row }: Place) => pages[page - 1]?.lines[row - 1]?.box ?? null;

function withBand(pages: readonly Page[], other: readonly Page[], { page, top, bottom }: Band): Page[] {
  const isInside = ({ words, box }: Line) => {
    const middle = middleOf(boxAround(words.map((word) => word.box)) ?? box);
    return middle >= top && middle <= bottom;
  };
  return pages.map((own, at) => {
    const lines = other[at]?.lines.filter(isInside);
    if (at !== page || !lines) return own;
    const rest = own.lines.filter((line) => !isInside(line));
    return { ...own, lines: [...rest, ...lines].sort((a, b) => middleOf(a.box) - middleOf(b.box)) };
  });
}
