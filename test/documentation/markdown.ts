/** A fenced block of a Markdown text, without the indent of the list it stands in. */
export interface Block {
  /** The word behind the fence; blank when there is none. */
  language: string;
  text: string;
  /** Where its fence opens, counted from 1. */
  line: number;
}

const fence = /^( *)```([\w-]*)$/;

function withoutIndent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
}

/** Every fenced block, in order. Throws when a fence stays open. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: { indent: string; language: string; line: number; lines: string[] } | null = null;
  for (const [at, text] of markdown.split('\n').entries()) {
    const [, indent = '', language = ''] = fence.exec(text) ?? [];
    if (open === null) {
      if (fence.test(text)) open = { indent, language, line: at + 1, lines: [] };
    } else if (text.trim() === '```') {
      const { lines, ...rest } = open;
      blocks.push({ language: rest.language, line: rest.line, text: `${lines.join('\n')}\n` });
      open = null;
    } else open.lines.push(withoutIndent(text, open.indent));
  }
  if (open) throw new Error(`The block of line ${open.line} is never closed.`);
  return blocks;
}

/** The text with its fenced blocks left out; lines keep their number. */
function proseOf(markdown: string): string {
  let inside = false;
  return markdown
    .split('\n')
    .map((line) => {
      const edge = /^ *```/.test(line);
      const hidden = inside || edge;
      if (edge) inside = !inside;
      return hidden ? '' : line;
    })
    .join('\n');
}

/** What stands between backticks in the prose, each on one line: `a  b` broken over two lines is `a b`. */
export function inlineCode(markdown: string): string[] {
  return [...proseOf(markdown).matchAll(/`([^`]+)`/g)].map(([, code = '']) =>
    code.replace(/\s+/g, ' ').trim(),
  );
}

/** The addresses of the links and pictures of the prose. */
export function linksOf(markdown: string): string[] {
  return [...proseOf(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
}

/** The cells of every table row of the prose, the rules between head and rows left out. */
export function tableRows(markdown: string): string[][] {
  return proseOf(markdown)
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    );
}
