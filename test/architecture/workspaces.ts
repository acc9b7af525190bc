import { posix } from 'node:path';

/** A workspace's package.json, as far as imports need it. */
export interface Manifest {
  folder: string;
  name: string;
  declared: ReadonlySet<string>;
  exports: Readonly<Record<string, string>>;
}

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

/** Reads a package.json's text. */
export function manifest(folder: string, text: string): Manifest {
  const json = JSON.parse(text) as PackageJson;
  return {
    folder,
    name: json.name,
    declared: new Set([...Object.keys(json.dependencies ?? {}), ...Object.keys(json.devDependencies ?? {})]),
    exports: json.exports ?? {},
  };
}

/** `@scope/name/path` → `@scope/name`. */
export const packageName = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

/** The workspace that holds a file: the deepest folder, the root otherwise. */
export function workspaceOf(path: string, manifests: readonly Manifest[]): Manifest | undefined {
  return manifests
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** The repository file that an import names, by a relative path or through a workspace's `exports`; null for a package of others. */
export function resolve(from: string, target: string, manifests: readonly Manifest[]): string | null {
  const plain = target.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  const owner = manifests.find(({ name, folder }) => folder !== '' && packageName(plain) === name);
  if (!owner) return null;
  const subpath = `.${plain.slice(owner.name.length)}`;
  const [key, value] = Object.entries(owner.exports)
    .filter(
      ([pattern]) =>
        subpath === pattern || (pattern.endsWith('*') && subpath.startsWith(pattern.slice(0, -1))),
    )
    .sort(([a], [b]) => b.length - a.length)[0] ?? ['', ''];
  if (!value) return posix.join(owner.folder, subpath);
  return posix.join(owner.folder, value.replace('*', subpath.slice(key.length - 1)));
}
