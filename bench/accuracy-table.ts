import { type AreaName, areas, type Tally } from './accuracy-areas.ts';
import { median } from './measure.ts';

/** A line of the table: an area, or a paper or bank in it. */
interface Row {
  name: string;
  of: string;
  tallies: readonly Tally[];
}

const sum = (tallies: readonly Tally[], of: (tally: Tally) => number) =>
  tallies.reduce((all, tally) => all + of(tally), 0);

/** Milliseconds below a second, seconds from there on. */
const shownTime = (ms: number) =>
  ms < 1 ? `${ms.toFixed(2)} ms` : ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;

function cellsOf({ name, of, tallies }: Row): string[] {
  const numbers = [
    sum(tallies, ({ tried }) => tried),
    sum(tallies, ({ right }) => right),
    sum(tallies, ({ asked }) => asked),
    sum(tallies, ({ refused }) => refused),
    sum(tallies, ({ silent }) => silent.length),
  ];
  return [
    name,
    of,
    ...numbers.map((number) => number.toLocaleString('en')),
    shownTime(median(tallies.map(({ processorMs }) => processorMs))),
  ];
}

const head = ['area', 'of', 'tried', 'right', 'asked', 'refused', 'silently wrong', 'processor (median)'];

/** The table of what was tried and what became of it, area by area and in each by its lines; then what is silently wrong. */
export function accuracyTable(found: ReadonlyMap<AreaName, readonly Tally[]>): string {
  const rows = [...found].flatMap(([name, tallies]): Row[] => {
    const { of } = areas[name];
    const lines = Map.groupBy(tallies, ({ line }) => line);
    return [
      { name, of, tallies },
      ...[...lines].map(([line, own]): Row => ({ name: `  ${line}`, of: '', tallies: own })),
    ];
  });
  const cells = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const cell = (text: string, at: number) =>
    at < 2 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  const silent = [...found.values()].flat().flatMap((tally) => tally.silent);
  return [
    ...cells.map((row) => row.map(cell).join('  ').trimEnd()),
    ...silent.map((what) => `WRONG WITHOUT A QUESTION ${what}`),
  ].join('\n');
}
