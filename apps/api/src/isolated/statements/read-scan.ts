import type { Page } from '@pramaan/readers/reading/page.ts';
import { StatementError } from '@pramaan/readers/statement/error.ts';
import { type ReadOptions, readStatementPages } from '@pramaan/readers/statement/read-pages.ts';
import type { Statement } from '@pramaan/readers/statement/statement.ts';
import type { SeenPage } from '../ocr/frame.ts';
import { betterOf, isProved, linesInDoubt, pagesInDoubt, type ScanRead } from './scan-doubts.ts';
import { linesAgain, scannedPage } from './scanned-pages.ts';

/*
 * Apart from read-statement.ts, which loads this for a scan alone: most statements are read by their own text.
 */

/** The pages of a scan: enough for half a year of most accounts. */
const mostScanned = 10;

/** Pages that are read twice: with all ten read once, this stays within the processor time that a statement has. */
const mostTwice = 5;

/** Pages whose pictures are kept, 15 MB each, until the balances have been looked at. */
const mostKept = 3;

interface Scan {
  bytes: Uint8Array;
  password: string | undefined;
  pageCount: number;
}

/**
 * The statement in a scan. Every page is read quickly; when the balances do not prove every amount then, the lines in doubt are read
 * again with care, or the pages, and what has fewer differences counts. Throws FileError, and StatementError when there is no table in it.
 */
export async function readScan(
  { bytes, password, pageCount }: Scan,
  options: ReadOptions,
): Promise<Statement> {
  if (pageCount > mostScanned) throw new StatementError('long-scan');
  const pages: Page[] = [];
  const kept: SeenPage[] = [];
  for (let page = 0; page < pageCount; page++) {
    const seen = await scannedPage(bytes, { password, page }, 'quick');
    pages.push(seen.page);
    if (page < mostKept) kept.push(seen);
  }
  const quick = await statementIn(pages, options);
  if (isProved(quick)) return quick;
  const mended = await withLinesAgain(pages, kept, quick, options);
  if (mended && isProved(mended)) return mended;
  for (const page of pagesInDoubt(quick, pageCount).slice(0, mostTwice))
    pages[page] = (await scannedPage(bytes, { password, page }, 'careful')).page;
  return betterOf(quick, await statementIn(pages, options));
}

/** The same with the lines in doubt read again; null when it is not lines, or not of pages whose pictures were kept. */
async function withLinesAgain(
  pages: readonly Page[],
  kept: readonly SeenPage[],
  quick: ScanRead,
  options: ReadOptions,
): Promise<ScanRead | null> {
  const lines = linesInDoubt(quick);
  if (!lines) return null;
  const mended = [...pages];
  for (const [page, numbers] of lines) {
    const seen = kept[page];
    if (!seen) return null;
    mended[page] = await linesAgain(seen, numbers);
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
