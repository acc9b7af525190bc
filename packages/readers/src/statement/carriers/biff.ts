import { CFB } from '@e965/xlsx';
import { StatementError } from '../error.ts';
import { unlockedStream } from './biff-lock.ts';
import { biffString, Segments } from './biff-strings.ts';
import { cellNumber } from './cell-number.ts';
import { type GridRow, gridLimits } from './grid.ts';

/** Record types that matter here (MS-XLS 2.3.2). */
const types = {
  ...{
    formula: 0x06,
    end: 0x0a,
    dates: 0x22,
    goesOn: 0x3c,
    sheet: 0x85,
    manyRk: 0xbd,
    rich: 0xd6,
  },
  ...{ look: 0xe0, strings: 0xfc, stringCell: 0xfd, number: 0x203, label: 0x204, result: 0x207, rk: 0x27e },
  ...{ form: 0x41e, begin: 0x809 },
} as const;

interface Globals {
  sheets: number[];
  strings: string[];
  forms: Map<number, string>;
  looks: number[];
  old: boolean;
}

/**
 * The rows of every sheet of an Excel 97 file: texts, numbers, dates and the saved results of formulas. Written here
 * because SheetJS does not finish some damaged files of this format (decision 0061). Throws StatementRefusal: damaged,
 * locked, wrong password. Source: MS-XLS.
 */
export function* biffRows(file: Uint8Array, passwords: readonly string[] = []): Generator<GridRow> {
  const stream = unlockedStream(streamOf(file), passwords);
  const globals = globalsOf(stream);
  for (const [sheet, at] of globals.sheets.slice(0, gridLimits.sheets).entries()) {
    const rows = [...sheetOf(stream, at, globals)].sort(([a], [b]) => a - b);
    for (const [row, cells] of rows)
      yield {
        cells: Array.from(cells, (text) => text ?? ''),
        at: { page: sheet + 1, row: row + 1 },
      };
  }
}

function streamOf(file: Uint8Array): Buffer {
  let stream: Buffer;
  try {
    const container = CFB.read(Buffer.from(file), { type: 'buffer' });
    stream = Buffer.from((CFB.find(container, '/Workbook')?.content ?? []) as Uint8Array);
  } catch {
    throw new StatementError('damaged');
  }
  // Excel 5 and older wrote another format, which no bank hands out.
  if (stream.length < 8 || stream.readUInt16LE(0) !== types.begin || stream.readUInt16LE(4) !== 0x0600)
    throw new StatementError('damaged');
  return stream;
}

interface BiffRecord {
  type: number;
  body: Buffer;
  /** Where the next one begins. */
  next: number;
}

function* records(stream: Buffer, from: number): Generator<BiffRecord> {
  for (let at = from; at + 4 <= stream.length; ) {
    const next = at + 4 + stream.readUInt16LE(at + 2);
    if (next > stream.length) return;
    yield { type: stream.readUInt16LE(at), body: stream.subarray(at + 4, next), next };
    at = next;
  }
}

function globalsOf(stream: Buffer): Globals {
  const globals: Globals = { sheets: [], strings: [], forms: new Map(), looks: [], old: false };
  for (const { type, body, next } of records(stream, 0)) {
    if (type === types.end) break;
    if (type === types.sheet && body.length >= 6 && body[5] === 0) globals.sheets.push(body.readUInt32LE(0));
    else if (type === types.dates && body.length >= 2) globals.old = body.readUInt16LE(0) === 1;
    else if (type === types.look && body.length >= 4) globals.looks.push(body.readUInt16LE(2));
    else if (type === types.form && body.length >= 5)
      globals.forms.set(
        body.readUInt16LE(0),
        tried(() => biffString(new Segments([body.subarray(2)]))),
      );
    else if (type === types.strings) globals.strings = stringsOf([body, ...continued(stream, next)]);
  }
  return globals;
}

function continued(stream: Buffer, from: number): Buffer[] {
  const bodies: Buffer[] = [];
  for (const { type, body } of records(stream, from)) {
    if (type !== types.goesOn) break;
    bodies.push(body);
  }
  return bodies;
}

function stringsOf(bodies: readonly Buffer[]): string[] {
  const segments = new Segments(bodies);
  const strings: string[] = [];
  try {
    segments.skip(8);
    while (!segments.ended && strings.length < 1_000_000) strings.push(biffString(segments));
  } catch {
    // Cut off: what was read so far counts, and what is missing leaves its cells empty.
  }
  return strings;
}

const tried = (read: () => string) => {
  try {
    return read();
  } catch {
    return '';
  }
};

type Sheet = Map<number, string[]>;

function sheetOf(stream: Buffer, from: number, globals: Globals): Sheet {
  const rows: Sheet = new Map();
  const put = (row: number, column: number, text: string) => {
    if (column >= gridLimits.columns || text === '') return;
    const cells = rows.get(row) ?? [];
    cells[column] = text.slice(0, gridLimits.cellLength);
    rows.set(row, cells);
  };
  const shown = (value: number, look: number) => {
    const form = globals.looks[look] ?? 0;
    return cellNumber(value, globals.forms.get(form) ?? form, globals.old);
  };
  let waiting: [number, number] | null = null;
  for (const { type, body } of records(stream, from)) {
    if (type === types.end) break;
    if (type === types.result && waiting)
      put(
        ...waiting,
        tried(() => biffString(new Segments([body]))),
      );
    if (body.length < 6 || type === types.result) continue;
    const [row, column, look] = [body.readUInt16LE(0), body.readUInt16LE(2), body.readUInt16LE(4)];
    if (type === types.stringCell && body.length >= 10)
      put(row, column, globals.strings[body.readUInt32LE(6)] ?? '');
    else if (type === types.number && body.length >= 14) put(row, column, shown(body.readDoubleLE(6), look));
    else if (type === types.rk && body.length >= 10) put(row, column, shown(rkOf(body.readInt32LE(6)), look));
    else if (type === types.label || type === types.rich)
      put(
        row,
        column,
        tried(() => biffString(new Segments([body.subarray(6)]))),
      );
    else if (type === types.manyRk)
      for (let at = 4, to = column; at + 8 <= body.length; at += 6, to++)
        put(row, to, shown(rkOf(body.readInt32LE(at + 2)), body.readUInt16LE(at)));
    else if (type === types.formula && body.length >= 14) {
      waiting = body.readUInt16LE(12) === 0xffff && body[6] === 0 ? [row, column] : null;
      if (body.readUInt16LE(12) !== 0xffff) put(row, column, shown(body.readDoubleLE(6), look));
    }
  }
  return rows;
}

/** Thirty bits of a number: whole or the upper half of a fraction, and perhaps a hundred times too large. */
function rkOf(packed: number): number {
  let value = packed >> 2;
  if ((packed & 2) === 0) {
    const bytes = Buffer.alloc(8);
    bytes.writeInt32LE(packed & ~3, 4);
    value = bytes.readDoubleLE(0);
  }
  return packed & 1 ? value / 100 : value;
}
