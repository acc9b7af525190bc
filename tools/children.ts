import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The repository's root: every tool runs there. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A program of ours that runs until it is stopped. */
export interface Service {
  name: string;
  /** Its last lines, newest last. */
  lines: string[];
  /** Settles when it has ended, with the reason in words. */
  ended: Promise<string>;
  running(): boolean;
  /** Asks it to end, insists after ten seconds, and waits. */
  stop(): Promise<void>;
}

const stored = 40;

function inWords(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `signal ${signal}` : `exit code ${code}`;
}

/**
 * For programs that open files in threads: glibc gives each thread an arena of its own and rarely returns what pictures took
 * in it. Two arenas for all keep the memory after many uploads at about half. It must be set before the program starts.
 */
export const frugalMemory = { MALLOC_ARENA_MAX: '2' } as const;

/** Starts a Node program with `frugalMemory`, unless `env` says otherwise; `onLine` hears each line of its output. */
export function service(
  name: string,
  args: readonly string[],
  onLine: (line: string) => void = () => undefined,
  env: NodeJS.ProcessEnv = process.env,
): Service {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...frugalMemory, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > stored) lines.shift();
      onLine(line);
    });
  const running = () => child.exitCode === null && child.signalCode === null;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not start (${error.message})`));
    child.once('close', (code, signal) => resolve(inWords(code, signal)));
  });
  return {
    name,
    lines,
    ended,
    running,
    async stop() {
      if (!running()) return;
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(insist);
    },
  };
}

export interface Finished {
  code: number;
  output: string;
}

const open = new Set<ChildProcess>();

/** Ends `child` with the programs that `run` waits for, should this one be stopped. */
export function keepWatch(child: ChildProcess): void {
  open.add(child);
  child.once('close', () => open.delete(child));
}

/** Runs a program to its end; its output is kept, not shown. Code 1 with the reason when it could not start. */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    open.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const end = (finished: Finished) => {
      open.delete(child);
      resolve(finished);
    };
    child.once('error', (error) => end({ code: 1, output: `${program}: ${error.message}` }));
    child.once('close', (code, signal) =>
      end({ code: code ?? 1, output: signal ? `${output}\n${program}: ${inWords(code, signal)}` : output }),
    );
  });
}

/** The same for a Node program: a file of ours or of a package. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Finished> {
  return run(process.execPath, args, { env });
}

/** Asks every program that `run` still waits for to end, insists after eight seconds, and waits. */
export async function endRunning(): Promise<void> {
  const ending = [...open].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of open) child.kill('SIGTERM');
  const insist = setTimeout(() => {
    for (const child of open) child.kill('SIGKILL');
  }, 8_000);
  await Promise.all(ending);
  clearTimeout(insist);
}
