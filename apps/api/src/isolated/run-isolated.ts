import { availableParallelism } from 'node:os';
import { traced } from '../platform/tracing.ts';
import { fileErrorOf, startBounded, watchProcessor } from './bounded-thread.ts';
import { keepEnginesCompiled } from './compiled-engines.ts';
import { crashed, FileError, filesBusy, slow } from './error.ts';
import { fairQueue, QueueFull } from './fair-queue.ts';
import type { IsolationLimits, MoreThreads } from './limits.ts';
import { type ReaderSettings, readerProcesses, type Work } from './reader-processes.ts';
import type { Sender } from './sender.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';
import type { Answer } from './thread.ts';

const defaults: IsolationLimits = { processorMs: 10_000, timeoutMs: 120_000, memoryMb: 384 };
/** Of a document every page that is a picture is looked at for an Aadhaar number. */
const ofDocuments = 25_000;

let patience = 1;
/** Lets every task of this process take so many times as long: nobody waits for a seeding or a test on a busy machine. */
export function waitLonger(times: number): void {
  patience = times;
}

/** More threads than cores only make each slower, and every one may hold a 40-megapixel picture. */
const places = Math.max(2, availableParallelism());
/**
 * What waits holds its bytes in memory, and a phone waits three minutes.
 *
 * @param most of these places at any time: bounds how many wait
 */
const queueOf = (places: () => number, most: number) =>
  fairQueue({
    places,
    perPerson: 2,
    waiting: { person: 20, lender: 15 * most, whole: 20 * most },
  });
let queue = queueOf(() => places, places);
/** Files of callers whom nobody knows take no place from a lender's people. A person is here an address. */
const anonymousQueue = fairQueue({
  places: () => 1,
  perPerson: 1,
  waiting: { person: 4, lender: 10, whole: 10 },
});

/** How many files this process reads or has read, and how many wait, of people who are known and of others. */
export const readingState = () => ({ known: queue.state(), anonymous: anonymousQueue.state() });

/** Files that this process hands to each reader process at once. A reader that has more than places takes them in fair turns. */
const perReader = 2;
let readers: ReturnType<typeof readerProcesses> | null = null;

/** How many of the readers that the settings name answer, and how many do not; null when this process reads itself. */
export const readersState = () => readers?.state() ?? null;

/**
 * Has all files read by other processes from now on, if there are any: as many at once as the readers that answer can take.
 * Called once at the start. Throws for addresses without a token.
 */
export function readElsewhere(settings: ReaderSettings): void {
  if (settings.addresses.length === 0) return;
  if (!settings.token) throw new Error('Settings: READER_URLS needs READER_TOKEN.');
  const known = readerProcesses(settings, () => queue.goOn());
  readers = known;
  // With none that answers, files go on to the last one asked, and are answered as busy.
  queue = queueOf(() => perReader * Math.max(1, known.state().up), perReader * settings.addresses.length);
}

/**
 * Runs one task on a stranger's bytes in a thread of its own, without the process's environment variables.
 * The thread waits for its turn (`fair-queue.ts`), and is killed at the limits and when the sender has gone. Rejects
 * with FileError for what is wrong with the file, with ApiError FILES_BUSY for what is not the file's fault, and with
 * the reason of the sender's signal. Leaves no rejection unhandled, whatever the thread does.
 */
export async function runIsolated<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  sender: Sender,
  limits: Partial<IsolationLimits> = {},
): Promise<TaskOutput<Name>> {
  const freePlace = await traced({ name: 'wait for a reader', kind: 'internal' }, () => takePlace(sender));
  const { caller, ...owner } = sender;
  const usual = {
    ...defaults,
    processorMs: (name === 'openFile' ? ofDocuments : defaults.processorMs) * patience,
    timeoutMs: defaults.timeoutMs * patience,
  };
  const work = { name, input: apart(input), limits: { ...usual, ...limits }, sender: owner };
  const output = () =>
    readers
      ? readers.read(work, caller?.signal).finally(freePlace)
      : readHere(work, freePlace, caller?.signal);
  return (await traced({ name: `read ${name}`, kind: 'internal' }, output)) as TaskOutput<Name>;
}

/** Cores that read nothing now: a long file may use them too. */
const freeCores = () => Math.max(0, availableParallelism() - queue.state().underWay);

function readHere({ name, input, limits, sender }: Work, freePlace: () => void, signal?: AbortSignal) {
  keepEnginesCompiled();
  const entry = new URL('./thread.ts', import.meta.url);
  try {
    const { processorMs, memoryMb } = limits;
    const more: MoreThreads = { cores: sender.lender === null ? 0 : freeCores(), processorMs, memoryMb };
    return runThread(entry, { name, input, more }, limits, freePlace, signal);
  } catch (error) {
    // No thread could be started, so none will give the place back.
    freePlace();
    throw error;
  }
}

async function takePlace({ lender, caller, ...sender }: Sender): Promise<() => void> {
  const taken =
    lender === null
      ? anonymousQueue.take({ ...sender, lender: '' }, { ...caller })
      : queue.take({ ...sender, lender }, { ...caller });
  return taken.catch((error: unknown) => {
    throw error instanceof QueueFull ? filesBusy() : error;
  });
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
 * @param signal ends the thread
 */
export function runThread(
  entry: URL,
  data: unknown,
  { processorMs, timeoutMs, memoryMb }: IsolationLimits,
  ended: () => void,
  signal?: AbortSignal,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const worker = startBounded(entry, data, memoryMb);
  const leave = () => reject(signal?.reason);
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  const timer = setTimeout(() => reject(filesBusy()), timeoutMs);
  const endWatch = watchProcessor(worker, processorMs, () => reject(slow()));
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'done') resolve(answer.output);
    else if (answer.kind === 'busy') reject(filesBusy());
    else reject(new FileError(answer.code, answer.message));
  });
  let failure: FileError | undefined;
  // Never removed: a dying thread can report more than one error, and an unheard one would end the process. Judged at
  // the exit, which always follows: an error can overtake an answer given before it, an exit cannot.
  worker.on('error', (error) => {
    failure ??= fileErrorOf(error);
  });
  worker.on('messageerror', (error) => reject(crashed(error)));
  worker.on('exit', () => {
    reject(failure ?? crashed());
    ended();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    endWatch();
    signal?.removeEventListener('abort', leave);
    // Not awaited: a native call in the thread may have to end first, and the caller has waited enough.
    worker.terminate().catch(() => undefined);
  });
}
