import { findLabel } from '../printed-forms/labels.ts';
import { groupsOf, type Row } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';
import { type Found, found } from './found.ts';

/**
 * The values of a grid whose cells show their label and below it the value. A word belongs to the last label that
 * begins at or before it. A cell left empty has no entry.
 */
export function gridOf(rows: readonly Row[], labels: readonly (readonly string[])[]): Map<string, Found> {
  const cells = new Map<string, Found>();
  const heads = labels.map((names) => ({ names, index: rows.findIndex((row) => hasAll(row, names)) }));
  for (const { names, index } of heads) {
    const head = rows[index];
    if (!head) continue;
    const columns = allColumns(head, names);
    const values = new Map<string, Word[]>();
    for (const row of rows.slice(index + 1, index + 4)) {
      const near = row.page === head.page && row.box.top - head.box.top < 2.5 * head.box.height;
      if (!near || heads.some(({ index: other }) => rows[other] === row)) break;
      for (const word of row.words) {
        const column = columns.filter(({ left }) => left <= word.box.left + head.box.height / 2).at(-1);
        if (column?.name) values.set(column.name, [...(values.get(column.name) ?? []), word]);
      }
    }
    for (const [name, words] of values) {
      const cell = found(head.page, words);
      if (cell) cells.set(name, cell);
    }
  }
  return cells;
}

/** At least two of a row's labels, or all when it has one: a word such as "State" alone proves no row. */
function hasAll(row: Row, names: readonly string[]): boolean {
  return columnsOf(row, names).length >= Math.min(2, names.length);
}

/** A column of the grid; one without a name is nobody's here. */
interface Column {
  name: string;
  left: number;
}

/** The labels' columns and, so that their values are not taken for a neighbour's, those of other labels on the row. */
function allColumns(row: Row, names: readonly string[]): Column[] {
  const known = columnsOf(row, names);
  const starts = groupsOf(row.words, 1.4).flatMap(([first]) => first?.box.left ?? []);
  const others = starts.filter(
    (left) => !known.some((column) => Math.abs(column.left - left) < row.box.height),
  );
  return [...known, ...others.map((left) => ({ name: '', left }))].sort((a, b) => a.left - b.left);
}

function columnsOf(row: Row, names: readonly string[]): Column[] {
  const columns: Column[] = [];
  let after = 0;
  for (const name of names) {
    const place = findLabel(name, row, 0, after);
    const word = place ? row.words[row.origins[place.from]?.word ?? -1] : undefined;
    if (!place || !word) continue;
    columns.push({ name, left: word.box.left });
    after = place.to;
  }
  return columns;
}
