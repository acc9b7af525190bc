import { readDate } from '../dates.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { isBlank } from '../money.ts';
import type { Place } from '../statement.ts';
import { isMoney } from './column-edges.ts';
import { columnKinds } from './column-kinds.ts';
import { append, type PrintedRow, type TableSink } from './printed-row.ts';
import { endsRows, endsTable, specialRow, wordsOf } from './special-rows.ts';

/** Reads the rows of a sheet or a CSV file, one at a time. */
interface GridTable {
  row(cells: readonly string[], at: Place): void;
  end(): void;
  readonly found: boolean;
}

export function gridTable(sink: TableSink): GridTable {
  let kinds: readonly ColumnKind[] | null = null;
  let open: PrintedRow | null = null;
  /** The row before, where it may be the upper half of the words over the columns. */
  let above: readonly string[] | null = null;
  /** A line said that the table ends: only a dated row goes on with it. */
  let ended = false;

  const close = () => {
    if (open) sink.row(open);
    open = null;
  };
  return {
    get found() {
      return kinds !== null;
    },
    row(raw, at) {
      const cells = raw.map((cell) => cell.replace(/\s+/g, ' ').trim());
      const text = cells.filter((cell) => cell !== '').join('  ');
      if (text === '') return;
      const head = headOf(cells, above);
      above = isWords(cells) ? cells : null;
      if (head) {
        close();
        kinds = head.kinds;
        ended = false;
        sink.header(
          head.labels.filter((cell) => cell !== ''),
          at,
        );
        return;
      }
      if (!kinds) return sink.outside(text, at);
      const row = rowOf(fitted(cells, kinds), kinds, text, at);
      if (readDate(row.cells.date ?? '')) ended = false;
      else if (endsRows.test(text) || (endsTable.test(text) && isWords(cells))) {
        close();
        ended = true;
      }
      if (ended) return sink.outside(text, at);
      const special = specialRow(wordsOf(row.cells)) ?? (row.cells.date ? null : specialRow(text));
      if (row.cells.date !== undefined || special) {
        close();
        open = row;
      } else if (open && goesOn(row) && (cells[kinds.indexOf('date')] ?? '') === '') {
        append(open, 'narration', row.cells.narration ?? '');
        open.text = `${open.text} ${row.text}`;
      } else {
        if (!/^[*\-_=\s]+$/.test(text)) close();
        if (hasMoney(row) && !endsTable.test(text)) open = row;
        else sink.outside(text, at);
      }
    },
    end: close,
  };
}

const isWords = (cells: readonly string[]) => cells.every((cell) => !/\d/.test(cell));

/** The columns of a row of words, which may have its upper half in the row above: `Withdrawal` over `Amount`. */
function headOf(
  cells: readonly string[],
  above: readonly string[] | null,
): { kinds: readonly ColumnKind[]; labels: readonly string[] } | null {
  const whole = { labels: cells, found: columnsIn(cells) };
  if (!above || !isWords(cells)) return whole.found && { kinds: whole.found.kinds, labels: cells };
  const labels = Array.from({ length: Math.max(above.length, cells.length) }, (_, at) =>
    `${above[at] ?? ''} ${cells[at] ?? ''}`.trim(),
  );
  const both = { labels, found: columnsIn(labels) };
  const better = (both.found?.known ?? 0) > (whole.found?.known ?? 0) ? both : whole;
  return better.found && { kinds: better.found.kinds, labels: better.labels };
}

function columnsIn(labels: readonly string[]): ReturnType<typeof columnKinds> {
  const found = labels.some((label) => /BAL/i.test(label)) ? columnKinds(labels) : null;
  return found && found.unknown <= 2 ? found : null;
}

/**
 * A date as programs write it that make sheets: `'01/06/2024`, so that Excel keeps it as text, `Sat, 01 Jun 2024`, `20240601`,
 * `01062024`. Only where a column says that it holds dates.
 */
function dressedDate(cell: string): string {
  const bare = cell.replace(/^'/, '').replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b[.,]?\s*/i, '');
  const joined = [
    bare.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    bare.replace(/^(\d\d)(\d\d)(\d{4})$/, '$1-$2-$3'),
  ];
  return joined.find((text) => readDate(text)) ?? cell;
}

/** A comma in a narration that was not quoted makes a row too long: what is too much belongs to the narration. */
function fitted(cells: readonly string[], kinds: readonly ColumnKind[]): readonly string[] {
  const spare = cells.length - kinds.length;
  const at = kinds.indexOf('narration');
  if (spare <= 0 || at < 0 || cells.slice(kinds.length).every((cell) => cell === '')) return cells;
  return [...cells.slice(0, at), cells.slice(at, at + spare + 1).join(','), ...cells.slice(at + spare + 1)];
}

function rowOf(cells: readonly string[], kinds: readonly ColumnKind[], text: string, at: Place): PrintedRow {
  const row: PrintedRow = { at, cells: {}, text };
  for (const [place, kind] of kinds.entries()) {
    const printed = cells[place] ?? '';
    const cell = kind === 'date' || kind === 'valueDate' ? dressedDate(printed) : printed;
    // Words in the column of dates are those of a summary; a number that is no date is told of.
    if (cell === '' || (kind === 'date' && !readDate(cell) && !/^\d/.test(cell))) continue;
    append(row, kind, cell);
  }
  return row;
}

/** Only a piece of a narration, and no separator. */
function goesOn({ cells, text }: PrintedRow): boolean {
  const kinds = Object.keys(cells);
  return (
    kinds.length > 0 &&
    kinds.every((kind) => kind === 'narration' || kind === 'other') &&
    cells.narration !== undefined &&
    !/^[*\-_=\s]+$/.test(cells.narration) &&
    !endsTable.test(text)
  );
}

const hasMoney = ({ cells }: PrintedRow) =>
  Object.entries(cells).some(([kind, text]) => isMoney(kind as ColumnKind) && !isBlank(text));
