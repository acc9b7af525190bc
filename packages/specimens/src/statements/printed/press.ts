import { cellText, printedBalance, printedMoney } from '../cells.ts';
import type { PdfCanvas } from '../pdf-canvas.ts';
import type { StyleColumn, TableStyle } from '../style.ts';
import type { StatementTruth, TrueRow } from '../truth.ts';
import { filled } from './filled.ts';
import type { PrintedLayout, TableLine, TotalLine } from './layout.ts';
import { wrapped } from './wrapped.ts';

const foot = 46;
const inset = 3;
/** Points of white left and right of a table. */
export const edge = 30;

/** Sets lines and rows on pages. */
export class Press {
  y = 0;
  page = 0;
  canvas: PdfCanvas;
  layout: PrintedLayout;
  truth: StatementTruth;
  #style: TableStyle;

  constructor(canvas: PdfCanvas, layout: PrintedLayout, truth: StatementTruth) {
    this.canvas = canvas;
    this.layout = layout;
    this.truth = truth;
    this.#style = { ...layout, forward: 'none', totals: 'none' };
  }

  get step() {
    return this.layout.size * 1.25;
  }

  get room() {
    return this.canvas.height - foot - this.layout.foot.length * 9 - this.y;
  }

  turnPage() {
    this.canvas.newPage();
    this.page += 1;
    this.y = 36;
    mark(this.canvas, this.layout);
  }

  /** A line of text, in two columns where `|` parts it. */
  text(line: string, size = 8) {
    for (const [at, part] of filled(line, this.truth, this.layout).split('|').entries())
      this.canvas.text(part.trim(), edge + at * (this.canvas.width / 2 - 10), this.y, { size });
    this.y += size * 1.5;
  }

  /** Cells of one row; lines of the narration stand as the layout says. */
  cells(
    texts: readonly string[],
    columns: readonly StyleColumn[] = this.layout.columns,
    place = this.layout.lines,
  ) {
    const parts = columns.map((column, at) => {
      const free =
        column.kind === 'narration' && columns[at + 1]?.kind === 'reference' && texts[at + 1] === '';
      const width = column.width - 2 * inset + (free ? (this.layout.overrun ?? 0) : 0);
      return wrapped(texts[at] ?? '', width, (text) => this.canvas.measure(text, this.layout.size));
    });
    const long = Math.max(...parts.map((part) => part.length));
    let x = edge;
    for (const [at, column] of columns.entries()) {
      const lines = parts[at] ?? [];
      const down =
        column.kind === 'narration'
          ? 0
          : { after: 0, before: long - 1, around: (long - 1) >> 1, below: 0 }[place];
      const under = place === 'below' && column.kind === 'narration' ? 1 : 0;
      for (const [index, line] of lines.entries())
        this.#set(line, x, column, index + (lines.length === 1 ? down : 0) + under);
      x += column.width;
    }
    this.y += (long + (place === 'below' ? 1 : 0)) * this.step + this.layout.gap;
    if (this.layout.rules) this.canvas.rule(edge, this.y - this.step * 0.85, x);
  }

  #set(text: string, x: number, { width, align }: StyleColumn, down: number) {
    const { size } = this.layout;
    const shift = align === 'right' ? width - 2 * inset - this.canvas.measure(text, size) : 0;
    this.canvas.text(text, x + inset + shift, this.y + down * this.step, { size });
  }

  /** The words over the columns. */
  head(columns: readonly StyleColumn[] = this.layout.columns) {
    const most = Math.max(...columns.map(({ head }) => head.length));
    let x = edge;
    for (const column of columns) {
      for (const [at, words] of column.head.entries()) this.#set(words, x, column, at);
      x += column.width;
    }
    this.y += most * this.step + 3;
    if (this.layout.rules) this.canvas.rule(edge, this.y - this.step * 0.9, x);
  }

  /** How high a row of the truth will be. */
  heightOf(row: TrueRow, place: number): number {
    const texts = this.textsOf(row, place);
    const lines = this.layout.columns.map(
      ({ width }, at) =>
        wrapped(texts[at] ?? '', width - 2 * inset, (text) => this.canvas.measure(text, this.layout.size))
          .length,
    );
    return (Math.max(...lines) + 1) * this.step + this.layout.gap;
  }

  textsOf(row: TrueRow, place: number): string[] {
    const printed =
      this.layout.merged && row.reference ? { ...row, narration: `${row.narration} ${row.reference}` } : row;
    return this.layout.columns.map(({ kind }) => cellText(printed, kind, this.#style, place));
  }

  /** An opening, closing or carried balance. */
  balanceLine({ words, in: where, money = 'balance' }: TableLine, paise: number) {
    const printed = printedBalance(paise, this.#style);
    const own = where === 'line' ? -1 : this.layout.columns.findIndex(({ kind }) => kind === where);
    const texts = this.layout.columns.map(({ kind }, at) => {
      const beside = money === 'beside' ? ` ${printed}` : '';
      return at === own ? words + beside : kind === money ? printed : '';
    });
    this.#line(texts, own < 0 ? (money === 'beside' ? `${words} ${printed}` : words) : null);
  }

  /** Sums in their columns. */
  totalLine({ words, in: where, balance }: TotalLine, rows: readonly TrueRow[]) {
    if (!this.layout.columns.some(({ kind }) => kind === 'debit')) return;
    const sum = (side: 'debit' | 'credit') => rows.reduce((all, row) => all + (row[side] ?? 0), 0);
    const texts = this.layout.columns.map(({ kind }) => {
      if (kind === where) return words;
      if (kind === 'debit' || kind === 'credit') return printedMoney(sum(kind), this.layout.grouping);
      return kind === 'balance' && balance ? printedBalance(rows.at(-1)?.balance ?? 0, this.#style) : '';
    });
    this.#line(texts, where === 'line' ? words : null);
  }

  /** Words of such a line are not broken: they run over the columns beside them. */
  #line(texts: readonly string[], over: string | null) {
    let x = edge;
    if (over) this.canvas.text(over, edge + inset, this.y, { size: this.layout.size });
    for (const [at, column] of this.layout.columns.entries()) {
      this.#set(texts[at] ?? '', x, column, 0);
      x += column.width;
    }
    this.y += this.step + this.layout.gap;
  }

  feet() {
    for (let page = 1; page <= this.page; page++)
      for (const [at, line] of this.layout.foot.entries()) {
        const text = filled(line, this.truth, this.layout, { page, pages: this.page });
        const y = this.canvas.height - foot + 4 + at * 9 - (this.layout.foot.length - 1) * 9;
        for (const [column, part] of text.split('|').entries())
          this.canvas.text(part.trim(), edge + column * (this.canvas.width / 2), y, { size: 7, page });
      }
  }
}

function mark(canvas: PdfCanvas, { watermark }: PrintedLayout): void {
  if (!watermark) return;
  const { text, size, turned, grey, opacity, tiled } = watermark;
  const style = { size, turned, grey, ...(opacity === undefined ? {} : { opacity }) };
  if (!tiled) {
    canvas.text(text, turned === 90 ? canvas.width / 2 : canvas.width * 0.22, canvas.height * 0.6, style);
    return;
  }
  for (let y = 60; y < canvas.height - 20; y += size * 6.3)
    for (let x = 20; x < canvas.width - 40; x += canvas.measure(text, size) + 50)
      canvas.text(text, x, y, style);
}
