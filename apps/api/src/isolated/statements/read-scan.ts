import type { Page } from '@pramaan/readers/reading/page.ts';
import { StatementError } from '@pramaan/readers/statement/error.ts';
import { type ReadOptions, readStatementPages } from '@pramaan/readers/statement/read-pages.ts';
import type { Statement } from '@pramaan/readers/statement/statement.ts';
import { openEngine } from '../ocr/engine.ts';
import { mixedReading, type PagesRead } from './mix-readings.ts';
import {
  bestOf,
  isDoubtedAsWhole,
  isProved,
  linesInDoubt,
  pagesInDoubt,
  type ScanRead,
} from './scan-doubts.ts';
import { type KeptPage, kept, linesAgain, scannedPage, seenAgain } from './scanned-pages.ts';
import { readColumns } from './table-columns.ts';

/*
 * Apart from read-statement.ts, which loads this for a scan alone: most statements are read by their own text.
 */

/** The pages of a scan: enough for half a year of most accounts. */
const mostScanned = 10;

/** Pages whose tables are read by columns, and of these with care: ten that nothing proves stay within the processor time of a statement. */
const mostByColumns = 6;
const mostCareful = 3;

interface Scan {
  bytes: Uint8Array;
  password: string | undefined;
  pageCount: number;
}

/**
 * The statement in a scan. Every page is read quickly; when the balances do not prove every amount then, its table is read column by
 * column, the columns of the pages in doubt with care, and the lines in doubt each by itself. Of all readings that is put together which
 * the balances prove. Throws FileError, and StatementError when there is no table in it.
 */
export async function readScan(
  { bytes, password, pageCount }: Scan,
  options: ReadOptions,
): Promise<Statement> {
  if (pageCount > mostScanned) throw new StatementError('long-scan');
  const inPages = (pages: readonly Page[]) => statementIn(pages, options);
  const read = async (pages: readonly Page[]): Promise<PagesRead> => ({ pages, read: await inPages(pages) });
  const seen: KeptPage[] = [];
  for (let page = 0; page < pageCount; page++)
    seen.push(kept(await scannedPage(bytes, { password, page }, 'quick')));
  const quick = await read(seen.map(({ page }) => page));
  if (isProved(quick.read)) return quick.read;
  const endAgain = async ({ pages }: PagesRead): Promise<PagesRead> => {
    const last = pageCount - 1;
    const end = (await scannedPage(bytes, { password, page: last }, 'careful')).page;
    return read(pages.map((page, at) => (at === last ? end : page)));
  };
  if (isDoubtedAsWhole(quick.read)) {
    const again = await endAgain(quick);
    if (isProved(again.read)) return again.read;
  }
  const doubted = pagesInDoubt(quick.read, pageCount).slice(0, mostByColumns);
  const byColumns = await read(await columnsAgain(quick.pages, seen, doubted, 'quick'));
  const mixed = await mixedReading([byColumns, quick], inPages);
  if (isProved(mixed.read)) return mixed.read;
  const still = pagesInDoubt(mixed.read, pageCount).slice(0, mostCareful);
  const careful = await read(await columnsAgain(mixed.pages, seen, still, 'careful'));
  const all = await mixedReading([careful, mixed, byColumns, quick], inPages);
  if (isProved(all.read)) return all.read;
  const mended = await withLinesAgain(all.pages, seen, all.read, options);
  const first = bestOf([all.read, ...(mended ? [mended] : []), careful.read]);
  if (!isDoubtedAsWhole(first)) return first;
  const again = await endAgain(all);
  return bestOf([first, again.read, (await mixedReading([all, again], inPages)).read]);
}

/** The pages, of which these have their tables read again by columns. */
async function columnsAgain(
  pages: readonly Page[],
  seen: readonly KeptPage[],
  which: readonly number[],
  model: 'careful' | 'quick',
): Promise<Page[]> {
  const again = [...pages];
  const engine = await openEngine(model);
  for (const at of which) {
    const one = seen[at];
    if (one) again[at] = (await readColumns(seenAgain(one), engine)) ?? one.page;
  }
  return again;
}

/** The same with the lines in doubt read again; null when it is not lines. */
async function withLinesAgain(
  pages: readonly Page[],
  seen: readonly KeptPage[],
  read: ScanRead,
  options: ReadOptions,
): Promise<ScanRead | null> {
  const lines = linesInDoubt(read);
  if (!lines) return null;
  const mended = [...pages];
  for (const [at, numbers] of lines) {
    const [one, page] = [seen[at], pages[at]];
    if (!one || !page) return null;
    mended[at] = await linesAgain({ ...seenAgain(one), page }, numbers);
  }
  return statementIn(mended, options);
}

async function statementIn(pages: readonly Page[], options: ReadOptions): Promise<ScanRead> {
  try {
    return await readStatementPages(pages, options);
  } catch (error) {
    if (error instanceof StatementError) return error;
    throw error;
  }
}
