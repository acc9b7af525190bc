/* A reporter for Node's own test runner: one line of JSON per finished test at the top of its file. */

/** How a test ended. */
export interface Told {
  testFile: string;
  test: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

interface Event {
  type: string;
  data: { name?: string; file?: string; nesting?: number; skip?: unknown; todo?: unknown };
}

/** Called by the runner (`--test-reporter`), which wants a default export. */
export default async function* toldTests(events: AsyncIterable<Event>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting !== 0) continue;
    const left = data.skip !== undefined || data.todo !== undefined;
    const told: Told = {
      testFile: data.file ?? '',
      test: data.name ?? '',
      outcome: left ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
    };
    yield `${JSON.stringify(told)}\n`;
  }
}
