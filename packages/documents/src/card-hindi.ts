import type { Card, ShownBlock, ShownRow } from './card.ts';
import { labelsHindi } from './labels-hindi.ts';
import { titlesHindi } from './titles-hindi.ts';

const label = (english: string) => labelsHindi[english] ?? english;

/** A document's or card's title in Hindi, where there is one. */
export function hindiTitle(card: Pick<Card, 'title'>, instance?: number): string {
  return (titlesHindi[card.title] ?? card.title).replace('{instance}', String(instance ?? 1));
}

const row = (shown: ShownRow): ShownRow => ({ ...shown, label: label(shown.label) });

/** What a card shows, with its labels in Hindi where there are some. Values stay as the registry spelled them. */
export function hindiBlock({ heading, rows, tables, repeats }: ShownBlock): ShownBlock {
  return {
    ...(heading ? { heading: label(heading) } : {}),
    rows: rows.map(row),
    repeats: repeats.map((rows) => rows.map(row)),
    tables: tables.map((table) => ({
      ...table,
      title: label(table.title),
      columns: table.columns.map((column) => ({ ...column, label: label(column.label) })),
    })),
  };
}
