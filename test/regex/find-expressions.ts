import { allFiles, isGenerated, isSource, isTest, textOf } from '../source/files.ts';
import { scan } from '../source/scan.ts';

/** A regular expression as it stands in a source. */
export interface Expression {
  /** File and line. */
  where: string;
  source: string;
  flags: string;
}

/** Those of the product: no test, no tool, no sandbox, nothing that draws specimens. */
const isProduct = (path: string) =>
  /^(?:apps\/(?:api|web)|packages\/(?:contract|documents|readers|client|messages))\/src\//.test(path) &&
  isSource(path) &&
  !isTest(path) &&
  !isGenerated(path);

/** Every literal regular expression of the product's sources. */
export function productExpressions(): Expression[] {
  return allFiles()
    .filter(isProduct)
    .flatMap((path) => expressionsIn(textOf(path), path));
}

export function expressionsIn(text: string, path: string): Expression[] {
  return scan(text).expressions.map(({ source, flags, at }) => ({
    where: `${path}:${text.slice(0, at).split('\n').length}`,
    source,
    flags,
  }));
}
