import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoSnapshot } from '../src/demo/snapshot.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

interface Pace {
  slowMs?: number;
  holdMs?: number;
}

/** Long enough for the slowest answer to be seen as slow, short enough to wait for. */
export const timing = { latencyMs: 0, slowMs: 400, holdMs: 5000 };

/** Those of this process: one that knows the demo's people, and one that does not. */
const started = new Map<'demo' | 'plain', Promise<Sandbox>>();

async function start(kind: 'demo' | 'plain', demo?: DemoSnapshot): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-sandbox-'));
  await demo?.copyTo(folder, { database: false });
  const sandbox = await startSandbox({ dataDir: folder });
  return {
    ...sandbox,
    async stop() {
      // This process runs more test files after this one (tools/testing/test-worker.ts): they go on with it.
      if (Symbol.for('pramaan.test-worker') in globalThis) return;
      started.delete(kind);
      await sandbox.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The sandbox of this process, started for the first test file that asks: loading its modules takes two seconds of a processor.
 * It is given as at its start, but for the people that earlier files made there. With the demo's snapshot, one that knows the demo.
 */
export async function sharedSandbox(pace: Pace = {}, demo?: DemoSnapshot): Promise<Sandbox> {
  const kind = demo ? 'demo' : 'plain';
  const asked = started.get(kind) ?? start(kind, demo);
  started.set(kind, asked);
  const sandbox = await asked;
  await sandbox.fresh();
  await sandbox.pace({ ...timing, ...pace });
  return sandbox;
}
