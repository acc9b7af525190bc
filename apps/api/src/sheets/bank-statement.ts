import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { onlyCompileCache } from '../platform/compile-cache.ts';
import { csvFile } from './csv-file.ts';
import { statementColumns, textAt } from './statement-columns.ts';
import type { BankAccount } from './statement-workbook.ts';

/** The transactions as CSV: the card's columns, rupees as 12345.60, days as YYYY-MM-DD. */
export function bankStatementCsv(account: BankAccount): Readable {
  return csvFile(statementRows(account));
}

function* statementRows({ rows }: BankAccount): Generator<string[]> {
  const columns = statementColumns();
  yield columns.map(({ label }) => label);
  for (const row of rows) yield columns.map(({ path }) => textAt(row, path));
}

let before: Promise<unknown> = Promise.resolve();

/**
 * The account as an Excel workbook (statement-workbook.ts). Made in a thread, one at a time: 100,000 rows take 5 s of
 * a core. Throws Error when it could not be made.
 */
export function bankStatementXlsx(account: BankAccount): Promise<Uint8Array> {
  const made = before.then(() => inThread(account));
  before = made.catch(() => undefined);
  return made;
}

function inThread(account: BankAccount): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const thread = new Worker(new URL('./xlsx-thread.ts', import.meta.url), {
    workerData: account,
    env: onlyCompileCache(),
    execArgv: [],
  });
  thread.on('message', resolve);
  thread.on('error', (cause) => reject(new Error('The workbook of a statement was not made.', { cause })));
  thread.on('exit', (code) => reject(new Error(`The workbook of a statement was not made (${code}).`)));
  return promise;
}
