import type { Page } from '../reading/page.ts';
import { textOf } from '../reading/page.ts';
import type { ProveOptions } from './proof/prove.ts';
import { StatementRefusal } from './refusal.ts';
import type { AskedMonths, Statement } from './statement.ts';
import { type StatementBuilder, statementBuilder } from './statement-builder.ts';
import { lineTable } from './table/line-rows.ts';
import { pageTable } from './table/page-rows.ts';

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
  const options: ProveOptions = asked ? { asked } : {};
  const byColumns = statementBuilder();
  const columns = pageTable(byColumns.sink, byColumns.layoutFor);
  const byLines = statementBuilder();
  const lines = lineTable(byLines.sink);
  let number = 0;
  for await (const page of pages) {
    number += 1;
    columns.page(page, number);
    if (columns.found) continue;
    if (number > mostWithout) throw new StatementRefusal('no-table');
    for (const [at, line] of page.lines.entries())
      lines.line(textOf(line).slice(0, longestLine), { page: number, row: at + 1 });
    lines.pageEnd();
  }
  if (number === 0) throw new StatementRefusal('empty');
  columns.end();
  lines.end();
  return columns.found ? byColumns.build(options) : collapsed(byLines, options);
}

const collapsedNote = 'The columns are not parted in this file; the balances prove which amount is which.';

/** Without columns a statement is believed only when its balances prove it. */
export function collapsed(builder: StatementBuilder, options: ProveOptions): Statement {
  const statement = builder.build({ ...options, notes: [collapsedNote] });
  const { rowsProved } = statement.proof;
  if (rowsProved * 2 < statement.transactions.length - 1) throw new StatementRefusal('not-adding-up');
  return statement;
}
