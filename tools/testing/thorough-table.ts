import type { AmountName } from '@pramaan/documents/fixtures/amounts.ts';
import type { Figure } from '@pramaan/documents/fixtures/figures.ts';
import type { Outcome } from './outcome.ts';

/** What a job tries and how often, known before it runs. */
export interface Line {
  what: string;
  tried: number | null;
  amount: AmountName | null;
}

/** A job of the thorough run that has ended. */
export interface Ended {
  lines: readonly Line[];
  seconds: number;
  outcome: Outcome;
}

type Row = readonly string[];

const head: Row = ['what', 'tried', 'measured', 'bound', 'seconds', 'tests'];
/** Columns of numbers. */
const toTheRight = [1, 4];
const shown = (tried: number | null) => tried?.toLocaleString('en') ?? '';

const figureRow = ({ what, tried, measured, bound, holds }: Figure): Row => [
  what,
  shown(tried),
  holds ? measured : `${measured} OVER`,
  bound,
];

function rowsOf({ lines, seconds, outcome }: Ended): Row[] {
  const { passed, failed, skipped, figures = [] } = outcome;
  const counted = new Set(figures.map(({ amount }) => amount));
  const plain = lines.filter(({ amount }) => (amount === null ? figures.length === 0 : !counted.has(amount)));
  const rows = [
    ...figures.map(figureRow),
    ...plain.map(({ what, tried }): Row => [what, shown(tried), '', '']),
  ];
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  const result = failed > 0 ? `${failed} FAILED, ${passed} passed` : `${passed} passed`;
  // The job's time and end stand once, beside its first line.
  return rows.map((row, at) => [...row, ...(at === 0 ? [seconds.toFixed(0), result + left] : ['', ''])]);
}

/** How many figures are above their bound. */
export const overIn = ({ figures = [] }: Outcome): number => figures.filter(({ holds }) => !holds).length;

/** One table: what was tried and how often, what was measured, what it must be, how long it took and how it ended. */
export function thoroughTable(ended: readonly Ended[]): string {
  const rows = [head, ...ended.flatMap(rowsOf)];
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const cell = (text: string, at: number) =>
    toTheRight.includes(at) ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
