import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endRunning, root, runNode } from './children.ts';
import { onEnd } from './ending.ts';
import { caseTable } from './testing/case-table.ts';
import { caseTests } from './testing/case-tests.ts';
import type { Opened } from './testing/note-cases.ts';
import type { Told } from './testing/told-tests.ts';

/* `npm run test:cases`: every test that opens third-party cases, and which cases no test opens. */

const folder = resolve(process.env.CASES_DIR ?? join(root, '../shared/cases'));
if (!existsSync(folder)) {
  console.error(
    `The third-party cases are not here: there is no ${folder}. Set CASES_DIR to their folder. Nothing was tried.`,
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
onEnd(() => {
  void endRunning().then(() => process.exit(130));
});
const [notes, told, spec] = ['notes.jsonl', 'told.jsonl', 'spec.txt'].map((name) => join(box, name)) as [
  string,
  string,
  string,
];
const tool = (name: string) => pathToFileURL(join(root, 'tools/testing', name)).href;
const linesOf = <T>(path: string): T[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as T)
    : [];

const files = caseTests();
console.log(`${there.length} third-party cases, ${files.length} test files that reach them`);
const began = performance.now();
const { code, output } = await runNode(
  [
    '--test',
    '--test-concurrency=2',
    '--test-timeout=240000',
    '--test-reporter=spec',
    `--test-reporter-destination=${spec}`,
    `--test-reporter=${tool('told-tests.ts')}`,
    `--test-reporter-destination=${told}`,
    ...files,
  ],
  {
    ...process.env,
    CASES_DIR: folder,
    CASES_USED: notes,
    TEST_DATABASE_URL: '',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${tool('note-cases.ts')}`.trim(),
  },
);

const below = (path: string) => relative(folder, path).replaceAll('\\', '/');
const fromRoot = (path: string) => relative(root, resolve(root, path)).replaceAll('\\', '/');
const table = caseTable(
  there,
  linesOf<Opened>(notes).map((one) => ({ ...one, testFile: fromRoot(one.testFile), path: below(one.path) })),
  linesOf<Told>(told).map((one) => ({ ...one, testFile: fromRoot(one.testFile) })),
);

console.log(`\n${'folder'.padEnd(30)} cases opened    tests passed`);
for (const { folder: name, there: all, opened, run, passed } of table.folders)
  console.log(
    `${name.padEnd(30)} ${`${opened} of ${all}`.padStart(12)}  ${`${passed} of ${run}`.padStart(14)}`,
  );
if (table.unread.length > 0) {
  console.log(`\n${table.unread.length} cases that no test opens:`);
  for (const path of table.unread) console.log(`  ${path}`);
}
if (table.skipped.length > 0) {
  console.log('\nSkipped tests:');
  for (const one of table.skipped) console.log(`  ${one}`);
}
if (table.failed.length > 0 || code !== 0) {
  const said = existsSync(spec) ? readFileSync(spec, 'utf8') : output;
  const at = said.lastIndexOf('✖ failing tests:');
  console.log(`\n${at < 0 ? said.slice(-8000) : said.slice(at)}`);
  for (const one of table.failed) console.log(`failed: ${one}`);
}
console.log(`\n${((performance.now() - began) / 1000).toFixed(0)} s`);
// A runner that failed without naming a test is a failure too; so is a run that saw nothing.
const failed = Math.max(table.failed.length, code !== 0 || table.passed === 0 ? 1 : 0);
console.log(`${table.passed} cases passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
