import type { Page } from '@pramaan/readers/reading/page.ts';
import { StatementError } from '@pramaan/readers/statement/error.ts';
import { type ReadOptions, readStatementPages } from '@pramaan/readers/statement/read-pages.ts';
import type { Statement } from '@pramaan/readers/statement/statement.ts';
import { betterOf, isProved, pagesInDoubt, type ScanRead } from './scan-doubts.ts';
import { scannedPage } from './scanned-pages.ts';

/*
 * Apart from read-statement.ts, which loads this for a scan alone: most statements are read by their own text.
 */

/** The pages of a scan: enough for half a year of most accounts. */
const mostScanned = 10;

/** Pages that are read twice: with all ten read once, this stays within the processor time that a statement has. */
const mostTwice = 5;

interface Scan {
  bytes: Uint8Array;
  password: string | undefined;
  pageCount: number;
}

/**
 * The statement in a scan. Every page is read quickly; when the balances do not prove every amount then, the pages in doubt are read
 * again with care, and what has fewer differences counts. Throws FileError, and StatementError when there is no table in it.
 */
export async function readScan(
  { bytes, password, pageCount }: Scan,
  options: ReadOptions,
): Promise<Statement> {
  if (pageCount > mostScanned) throw new StatementError('long-scan');
  const pages: Page[] = [];
  for (let page = 0; page < pageCount; page++)
    pages.push(await scannedPage(bytes, { password, page }, 'quick'));
  const quick = await statementIn(pages, options);
  if (isProved(quick)) return quick;
  for (const page of pagesInDoubt(quick, pageCount).slice(0, mostTwice))
    pages[page] = await scannedPage(bytes, { password, page }, 'careful');
  return betterOf(quick, await statementIn(pages, options));
}

async function statementIn(pages: readonly Page[], options: ReadOptions): Promise<ScanRead> {
  try {
    return await readStatementPages(pages, options);
  } catch (error) {
    if (error instanceof StatementError) return error;
    throw error;
  }
}
