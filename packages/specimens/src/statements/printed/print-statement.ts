import { openCanvas } from '../pdf-canvas.ts';
import type { StatementTruth, TrueRow } from '../truth.ts';
import type { PrintedLayout } from './layout.ts';
import { printOtherAccount } from './other-account.ts';
import { edge, Press } from './press.ts';

/** A statement as a PDF in this layout. */
export async function printStatement(truth: StatementTruth, layout: PrintedLayout): Promise<Uint8Array> {
  const table = layout.columns.reduce((sum, { width }) => sum + width, 0);
  const canvas = await openCanvas(Math.max(595, table + 2 * edge), 842);
  const press = new Press(canvas, layout, truth);
  if (layout.other?.where === 'before') printOtherAccount(press, truth, layout.other);
  printTable(press);
  if (layout.other?.where === 'after') printOtherAccount(press, truth, layout.other);
  press.feet();
  const made = new Date(Date.parse(`${truth.period.to}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return canvas.save({ producer: `${layout.bank} statement service`, made });
}

function printTable(press: Press): void {
  const { layout, truth } = press;
  const rows = layout.newestFirst ? [...truth.rows].reverse() : truth.rows;
  press.turnPage();
  for (const line of layout.heading) press.text(line);
  press.y += 4;
  press.head();
  if (layout.opening && !layout.newestFirst) press.balanceLine(layout.opening, truth.opening);
  let onPage: TrueRow[] = [];
  for (const [at, row] of rows.entries()) {
    const spare = (layout.pageTotal ? 2 : 0) + (layout.carried ? 2 : 0);
    if (press.room < press.heightOf(row, at + 1) + spare * press.step) {
      if (layout.pageTotal) press.totalLine(layout.pageTotal, onPage);
      const balance = onPage.at(-1)?.balance ?? truth.opening;
      if (layout.carried) press.balanceLine({ words: layout.carried.over, in: 'narration' }, balance);
      press.turnPage();
      for (const line of layout.onward) press.text(line);
      if (layout.repeat) press.head();
      if (layout.carried) press.balanceLine({ words: layout.carried.on, in: 'narration' }, balance);
      onPage = [];
    }
    press.cells(press.textsOf(row, at + 1));
    onPage.push(row);
  }
  if (press.room < (layout.under.length + 4) * 12) {
    press.turnPage();
    for (const line of layout.onward) press.text(line);
    if (layout.repeat) press.head();
  }
  if (layout.pageTotal) press.totalLine(layout.pageTotal, onPage);
  if (layout.total) press.totalLine(layout.total, layout.newestFirst ? [...truth.rows] : rows);
  if (layout.closing) press.balanceLine(layout.closing, truth.closing);
  for (const line of layout.under) press.text(line, layout.footClose ? layout.size : 8);
}
