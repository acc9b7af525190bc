import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './children.ts';
import { onEnd } from './ending.ts';
import { caseTable } from './testing/case-table.ts';
import { caseTests } from './testing/case-tests.ts';
import type { Opened } from './testing/note-cases.ts';
import { toldTests } from './testing/told-tests.ts';

/* `npm run test:cases`: runs the tests that open third-party cases and lists the cases that no test opens. */

const folder = resolve(process.env.CASES_DIR ?? join(root, '../shared/cases'));
if (!existsSync(folder)) {
  console.log(
    `The third-party cases were not found: ${folder} does not exist. Set CASES_DIR to their folder. No test was run.`,
  );
  console.log('0 cases passed, 0 failed');
  process.exit(1);
}

/** Files in the folders of cases; what lies beside the folders is about them. */
const there = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath !== folder)
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .sort();

const box = mkdtempSync(join(tmpdir(), 'pramaan-cases-'));
process.once('exit', () => rmSync(box, { recursive: true, force: true, maxRetries: 5 }));
const stop = new AbortController();
onEnd(() => {
  stop.abort();
  process.exit(130);
});

const notes = join(box, 'opened.jsonl');
const hook = pathToFileURL(join(root, 'tools/testing/note-cases.ts')).href;
Object.assign(process.env, {
  CASES_DIR: folder,
  CASES_USED: notes,
  TEST_DATABASE_URL: '',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${hook}`.trim(),
});

const files = caseTests();
console.log(`${there.length} third-party cases, ${files.length} test files that use them`);
const began = performance.now();
const told = await toldTests(files, stop.signal);
const opened = existsSync(notes)
  ? readFileSync(notes, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Opened)
  : [];

const below = (from: string, path: string) => relative(from, resolve(root, path)).replaceAll('\\', '/');
const table = caseTable(
  there,
  opened.map((one) => ({ ...one, testFile: below(root, one.testFile), path: below(folder, one.path) })),
  told.map((one) => ({ ...one, testFile: below(root, one.testFile) })),
);

console.log(`\n${'folder'.padEnd(30)} cases opened    tests passed`);
for (const { folder: name, there: all, opened: some, run, passed } of table.folders)
  console.log(
    `${name.padEnd(30)} ${`${some} of ${all}`.padStart(12)}  ${`${passed} of ${run}`.padStart(14)}`,
  );
const list = (heading: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};
list(`Cases that no test opens: ${table.unread.length}`, table.unread);
list('Skipped tests:', table.skipped);
list(
  'Failed tests:',
  told
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ testFile, test, error = '' }) => `${below(root, testFile)}: ${test}\n${error.slice(0, 1500)}\n`),
);
list('Failed cases:', table.failed);
list('Failed tests without a case, in the same files:', table.beside);
console.log(`
A case is one file. It passes if at least one test opens it and all tests that open it pass.
${((performance.now() - began) / 1000).toFixed(0)} s`);
// A failure without a case is one too; so is a run that saw nothing.
const failed = Math.max(table.failed.length, table.beside.length > 0 || table.passed === 0 ? 1 : 0);
console.log(`${table.passed} cases passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
