import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../children.ts';

/** Everything that the answer depends on. */
const inputs = [
  'apps/api/src/**/*.ts',
  'apps/api/migrations/*.sql',
  'packages/*/src/**/*.ts',
  'tools/**/*.{ts,json}',
  'bench/**/*.ts',
  'package-lock.json',
  'tsconfig*.json',
];
const stored = join(root, 'node_modules/.cache/pramaan/check-sql');

/** SHA-256 over every input and its name. */
export function stateOfInputs(): string {
  const hash = createHash('sha256').update(process.version);
  const paths = inputs.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }));
  for (const path of paths.sort()) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Did the check pass with these very inputs? */
export function hasPassed(state: string): boolean {
  try {
    return readFileSync(stored, 'utf8') === state;
  } catch {
    return false;
  }
}

/** Remembers that the check passed with these inputs. */
export function notePassed(state: string): void {
  mkdirSync(dirname(stored), { recursive: true });
  writeFileSync(stored, state);
}
