import { type CellObject, read, SSF, type WorkBook } from '@e965/xlsx';
import { StatementRefusal } from '../refusal.ts';
import { defuseBiff } from './defuse-biff.ts';
import { type GridRow, gridLimits } from './grid.ts';
import { sniff } from './sniff.ts';
import { isLockedWorkbook, unlockWorkbook } from './unlock-workbook.ts';
import { boundZip } from './zip-bounds.ts';

/**
 * The rows of every sheet of an XLSX, XLSB or XLS file, in turn. Formulas count as the value that was saved with them;
 * nothing is worked out. Throws StatementRefusal: damaged, locked, wrong password, too many rows.
 */
export function* workbookRows(file: Uint8Array, passwords: readonly string[]): Generator<GridRow> {
  const book = open(file, passwords);
  let count = 0;
  const old = book.Workbook?.WBProps?.date1904 ?? false;
  for (const [sheetAt, name] of book.SheetNames.slice(0, gridLimits.sheets).entries()) {
    const data =
      (book.Sheets[name] as { '!data'?: (CellObject[] | undefined)[] } | undefined)?.['!data'] ?? [];
    for (const [row, cells] of data.entries()) {
      if (!cells || cells.length === 0) continue;
      count += 1;
      if (count > gridLimits.rows) throw new StatementRefusal('too-many-rows');
      const printed = Array.from({ length: Math.min(cells.length, gridLimits.columns) }, (_, at) =>
        textOf(cells[at], old),
      );
      yield { cells: printed, at: { page: sheetAt + 1, row: row + 1 } };
    }
  }
}

function open(file: Uint8Array, passwords: readonly string[]): WorkBook {
  if (sniff(file) === 'compound' && isLockedWorkbook(file))
    return parse(unlockWorkbook(file, passwords), passwords);
  return parse(file, passwords);
}

function parse(file: Uint8Array, passwords: readonly string[]): WorkBook {
  const zipped = sniff(file) === 'zip';
  if (zipped) boundZip(file);
  const [password] = passwords;
  try {
    return read(zipped || sniff(file) !== 'compound' ? file : defuseBiff(file), {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      sheetRows: gridLimits.rows + 1,
      ...(password === undefined ? {} : { password }),
    });
  } catch (error) {
    if (error instanceof StatementRefusal) throw error;
    const said = error instanceof Error ? error.message : '';
    if (/password is incorrect/i.test(said)) throw new StatementRefusal('wrong-password');
    if (/password/i.test(said)) throw new StatementRefusal(passwords.length > 0 ? 'unknown-lock' : 'locked');
    throw new StatementRefusal('damaged');
  }
}

/** What a cell shows: a date as YYYY-MM-DD, with its time if it has one, an amount with its paise. */
function textOf(cell: CellObject | undefined, old: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.t === 'n' && typeof cell.v === 'number') return number(cell.v, cell.z, old);
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  return String(cell.v).slice(0, gridLimits.cellLength);
}

function number(value: number, form: string | number | undefined, old: boolean): string {
  if (form !== undefined && SSF.is_date(String(form))) {
    const date = SSF.parse_date_code(value, { date1904: old });
    if (!date) return '';
    const two = (part: number) => String(part).padStart(2, '0');
    const day = `${date.y}-${two(date.m)}-${two(date.d)}`;
    return date.H || date.M || date.S ? `${day} ${two(date.H)}:${two(date.M)}:${two(date.S)}` : day;
  }
  const paise = Math.round(value * 100);
  // 1234.56 is not exact in binary: what differs by less than a thousandth of a paisa is meant.
  const meant =
    Number.isSafeInteger(paise) && Math.abs(value * 100 - paise) < Math.max(1e-3, Math.abs(value) * 1e-12);
  if (!meant || Number.isInteger(value)) return String(value);
  return (paise / 100).toFixed(2);
}
