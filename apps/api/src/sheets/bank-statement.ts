import { Worker } from 'node:worker_threads';
import { csvCell } from './cell-text.ts';
import { statementColumns, textAt } from './statement-columns.ts';
import type { BankAccount } from './statement-workbook.ts';

/**
 * The transactions as CSV: the card's columns, UTF-8 with a byte order mark (Excel else takes it for Windows-1252),
 * CRLF. Rupees as 12345.60, days as YYYY-MM-DD. Nothing in it runs as a formula.
 */
export function bankStatementCsv(account: BankAccount): Uint8Array {
  const columns = statementColumns();
  const lines = [
    columns.map(({ label }) => csvCell(label)),
    ...account.rows.map((row) => columns.map(({ path }) => csvCell(textAt(row, path)))),
  ];
  return Buffer.from(`\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`);
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
    env: {},
    execArgv: [],
  });
  thread.on('message', resolve);
  thread.on('error', (cause) => reject(new Error('The workbook of a statement was not made.', { cause })));
  thread.on('exit', (code) => reject(new Error(`The workbook of a statement was not made (${code}).`)));
  return promise;
}
