import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asvsLevels } from './documentation/asvs-levels.ts';
import { inlineCode, linksOf, tableRows } from './documentation/markdown.ts';
import { isPath, missingParts } from './documentation/paths.ts';
import { allFiles, textOf } from './source/files.ts';

/* docs/asvs.md: every requirement once, files and tests that are there, a summary that was counted. */

const page = 'docs/asvs.md';
const files = allFiles();
const states = ['met', 'not met', 'not applicable'] as const;

interface Row {
  number: string;
  level: string;
  state: string;
  how: string;
  tests: string;
}

/** The rows of the chapters; the number stands first in each. */
function rowsOf(text: string): Row[] {
  return tableRows(text).flatMap(([requirement = '', state = '', how = '', tests = '']) => {
    const [, number = '', level = ''] = /^(\d+\.\d+\.\d+) \(L([12])\) \S/.exec(requirement) ?? [];
    return number ? [{ number, level, state, how, tests }] : [];
  });
}

/** The tests of a cell: `a file`, or `a file`: “a title”. */
function testsOf(cell: string): { path: string; title: string | null }[] {
  return [...cell.matchAll(/`([^`]+)`(?:: “([^”]+)”)?/g)].map(([, path = '', title]) => ({
    path,
    title: title ?? null,
  }));
}

/** What the summary says of each chapter: its name and its four figures. */
function summaryOf(text: string): [string, ...number[]][] {
  return tableRows(text.split('## Summary')[1]?.split('\n## ')[0] ?? '')
    .slice(1)
    .map(([name = '', ...figures]) => [name, ...figures.map(Number)]);
}

/** The same, counted from the rows. */
function countedOf(text: string): [string, ...number[]][] {
  const counts = (rows: readonly Row[]) => [
    ...states.map((state) => rows.filter((row) => row.state === state).length),
    rows.length,
  ];
  const chapters = text.split(/^## (?=V\d)/m).slice(1);
  return [
    ...chapters.map((chapter): [string, ...number[]] => [
      chapter.split('\n')[0] ?? '',
      ...counts(rowsOf(chapter)),
    ]),
    ['all', ...counts(rowsOf(text))],
  ];
}

/** Whether a test file has a test with this title. */
function hasTest(path: string, title: string): boolean {
  const source = textOf(path);
  const calls = ['test(', 'it('].flatMap((call) => source.split(call).slice(1));
  return calls.some((call) =>
    ["'", '"'].some((quote) => call.trimStart().startsWith(`${quote}${title}${quote}`)),
  );
}

/** The named tests that are not there. */
function missingTests(rows: readonly Row[]): string[] {
  return rows.flatMap(({ number, tests }) =>
    testsOf(tests).flatMap(({ path, title }) => {
      if (!/\.(?:test|spec)\.tsx?$/.test(path) || !files.includes(path)) return [`${number}: ${path}`];
      return title === null || hasTest(path, title) ? [] : [`${number}: ${path}: ${title}`];
    }),
  );
}

const text = textOf(page);
const rows = rowsOf(text);

test('every requirement of levels 1 and 2 stands there once, at its level and in its chapter', () => {
  assert.deepEqual([asvsLevels[1].length, asvsLevels[2].length], [70, 183]);
  const wanted = ([1, 2] as const).flatMap((level) =>
    asvsLevels[level].map((number) => `${number} (L${level})`),
  );
  assert.deepEqual(rows.map(({ number, level }) => `${number} (L${level})`).sort(), wanted.sort());
  for (const chapter of text.split(/^## (?=V\d)/m).slice(1)) {
    const name = /^V\d+/.exec(chapter)?.[0];
    for (const { number } of rowsOf(chapter)) assert.equal(`V${number.split('.')[0]}`, name);
  }
});

test('each row has a state and says how; what is met or missing is said in sentences', () => {
  for (const { number, state, how, tests } of rows) {
    assert.ok(
      states.some((one) => one === state),
      `${number}: "${state}"`,
    );
    assert.match(how, /\.$/, number);
    assert.match(tests, /^(?:–|`.+[`”])$/, number);
    if (state === 'not met') assert.match(how, /Missing|[Nn]ot met|In work|Needs|As \d/, number);
  }
});

test('every file that the page names is there', () => {
  const paths = inlineCode(text).filter(isPath);
  assert.ok(paths.length >= 250, `found only ${paths.length} paths`);
  assert.deepEqual(
    paths.flatMap((path) => missingParts(path, page, files)),
    [],
  );
  assert.ok(linksOf(text).length >= 1);
});

test('every test that the page names is there', () => {
  const named = rows.flatMap(({ tests }) => testsOf(tests));
  assert.ok(named.filter(({ title }) => title !== null).length >= 130, String(named.length));
  assert.deepEqual(missingTests(rows), []);
});

test('the summary is counted from the rows', () => {
  const summary = summaryOf(text);
  assert.equal(summary.length, 18);
  assert.deepEqual(summary, countedOf(text));
});

test('a wrong file, a wrong title and a wrong count are found', () => {
  const row = { number: '1.1.1', level: '2', state: 'met', how: '' };
  assert.deepEqual(
    missingTests([
      { ...row, tests: '`test/documentation-asvs.test.ts`: “the summary is counted from the rows”' },
      { ...row, tests: '`test/documentation-asvs.test.ts`: “no such title’”; `test/nothing.test.ts`' },
      { ...row, tests: '`docs/asvs.md`' },
    ]),
    [
      '1.1.1: test/documentation-asvs.test.ts: no such title’',
      '1.1.1: test/nothing.test.ts',
      '1.1.1: docs/asvs.md',
    ],
  );
  assert.deepEqual(missingParts('apps/api/src/http/nothing.ts', page, files), [
    'apps/api/src/http/nothing.ts',
  ]);
  const wrong = text.replace(/\| all \| \d+ /, '| all | 0 ');
  assert.notDeepEqual(summaryOf(wrong), countedOf(wrong));
});
