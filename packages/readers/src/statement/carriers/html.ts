import { StatementError } from '../error.ts';
import { type GridRow, gridLimits } from './grid.ts';

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rupee: '₹', ndash: '–', mdash: '—' },
};

/**
 * The rows of all tables of an HTML page, which banks hand out under the name .xls. Only `tr`, `td` and `th` are looked
 * at; scripts and styles are passed over and nothing is fetched.
 */
export function htmlRows(html: string): GridRow[] {
  const rows: GridRow[] = [];
  let cells: string[] | null = null;
  let cell: string | null = null;
  let tables = 0;
  const endCell = () => {
    if (cells && cell !== null && cells.length < gridLimits.columns)
      cells.push(decoded(cell).slice(0, gridLimits.cellLength));
    cell = null;
  };
  const endRow = () => {
    endCell();
    if (cells && cells.length > 0)
      rows.push({ cells, at: { page: Math.max(1, tables), row: rows.length + 1 } });
    if (rows.length > gridLimits.rows) throw new StatementError('too-many-rows');
    cells = null;
  };
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    if (cell !== null && cell.length < gridLimits.cellLength) cell += html.slice(at, end);
    if (open < 0) break;
    const close = html.indexOf('>', open);
    if (close < 0) break;
    const name = /^<\/?([a-z]+)/i.exec(html.slice(open, open + 12))?.[0].toLowerCase() ?? '';
    at = close + 1;
    if (name === '<table') tables += 1;
    else if (name === '<tr') {
      endRow();
      cells = [];
    } else if (name === '</tr' || name === '</table') endRow();
    else if (name === '<td' || name === '<th') {
      endCell();
      cells ??= [];
      cell = '';
      const span = Number(/\bcolspan\s*=\s*["']?(\d{1,2})/i.exec(html.slice(open, close))?.[1] ?? 1);
      for (let spare = 1; spare < span && cells.length < gridLimits.columns; spare++) cells.push('');
    } else if (name === '</td' || name === '</th') endCell();
    else if (name === '<br' && cell !== null) cell += ' ';
    else if (name === '<script' || name === '<style' || html.startsWith('<!--', open)) {
      const stop = html.startsWith('<!--', open) ? '-->' : `</${name.slice(1)}`;
      const over = html.indexOf(stop, open + 4);
      at = over < 0 ? html.length : over + stop.length;
    }
  }
  endRow();
  return rows;
}

function decoded(text: string): string {
  return text
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
