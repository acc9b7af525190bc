import { matchesGlob, posix } from 'node:path';

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function expanded(pattern: string): string[] {
  const [, before = '', choices = '', behind = ''] = /^(.*?)\{([^}]+)\}(.*)$/.exec(pattern) ?? [];
  if (!choices) return [pattern];
  return choices.split(',').flatMap((choice) => expanded(`${before}${choice.trim()}${behind}`));
}

const extension = /\.(?:ts|tsx|mjs|json|sql|md|sh|conf|yaml|yml)\b/;

/** Whether what stands between backticks names a file or folder of the repository: `deploy/`, `a/<b>.ts`, `readers.ts`. */
export function isPath(code: string): boolean {
  if (/^[@/.]|:|\s|^[A-Z_]+\b|["'()=$;]/.test(code)) return false;
  return /^[\w.-]+\/$/.test(code) || (code.includes('/') && /[/\w*}]$/.test(code)) || extension.test(code);
}

/** Where a path may begin that does not begin at the root. */
const bases = ['', 'apps/api/src/', 'apps/web/src/', 'packages/documents/src/', 'packages/contract/src/'];

const known = new WeakMap<readonly string[], ReadonlySet<string>>();
/** Every file, and every folder that one lies in. */
function withFolders(files: readonly string[]): ReadonlySet<string> {
  const before = known.get(files);
  if (before) return before;
  const all = new Set(files);
  for (const file of files)
    for (let folder = posix.dirname(file); folder !== '.' && !all.has(folder); folder = posix.dirname(folder))
      all.add(folder);
  known.set(files, all);
  return all;
}

/**
 * The parts of a written path that no file answers to; none when all is there. `<name>` stands for anything, a bare name
 * for a file anywhere, and a path may begin in the folder of the document that names it.
 */
export function missingParts(code: string, from: string, files: readonly string[]): string[] {
  return expanded(code.replace(/<[^>]+>/g, '*')).filter((part) => {
    const open = part.endsWith('/') ? `${part}**` : part;
    if (!part.includes('/')) return !files.some((file) => posix.basename(file) === part || file === part);
    return ![...bases, `${posix.dirname(from)}/`].some((base) => {
      if (!part.includes('*')) return withFolders(files).has(posix.join(base, part, '.'));
      const wanted = posix.normalize(`${base}${open}`);
      const below = part.endsWith('/') ? wanted : `${wanted}/**`;
      return files.some((file) => matchesGlob(file, wanted) || matchesGlob(file, below));
    });
  });
}
