import type { Finding } from './lint.ts';

/** The file of statements with known mistakes. */
export const mistakesFile = 'tools/sql/mistakes.ts';

/**
 * Compares what was found in the file of mistakes with what its lines say (`refused: …` above a statement). Returns a
 * finding for each mistake that passed, was refused for another reason, or is none.
 */
export function misjudged(text: string, found: readonly Finding[]): Finding[] {
  const expected = new Map(
    text.split('\n').flatMap((line, index): [number, string][] => {
      const message = /^\s*\/\/.*?\brefused: (.+)$/.exec(line)?.[1];
      return message ? [[index + 2, message]] : [];
    }),
  );
  const said = (line: number) =>
    found
      .filter((finding) => finding.line === line)
      .map(({ message }) => message)
      .join('\n');
  const passed = [...expected]
    .filter(([line, message]) => !said(line).includes(message))
    .map(([line, message]) => ({
      file: mistakesFile,
      line,
      message: `The check must report "${message}" here. It reported: ${said(line) || 'nothing'}`,
    }));
  return [...passed, ...found.filter(({ line }) => !expected.has(line))];
}
