import { breakable } from './breakable.ts';

/** A text, or its parts between which a line may end. */
export type Shown = string | string[];

export interface ListColumn {
  label: Shown;
  /** Of the page's width, beside the others'. */
  share: number;
  /** Amounts stand at the right, so that their digits stand below each other. */
  right: boolean;
}

/** A list as `listed` of templates/house.typ draws it. */
export interface Listing {
  columns: ListColumn[];
  rows: Shown[][];
  /** A row may go on over the page: some cell is long. */
  breakable: boolean;
}

/** Points: A4 without the margins of house.typ, and what a cell keeps free at its sides. */
export const pageWidth = 516;
export const cellInset = 8;
/** Letters: of the narrowest column, less than a page. */
const longCell = 150;

/**
 * A list whose words stay in their cells.
 *
 * @param columns with the share of each; `size` is the letters' in points
 */
export function listing(columns: readonly ListColumn[], rows: readonly string[][], size: number): Listing {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const room = columns.map(({ share }) => ((pageWidth * share) / all - cellInset) / size);
  return {
    columns: columns.map((column, at) => ({
      ...column,
      label: breakable(String(column.label), room[at] ?? 0),
    })),
    rows: rows.map((row) => row.map((text, at) => breakable(text, room[at] ?? 0))),
    breakable: rows.some((row) => row.some((text) => text.length > longCell)),
  };
}
