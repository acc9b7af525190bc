import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

/** What a worker tells of its tests, one message each. */
export interface TestNews {
  kind: 'test';
  outcome: 'passed' | 'failed' | 'skipped';
  /** The names from the file's own tests inwards. */
  name: string;
  /** Whether it holds other tests: its outcome is theirs. */
  suite: boolean;
  reason?: string;
  error?: string;
}

/** What is worth telling of an event; undefined for what its own tests have said, or will. `path`: names down to here. */
function newsOf({ type, data }: TestEvent, path: readonly string[]): TestNews | undefined {
  if (type !== 'test:pass' && type !== 'test:fail') return undefined;
  // The suite that a worker makes of each file is no test.
  if (data.nesting === 0 && type === 'test:pass') return undefined;
  const left = data.skip ?? data.todo;
  const cause = 'error' in data.details ? data.details.error : undefined;
  // A suite fails with its tests, which have said so themselves; its hooks fail for it.
  const { failureType } = (cause ?? {}) as { failureType?: string };
  if (data.details.type === 'suite' && failureType === 'subtestsFailed') return undefined;
  return {
    kind: 'test',
    outcome: left !== undefined ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
    name: [...path.slice(1, data.nesting), data.name].join(' > '),
    suite: data.details.type === 'suite',
    ...(typeof left === 'string' ? { reason: left } : {}),
    ...(cause === undefined
      ? {}
      : { error: inspect(cause instanceof Error ? (cause.cause ?? cause) : cause) }),
  };
}

/** Seconds that the processor has worked for this process and its threads since `before`. */
function cpuSecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * A reporter for Node's test runner that sends each outcome to the parent process, and `done` after the last of a file:
 * here alone is it certain that all of them were told. The promise of a suite whose hook failed settles before.
 */
export default async function* reportEvents(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const path: string[] = [];
  let before: NodeJS.CpuUsage = { user: 0, system: 0 };
  for await (const event of events) {
    const { type, data } = event;
    if (type === 'test:start') path.splice(data.nesting, path.length, data.name);
    if (type === 'test:diagnostic' && data.nesting > 0) process.send?.({ kind: 'note', text: data.message });
    const news = newsOf(event, path);
    if (news) process.send?.(news);
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0) {
      process.send?.({ kind: 'done', cpuSeconds: cpuSecondsSince(before) });
      before = process.cpuUsage();
    }
  }
  yield '';
}
