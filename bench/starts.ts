import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runNode } from '../tools/children.ts';
import { freePort } from '../tools/ports.ts';
import { memoryOfChildren } from './child-memory.ts';
import { median } from './measure.ts';
import { begin, startProduct } from './product.ts';
import type { Figure } from './table.ts';

const rounds = 3;
/** What a start leaves behind is gone by then, and nobody has asked for anything. */
const restMs = 60_000;

/** Seconds from `npm start` until the product is ready, in a folder that is new, and in the same once more. */
async function startTwice(): Promise<{ first: number; later: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-bench-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
  };
  const timed = async () => {
    const since = performance.now();
    const running = await begin('start', ['tools/start.ts'], `http://127.0.0.1:${port}/health/ready`, env);
    const seconds = (performance.now() - since) / 1_000;
    await running.stop();
    return seconds;
  };
  try {
    return { first: await timed(), later: await timed() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Memory of a process in MB that has found its data and whom nobody asks for anything. */
async function memoryAtRest(databaseUrl: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-bench-'));
  // The first start fills the database.
  await (await startProduct(databaseUrl, folder)).stop();
  const product = await startProduct(databaseUrl, folder);
  try {
    await sleep(restMs);
    const api = memoryOfChildren().filter(({ name }) => name.includes('apps/api/src/main'));
    return Math.max(0, ...api.map(({ megabytes }) => megabytes));
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long a start takes after `npm ci`, which makes the demo, and what a process holds at rest. */
export async function measureStarts(databaseUrl: string): Promise<Figure[]> {
  const { code, output } = await runNode(['apps/api/src/demo/make-snapshot.ts']);
  if (code !== 0) throw new Error(output);
  const starts: Awaited<ReturnType<typeof startTwice>>[] = [];
  for (let round = 0; round < rounds; round++) starts.push(await startTwice());
  const seconds = (which: 'first' | 'later', most: number): Figure => {
    const middle = median(starts.map((each) => each[which]));
    const all = starts.map((each) => each[which].toFixed(1)).join(', ');
    return {
      figure: `${which} start, median of ${rounds}`,
      value: `${middle.toFixed(1)} s`,
      peer: `limit in seconds; ${all}`,
      compared: middle,
      limit: { atMost: most },
    };
  };
  const megabytes = await memoryAtRest(databaseUrl);
  return [
    seconds('first', 6),
    seconds('later', 2.5),
    {
      figure: 'memory of the product at rest, PostgreSQL by address',
      value: `${Math.round(megabytes)} MB`,
      peer: 'limit in MB',
      compared: megabytes,
      limit: { atMost: 300 },
    },
  ];
}
