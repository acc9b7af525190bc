import { readFileSync } from 'node:fs';
import { longStatement } from '../apps/api/src/features/bank/from-upload.ts';
import { runIsolated } from '../apps/api/src/isolated/run-isolated.ts';
import { analyse } from '../packages/readers/src/statement/analysis/analyse.ts';

/** What one statement cost, told on standard output as JSON. */
export interface StatementCost {
  rows: number;
  /** Pages whose balances do not follow would be a reader that was fast and wrong. */
  differences: number;
  /** From the bytes to what is stored: threads, text of each page, rows, proof, analysis. */
  seconds: number;
  /** Categories, months, parties and recurring payments of all rows, once more. */
  analysisMs: number;
  /** Most memory that the process ever held, of all kinds. */
  peakMb: number;
}

/*
 * Reads the statement at a path as an upload is read, in threads of its own, and in a process of its own, so that its memory and its
 * cores can be told from the bench's: `node bench/statement-process.ts statement.pdf`.
 */

const [path = ''] = process.argv.slice(2);
const bytes = readFileSync(path);
const start = performance.now();
const { statement } = await runIsolated(
  'readStatement',
  { bytes, passwords: [], asked: null, before: null, employer: '' },
  { lender: 'bench', person: 'bench' },
  longStatement,
);
const seconds = (performance.now() - start) / 1_000;
const analysing = performance.now();
analyse(statement, {});
const cost: StatementCost = {
  rows: statement.transactions.length,
  differences: statement.proof.differences.length,
  seconds,
  analysisMs: performance.now() - analysing,
  peakMb: process.resourceUsage().maxRSS / 1_024,
};
console.log(JSON.stringify(cost));
