import { XmlError } from '../xml-signature/error.ts';
import { csvRows } from './carriers/csv.ts';
import type { GridRow } from './carriers/grid.ts';
import { htmlRows } from './carriers/html.ts';
import { decodeText, sniff } from './carriers/sniff.ts';
import { workbookRows } from './carriers/workbook.ts';
import { StatementError } from './error.ts';
import { readCamt053Statement, readMt940Statement } from './read-messages.ts';
import { collapsed, type ReadOptions } from './read-pages.ts';
import type { AskedMonths, Statement } from './statement.ts';
import { statementBuilder } from './statement-builder.ts';
import { gridTable } from './table/grid-rows.ts';
import { lineTable } from './table/line-rows.ts';
import { paddedColumns, spacedPage } from './table/padded-text.ts';
import { pageTable } from './table/page-rows.ts';

interface ReadFileOptions extends ReadOptions {
  /** Tried in order on a locked workbook. */
  passwords?: readonly string[];
}

const mostBytes = 20 * 1024 * 1024;

/**
 * The statement in a file of any kind but PDF, whose pages go to `readStatementPages`: XLSX, XLS, a table of HTML under
 * their name, CSV with any sign between the cells, lines of text, SWIFT MT940, ISO 20022 camt.053. What the file is
 * called does not matter. Throws StatementRefusal. Time is for the caller to limit.
 */
export function readStatementFile(bytes: Uint8Array, options: ReadFileOptions = {}): Statement {
  const { passwords = [], asked } = options;
  if (bytes.length === 0) throw new StatementError('empty');
  if (bytes.length > mostBytes) throw new StatementError('too-large');
  const carrier = sniff(bytes);
  switch (carrier) {
    case 'pdf':
      throw new StatementError('is-pdf');
    case 'unknown':
      throw new StatementError('unknown-kind');
    case 'zip':
    case 'compound':
      return fromGrid(workbookRows(bytes, passwords), asked);
    case 'html':
      return fromGrid(htmlRows(decodeText(bytes)), asked);
    case 'mt940':
      return readMt940Statement(decodeText(bytes), asked);
    case 'xml':
      return fromXml(bytes, asked);
    case 'text': {
      const text = decodeText(bytes);
      const rows = csvRows(text);
      return rows ? fromGrid(rows, asked) : fromLines(text, asked);
    }
  }
}

function fromGrid(rows: Iterable<GridRow>, asked?: AskedMonths): Statement {
  const builder = statementBuilder();
  const table = gridTable(builder.sink);
  for (const { cells, at } of rows) table.row(cells, at);
  table.end();
  return builder.build(asked ? { asked } : {});
}

/**
 * Pages are parted by form feeds, or by a line that says so. Where spaces tell the columns they are read by those too,
 * and the reading counts whose balances prove more.
 */
function fromLines(text: string, asked?: AskedMonths): Statement {
  const pages = text
    .split(/\f|^=+ ?PAGE ?=+$/m)
    .map((part) => part.split(/\r\n|\r|\n/).map((line) => line.slice(0, 1_000)));
  const options = asked ? { asked } : {};
  const bySpaces = pages.some(paddedColumns) ? tried(() => fromSpaces(pages, options)) : null;
  if (!bySpaces) return fromWords(pages, options);
  const byWords = tried(() => fromWords(pages, options));
  return byWords && proven(byWords) > proven(bySpaces) ? byWords : bySpaces;
}

const proven = ({ proof }: Statement) => proof.rowsVerified - 2 * proof.differences.length;

type Pages = readonly (readonly string[])[];

function fromWords(pages: Pages, options: ReadOptions): Statement {
  const builder = statementBuilder();
  const table = lineTable(builder.sink);
  for (const [page, lines] of pages.entries()) {
    for (const [row, line] of lines.entries()) table.line(line, { page: page + 1, row: row + 1 });
    table.pageEnd();
  }
  table.end();
  return collapsed(builder, options);
}

function fromSpaces(pages: Pages, options: ReadOptions): Statement {
  const builder = statementBuilder();
  const table = pageTable(builder.sink, builder.layoutFor);
  for (const [page, lines] of pages.entries()) table.page(spacedPage(lines), page + 1);
  table.end();
  return builder.build(options);
}

function tried(read: () => Statement): Statement | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof StatementError) return null;
    throw error;
  }
}

/** camt.053, or a workbook that Excel saved as XML. */
function fromXml(bytes: Uint8Array, asked?: AskedMonths): Statement {
  const text = decodeText(bytes);
  if (/<(?:\w+:)?Workbook\b/.test(text.slice(0, 4_096))) {
    if (/<!(?:DOCTYPE|ENTITY)/.test(text)) throw new StatementError('damaged');
    return fromGrid(workbookRows(bytes, []), asked);
  }
  try {
    return readCamt053Statement(text, asked);
  } catch (error) {
    if (error instanceof XmlError) throw new StatementError('damaged');
    throw error;
  }
}
