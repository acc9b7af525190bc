import type { ChildProcess } from 'node:child_process';
import { freePort, startProcess } from './real-process.ts';
import { end } from './sandbox.ts';

const token = 'a-token-that-only-these-processes-know-0123456789';

/** Two readers, of which the first can be killed and started again. */
export interface Readers {
  /** What the processes whose files they read are started with. */
  settings: { READER_URLS: string; READER_TOKEN: string };
  processes(): Record<string, ChildProcess>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts two reader processes on free ports, with these settings beside their own. */
export async function startReaders(env: Record<string, string> = {}): Promise<Readers> {
  const ports = [String(await freePort()), String(await freePort())];
  const start = (port = '') => startProcess({ ...env, READER_TOKEN: token, READER_PORT: port }, 'reader');
  let [first, second] = await Promise.all([start(ports[0]), start(ports[1])]);
  return {
    settings: {
      READER_URLS: ports.map((port) => `http://127.0.0.1:${port}`).join(','),
      READER_TOKEN: token,
    },
    processes: () => ({ 'reader 1': first, 'reader 2': second }),
    kill: () => end(first, 'SIGKILL'),
    async restart() {
      first = await start(ports[0]);
    },
    async stop() {
      await Promise.all([first, second].map((child) => end(child, 'SIGKILL')));
    },
  };
}
