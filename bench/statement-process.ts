import { readFileSync } from 'node:fs';
import { openPdf } from '../apps/api/src/isolated/pdf/pages.ts';
import { analyse } from '../packages/readers/src/statement/analysis/analyse.ts';
import { readStatementPages } from '../packages/readers/src/statement/read-pages.ts';

/** What one statement cost, told on standard output as JSON. */
export interface StatementCost {
  pages: number;
  rows: number;
  /** Pages whose balances do not follow would be a reader that was fast and wrong. */
  differences: number;
  /** Opening, text of each page, rows and proof. */
  seconds: number;
  /** Categories, months, parties and recurring payments of all rows. */
  analysisMs: number;
  /** Most memory that the process ever held, of all kinds. */
  peakMb: number;
}

/*
 * Reads the statement at a path in a process of its own, so that its memory can be told from the bench's:
 * `node bench/statement-process.ts statement.pdf`.
 */

const [path = ''] = process.argv.slice(2);
const bytes = readFileSync(path);
const start = performance.now();
const pdf = await openPdf(bytes, [], { maxPages: 2_000, maxBytes: 60 * 1024 * 1024 });
const statement = await readStatementPages(pdf.pagesOf());
const seconds = (performance.now() - start) / 1_000;
await pdf.close();
const analysing = performance.now();
analyse(statement, {});
const cost: StatementCost = {
  pages: pdf.pageCount,
  rows: statement.transactions.length,
  differences: statement.proof.differences.length,
  seconds,
  analysisMs: performance.now() - analysing,
  peakMb: process.resourceUsage().maxRSS / 1_024,
};
console.log(JSON.stringify(cost));
