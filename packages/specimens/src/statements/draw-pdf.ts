import { cellText, printedBalance, printedDay, printedMoney } from './cells.ts';
import { openCanvas, type PdfCanvas } from './pdf-canvas.ts';
import type { BankStyle, PdfStyle, StyleColumn } from './style.ts';
import type { StatementTruth, TrueRow } from './truth.ts';

export interface DrawOptions {
  password?: string;
  /** Pages left out, from 1. */
  without?: ReadonlySet<number>;
}

export interface DrawnStatement {
  bytes: Uint8Array;
  /** Page of each row in the order of the truth, from 1, as drawn before any page was left out. */
  pageOf: number[];
  pages: number;
}

const margin = 25;
const padding = 2.5;

/** A statement as the bank's PDF: a heading, the table over as many pages as it takes, its end. */
export async function drawStatement(
  truth: StatementTruth,
  style: BankStyle,
  { password, without }: DrawOptions = {},
): Promise<DrawnStatement> {
  const { pdf } = style;
  const table = pdf.columns.reduce((sum, { width }) => sum + width, 0);
  const canvas = await openCanvas(Math.max(595, table + 2 * margin), 842);
  const pen = new Pen(canvas, pdf);
  const order = pdf.newestFirst ? [...truth.rows.entries()].reverse() : [...truth.rows.entries()];
  const pageOf: number[] = [];
  let balance = truth.opening;
  const startPage = (first: boolean) => {
    canvas.newPage();
    pen.page += 1;
    pen.y = 40;
    if (first || pdf.repeat) heading(pen, truth, style);
    else pen.line(`Statement of account ${truth.account.number}`, 9);
    if (first || pdf.repeat) tableHead(pen, pdf);
    if (pdf.forward === 'pages') balanceRow(pen, pdf, 'Brought Forward', balance);
  };
  startPage(true);
  if ((pdf.forward === 'opening' || pdf.forward === 'opening-closing') && !pdf.newestFirst)
    balanceRow(pen, pdf, pdf.forward === 'opening' ? 'B/F' : 'OPENING BALANCE', truth.opening);
  for (const [place, [index, row]] of order.entries()) {
    const cells = cellsOf(pen, row, pdf, place + 1);
    if (pen.y + pen.heightOf(cells) > canvas.height - 70) {
      if (pdf.forward === 'pages') balanceRow(pen, pdf, 'Carried Forward', balance);
      startPage(false);
    }
    pen.row(cells);
    pageOf[index] = pen.page;
    balance = row.balance;
  }
  ending(pen, truth, pdf, () => startPage(false));
  pen.footers();
  const bytes = await canvas.save({
    ...(password === undefined ? {} : { password }),
    ...(without ? { without } : {}),
    producer: `${style.bank} statement service`,
    made: dayAfter(truth.period.to),
  });
  return { bytes, pageOf, pages: pen.page };
}

/** A bank makes a statement when the last day is over. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

type DrawnCell = { column: StyleColumn; x: number; lines: string[] };

/** Where the next line goes, and how a row is set. */
class Pen {
  page = 0;
  y = 0;
  canvas: PdfCanvas;
  style: PdfStyle;

  constructor(canvas: PdfCanvas, style: PdfStyle) {
    this.canvas = canvas;
    this.style = style;
  }

  get step() {
    return this.style.size * 1.3;
  }

  line(text: string, size: number, bold = false, x = margin) {
    this.canvas.text(text, x, this.y, { size, bold });
    this.y += size * 1.45;
  }

  /** Lines of a text that fit into a width. */
  wrapped(text: string, width: number): string[] {
    const { size, wrap } = this.style;
    const room = width - 2 * padding;
    const lines: string[] = [];
    for (const part of text.split('|')) {
      let line = '';
      const pieces = wrap === 'words' ? part.split(/(?<= )/) : [...part];
      for (const piece of pieces) {
        const fits = this.canvas.measure((line + piece).trimEnd(), size) <= room;
        if (fits || line === '') {
          line += piece;
          if (this.canvas.measure(line.trimEnd(), size) <= room) continue;
          // A word wider than its column is broken where the column ends.
          let stored = line;
          while (this.canvas.measure(stored, size) > room) stored = stored.slice(0, -1);
          lines.push(stored);
          line = line.slice(stored.length);
        } else {
          lines.push(line.trimEnd());
          line = wrap === 'words' ? piece : piece.trimStart();
        }
      }
      lines.push(line.trimEnd());
    }
    return lines;
  }

  heightOf(cells: readonly DrawnCell[]) {
    return Math.max(...cells.map(({ lines }) => lines.length)) * this.step + this.style.gap;
  }

