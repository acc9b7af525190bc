import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { end, endWithUs, inherited } from './sandbox.ts';

const program = fileURLToPath(new URL('./s3-program.ts', import.meta.url));
/** s3rver writes an object's bytes to its name with this behind it. */
const suffix = '._S3rver_object';

/** An S3 server that somebody else wrote (s3rver), as a process of its own, with the bucket `pramaan`. */
export interface S3Server {
  port: number;
  /** The one account that it knows. */
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** Names of its objects, without the bucket's. */
  objects(): Promise<string[]>;
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts it again at the same port, on the same objects. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** It accepts only the keys that its source names. */
const known = 'S3RVER';

async function begin(folder: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [program, folder, String(port)], {
    env: inherited(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  const at = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The S3 server ended with ${code}.`)));
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      const found = /^S3: (\d+)$/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return { child, port: at };
}

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-s3-'));
  let { child, port } = await begin(folder, 0);
  return {
    port,
    credentials: { accessKeyId: known, secretAccessKey: known },
    async objects() {
      const names = await readdir(join(folder, 'pramaan'), { recursive: true });
      return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
    },
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      ({ child, port } = await begin(folder, port));
    },
    async stop() {
      await end(child, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
