import { isSource, isTest } from '../source/files.ts';

const exported =
  /^export (?:declare )?(?:async function\*?|function\*?|const|let|(?:abstract )?class|interface|type|enum) (\w+)/gm;

/** Used from outside, or loaded by name: the published client, made-up data, the runner that a tool starts. */
const isLoadedByName = (path: string) =>
  /^packages\/client\/|^packages\/(?:specimens|documents\/fixtures)|^tools\/mutation\/warm-runner/.test(path);

/** Exports whose name no other file has: `path: name`. A name that stands in a comment elsewhere counts as used. */
export function deadExports(files: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, number>();
  for (const [, text] of files)
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g)))
      places.set(word, (places.get(word) ?? 0) + 1);
  return [...files]
    .filter(([path]) => isSource(path) && !isTest(path) && !isLoadedByName(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(exported)]
        .filter(([, name = '']) => places.get(name) === 1)
        .map(([, name]) => `${path}: ${name}`),
    );
}
