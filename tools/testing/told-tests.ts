import { resolve } from 'node:path';
import { run } from 'node:test';
import { root } from '../children.ts';

/** How a test at the top of its file ended. */
export interface Told {
  testFile: string;
  test: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** What went wrong, for a failed one. */
  error?: string;
}

function errorOf(details: { error?: unknown }): string {
  const { error } = details;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** Runs test files, two at a time, each in its own process with this one's environment. Throws only when stopped. */
export async function toldTests(files: readonly string[], signal: AbortSignal): Promise<Told[]> {
  const told: Told[] = [];
  const events = run({
    files: files.map((file) => resolve(root, file)),
    cwd: root,
    concurrency: 2,
    timeout: 240_000,
    signal,
  });
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting !== 0) continue;
    const left = data.skip !== undefined || data.todo !== undefined;
    told.push({
      // A test may be declared in a helper: what counts is the file that was run.
      testFile: data.entryFile ?? data.file ?? '',
      test: data.name,
      outcome: left ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
      ...(type === 'test:fail' && !left ? { error: errorOf(data.details) } : {}),
    });
  }
  return told;
}
