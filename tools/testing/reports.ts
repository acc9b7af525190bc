import { existsSync, readFileSync } from 'node:fs';
import type { Figure } from '@pramaan/documents/fixtures/figures.ts';
import { broken, type Outcome } from './outcome.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Reads vitest's JSON report. A file that failed before its first test counts as one failure. */
export function readVitest(path: string, output: string): Outcome {
  if (!existsSync(path)) return broken('vitest wrote no report.', output);
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['skipped', 'pending', 'todo', 'disabled'].includes(status))
      .map(({ fullName }) => ({ name: fullName, reason: 'see the test' })),
  );
  const neverRan = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + neverRan;
  const empty = report.numPassedTests + failed === 0 || (!report.success && failed === 0);
  return {
    passed: report.numPassedTests,
    failed: empty ? 1 : failed,
    skipped,
    output,
    notes: [],
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results: { duration: number; attachments?: { name: string; path?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

const readReport = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;

/** What each journey of Playwright's JSON report took, in seconds, the longest first; none where there is no report. */
export function journeyTimes(path: string): { file: string; title: string; seconds: number }[] {
  if (!existsSync(path)) return [];
  return specsOf(readReport(path))
    .map(({ file, title, tests }) => {
      const ms = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
      return { file, title, seconds: ms.reduce((sum, one) => sum + one, 0) / 1000 };
    })
    .sort((a, b) => b.seconds - a.seconds);
}

/** What stood on the page when a journey failed: the dialogs, alerts and states of Playwright's snapshot, or its beginning. */
function pageAtFailure(snapshot: string): string {
  const lines = (snapshot.split('```yaml\n')[1] ?? '').split('\n```')[0]?.split('\n') ?? [];
  const first = lines.findIndex((line) => /^\s*- (dialog|alertdialog)\b/.test(line));
  const said = lines.filter((line) => /^\s*- (alert|status)\b.*:/.test(line));
  return [...said, ...lines.slice(Math.max(first, 0), Math.max(first, 0) + 30)].join('\n');
}

const pagesAtFailure = (results: readonly { attachments?: { name: string; path?: string }[] }[]) =>
  results
    .flatMap(({ attachments = [] }) => attachments)
    .flatMap(({ name, path }) => (name === 'error-context' && path && existsSync(path) ? [path] : []))
    .map((path) => pageAtFailure(readFileSync(path, 'utf8')));

/** Reads Playwright's JSON report. A flaky test passed at last, and is named; of a failed one the page is noted. */
export function readPlaywright(path: string, output: string): Outcome {
  if (!existsSync(path)) return broken('Playwright wrote no report.', output);
  const report = readReport(path);
  const tests = specsOf(report).flatMap(({ title, tests: runs }) => runs.map((one) => ({ title, ...one })));
  const skipped = tests
    .filter(({ status }) => status === 'skipped')
    .map(({ title, annotations }) => ({
      name: title,
      reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
    }));
  const figures = tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'figure')
    .map(({ description = '{}' }) => ({ holds: true, amount: null, ...JSON.parse(description) }) as Figure);
  const pages = tests
    .filter(({ status }) => status === 'unexpected')
    .flatMap(({ title, results }) =>
      pagesAtFailure(results).map((page) => `\nThe page of “${title}”:\n${page}`),
    );
  const { expected, flaky, unexpected } = report.stats;
  const failed = unexpected + report.errors.length;
  return {
    passed: expected + flaky,
    failed: expected + flaky + failed === 0 ? 1 : failed,
    skipped,
    output: [output, ...pages].join('\n'),
    figures,
    notes: tests.filter(({ status }) => status === 'flaky').map(({ title }) => `flaky: ${title}`),
  };
}
