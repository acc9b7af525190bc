import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MutantOrder } from './mutant-worker.ts';
import type { StrykerState } from './stryker-state.ts';
import type { WorkerNews } from './tell-parent.ts';

/** How a file ended: with its first failure, if one failed. */
interface FileEnd {
  tests: number;
  failed: string | undefined;
  /** It said nothing for too long, and its process is gone. */
  silent: boolean;
  coverage: StrykerState['mutantCoverage'];
}

/** From the first failure on, a file has so long to end. */
const endingMs = 10_000;

const program = fileURLToPath(new URL('./mutant-worker.ts', import.meta.url));
const reporter = fileURLToPath(new URL('./tell-parent.ts', import.meta.url));

/** A process that runs test files of the folder it was started in, kept from mutant to mutant. */
export interface WarmWorker {
  /** @param patienceMs after so long it hangs, and its process is ended */
  run(
    file: string,
    patienceMs: number,
    mutant?: { id: string; hitLimit: number | undefined },
  ): Promise<FileEnd>;
  alive(): boolean;
  stop(): Promise<void>;
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Ends it with what it has started: a sandbox would stay behind. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (ended(child)) return;
  const gone = new Promise((settle) => child.once('exit', settle));
  // Let go, it ends what it has started; a loop without end does not hear of it.
  if (child.connected) child.disconnect();
  const insist = setTimeout(() => kill(child), 5_000);
  await gone;
  clearTimeout(insist);
}

function runIn(child: ChildProcess, order: MutantOrder, patienceMs: number): Promise<FileEnd> {
  return new Promise((settle) => {
    let failed: string | undefined;
    const end = (rest: Omit<FileEnd, 'failed'>) => {
      clearTimeout(patience);
      child.off('message', listen).off('exit', gone);
      settle({ failed, ...rest });
    };
    const gone = () => {
      failed ??= 'The process stopped.';
      end({ tests: 0, silent: false, coverage: undefined });
    };
    const listen = (news: WorkerNews) => {
      if (news.kind === 'failed') {
        failed ??= `${news.name}: ${news.error}`;
        // All is said; what the mutant left hanging is not waited for.
        clearTimeout(patience);
        patience = setTimeout(giveUp, endingMs);
      }
      if (news.kind === 'done') end({ tests: news.tests, silent: false, coverage: news.coverage });
    };
    const giveUp = () => {
      kill(child);
      // What had failed before it fell silent has failed.
      end({ tests: 0, silent: failed === undefined, coverage: undefined });
    };
    let patience = setTimeout(giveUp, patienceMs);
    child.on('message', listen).once('exit', gone);
    child.send(order);
  });
}

/** Starts a worker in the current folder. `activeMutant`: one that is there while modules load already. */
export async function startWarmWorker(activeMutant?: string): Promise<WarmWorker> {
  const child = fork(program, {
    env: {
      ...process.env,
      TEST_DATABASE_URL: '',
      ...(activeMutant === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: activeMutant }),
    },
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--test-reporter=${reporter}`,
      '--test-reporter-destination=stdout',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A group of its own: what the tests have started ends with it.
    detached: true,
  });
  await new Promise<void>((settle, fail) => {
    child.once('message', () => settle());
    child.once('exit', (code) =>
      fail(new Error(`A test process stopped with ${code} before its first test.`)),
    );
  });
  const turns = new Map<string, number>();
  return {
    run(file, patienceMs, mutant) {
      const turn = turns.get(file) ?? 0;
      turns.set(file, turn + 1);
      const order = { file, turn, mutant: mutant?.id, hitLimit: mutant?.hitLimit };
      return runIn(child, order, patienceMs);
    },
    alive: () => !ended(child) && child.connected,
    stop: () => stop(child),
  };
}
