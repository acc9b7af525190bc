import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, fileSuite } from '../testing/light-runner.ts';
import { strykerState } from './stryker-state.ts';

/*
 * The process in which mutants live (warm-runner.ts starts it): one after the other, each before the test files that reach
 * it. What files share, a world's services above all, is started once for all of them.
 */

/** Run this file with a mutant, or, with none, note which mutants it reaches. */
export interface MutantOrder {
  /** From the current folder. */
  file: string;
  /** The how manieth run of the file in this process. */
  turn: number;
  mutant: string | undefined;
  /** So often the mutant may be reached before it is taken for an endless loop. */
  hitLimit: number | undefined;
}

// Of this process alone: a program that a test starts must not take itself for one of these.
Object.assign(globalThis, { [Symbol.for('pramaan.test-worker')]: true });

async function runFile({ file, turn, mutant, hitLimit }: MutantOrder): Promise<void> {
  const address = pathToFileURL(resolve(file));
  // Another address is another module to Node: a second run of a file begins again.
  if (turn > 0) address.searchParams.set('turn', String(turn));
  const state = strykerState();
  await fileSuite(file, async () => {
    beforeEach(() => {
      if (strykerState().failed) throw new Error('An earlier test has failed: that is enough.');
    });
    // What runs while modules load is no test's: Stryker calls such mutants static.
    delete state.currentTestId;
    await import(address.href);
    state.failed = false;
    state.hitCount = 0;
    state.hitLimit = hitLimit;
    if (mutant === undefined) state.currentTestId = file;
    else state.activeMutant = mutant;
  });
}

process.on('message', (order: MutantOrder) => void runFile(order));
process.once('disconnect', () => process.exit());
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
process.send?.({ kind: 'ready' });
