import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './children.ts';
import { openCheckDatabases } from './sql/database.ts';
import { type Finding, lintSql } from './sql/lint.ts';
import { hasPassed, notePassed, stateOfInputs } from './sql/passed.ts';
import { compareWords, prepareAll } from './sql/prepare.ts';
import { misjudged, mistakesFile } from './sql/refused.ts';

const sources = ['apps/api/src/**/*.ts', 'tools/**/*.ts', 'bench/**/*.ts'];
const withSql = (path: string) =>
  path !== mistakesFile &&
  !/\.test(?:-help)?\.ts$/.test(path) &&
  /\bsql(?:<[^`]*>)?`/.test(readFileSync(join(root, path), 'utf8'));

/** Checks the SQL of the product and its tools; returns what is wrong and a line that sums it up. */
async function check(): Promise<{ findings: Finding[]; summary: string }> {
  const databases = await openCheckDatabases();
  try {
    const files = sources
      .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }))
      .filter(withSql);
    const { findings, statements } = await lintSql([...files, mistakesFile], databases.typed);
    const own = (of: { file: string }) => of.file === mistakesFile;
    const real = statements.filter((one) => !own(one));
    const all = [
      ...findings,
      ...(await prepareAll(databases.plain, statements)),
      ...(await compareWords(databases.typed, statements)),
    ];
    return {
      findings: [
        ...all.filter((one) => !own(one)),
        ...misjudged(readFileSync(join(root, mistakesFile), 'utf8'), all.filter(own)),
      ],
      summary: `${real.length} statements of ${files.length} files, checked on ${databases.from}`,
    };
  } finally {
    await databases.stop();
  }
}

const state = stateOfInputs();
if (hasPassed(state) && !process.argv.includes('--again')) {
  console.log('SQL: unchanged since the last successful check (--again repeats it).');
} else {
  try {
    const { findings, summary } = await check();
    for (const { file, line, message } of findings)
      console.error(`${file}:${line}\n  ${message.replaceAll('\n', '\n  ')}`);
    console.log(`SQL: ${summary}: ${findings.length === 0 ? 'no mistakes' : `${findings.length} mistakes`}.`);
    if (findings.length === 0) notePassed(state);
    process.exitCode = findings.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(
      `${(error as Error).message}\nNO SQL WAS CHECKED. Set TEST_DATABASE_URL to the connection string of a PostgreSQL superuser.`,
    );
    process.exitCode = 1;
  }
}
