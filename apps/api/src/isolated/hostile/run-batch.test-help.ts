import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { onlyCompileCache } from '../../platform/compile-cache.ts';
import { keepEnginesCompiled } from '../compiled-engines.ts';
import type { Batch, Said, Work } from './batch-thread.test-help.ts';

/** How one file ended. `died`: its thread ended under it, or was ended because it took too long. */
export type Outcome = Exclude<Said, { kind: 'begins' }> | { at: number; kind: 'died'; error: string };

export interface BatchResult {
  /** One for each work, in its order. */
  outcomes: Outcome[];
  /** Files that lay in the folder for temporary files when all was done. */
  left: string[];
}

/** As run-isolated.ts has it. */
const limits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const processorMs = 10_000;
/** By the clock: longer than in the product, for a machine that does other things besides. */
const timeoutMs = 120_000;
/** Files a thread reads before a fresh one takes over: every engine that was opened stays in its memory. */
const perThread = 50;
const thread = new URL('./batch-thread.test-help.ts', import.meta.url);

/**
 * Runs the isolated tasks on many files, a new thread only every so many files: with one for each, most of the time
 * would go into starting them. A thread that dies is replaced, and its file is an outcome as well.
 *
 * @param entry another thread, to see that a death is noticed
 */
export async function runBatch(works: readonly Work[], entry = thread): Promise<BatchResult> {
  keepEnginesCompiled();
  const temp = mkdtempSync(join(tmpdir(), 'pramaan-hostile-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temp;
  try {
    const outcomes: Outcome[] = [];
    let next = 0;
    const take = async () => {
      while (next < works.length) {
        const [from, to] = [next, Math.min(works.length, next + perThread)];
        next = to;
        outcomes.push(...(await runPart(works, { from, to, temp, entry })));
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, take));
    outcomes.sort((a, b) => a.at - b.at);
    return { outcomes, left: readdirSync(temp, { recursive: true }).map(String) };
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(temp, { recursive: true, force: true });
  }
}

interface Part {
  from: number;
  to: number;
  temp: string;
  entry: URL;
}

async function runPart(works: readonly Work[], { from: first, to, temp, entry }: Part): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = first; from < to; ) {
    const { said, at, why } = await runThread({ works: works.slice(from, to), from, to }, temp, entry);
    outcomes.push(...said);
    // A thread can die of a file that it has already answered: then the answer counts, as in the product.
    if (said.at(-1)?.at !== at && at < to) outcomes.push({ at, kind: 'died', error: why });
    from = at + 1;
  }
  return outcomes;
}

/** Until the thread ends; `at` is the file that it had in hand. */
function runThread(
  batch: Batch,
  temp: string,
  entry: URL,
): Promise<{ said: Outcome[]; at: number; why: string }> {
  const { promise, resolve } = Promise.withResolvers<{ said: Outcome[]; at: number; why: string }>();
  const worker = new Worker(entry, {
    workerData: batch,
    env: { TMPDIR: temp, ...onlyCompileCache() },
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: limits,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const said: Outcome[] = [];
  let at = batch.from;
  let why = 'the thread ended';
  let began = { clock: performance.now(), processor: 0 };
  const end = (reason: string) => {
    why = reason;
    void worker.terminate();
  };
  const watch = setInterval(() => {
    if (performance.now() - began.clock > timeoutMs) return end('slow by the clock');
    const watched = at;
    worker.cpuUsage().then(
      ({ user, system }) => {
        const used = (user + system) / 1000;
        if (began.processor < 0) began.processor = used;
        else if (watched === at && used - began.processor > processorMs) end('slow by its work');
      },
      () => undefined,
    );
  }, 500);
  worker.on('message', (message: Said) => {
    if (message.kind !== 'begins') return said.push(message);
    at = message.at;
    began = { clock: performance.now(), processor: -1 };
    return undefined;
  });
  worker.on('error', (error) => {
    why = String(error);
  });
  worker.on('exit', () => {
    clearInterval(watch);
    resolve({ said, at, why });
  });
  return promise;
}
