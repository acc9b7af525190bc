import type { Place } from '../statement.ts';

/** One row of a sheet or a CSV file: what its cells print. Dates stored as such are YYYY-MM-DD. */
export interface GridRow {
  cells: string[];
  at: Place;
}

/** What is read of a file at most. Ten years of a busy shop have fewer rows. */
export const gridLimits = { rows: 200_000, columns: 60, sheets: 12, cellLength: 4_000 } as const;
