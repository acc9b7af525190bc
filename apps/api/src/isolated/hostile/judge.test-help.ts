import assert from 'node:assert/strict';
import { after, before, type TestContext } from 'node:test';
import { type Figure, sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { FileError } from '../error.ts';
import { nobodyWaits } from '../nobody-waits.test-help.ts';
import { runIsolated } from '../run-isolated.ts';
import type { Work } from './batch-thread.test-help.ts';
import type { BatchResult, Outcome } from './run-batch.test-help.ts';

/** One sentence or more, and nothing of the program in it: no stack, no path, no name of an error. */
export function assertSentence(message: string, about: string): void {
  assert.match(message, /^[A-Z].{15,}[.!?]$/s, about);
  assert.doesNotMatch(message, /\n\s*at |node:|node_modules|\.ts\b|Error\b|(?:^|\s)\/\w+\//, about);
}

/** Notes every error that reaches the process while a test file runs; there must be none at its end. */
export function watchProcess(): void {
  const reached: unknown[] = [];
  const note = (error: unknown) => reached.push(error);
  before(() => process.on('unhandledRejection', note).on('uncaughtException', note));
  after(() => {
    process.off('unhandledRejection', note).off('uncaughtException', note);
    assert.deepEqual(reached, []);
  });
}

/** How the files ended, in one line. */
export function tally(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const name = outcome.kind === 'refused' ? `refused ${outcome.code}` : outcome.kind;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (!counts.has('died')) counts.set('died', 0);
  const parts = [...counts].sort().map(([name, count]) => `${count} ${name}`);
  return `${outcomes.length} tried: ${parts.join(', ')}`;
}

/** Says how many of a kind were tried, after `assertContained`. */
export function sayContained(
  t: TestContext,
  amount: Figure['amount'],
  what: string,
  { length }: readonly Outcome[],
): void {
  const measured = 'process alive, threads died 0, unforeseen 0, temporary files 0';
  sayFigure(t, { what, tried: length, measured, bound: 'none', amount });
}

/** Every file has its answer, each refusal is a sentence, no task met what it did not foresee, nothing was left. */
export function assertContained(
  works: readonly Work[],
  { outcomes, left }: BatchResult,
  about: string,
): void {
  assert.deepEqual(
    outcomes.map(({ at }) => at),
    works.map((_, at) => at),
    `${about}: one outcome each`,
  );
  for (const outcome of outcomes)
    if (outcome.kind === 'refused') assertSentence(outcome.message, `${about} ${outcome.at}`);
  assert.deepEqual(left, [], `${about}: temporary files`);
  const unforeseen = outcomes.filter(({ kind }) => kind === 'unforeseen' || kind === 'died');
  assert.deepEqual(unforeseen, [], `${about}: answers that no task foresaw`);
}

/** The same files through the product's own runner, a thread each. */
export async function runReally(works: readonly Work[]): Promise<Outcome[]> {
  return Promise.all(
    works.map(async ({ task, input }, at): Promise<Outcome> => {
      try {
        return { at, kind: 'read', output: await runIsolated(task, input as never, nobodyWaits) };
      } catch (error) {
        assert.ok(error instanceof FileError, `${task} ${at}: ${error}`);
        assertSentence(error.message, `${task} ${at}`);
        return { at, kind: 'refused', code: error.code, message: error.message };
      }
    }),
  );
}

/** So many of the works, spread over all. */
export const sampleOf = <T>(works: readonly T[], count: number): T[] =>
  works.filter((_, at) => at % Math.ceil(works.length / count) === 0);
