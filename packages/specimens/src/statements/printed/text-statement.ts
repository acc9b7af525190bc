import { cellText } from '../cells.ts';
import { type Inventing, inventStatement, type StatementOwner } from '../invent.ts';
import type { StatementTruth, TrueRow } from '../truth.ts';
import { filled } from './filled.ts';
import type { TextLayout } from './text-layout.ts';

/** What a statement in this layout says. */
export const textTruth = (
  owner: StatementOwner,
  layout: TextLayout,
  options: Inventing = {},
): StatementTruth => inventStatement(owner, layout, options);

/** The text of its pages. */
export function textStatement(truth: StatementTruth, layout: TextLayout): Uint8Array {
  const { heading, repeat, rowsOnPage, pageMark, under, foot } = layout;
  const pages: string[][] = [];
  const count = Math.ceil(truth.rows.length / rowsOnPage);
  for (let page = 0; page < count; page++) {
    const rows = truth.rows.slice(page * rowsOnPage, (page + 1) * rowsOnPage);
    const last = page === count - 1;
    const lines = [
      ...(page === 0 || repeat ? [...heading, headOf(layout)] : []),
      ...rows.flatMap((row, at) => rowLines(row, layout, page * rowsOnPage + at + 1)),
      ...(last ? under : []),
      ...foot,
    ];
    pages.push(lines.map((line) => filled(line, truth, layout, { page: page + 1, pages: count })));
  }
  const mark = pageMark === '\f' ? '\f' : `${pageMark}\n`;
  return Buffer.from(pages.map((lines) => `${lines.join('\n')}\n`).join(mark));
}

const widths: Partial<Record<string, number>> = {
  serial: 5,
  date: 13,
  valueDate: 13,
  reference: 20,
  branch: 6,
};
const amountWidth = 18;

function widthOf(kind: string, { wrap, columns }: TextLayout): number {
  const head = columns.find(([own]) => own === kind)?.[1].length ?? 0;
  return Math.max(head + 3, kind === 'narration' ? wrap + 3 : (widths[kind] ?? amountWidth));
}

const headOf = (layout: TextLayout) =>
  layout.padded
    ? layout.columns
        .map(([kind, words]) => padded(words, kind, layout))
        .join('')
        .trimEnd()
    : layout.columns.map(([, words]) => words).join(' ');

const isAmount = (kind: string) => !(kind in widths) && kind !== 'narration';

function padded(text: string, kind: string, layout: TextLayout): string {
  const width = widthOf(kind, layout);
  return isAmount(kind) ? `${text.padStart(width - 2)}  ` : text.padEnd(width);
}

function rowLines(row: TrueRow, layout: TextLayout, place: number): string[] {
  const style = { ...layout, columns: [], forward: 'none', totals: 'none' } as const;
  const parts = cut(row.narration, layout.wrap);
  const at = layout.amounts === 'first' ? 0 : parts.length - 1;
  const lineOf = (index: number) =>
    layout.columns.map(([kind]) => {
      if (kind === 'narration') return [kind, parts[index] ?? ''] as const;
      const early = kind === 'date' || kind === 'serial';
      return [kind, index === (early ? 0 : at) ? cellText(row, kind, style, place) : ''] as const;
    });
  return parts.map((_, index) => {
    const cells = lineOf(index);
    if (layout.padded)
      return cells
        .map(([kind, text]) => padded(text, kind, layout))
        .join('')
        .trimEnd();
    return cells
      .map(([, text]) => text)
      .filter((text) => text !== '')
      .join(' ');
  });
}

/** Pieces of so many signs, at a space where one is near. */
function cut(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const end = space > most * 0.7 ? space : most;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}
