import { parse } from 'csv-parse/sync';
import { StatementError } from '../error.ts';
import { columnKinds } from '../table/column-kinds.ts';
import { type GridRow, gridLimits } from './grid.ts';

const delimiters = [',', '\t', ';', '|', '~', '^'];

/**
 * The rows of a CSV file, whichever sign parts its cells; null when none of the usual ones gives a line with the words
 * of a statement's columns. Cells written as `="0012"`, so that Excel keeps their zeros, lose that dress.
 */
export function csvRows(source: string): GridRow[] | null {
  const text = source.replace(/\r\n?/g, '\n');
  const found = headerLine(text);
  if (!found) return null;
  const { delimiter, at, columns } = found;
  // Apart, because the parser is slow where a row has not as many cells as the first one it saw.
  const parsed = [...recordsOf(text.slice(0, at), delimiter), ...recordsOf(text.slice(at), delimiter)];
  const records = delimiter === ',' ? parsed.map((cells) => regrouped(cells, columns)) : parsed;
  if (records.length > gridLimits.rows) throw new StatementError('too-many-rows');
  return records.map((cells, row) => ({
    cells: cells.slice(0, gridLimits.columns).map((cell) => cell.slice(0, gridLimits.cellLength)),
    at: { page: 1, row: row + 1 },
  }));
}

function recordsOf(text: string, delimiter: string): string[][] {
  const bare = text.replace(/(^|[\r\n,;|\t~^])="/g, '$1"');
  try {
    return parse(bare, {
      delimiter,
      bom: true,
      quote: delimiter === '\t' && !/"[^"\n]*"/.test(bare) ? false : '"',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: gridLimits.rows + 1,
      max_record_size: 200_000,
    });
  } catch {
    // A quote that is opened and never closed: read line by line instead.
    return text.split('\n').map((line) => line.split(delimiter));
  }
}

/** The first line that some sign parts into the words of a statement's columns. */
function headerLine(text: string): { delimiter: string; at: number; columns: number } | null {
  let at = 0;
  for (const line of text.slice(0, 200_000).split('\n', 2_000)) {
    const start = at;
    at += line.length + 1;
    if (!/BAL/i.test(line) || line.length > 2_000) continue;
    const best = delimiters
      .map((sign) => ({ sign, known: columnKinds(line.split(sign).map(unquoted))?.known ?? 0 }))
      .sort((a, b) => b.known - a.known)[0];
    if (best && best.known >= 3)
      return { delimiter: best.sign, at: start, columns: line.split(best.sign).length };
  }
  return null;
}

const unquoted = (cell: string) => cell.trim().replace(/^=?"|"$/g, '');

const groupsStart = /(?:^|[^\d.])\d{1,3}$/;
const groupsEnd = /^\d{3}(?:\.\d{1,2})?(?:\s?-|\s?\(?(?:CR|DR)\.?\)?)?$/i;
const balanceLine = /^\W*(?:opening|closing|ending|total)\b/i;

/**
 * Some exports do not quote their amounts (Kotak’s closing lines), so that `45,123.00` takes two cells. They are put together in a row of
 * the table that is too long by them, and in a line of a balance, whose figures are one amount.
 */
function regrouped(cells: string[], columns: number): string[] {
  const isLong = cells.length > columns;
  if (!isLong && (!balanceLine.test(cells[0] ?? '') || /count|\bno\b/i.test(cells.join()))) return cells;
  const whole: string[] = [];
  for (let at = 0; at < cells.length; ) {
    const end = groupsFrom(cells, at);
    whole.push(cells.slice(at, end).join(','));
    at = end;
  }
  return isLong && whole.length !== columns ? cells : whole;
}

/** Behind the last cell of an amount that begins in this one: 1 | 23 | 456.00. */
function groupsFrom(cells: readonly string[], at: number): number {
  if (!groupsStart.test(cells[at] ?? '')) return at + 1;
  let end = at + 1;
  while (end < cells.length && /^\d{2}$/.test(cells[end] ?? '')) end += 1;
  return groupsEnd.test(cells[end]?.trim() ?? '') ? end + 1 : at + 1;
}
