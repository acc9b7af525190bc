import { type Card, visibleBlocks } from '@pramaan/documents/card.ts';
import type { Proof } from '../../documents/Provenance.tsx';

/** One card of a report, filled or still awaited. */
export interface ReportCard {
  /** Its place in the page, for links to it. */
  id: string;
  title: string;
  card: Card;
  data: unknown;
  instance?: number;
  proof?: Proof;
  waiting?: boolean;
}

/** More lines than this, or a table, and a card takes the whole width. */
const longest = 14;

function isLong({ card, data }: ReportCard): boolean {
  const blocks = visibleBlocks(card, data);
  const lines = blocks.reduce((count, block) => count + block.rows.length + block.repeats.flat().length, 0);
  return lines > longest || blocks.some((block) => block.tables.length > 0);
}

/** Which cards take the whole width: long ones, and one that would stand alone before a long one or at the end. */
export function wideCards(cards: readonly ReportCard[]): ReadonlySet<string> {
  const wide = new Set<string>();
  let alone: string | null = null;
  for (const place of cards) {
    if (isLong(place)) {
      wide.add(place.id);
      if (alone) wide.add(alone);
      alone = null;
    } else alone = alone ? null : place.id;
  }
  if (alone) wide.add(alone);
  return wide;
}
