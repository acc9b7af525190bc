import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Page } from '@pramaan/readers/reading/page.ts';
import { fileErrorOf, startBounded, watchProcessor } from '../bounded-thread.ts';
import { crashed, FileError, slow } from '../error.ts';
import type { MoreThreads } from '../limits.ts';
import type { Part, PartAnswer, SharedFile } from './page-thread.ts';
import { markedPages, type OpenPdf } from './pages.ts';

/** Shorter files are read before another thread has opened them. */
const worthIt = 60;
const partLength = 8;
/** Parts that are under way or wait to be taken, in memory: some hundred pages. */
const mostAhead = 12;
/** Parts that a thread has been given: it goes on to the next without waiting for us. */
const perThread = 2;

/**
 * The pages of a long PDF in their order, pale print set aside, read by this thread and as many others as may be used.
 * Throws FileError at a page that is damaged, as `pdf.pagesOf` does.
 */
export async function* pagesTogether(
  pdf: OpenPdf,
  file: Pick<SharedFile, 'bytes' | 'maxPages'>,
  more: MoreThreads,
): AsyncGenerator<Page> {
  if (more.cores === 0 || pdf.pageCount < worthIt) return yield* pdf.pagesOf({ marks: 'first' });
  yield* pdf.pagesOf({ marks: 'first', to: markedPages });
  const shared = { ...file, password: pdf.password, pale: pdf.pale() };
  const threads = Array.from({ length: more.cores }, () => startThread(shared, more));
  try {
    yield* inOrder(partsOf(markedPages + 1, pdf.pageCount), pdf, threads);
  } finally {
    for (const thread of threads) thread.end();
  }
}

function partsOf(first: number, last: number): Part[] {
  const parts: Part[] = [];
  for (let from = first; from <= last; from += partLength)
    parts.push({ from, to: Math.min(from + partLength - 1, last) });
  return parts;
}

/** A part that is being read, and whether its pages are there. */
interface Reading {
  pages: Promise<Page[]>;
  there: boolean;
}

function reading(pages: Promise<Page[]>): Reading {
  const begun: Reading = { pages, there: false };
  const done = () => {
    begun.there = true;
  };
  // A refusal is told when it is this part's turn.
  pages.then(done, done);
  return begun;
}

/** Hands parts out in their order, reads one here whenever the next is not there yet, and gives all pages in order. */
async function* inOrder(
  parts: readonly Part[],
  pdf: OpenPdf,
  threads: readonly PageThread[],
): AsyncGenerator<Page> {
  const begun: Reading[] = [];
  let given = 0;
  const take = (): Part | undefined => (begun.length < given + mostAhead ? parts[begun.length] : undefined);
  const handOut = () => {
    for (const thread of threads)
      while (thread.underWay() < perThread) {
        const part = take();
        if (!part) return;
        begun.push(reading(thread.read(part)));
      }
  };
  for (; given < parts.length; given++) {
    handOut();
    while (!begun[given]?.there) {
      const own = take();
      if (own) begun.push(reading(Array.fromAsync(pdf.pagesOf({ marks: 'first', ...own }))));
      await begun[own ? begun.length - 1 : given]?.pages.catch(() => undefined);
      // What the others have read is heard between two parts, and they are given the next.
      await othersTurn();
      handOut();
    }
    yield* (await begun[given]?.pages) ?? [];
    delete begun[given];
  }
}

interface PageThread {
  read(part: Part): Promise<Page[]>;
  /** Parts that it was given and has not answered. */
  underWay(): number;
  end(): void;
}

function startThread(file: SharedFile, { processorMs, memoryMb }: MoreThreads): PageThread {
  const thread = startBounded(new URL('./page-thread.ts', import.meta.url), file, memoryMb);
  const waiting: PromiseWithResolvers<Page[]>[] = [];
  let failure: FileError | undefined;
  const fail = (error: FileError) => {
    failure ??= error;
    for (const each of waiting.splice(0)) each.reject(failure);
  };
  const endWatch = watchProcessor(thread, processorMs, () => fail(slow()));
  thread.on('message', (answer: PartAnswer) => {
    const part = waiting.shift();
    if ('pages' in answer) part?.resolve(answer.pages);
    else part?.reject(new FileError(answer.refused.code, answer.refused.message));
  });
  thread.on('error', (error) => fail(fileErrorOf(error)));
  thread.on('exit', () => fail(crashed()));
  return {
    read(part) {
      const answer = Promise.withResolvers<Page[]>();
      if (failure) answer.reject(failure);
      else waiting.push(answer);
      thread.postMessage(part);
      return answer.promise;
    },
    underWay: () => waiting.length,
    end() {
      endWatch();
      thread.terminate().catch(() => undefined);
    },
  };
}
