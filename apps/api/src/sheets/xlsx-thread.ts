import { parentPort, workerData } from 'node:worker_threads';
import { type BankAccount, statementWorkbook } from './statement-workbook.ts';

parentPort?.postMessage(statementWorkbook(workerData as BankAccount));
