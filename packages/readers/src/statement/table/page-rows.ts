import { type Line, type Page, textOf } from '../../reading/page.ts';
import type { Layout } from '../layouts/layout.ts';
import { learnEdges, newColumns, type PageColumns, sameColumns } from './column-edges.ts';
import { groupLines, placementOf } from './group-lines.ts';
import { pageHeaders } from './page-header.ts';
import { type PageLine, pageLine } from './page-lines.ts';
import { append, type PrintedRow, type TableSink } from './printed-row.ts';
import { endsRows } from './special-rows.ts';

/** Reads a table that goes on over many pages, one page at a time. */
interface PageTable {
  page(page: Page, number: number): void;
  /** After the last page. */
  end(): void;
  /** A header was met: without one there are no columns to go by. */
  readonly found: boolean;
}

/** `layoutFor` tells of the labels of a header how its narrations run; null for a table nobody described. */
export function pageTable(
  sink: TableSink,
  layoutFor: (labels: readonly string[]) => Layout | null,
): PageTable {
  let table: PageColumns | null = null;
  let lines: Layout['lines'] | null = null;
  /** What the words of an earlier page told, for a page with few rows. */
  let learnt: Layout['lines'] | null = null;
  // Kept back: its narration may go on at the top of the next page.
  let open: PrintedRow | null = null;

  const put = (row: PrintedRow) => {
    if (open) sink.row(open);
    open = row;
  };

  const body = (page: Page, number: number, from: number, to: number, headed: boolean) => {
    if (!table) return;
    const all = page.lines.slice(from, to);
    const own = all.slice(0, endOf(all));
    learnEdges(table, own.filter(isRow));
    const columns = table;
    const parted = own.map((line, at) => pageLine(line, from + at + 1, columns));
    learnt = placementOf(parted) ?? learnt;
    const groups = groupLines(parted, { lines: learnt ?? lines ?? 'after', headed });
    const { leading, rows } = groups;
    if (open) for (const line of leading) extend(open, line);
    for (const line of groups.outside)
      sink.outside(spaced(page.lines[line.number - 1]), { page: number, row: line.number });
    for (const group of rows) put(rowOf(group, number));
    outside(page, from + own.length, to, number, sink);
  };

  return {
    get found() {
      return table !== null;
    },
    page(page, number) {
      const headers = pageHeaders(page.lines);
      const first = headers[0]?.from ?? page.lines.length;
      const goesOn = headers.length === 0 || page.lines.slice(0, first).some(isRow);
      if (table && goesOn) body(page, number, 0, first, false);
      else outside(page, 0, first, number, sink);
      for (const [at, header] of headers.entries()) {
        const next = headers[at + 1]?.from ?? page.lines.length;
        const labels = header.columns.map(({ label }) => label);
        if (!table || !sameColumns(table.columns, header.columns)) {
          table = newColumns(header.columns);
          lines = layoutFor(labels)?.lines ?? null;
          learnt = null;
        }
        sink.header(labels, { page: number, row: header.from + 1 });
        body(page, number, header.to, next, true);
      }
    },
    end() {
      if (open) sink.row(open);
      open = null;
    },
  };
}

/** A line with a digit at its start and an amount: good enough to learn columns from. */
const isRow = ({ words }: Line) =>
  words.slice(0, 3).some(({ text }) => /^\d/.test(text)) && words.some(({ text }) => /\d\.\d\d/.test(text));

/** How many lines are the table's: none after a line that ends it, unless rows follow all the same. */
function endOf(lines: readonly Line[]): number {
  const end = lines.findIndex((line) => endsRows.test(textOf(line)));
  return end < 0 || lines.slice(end).filter(isRow).length > 2 ? lines.length : end;
}

function outside(page: Page, from: number, to: number, number: number, sink: TableSink): void {
  for (let at = from; at < to; at++) sink.outside(spaced(page.lines[at]), { page: number, row: at + 1 });
}

/** The text of a line with two spaces where columns part. */
function spaced(line: Line | undefined): string {
  if (!line) return '';
  let text = '';
  let end = 0;
  for (const { text: word, box } of line.words) {
    if (text !== '') text += box.left - end > box.height * 1.2 ? '  ' : ' ';
    text += word;
    end = box.left + box.width;
  }
  return text;
}

function rowOf(group: readonly PageLine[], page: number): PrintedRow {
  const anchor = group.find(({ money }) => money) ?? group[0];
  const row: PrintedRow = { at: { page, row: anchor?.number ?? 1 }, cells: {}, text: '' };
  for (const line of group) extend(row, line);
  return row;
}

function extend(row: PrintedRow, line: PageLine): void {
  row.text = row.text ? `${row.text} ${line.text}` : line.text;
  for (const [kind, text] of Object.entries(line.cells)) append(row, kind as keyof PageLine['cells'], text);
}
