import type { read, utils } from '@e965/xlsx';

/** A number as a person writes it: 9865055708, where a spreadsheet may show 9.87E+09. */
function textOf(cell: unknown): string {
  if (typeof cell === 'number' && Number.isSafeInteger(cell)) return String(cell);
  return cell === null || cell === undefined ? '' : String(cell);
}

/**
 * The first sheet of a workbook or a CSV file as rows of text, at most `most`. UTF-8 unless a byte order mark says otherwise. Throws
 * for what is neither.
 */
export function rowsOf(
  xlsx: { read: typeof read; utils: typeof utils },
  bytes: Uint8Array,
  most: number,
): string[][] {
  // A zip is a workbook. Of text every cell stays as it was typed: "007" and "1/2" are no number and no date.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const book = isWorkbook
    ? xlsx.read(bytes, { type: 'array', dense: true, sheetRows: most, cellFormula: false, cellHTML: false })
    : xlsx.read(new TextDecoder(encodingOf(bytes)).decode(bytes), {
        type: 'string',
        raw: true,
        dense: true,
        sheetRows: most,
      });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) return [];
  const rows = xlsx.utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: true,
    defval: '',
    blankrows: true,
  });
  return rows.map((cells) => cells.map(textOf));
}

const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
