import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from './markdown.ts';

/** What CONTRIBUTING's "Adding a document" says is to be done. */
export interface Example {
  /** The sentence that counts the steps. */
  promise: string;
  files: { path: string; text: string }[];
  lines: { path: string; line: string }[];
  commands: string[];
}

const heading = '## Adding a document\n';

/** The numbered steps of a section, each with what belongs to it. */
function stepsOf(section: string): string[] {
  return section
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((step) => step.replace(/\n\n(?=\S)[\s\S]*$/, '\n'));
}

const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Reads the example; throws a sentence when a step is of none of the three kinds. */
export function readExample(markdown: string): Example {
  const section = markdown.split(heading)[1]?.split(/^## /m)[0];
  if (!section) throw new Error(`CONTRIBUTING.md has no "${heading.trim()}".`);
  const example: Example = {
    promise: section.trim().split('. ')[0] ?? '',
    files: [],
    lines: [],
    commands: [],
  };
  for (const step of stepsOf(section)) {
    const first = step.split('\n\n')[0]?.replace(/^\d+\. /, '') ?? '';
    const [path = '', ...rest] = codes(first);
    const [block] = blocksOf(step);
    if (block) example.files.push({ path, text: block.text });
    else if (/^(?:One|Two) lines? in /.test(first))
      for (const line of rest.filter((code) => /[;,]$/.test(code))) example.lines.push({ path, line });
    else if (path.startsWith('npm '))
      example.commands.push(...codes(first).filter((code) => code.startsWith('npm ')));
    else throw new Error(`Neither a file, nor lines, nor a command: ${first}`);
  }
  return example;
}

/** A line at the end of a list that a file ends with, or of the file. */
function added(text: string, line: string): string {
  const end = /\n[\]}];\n$/.exec(text);
  return end ? `${text.slice(0, end.index)}\n  ${line}${text.slice(end.index)}` : `${text}${line}\n`;
}

/** Applies the example's files and lines to a copy of the repository. */
export function applyExample({ files, lines }: Pick<Example, 'files' | 'lines'>, folder: string): void {
  for (const { path, text } of files) {
    if (existsSync(join(folder, path)))
      throw new Error(`${path} is there already: the example is no addition.`);
    writeFileSync(join(folder, path), text);
  }
  for (const { path, line } of lines)
    writeFileSync(join(folder, path), added(readFileSync(join(folder, path), 'utf8'), line));
}
