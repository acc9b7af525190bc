import { scan } from './scan.ts';

export interface Import {
  /** What is named between the quotes; null for `import(expression)`, which no reader of text can follow. */
  target: string | null;
  typeOnly: boolean;
  line: number;
}

const fromClause = /\b(?:import|export)\b(\s+type\b(?!\s*(?:,|from\b)))?[\w\s*{},$]*?\bfrom\s*(?=['"])/g;
const sideEffect = /\bimport\s*(?=['"])/g;
const dynamic = /\bimport\s*\(\s*/g;

/** Every import, re-export and dynamic import of a source text. */
export function importsOf(text: string): Import[] {
  const { code, literals } = scan(text);
  const byPlace = new Map(literals.map(({ at, value }) => [at, value]));
  const line = (at: number) => text.slice(0, at).split('\n').length;
  const found: Import[] = [];
  for (const match of code.matchAll(fromClause)) {
    const target = byPlace.get(match.index + match[0].length) ?? null;
    // `import { type A }` still loads the file: only a whole `import type` is erased.
    const typeOnly = match[1] !== undefined;
    found.push({ target, typeOnly, line: line(match.index) });
  }
  for (const match of code.matchAll(sideEffect))
    found.push({
      target: byPlace.get(match.index + match[0].length) ?? null,
      typeOnly: false,
      line: line(match.index),
    });
  for (const match of code.matchAll(dynamic)) {
    const target = byPlace.get(match.index + match[0].length) ?? null;
    // `import('x').Name` in a type position brings in nothing at run time either, but cannot be told apart here.
    found.push({ target, typeOnly: false, line: line(match.index) });
  }
  return found.sort((a, b) => a.line - b.line);
}

/** True when the text has a default export. */
export function hasDefaultExport(text: string): boolean {
  return /\bexport\s+default\b|\bas\s+default\b/.test(scan(text).code);
}
