import { type CellObject, read, type WorkBook } from '@e965/xlsx';
import { StatementError } from '../error.ts';
import { biffRows } from './biff.ts';
import { cellNumber } from './cell-number.ts';
import { type GridRow, gridLimits } from './grid.ts';
import { sniff } from './sniff.ts';
import { isLockedWorkbook, unlockWorkbook } from './unlock-workbook.ts';
import { boundZip } from './zip-bounds.ts';

/**
 * The rows of every sheet of an XLSX or XLS file, or of a workbook that was saved as XML, in turn. Formulas count as
 * the value that was saved with them; nothing is worked out. Throws StatementRefusal: damaged, locked, wrong password,
 * too many rows.
 */
export function workbookRows(file: Uint8Array, passwords: readonly string[]): Iterable<GridRow> {
  if (sniff(file) !== 'compound') return bookRows(parse(file));
  if (!isLockedWorkbook(file)) return biffRows(file, passwords);
  const opened = unlockWorkbook(file, passwords);
  if (sniff(opened) !== 'zip') throw new StatementError('damaged');
  return bookRows(parse(opened));
}

function parse(file: Uint8Array): WorkBook {
  if (sniff(file) === 'zip') boundZip(file);
  try {
    return read(file, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      sheetRows: gridLimits.rows + 1,
    });
  } catch {
    throw new StatementError('damaged');
  }
}

function* bookRows(book: WorkBook): Generator<GridRow> {
  let count = 0;
  const old = book.Workbook?.WBProps?.date1904 ?? false;
  for (const [sheetAt, name] of book.SheetNames.slice(0, gridLimits.sheets).entries()) {
    const data =
      (book.Sheets[name] as { '!data'?: (CellObject[] | undefined)[] } | undefined)?.['!data'] ?? [];
    for (const [row, cells] of data.entries()) {
      if (!cells || cells.length === 0) continue;
      count += 1;
      if (count > gridLimits.rows) throw new StatementError('too-many-rows');
      const printed = Array.from({ length: Math.min(cells.length, gridLimits.columns) }, (_, at) =>
        textOf(cells[at], old),
      );
      yield { cells: printed, at: { page: sheetAt + 1, row: row + 1 } };
    }
  }
}

function textOf(cell: CellObject | undefined, old: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.t === 'n' && typeof cell.v === 'number') return cellNumber(cell.v, cell.z, old);
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  return String(cell.v).slice(0, gridLimits.cellLength);
}
