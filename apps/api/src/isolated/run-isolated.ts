import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FileError } from './error.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';
import type { Answer } from './thread.ts';

interface IsolationLimits {
  /** Work of the thread itself: a busy machine does not count against a file. */
  processorMs: number;
  /** By the clock, from the start of the thread: waiting for a free place does not count. */
  timeoutMs: number;
  /** JavaScript heap of the thread. Pixels and WebAssembly lie outside it; the tasks bound those themselves. */
  memoryMb: number;
}

const defaults: IsolationLimits = { processorMs: 10_000, timeoutMs: 120_000, memoryMb: 384 };

let patience = 1;
/** Lets every task of this process take so many times as long: nobody waits for a seeding or a test on a busy machine. */
export function waitLonger(times: number): void {
  patience = times;
}

/** How often the thread's work is looked at. */
const lookEveryMs = 500;
/** More threads than cores only make each slower, and every one may hold a 40-megapixel picture. */
const places = Math.max(2, availableParallelism());

/**
 * Runs one task on a stranger's bytes in a thread of its own, without the process's environment variables.
 * The thread is killed at the time limits. Rejects with FileRefusal and nothing else, and leaves no rejection
 * unhandled, whatever the thread does.
 */
export async function runIsolated<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  limits: Partial<IsolationLimits> = {},
): Promise<TaskOutput<Name>> {
  await takePlace();
  const entry = new URL('./thread.ts', import.meta.url);
  // Where this process keeps compiled code, if it does: compiling is most of a thread's start.
  const cache = getCompileCacheDir();
  const data = { name, input: apart(input), ...(cache ? { compiled: dirname(cache) } : {}) };
  const usual = {
    ...defaults,
    processorMs: defaults.processorMs * patience,
    timeoutMs: defaults.timeoutMs * patience,
  };
  return (await runThread(entry, data, { ...usual, ...limits }, freePlace)) as TaskOutput<Name>;
}

/** A view would carry the whole buffer behind it, with bytes of other requests, into the thread. */
function apart(input: unknown): unknown {
  if (input instanceof Uint8Array) return Uint8Array.from(input);
  if (!input || typeof input !== 'object' || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).map(([name, member]) => [name, apart(member)]));
}

/**
 * The runner without the list of tasks, so that tests can give it a thread that misbehaves.
 *
 * @param ended called once when the thread is gone, which can be later than the rejection at the time limit
 */
export function runThread(
  entry: URL,
  data: unknown,
  { processorMs, timeoutMs, memoryMb }: IsolationLimits,
  ended: () => void,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const worker = new Worker(entry, {
    workerData: data,
    env: {},
    // A test runner's or debugger's flags are not for the thread.
    execArgv: [],
    // Decoders print; a stranger's file must not write into the log.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const timer = setTimeout(() => reject(slow()), timeoutMs);
  const watch = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => {
        if ((user + system) / 1000 > processorMs) reject(slow());
      },
      () => undefined,
    );
  }, lookEveryMs);
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'done') resolve(answer.output);
    else reject(new FileError(answer.code, answer.message));
  });
  let failure: FileError | undefined;
  // Never removed: a dying thread can report more than one error, and an unheard one would end the process. Judged at
  // the exit, which always follows: an error can overtake an answer given before it, an exit cannot.
  worker.on('error', (error) => {
    failure ??= isOutOfMemory(error) ? memory(error) : crashed(error);
  });
  worker.on('messageerror', (error) => reject(crashed(error)));
  worker.on('exit', () => {
    reject(failure ?? crashed());
    ended();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    // Not awaited: a native call in the thread may have to end first, and the caller has waited enough.
    worker.terminate().catch(() => undefined);
  });
}

let running = 0;
const waiting: (() => void)[] = [];

async function takePlace(): Promise<void> {
  if (running < places) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Hands the place to whoever waits longest, or gives it back. */
function freePlace(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const again = 'Take a new picture or save the file again, and upload that.';
const slow = () => new FileError('slow', `Reading this file took too long, so it was stopped. ${again}`);
const memory = (cause: unknown) =>
  new FileError('memory', `Reading this file needed too much memory, so it was stopped. ${again}`, {
    cause,
  });
const crashed = (cause?: unknown) =>
  new FileError('crashed', `This file could not be read. ${again}`, { cause });
