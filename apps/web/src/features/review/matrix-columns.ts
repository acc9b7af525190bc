import type { MatrixRow } from './use-review.ts';

/** A source that states facts of the person. */
export interface MatrixColumn {
  /** A record's place, or `profile`. */
  source: string;
  title: string;
  /** 2: others are compared with it; 1: something differs; 0: it agrees with all it is compared with. */
  weight: 0 | 1 | 2;
}

const weightOf = (rows: readonly MatrixRow[], source: string): MatrixColumn['weight'] => {
  if (rows.some(({ cells }) => cells[0]?.source === source)) return 2;
  return rows.some(({ cells }) => cells.some((one) => one.source === source && one.match === false)) ? 1 : 0;
};

/** The sources of the facts: those that others are compared with first, then those that differ, then the others. */
export function matrixColumns(rows: readonly MatrixRow[]): MatrixColumn[] {
  const titles = new Map(rows.flatMap(({ cells }) => cells.map(({ source, title }) => [source, title])));
  return [...titles]
    .map(([source, title]) => ({ source, title, weight: weightOf(rows, source) }))
    .sort((one, other) => other.weight - one.weight);
}
