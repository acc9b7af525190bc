import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { type BankAccount, statementWorkbook } from './statement-workbook.ts';

// Kept for the next thread, which loads the same modules.
flushCompileCache();
parentPort?.postMessage(statementWorkbook(workerData as BankAccount));
