import { readDate } from '../dates.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { isBlank } from '../money.ts';
import type { Place } from '../statement.ts';
import { isMoney } from './column-edges.ts';
import { columnKinds } from './column-kinds.ts';
import { append, type PrintedRow, type TableSink } from './printed-row.ts';
import { endsTable, specialRow } from './special-rows.ts';

/** Reads the rows of a sheet or a CSV file, one at a time. */
interface GridTable {
  row(cells: readonly string[], at: Place): void;
  end(): void;
  readonly found: boolean;
}

export function gridTable(sink: TableSink): GridTable {
  let kinds: readonly ColumnKind[] | null = null;
  let open: PrintedRow | null = null;

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
      const head = /BAL/i.test(text) ? columnKinds(cells) : null;
      if (head && head.unknown <= 2) {
        close();
        kinds = head.kinds;
        sink.header(cells.filter((cell) => cell !== ''));
        return;
      }
      if (!kinds) return sink.outside(text, at);
      const row = rowOf(fitted(cells, kinds), kinds, text, at);
      const special = specialRow(row.cells.narration ?? '') ?? (row.cells.date ? null : specialRow(text));
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
    const cell = cells[place] ?? '';
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
