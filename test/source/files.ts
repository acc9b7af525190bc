import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** What `.gitignore` names, and git's own folder. Read here so that a copy without git is checked too. */
const ignored = new Set([
  '.git',
  ...readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, '')),
]);

/** Every file of the repository, tracked or not, as a path from its root with forward slashes. */
export function allFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.endsWith('.log'))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return allFiles(path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}

/** The text of a file of the repository, by its path from the root. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export const isSource = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
export const isTest = (path: string) =>
  /\.test(?:-help)?\.tsx?$/.test(path) || /^(?:test|e2e|(?:apps|packages)\/[^/]+\/test)\//.test(path);
export const isGenerated = (path: string) => /\.generated\.[a-z]+$/.test(path);
