import { cycles } from '../../tools/cycles.ts';
import { isGenerated, isSource, isTest } from '../source/files.ts';
import { hasDefaultExport, importsOf } from '../source/imports.ts';
import { forbiddenFile, forbiddenPackage, mayImport, placeOf } from './layers.ts';
import { type Manifest, packageName, resolve, workspaceOf } from './workspaces.ts';

/** A repository as the checker sees it: path → text. Made-up ones serve the checker's own tests. */
export interface Repository {
  files: ReadonlyMap<string, string>;
  manifests: readonly Manifest[];
}

export interface Findings {
  /** `file:line: what is wrong`, one per broken rule. */
  problems: string[];
  files: number;
  imports: number;
}

/** Files whose `import(expression)` is meant: they load by name what a list names. */
const opaqueImports = new Set([
  'packages/documents/fixtures/load.ts',
  'test/coverage/constants.ts',
  // The test file that they are told to run.
  'tools/testing/test-worker.ts',
  'tools/mutation/mutant-worker.ts',
]);
/** Tools that are handed a file take its default export: configurations, the browser run's set-up, reporters of Node's test runner. */
const defaultExports =
  /\.config\.ts$|^e2e\/product\.ts$|^tools\/testing\/report-events\.ts$|^tools\/mutation\/tell-parent\.ts$/;
const meaningless = /^(?:utils?|misc|common|helpers?|shared)$/i;
/** What is compiled before it is imported and stands in no repository. */
const isCompiled = (path: string) => path === 'packages/messages/dist/messages.js';
const rootFolders = /^(?:e2e|bench|test|tools)\//;

function undeclared(path: string, target: string, manifests: readonly Manifest[]): string | null {
  if (target.startsWith('node:')) return null;
  const name = packageName(target);
  const own = workspaceOf(path, manifests);
  // A package may name itself: Node resolves that by its own `exports`.
  if (own?.declared.has(name) || (own?.folder !== '' && own?.name === name)) return null;
  const root = manifests.find(({ folder }) => folder === '');
  const atRoot = rootFolders.test(path) || isTest(path) || /(?:\.config|\/vite-\w+)\.ts$/.test(path);
  const workspace = manifests.some((other) => other.name === name);
  if (atRoot && (root?.declared.has(name) || (workspace && rootFolders.test(path)))) return null;
  return `imports ${name}, which ${own?.folder || 'the root'}/package.json does not declare`;
}

function checkImport(
  repository: Repository,
  path: string,
  target: string,
): { problem: string | null; resolved: string | null } {
  const { files, manifests } = repository;
  const from = placeOf(path);
  const resolved = resolve(path, target, manifests);
  const bare = !target.startsWith('.');
  const found = (problem: string | null) => ({ problem, resolved });
  if (!from) return found(null);
  const missing = bare ? undeclared(path, target, manifests) : null;
  if (missing) return found(missing);
  if (resolved === null) {
    const reason = forbiddenPackage(from.name, target);
    return found(reason && `imports ${target}: ${reason}`);
  }
  if (!files.has(resolved) && !isCompiled(resolved))
    return found(`imports ${target}, but there is no file ${resolved}`);
  const to = placeOf(resolved);
  if (!to) return found(`imports ${resolved}, which has no place in the tree`);
  if (!bare && !rootFolders.test(path) && workspaceOf(path, manifests) !== workspaceOf(resolved, manifests))
    return found(`imports ${target} across workspaces; name the package instead`);
  if (!mayImport(from, to)) return found(`imports ${resolved}: ${from.name} may not import ${to.name}`);
  const reason = isTest(path) ? null : forbiddenFile(path, resolved);
  if (reason) return found(`imports ${resolved}: ${reason}`);
  return found(null);
}

function checkFile(path: string, text: string): string[] {
  const problems: string[] = [];
  const steps = path.split('/').map((step) => step.split('.')[0] ?? '');
  const named = steps.find((step) => meaningless.test(step));
  if (!placeOf(path)) problems.push(`${path}: has no place in the tree (test/architecture/layers.ts)`);
  if (named) problems.push(`${path}: "${named}" says nothing about what is inside; name it for what it does`);
  if (!defaultExports.test(path) && hasDefaultExport(text))
    problems.push(`${path}: default export; export by name`);
  return problems;
}

/** Checks the whole repository: places, arrows, declared packages, cycles, names. Sizes are `sizes.ts`. */
export function check(repository: Repository): Findings {
  const sources = [...repository.files].filter(([path]) => isSource(path) && !isGenerated(path));
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  let imports = 0;
  for (const [path, text] of sources) {
    problems.push(...checkFile(path, text));
    const edges: string[] = [];
    for (const { target, line } of importsOf(text)) {
      imports++;
      if (target === null) {
        if (!opaqueImports.has(path))
          problems.push(`${path}:${line}: imports by an expression, which cannot be checked`);
        continue;
      }
      const { problem, resolved } = checkImport(repository, path, target);
      if (problem) problems.push(`${path}:${line}: ${problem}`);
      if (resolved) edges.push(resolved);
    }
    graph.set(path, edges);
  }
  problems.push(...cycles(graph).map((cycle) => `${cycle[0]}: import cycle ${cycle.join(' → ')}`));
  return { problems, files: sources.length, imports };
}
