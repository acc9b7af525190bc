import type { Opened } from './note-cases.ts';
import type { Told } from './told-tests.ts';

/** A case is one file that nobody of this project wrote; it passes when tests opened it and all of them passed. */
interface CaseTable {
  folders: { folder: string; there: number; opened: number; run: number; passed: number }[];
  /** Cases that no test opened, by path below the folder of cases. */
  unread: string[];
  passed: number;
  /** Cases of which a test failed, and failed tests of files that opened no case at all. */
  failed: string[];
  /** Failed tests that opened none, of files whose other tests did. */
  beside: string[];
  skipped: string[];
}

const folderOf = (path: string) => path.split('/')[0] ?? '';

/**
 * Puts together what lies there (`there`: paths below the folder of cases), which test opened what (the same paths),
 * and how the tests ended.
 */
export function caseTable(
  there: readonly string[],
  opened: readonly Opened[],
  told: readonly Told[],
): CaseTable {
  const readers = new Map<string, Set<Told>>(there.map((path) => [path, new Set()]));
  for (const { testFile, test, path } of opened)
    for (const one of told) {
      const own = test === '' || test === one.test || test.startsWith(`${one.test} > `);
      if (one.testFile === testFile && own) readers.get(path)?.add(one);
    }
  const outcomes = (path: string) => [...(readers.get(path) ?? [])].map(({ outcome }) => outcome);
  const failedCases = there.filter((path) => outcomes(path).includes('failed'));
  const passedCases = there.filter(
    (path) => outcomes(path).includes('passed') && !outcomes(path).includes('failed'),
  );
  const counted = new Set(there.flatMap((path) => [...(readers.get(path) ?? [])]));
  const openers = new Set(opened.map(({ testFile }) => testFile));
  const nameOf = ({ testFile, test }: Told) => `${testFile}: ${test}`;
  const others = told.filter((one) => one.outcome === 'failed' && !counted.has(one));
  const folders = [...new Set(there.map(folderOf))].sort().map((folder) => {
    const files = there.filter((path) => folderOf(path) === folder);
    const tests = new Set(files.flatMap((path) => [...(readers.get(path) ?? [])]));
    const ended = [...tests].filter(({ outcome }) => outcome !== 'skipped');
    return {
      folder,
      there: files.length,
      opened: files.filter((path) => outcomes(path).length > 0).length,
      run: ended.length,
      passed: ended.filter(({ outcome }) => outcome === 'passed').length,
    };
  });
  return {
    folders,
    unread: there.filter((path) => outcomes(path).length === 0),
    passed: passedCases.length,
    failed: [...failedCases, ...others.filter(({ testFile }) => !openers.has(testFile)).map(nameOf)],
    beside: others.filter(({ testFile }) => openers.has(testFile)).map(nameOf),
    skipped: told.filter(({ outcome }) => outcome === 'skipped').map(nameOf),
  };
}
