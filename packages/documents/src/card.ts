import { type Format, format } from './format.ts';
import { type ItemAt, isEmpty, type ListPathOf, type PathOf, readPath } from './paths.ts';

/** One labelled line of a card. Several paths are joined by a space ("name plus last name"), or by `join`. */
export interface Row<P extends string = string> {
  label: string;
  path: P | readonly P[];
  format?: Format;
  join?: string;
  /** The texts of a list one below the other, under the block's heading: its label is blank. */
  list?: true;
}

/** A list of records shown as rows and columns. Not drawn when the list is empty. */
export interface Table<L extends string = string, P extends string = string> {
  title: string;
  list: L;
  columns: readonly Row<P>[];
  /** Label of a first column that counts the rows from 1 ("Serial Number"); none when absent. */
  numbered?: string;
  /** What an empty cell shows; the specification's NREGA table says NA. */
  empty?: string;
  /** A fixed height in pixels with its own scroll (the Transaction Details table: 300). */
  scroll?: number;
}

/** A list of records shown one after the other, each as labelled lines (MCA directors). */
export interface Repeat<L extends string = string, P extends string = string> {
  list: L;
  rows: readonly Row<P>[];
}

/** One part of a card, shown only when any of its data exists. */
export interface Block {
  heading?: string;
  rows?: readonly Row[];
  tables?: readonly Table[];
  repeat?: Repeat;
}

export interface Card {
  /** The specification's title; `{instance}` stands for the instance's number (Form16 - {instance} Details). */
  title: string;
  /** Where the record holds a portrait that the specification's rows do not name: shown beside them, without a label. */
  photo?: string;
  blocks: readonly Block[];
}

type TableOf<T> = { [L in ListPathOf<T>]: Table<L, PathOf<ItemAt<T, L>>> }[ListPathOf<T>];
type RepeatOf<T> = { [L in ListPathOf<T>]: Repeat<L, PathOf<ItemAt<T, L>>> }[ListPathOf<T>];

/** A card whose every path the compiler checks against the record type `T`. */
export interface CardOf<T> {
  title: string;
  photo?: PathOf<T>;
  blocks: readonly {
    heading?: string;
    rows?: readonly Row<PathOf<T>>[];
    tables?: readonly TableOf<T>[];
    repeat?: RepeatOf<T>;
  }[];
}

export interface ShownRow {
  label: string;
  text: string;
  format: Format;
  /** The texts of a list, to be shown one below the other. */
  items?: string[];
}
export interface ShownTable {
  title: string;
  columns: { label: string; format: Format }[];
  rows: string[][];
  scroll?: number;
}
export interface ShownBlock {
  heading?: string;
  rows: ShownRow[];
  tables: ShownTable[];
  repeats: ShownRow[][];
}

function rowText(row: Row, value: unknown): string {
  const paths = typeof row.path === 'string' ? [row.path] : row.path;
  return paths
    .map((path) => format(readPath(value, path), row.format ?? 'text'))
    .filter((text) => text !== '')
    .join(row.join ?? ' ');
}

function shownRows(rows: readonly Row[] | undefined, value: unknown): ShownRow[] {
  return (rows ?? [])
    .map((row) => ({
      label: row.label,
      text: rowText(row, value),
      format: row.format ?? 'text',
      ...(row.list && { items: listAt(value, String(row.path)).map(String) }),
    }))
    .filter((row) => row.text !== '');
}

function listAt(value: unknown, path: string): unknown[] {
  const list = readPath(value, path);
  return Array.isArray(list) ? list.filter((item) => !isEmpty(item)) : [];
}

function shownTable(table: Table, value: unknown): ShownTable | null {
  const items = listAt(value, table.list);
  if (items.length === 0) return null;
  return {
    title: table.title,
    columns: [
      ...(table.numbered ? [{ label: table.numbered, format: 'text' as const }] : []),
      ...table.columns.map((column) => ({ label: column.label, format: column.format ?? 'text' })),
    ],
    rows: items.map((item, index) => [
      ...(table.numbered ? [String(index + 1)] : []),
      ...table.columns.map((column) => rowText(column, item) || (table.empty ?? '')),
    ]),
    ...(table.scroll ? { scroll: table.scroll } : {}),
  };
}

/**
 * What of `card` is to be drawn for `value`: the one place of the rule "no data, not shown" (C §2).
 * An empty list means that the card renders nothing.
 */
export function visibleBlocks(card: Card, value: unknown): ShownBlock[] {
  if (isEmpty(value)) return [];
  return card.blocks
    .map((block) => ({
      ...(block.heading ? { heading: block.heading } : {}),
      rows: shownRows(block.rows, value),
      tables: (block.tables ?? []).map((table) => shownTable(table, value)).filter((table) => table !== null),
      repeats: block.repeat
        ? listAt(value, block.repeat.list)
            .map((item) => shownRows(block.repeat?.rows, item))
            .filter((rows) => rows.length > 0)
        : [],
    }))
    .filter((block) => block.rows.length + block.tables.length + block.repeats.length > 0);
}

/** The card's title for a instance; slotless cards ignore `instance`. */
export function cardTitle(card: Card, instance?: number): string {
  return card.title.replace('{instance}', String(instance ?? 1));
}
