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
  const { delimiter, at } = found;
  // Apart, because the parser is slow where a row has not as many cells as the first one it saw.
  const records = [...recordsOf(text.slice(0, at), delimiter), ...recordsOf(text.slice(at), delimiter)];
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
function headerLine(text: string): { delimiter: string; at: number } | null {
  let at = 0;
  for (const line of text.slice(0, 200_000).split('\n', 2_000)) {
    const start = at;
    at += line.length + 1;
    if (!/BAL/i.test(line) || line.length > 2_000) continue;
    const best = delimiters
      .map((sign) => ({ sign, known: columnKinds(line.split(sign).map(unquoted))?.known ?? 0 }))
      .sort((a, b) => b.known - a.known)[0];
    if (best && best.known >= 3) return { delimiter: best.sign, at: start };
  }
  return null;
}

const unquoted = (cell: string) => cell.trim().replace(/^=?"|"$/g, '');
