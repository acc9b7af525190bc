import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '@pramaan/readers/reading/page.ts';
import { FileError, type FileErrorCode } from '../error.ts';
import { openPdf } from './pages.ts';

/** A file whose pages other threads read too (pages-together.ts). */
export interface SharedFile {
  bytes: Uint8Array;
  /** That opens it. */
  password: string | undefined;
  maxPages: number;
  /** Pale print was found on its first pages. */
  pale: boolean;
}

/** Pages from the one to the other, counted from 1. */
export interface Part {
  from: number;
  to: number;
}

/** What became of a part, in the order in which parts were sent. */
export type PartAnswer = { pages: Page[] } | { refused: { code: FileErrorCode; message: string } };

const { bytes, password, maxPages, pale } = workerData as SharedFile;
const pdf = openPdf(bytes, password === undefined ? [] : [password], { maxPages });

async function read({ from, to }: Part): Promise<PartAnswer> {
  try {
    const pages: Page[] = [];
    for await (const page of (await pdf).pagesOf({ marks: pale ? 'all' : 'none', from, to }))
      pages.push(page);
    return { pages };
  } catch (error) {
    if (error instanceof FileError) return { refused: { code: error.code, message: error.message } };
    throw error;
  }
}

let last = Promise.resolve();
parentPort?.on('message', (part: Part) => {
  last = last.then(async () => parentPort?.postMessage((await read(part)) satisfies PartAnswer));
});
flushCompileCache();
