import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../children.ts';

/* Every helper that finds the third-party cases must read this variable: that is the rule by which they are found. */
const mark = 'CASES_DIR';

/** The file an import means; null for packages of others and for Node itself. */
function fileOf(target: string, from: string): string | null {
  if (target.startsWith('.')) return join(dirname(from), target);
  const [, name, path] = /^@pramaan\/([^/]+)\/(.+)$/.exec(target) ?? [];
  if (!name || !path) return null;
  return (
    ['packages', 'apps']
      .flatMap((place) => [join(place, name, path), join(place, name, 'src', path)])
      .find((candidate) => existsSync(join(root, candidate))) ?? null
  );
}

/** The test files that reach the third-party cases, by themselves or through what they import. Paths from the root. */
export function caseTests(): string[] {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const path = join(root, file);
    if (!texts.has(file)) texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : '');
    return texts.get(file) ?? '';
  };
  const reaches = (first: string): boolean => {
    const seen = new Set([first]);
    for (const file of seen) {
      if (textOf(file).includes(mark)) return true;
      for (const [, target = ''] of textOf(file).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
        const next = fileOf(target, file);
        if (next) seen.add(next);
      }
    }
    return false;
  };
  // Journeys in a browser run with `npm test e2e`; the test of this very rule names the mark.
  return globSync(['packages/**/*.test.ts', 'apps/{api,sandbox}/**/*.test.ts', 'test/**/*.test.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', 'test/cases-runner.test.ts'],
  })
    .filter(reaches)
    .sort();
}
