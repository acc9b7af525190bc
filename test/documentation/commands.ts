import type { Block } from './markdown.ts';
import { blocksOf, inlineCode } from './markdown.ts';

/** A command that a document tells its reader to type, without its comment. */
export interface Command {
  text: string;
  /** The document it stands in. */
  path: string;
}

const withoutComment = (line: string) => line.replace(/(?:^|\s)#.*$/, '').trim();

/** The commands of a block of a shell: comments left out, `&&` taken apart, lines joined that end with `\`. */
function commandsOf({ text }: Pick<Block, 'text'>): string[] {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => withoutComment(line).split(' && '))
    .map((command) => command.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Programs that a document names in a sentence: `docker compose up -d`, not `docker` alone. */
const programs = /^(?:npm|npx|node|docker|nginx|openssl|psql|pg_\w+|rsync|kill|git|curl) \S/;

/** Every command of a document: those of its `sh` blocks and those in its sentences. */
export function allCommands({ path, text }: { path: string; text: string }): Command[] {
  const blocks = blocksOf(text).filter(({ language }) => language === 'sh');
  return [...blocks.flatMap(commandsOf), ...inlineCode(text).filter((code) => programs.test(code))].map(
    (command) => ({ text: command, path }),
  );
}
