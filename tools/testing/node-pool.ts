import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figure, figureIn } from '@pramaan/documents/fixtures/figures.ts';
import { keepWatch, root } from '../children.ts';
import { atOnce } from './at-once.ts';
import type { TestNews } from './report-events.ts';
import type { Order } from './test-worker.ts';

/** How the tests of one file ended. */
export interface FileOutcome {
  /** From the root. */
  file: string;
  passed: number;
  failures: { name: string; error: string }[];
  skipped: { name: string; reason: string }[];
  /** What the tests said of themselves. */
  notes: string[];
  figures: Figure[];
  seconds: number;
  /** Of the processor, without the programs that the tests start. */
  cpuSeconds: number;
}

interface PoolOptions {
  env?: NodeJS.ProcessEnv;
  /** Processes at once. */
  workers?: number;
  /** Seed of a random order; without one, the order given. */
  shuffle?: number;
  /** Each file two times in the same process. */
  twice?: boolean;
  /** Hears of each file when it has ended. */
  ended?: (outcome: FileOutcome) => void;
  /** Leaves out the tests with this in their title. */
  without?: string;
  /** A file that says nothing for so long hangs; by default ten minutes: slow machines are slow, not silent. */
  patienceMs?: number;
}

/** What every process of a run is started with. */
interface Start {
  env: NodeJS.ProcessEnv;
  without: string | undefined;
}

type News =
  | TestNews
  | { kind: 'ready' }
  | { kind: 'note'; text: string }
  | { kind: 'done'; cpuSeconds: number };

const program = fileURLToPath(new URL('./test-worker.ts', import.meta.url));
const reporter = fileURLToPath(new URL('./report-events.ts', import.meta.url));

/** The same list in an order that `seed` alone decides (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const result = [...list];
  let state = seed >>> 0;
  for (let left = result.length; left > 1; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const at = Math.floor((state / 2 ** 32) * left--);
    [result[left], result[at]] = [result[at] as T, result[left] as T];
  }
  return result;
}

const blank = (file: string): FileOutcome => ({
  file,
  passed: 0,
  failures: [],
  skipped: [],
  notes: [],
  figures: [],
  seconds: 0,
  cpuSeconds: 0,
});

/** Runs one file in a worker that is ready; resolves when it is done, or the worker is gone. */
function runFile(worker: ChildProcess, order: Order, patienceMs: number): Promise<FileOutcome> {
  const outcome = blank(order.file.slice(root.length));
  const since = performance.now();
  let said = '';
  return new Promise((settle) => {
    let patience = setTimeout(giveUp, patienceMs);
    function giveUp(): void {
      outcome.failures.push({
        name: 'the file as a whole',
        error: `no output for ${patienceMs / 1000} s`,
      });
      worker.kill('SIGKILL');
    }
    const hear = (chunk: string) => {
      said = (said + chunk).slice(-4000);
    };
    const end = () => {
      clearTimeout(patience);
      worker.off('message', listen).off('exit', gone);
      worker.stderr?.off('data', hear);
      outcome.seconds = (performance.now() - since) / 1000;
      if (outcome.passed + outcome.failures.length + outcome.skipped.length === 0)
        outcome.failures.push({ name: 'the file as a whole', error: 'has no tests' });
      settle(outcome);
    };
    function gone(code: number | null, signal: string | null): void {
      outcome.failures.push({
        name: 'the file as a whole',
        error: `stopped its process (${code ?? signal})\n${said}`,
      });
      end();
    }
    function listen(news: News): void {
      clearTimeout(patience);
      patience = setTimeout(giveUp, patienceMs);
      if (news.kind === 'note') hearNote(outcome, news.text);
      if (news.kind === 'test') note(outcome, news);
      if (news.kind === 'done') {
        outcome.cpuSeconds = news.cpuSeconds;
        end();
      }
    }
    worker.on('message', listen).once('exit', gone);
    worker.stderr?.setEncoding('utf8').on('data', hear);
    worker.send(order);
  });
}

function note(outcome: FileOutcome, { outcome: how, name, suite, reason, error }: TestNews): void {
  if (how === 'failed') outcome.failures.push({ name, error: error ?? '' });
  else if (how === 'skipped') outcome.skipped.push({ name, reason: reason || 'no reason given' });
  else if (!suite) outcome.passed += 1;
}

function hearNote(outcome: FileOutcome, text: string): void {
  const figure = figureIn(text);
  if (figure) outcome.figures.push(figure);
  else outcome.notes.push(text);
}

function startWorker({ env, without }: Start): Promise<ChildProcess> {
  const worker = fork(program, {
    cwd: root,
    env,
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      ...(without === undefined ? [] : [`--test-skip-pattern=${without}`]),
      `--test-reporter=${reporter}`,
      '--test-reporter-destination=stdout',
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  keepWatch(worker);
  return new Promise((settle, fail) => {
    worker.once('message', () => settle(worker));
    worker.once('exit', (code) =>
      fail(new Error(`A test process stopped with ${code} before its first test.`)),
    );
  });
}

async function runQueue(
  queue: Order[],
  start: Start,
  patienceMs: number,
  ended: (outcome: FileOutcome) => void,
): Promise<void> {
  let worker: ChildProcess | undefined;
  for (let order = queue.shift(); order; order = queue.shift()) {
    if (!worker?.connected) worker = await startWorker(start);
    ended(await runFile(worker, order, patienceMs));
  }
  if (worker?.connected) worker.disconnect();
}

/** Runs test files, several in one process after each other; which process takes which is nobody's promise. */
export async function runFiles(
  files: readonly string[],
  {
    env = process.env,
    workers = atOnce,
    shuffle,
    twice = false,
    without,
    patienceMs = 600_000,
    ended,
  }: PoolOptions = {},
): Promise<FileOutcome[]> {
  const inOrder = shuffle === undefined ? files : shuffled(files, shuffle);
  const queue = inOrder.flatMap((file) =>
    (twice ? [0, 1] : [0]).map((turn) => ({ file: resolve(root, file), turn })),
  );
  const found: FileOutcome[] = [];
  const take = (outcome: FileOutcome) => {
    found.push(outcome);
    ended?.(outcome);
  };
  const start = { env, without };
  await Promise.all(Array.from({ length: workers }, () => runQueue(queue, start, patienceMs, take)));
  return found;
}