  /** Text to the left, amounts to the right; the amounts stand where the style puts them beside a long narration. */
  row(cells: readonly DrawnCell[], bold = false) {
    const most = Math.max(...cells.map(({ lines }) => lines.length));
    const { lines: placement, size, gap, rules } = this.style;
    for (const { column, x, lines } of cells) {
      const spare = most - lines.length;
      const down = { before: spare, around: Math.floor(spare / 2), middle: spare / 2, after: 0 }[placement];
      for (const [at, text] of lines.entries()) {
        const width = this.canvas.measure(text, size);
        const room = column.width - 2 * padding - width;
        const shift = column.align === 'right' ? room : column.align === 'center' ? room / 2 : 0;
        this.canvas.text(text, x + padding + shift, this.y + (at + down) * this.step, { size, bold });
      }
    }
    this.y += most * this.step + gap;
    if (rules && gap > 0)
      this.canvas.rule(margin, this.y - this.step * 0.8 - gap / 2, this.canvas.width - margin);
  }

  footers() {
    const y = this.canvas.height - 30;
    for (let page = 1; page <= this.page; page++) {
      const number = { of: `Page ${page} of ${this.page}`, plain: `Page No .: ${page}`, none: '' };
      this.canvas.text(number[this.style.pageNumbers], margin, y, { size: 7, page });
      const words = 'This is a computer generated statement and does not require a signature.';
      this.canvas.text(words, margin, y + 10, { size: 6.5, page });
    }
  }
}

function heading(pen: Pen, { account, address, period }: StatementTruth, { bank }: BankStyle): void {
  const day = (date: string) => printedDay(date, 'DD/MM/YYYY', '');
  pen.line(bank.toUpperCase(), 13, true);
  pen.line(account.name, 8);
  for (const line of address) pen.line(line, 8);
  pen.line(`Account Name : ${account.name}`, 8);
  pen.line(`Account Number : ${account.number}`, 8);
  pen.y -= 11.6;
  pen.line(`Branch : ${account.branch}`, 8, false, 330);
  pen.line(`IFSC Code : ${account.ifsc}`, 8);
  pen.y -= 11.6;
  pen.line(`Account Type : ${account.type}`, 8, false, 330);
  pen.line(`Statement of account from ${day(period.from)} to ${day(period.to)}`, 9, true);
  pen.y += 6;
}

function tableHead(pen: Pen, style: PdfStyle): void {
  let x = margin;
  const most = Math.max(...style.columns.map(({ head }) => head.length));
  for (const { head, width, align, headAlign = align } of style.columns) {
    for (const [at, text] of head.entries()) {
      const room = width - 2 * padding - pen.canvas.measure(text, style.size);
      const shift = headAlign === 'right' ? room : headAlign === 'center' ? room / 2 : 0;
      pen.canvas.text(text, x + padding + shift, pen.y + at * pen.step, { size: style.size });
    }
    x += width;
  }
  pen.y += most * pen.step;
  pen.canvas.rule(margin, pen.y - pen.step * 0.75, pen.canvas.width - margin);
  pen.y += 4;
}

function cellsOf(pen: Pen, row: TrueRow, style: PdfStyle, place: number): DrawnCell[] {
  return placed(style, (column) => pen.wrapped(cellText(row, column.kind, style, place), column.width));
}

function placed(style: PdfStyle, linesOf: (column: StyleColumn) => string[]): DrawnCell[] {
  let x = margin;
  return style.columns.map((column) => {
    const cell = { column, x, lines: linesOf(column) };
    x += column.width;
    return cell;
  });
}

function balanceRow(pen: Pen, style: PdfStyle, words: string, paise: number): void {
  pen.row(
    placed(style, ({ kind }) => {
      if (kind === 'narration') return [words];
      return [kind === 'balance' ? printedBalance(paise, style) : ''];
    }),
  );
}

function ending(pen: Pen, truth: StatementTruth, style: PdfStyle, nextPage: () => void): void {
  const sum = (side: 'debit' | 'credit') => truth.rows.reduce((all, row) => all + (row[side] ?? 0), 0);
  const count = (side: 'debit' | 'credit') => truth.rows.filter((row) => row[side] !== null).length;
  if (pen.y > pen.canvas.height - 150) {
    nextPage();
  }
  if (style.totals === 'row')
    pen.row(
      placed(style, ({ kind }) => {
        if (kind === 'narration') return ['TRANSACTION TOTAL'];
        return [kind === 'debit' || kind === 'credit' ? printedMoney(sum(kind), style.grouping) : ''];
      }),
    );
  if (style.forward === 'opening-closing') balanceRow(pen, style, 'CLOSING BALANCE', truth.closing);
  if (style.totals !== 'summary') return;
  pen.y += 8;
  pen.line('STATEMENT SUMMARY :-', 8, true);
  const values = [
    printedMoney(truth.opening, style.grouping),
    String(count('debit')),
    String(count('credit')),
  ];
  values.push(
    ...[sum('debit'), sum('credit'), truth.closing].map((paise) => printedMoney(paise, style.grouping)),
  );
  const labels = ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'];
  for (const [at, label] of labels.entries()) pen.canvas.text(label, margin + at * 85, pen.y, { size: 7.5 });
  pen.y += 11;
  for (const [at, value] of values.entries()) pen.canvas.text(value, margin + at * 85, pen.y, { size: 7.5 });
  pen.y += 14;
}
