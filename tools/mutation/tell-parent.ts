import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { noTest, type StrykerState, strykerState } from './stryker-state.ts';

/** What the worker tells: a failure at once, and the end of a file with the mutants reached so far. */
export type WorkerNews =
  | { kind: 'ready' }
  | { kind: 'failed'; name: string; error: string }
  | { kind: 'done'; tests: number; coverage: StrykerState['mutantCoverage'] };

const tell = (news: WorkerNews) => process.send?.(news);

/** A reporter for Node's test runner, in the worker's own process. */
export default async function* tellParent(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let tests = 0;
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (type === 'test:fail') {
      const { error } = data.details;
      if ((error as { failureType?: string }).failureType !== 'subtestsFailed') {
        strykerState().failed = true;
        tell({ kind: 'failed', name: data.name, error: inspect(error.cause ?? error) });
      }
    } else if (data.nesting > 0 && data.skip === undefined) tests += 1;
    if (data.nesting > 0) continue;
    const state = strykerState();
    state.activeMutant = undefined;
    state.currentTestId = noTest;
    tell({ kind: 'done', tests, coverage: state.mutantCoverage });
    tests = 0;
  }
  yield '';
}
