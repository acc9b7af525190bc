import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/* Loaded before each test file by `npm run test:cases` (node --import): notes which third-party cases it opens. */

/** One line of the file that CASES_USED names: a test opened a case. A blank test: outside any, for all of the file. */
export interface Opened {
  testFile: string;
  test: string;
  path: string;
}

const notes = process.env.CASES_USED;
const testFile = process.argv[1] ?? '';

/* Only in the process of a test file: a program that a test starts inherits the environment, not the tests. */
if (notes && process.env.CASES_DIR && process.env.NODE_TEST_CONTEXT && testFile.endsWith('.test.ts')) {
  const folder = resolve(process.env.CASES_DIR) + sep;
  const append = fs.appendFileSync;
  let test = '';
  if (isMainThread) {
    const { beforeEach } = await import('node:test');
    beforeEach((context) => {
      test = context.fullName;
    });
  }
  const note = (target: unknown) => {
    if (typeof target !== 'string' && !(target instanceof URL)) return;
    const path = resolve(target instanceof URL ? fileURLToPath(target) : target);
    if (path.startsWith(folder))
      append(notes, `${JSON.stringify({ testFile, test, path } satisfies Opened)}\n`);
  };
  const watch = (holder: object, names: readonly string[]) => {
    const members = holder as Record<string, (...given: unknown[]) => unknown>;
    for (const name of names) {
      const real = members[name];
      if (!real) throw new Error(`This Node has no fs.${name} to watch.`);
      members[name] = function watched(this: unknown, ...given: unknown[]) {
        note(given[0]);
        return real.apply(this, given);
      };
    }
  };
  watch(fs, [
    'readFileSync',
    'readFile',
    'createReadStream',
    'openSync',
    'open',
    'openAsBlob',
    'copyFileSync',
  ]);
  watch(fs.promises, ['readFile', 'open', 'copyFile']);
  syncBuiltinESMExports();
}
