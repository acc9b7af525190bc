import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What the demo is made of. Broad on purpose: a change that cannot matter costs one seeding, a missed one a wrong test. */
const sources = [
  'apps/api/src',
  'apps/api/migrations',
  'apps/sandbox/src',
  'packages/contract/src',
  'packages/documents/src',
  'packages/documents/fixtures',
  'packages/readers/src',
  'packages/specimens/src',
  'package-lock.json',
];

function filesUnder(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test(?:-help)?\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

/** A hash of every file that the demo's data depends on; tests are not among them. Takes about a fifth of a second. */
export function demoSourceHash(): string {
  const hash = createHash('sha256').update(process.version);
  const files = sources.filter((path) => existsSync(join(root, path))).flatMap(filesUnder);
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 20);
}
