import { flushCompileCache } from 'node:module';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { fileSuite } from './light-runner.ts';
import type { TestNews } from './report-events.ts';

/*
 * One process that runs many test files, one after the other (node-pool.ts starts it and says which). Each file is a suite, so
 * that its hooks are its own; what files share, a world's services above all, is loaded and started once.
 */

/** Run this file; `turn` is the how manieth run of it in this process. */
export interface Order {
  file: string;
  turn: number;
}

// Of this process alone: a program that a test starts must not take itself for one of these.
Object.assign(globalThis, { [Symbol.for('pramaan.test-worker')]: true });

process.on('message', async ({ file, turn }: Order) => {
  // Whose records these are (seen.ts).
  process.env.TEST_FILE = relative(process.cwd(), file);
  const address = pathToFileURL(file);
  // Another address is another module to Node: a second run of a file begins again.
  if (turn > 0) address.searchParams.set('turn', String(turn));
  // Its end is told by the reporter (report-events.ts).
  await fileSuite(file, async () => {
    await import(address.href);
    // For the processes and threads beside this one, which load many of the same modules.
    flushCompileCache();
  });
});
// A promise belongs to no test: what nobody waited for fails the file.
process.on('unhandledRejection', (reason) => {
  const name = 'unhandled rejection';
  process.send?.({
    ...{ kind: 'test', outcome: 'failed', name, suite: false },
    error: inspect(reason),
  } satisfies TestNews);
});
process.once('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
