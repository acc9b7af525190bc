import type { Page } from '../reading/page.ts';
import { textOf } from '../reading/page.ts';
import { StatementError } from './error.ts';
import type { AskedMonths, Statement } from './statement.ts';
import { type StatementBuilder, statementBuilder } from './statement-builder.ts';
import { lineTable } from './table/line-rows.ts';
import { pageTable } from './table/page-rows.ts';
import { withoutSpecks } from './table/scanned-words.ts';
import type { VerifyOptions } from './verification/verify.ts';

export interface ReadOptions {
  asked?: AskedMonths;
}

/** So many pages without the words over a table, and there will be none. */
const mostWithout = 1_000;
const longestLine = 1_000;

/**
 * The statement on these pages, which are taken one by one and not kept: of a PDF's own text, or read from pictures.
 * Throws StatementRefusal when no table is found, or what is found does not add up at all.
 */
export async function readStatementPages(
  pages: AsyncIterable<Page> | Iterable<Page>,
  { asked }: ReadOptions = {},
): Promise<Statement> {
  const options: VerifyOptions = asked ? { asked } : {};
  const byColumns = statementBuilder();
  const columns = pageTable(byColumns.sink, byColumns.layoutFor);
  const byLines = statementBuilder();
  const lines = lineTable(byLines.sink);
  let number = 0;
  let scanned = false;
  for await (const whole of pages) {
    number += 1;
    scanned ||= whole.origin === 'picture';
    const page = inFontHeights({ ...whole, lines: whole.lines.filter(({ aside }) => !aside) });
    columns.page(page, number);
    if (columns.found) continue;
    if (number > mostWithout) throw new StatementError('no-table');
    for (const [at, line] of page.lines.entries())
      lines.line(textOf(line).slice(0, longestLine), { page: number, row: at + 1 });
    lines.pageEnd();
  }
  if (number === 0) throw new StatementError('empty');
  columns.end();
  if (scanned) return fromScan(byColumns, options);
  if (columns.found) return byColumns.build(options);
  lines.end();
  return collapsed(byLines, options);
}

/** Of the height of a font, how much its capitals and digits have: OCR puts its boxes around those. */
const capitals = 0.72;

/**
 * Words of a picture as high as their font, as those of a PDF's text are: how wide a space is, and how far columns stand apart, is
 * judged by that height.
 */
function inFontHeights(page: Page): Page {
  if (page.origin !== 'picture') return page;
  const lines = withoutSpecks(page).lines.map((line) => {
    const heights = line.words.map(({ box }) => box.height).sort((a, b) => a - b);
    const height = (heights[Math.floor(heights.length / 2)] ?? 0) / capitals;
    return { ...line, words: line.words.map((word) => ({ ...word, box: { ...word.box, height } })) };
  });
  return { ...page, lines };
}

const unclear: ReadonlySet<string> = new Set(['no-table', 'no-rows', 'unclear-columns', 'not-adding-up']);

/** What OCR read of a table: its balances judge the amounts, and a person the words and the dates. */
function fromScan(builder: StatementBuilder, options: VerifyOptions): Statement {
  try {
    return builder.build({ ...options, scanned: true });
  } catch (error) {
    throw error instanceof StatementError && unclear.has(error.code)
      ? new StatementError('unclear-scan')
      : error;
  }
}

const collapsedNote = 'The file does not separate its columns. We told the amounts apart by the balances.';

/** Without columns a statement is believed only when its balances prove it. */
export function collapsed(builder: StatementBuilder, options: VerifyOptions): Statement {
  const statement = builder.build({ ...options, notes: [collapsedNote] });
  const { rowsVerified } = statement.proof;
  if (rowsVerified * 2 < statement.transactions.length - 1) throw new StatementError('not-adding-up');
  return statement;
}
