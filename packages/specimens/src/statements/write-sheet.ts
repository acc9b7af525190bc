import { utils, type WorkSheet, write } from '@e965/xlsx';
import type { SheetCell } from './sheet-rows.ts';

export interface CsvForm {
  delimiter?: ',' | ';' | '\t' | '|';
  /** Cells as ="0012", so that Excel keeps their zeros. */
  dressed?: boolean;
  encoding?: 'utf8' | 'utf8-mark' | 'latin1' | 'utf16';
}

/** Rows as CSV, quoted where the sign between the cells stands in one. */
export function writeCsv(
  rows: readonly (readonly SheetCell[])[],
  { delimiter = ',', dressed = false, encoding = 'utf8' }: CsvForm = {},
): Uint8Array {
  const quoted = (text: string) => {
    if (dressed && text !== '') return `="${text}"`;
    return text.includes(delimiter) || text.includes('"') || text.includes('\n')
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  };
  const text = `${rows.map((row) => row.map((cell) => quoted(cell.text)).join(delimiter)).join('\r\n')}\r\n`;
  if (encoding === 'utf8-mark') return Buffer.from(`\uFEFF${text}`);
  if (encoding === 'utf16') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  return Buffer.from(text, encoding);
}

/** Rows as a workbook: amounts as numbers, and dates as dates where `dates` says so, else as the text they print. */
export function writeWorkbook(
  rows: readonly (readonly SheetCell[])[],
  { type, dates = false }: { type: 'xlsx' | 'xls'; dates?: boolean },
): Uint8Array {
  const sheet: WorkSheet = {};
  let width = 1;
  for (const [r, row] of rows.entries())
    for (const [c, { text, money, date }] of row.entries()) {
      width = Math.max(width, c + 1);
      const place = utils.encode_cell({ r, c });
      if (money !== undefined) sheet[place] = { t: 'n', v: money / 100, z: '#,##0.00' };
      else if (dates && date !== undefined) sheet[place] = { t: 'n', v: serial(date), z: 'dd/mm/yyyy' };
      else if (text !== '') sheet[place] = { t: 's', v: text };
    }
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: width - 1 } });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Statement');
  return new Uint8Array(
    write(book, { type: 'array', bookType: type === 'xls' ? 'biff8' : 'xlsx', compression: true }),
  );
}

/** Days since the last day of 1899, as Excel counts them from March 1900 on. */
const serial = (date: string) =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Rows as the HTML table that some banks hand out under the name .xls. */
export function writeHtml(rows: readonly (readonly SheetCell[])[]): Uint8Array {
  const cells = (row: readonly SheetCell[]) =>
    row
      .map(({ text }) => `<td>${text.replace(/[&<>]/g, (sign) => escapes[sign] ?? '') || '&nbsp;'}</td>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n');
  return Buffer.from(
    `<html><head><style>td{mso-number-format:"\\@"}</style></head><body><table border="1">\n${body}\n</table></body></html>`,
  );
}
