import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A statement as the product sends it: `$1` for its first value. */
interface Written {
  /** File and line. */
  at: string;
  text: string;
}

const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** Where the value ends that begins at `from`, after its `${`. */
function endOfValue(text: string, from: number): number {
  for (let at = from, depth = 1; ; at++) {
    const one = text[at];
    if (one === undefined) throw new Error('A value of a statement does not end.');
    if (one === "'" || one === '"' || one === '`') at = text.indexOf(one, at + 1);
    else if (one === '{') depth += 1;
    else if (one === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
}

/** The template that begins at `from`, after its backtick, with numbers for its values. */
function templateAt(text: string, from: number): string {
  let [written, values] = ['', 0];
  for (let at = from; text[at] !== '`'; )
    if (text.startsWith('${', at)) {
      values += 1;
      written += `$${values}`;
      at = endOfValue(text, at + 2);
    } else if (text[at] === '\\') {
      written += text[at + 1];
      at += 2;
    } else {
      written += text[at];
      at += 1;
    }
  return written;
}

/** Every ``sql`…` `` of the API but those of its tests and of the demo. */
export function writtenStatements(): Written[] {
  const files = globSync('**/*.ts', { cwd: sources }).filter(
    (file) => !/\.test(?:-help)?\.ts$|^demo\/|^platform\/sql\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8');
    return [...text.matchAll(/\bsql(?:<[^`]*?>)?`/g)].map((found) => ({
      at: `${file}:${text.slice(0, found.index).split('\n').length}`,
      text: templateAt(text, found.index + found[0].length),
    }));
  });
}
