import {
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type Finished, run } from '../../tools/children.ts';
import { allFiles, root } from '../source/files.ts';

/** A copy of the repository that may be changed. */
export interface Scratch {
  root: string;
  /** Runs a line of a shell in the copy. `more` is added to the environment. */
  shell(line: string, more?: NodeJS.ProcessEnv): Promise<Finished>;
  remove(): void;
}

/** The workspaces resolve to the copy's own folders, every other package to the one that is installed here. */
function linkModules(copy: string): void {
  const from = join(root, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(join(to, '@pramaan'), { recursive: true });
  for (const name of readdirSync(from))
    if (name === '.bin' || !/^(?:\.|@pramaan$)/.test(name)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@pramaan')))
    symlinkSync(readlinkSync(join(from, '@pramaan', name)), join(to, '@pramaan', name));
}

/** Variables of this run that would change what a command does: where the product is and keeps things, and that a test runs it. */
const ours =
  /^(?:NODE_TEST_CONTEXT|NODE_ENV|PRAMAAN_THOROUGH|CASES_\w+|TEST_DATABASE\w*|(?:MIGRATION_)?DATABASE_URL|DATA_DIR|DEMO|PORT|PUBLIC_URL|SANDBOX_\w+)$/;

/** The environment of a person who has just opened a shell in `folder`. */
export function plainEnvironment(folder: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const stored = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const path = [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(stored), FORCE_COLOR: '0', PATH: path, ...more };
}

/** Runs a line of a shell in a folder. */
export const shellIn = (folder: string, line: string, more: NodeJS.ProcessEnv = {}): Promise<Finished> =>
  run('sh', ['-c', line], { cwd: folder, env: plainEnvironment(folder, more) });

/** Copies every file of the repository into a temporary folder. The caller removes it. */
export function copyRepository(): Scratch {
  const copy = mkdtempSync(join(tmpdir(), 'pramaan-copy-'));
  for (const path of allFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path), constants.COPYFILE_FICLONE);
  }
  linkModules(copy);
  // What is compiled here goes with the copy.
  const compiled = join(copy, '.cache', 'compiled');
  return {
    root: copy,
    shell: (line, more) => shellIn(copy, line, { NODE_COMPILE_CACHE: compiled, ...more }),
    remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }),
  };
}
