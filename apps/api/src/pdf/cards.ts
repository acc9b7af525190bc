import {
  type Card,
  cardTitle,
  type ShownBlock,
  type ShownRow,
  visibleBlocks,
} from '@pramaan/documents/card.ts';
import { format } from '@pramaan/documents/format.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import type { Branding } from './branding.ts';
import { breakable } from './breakable.ts';
import { cardListing } from './card-listing.ts';
import { makePdf } from './engine.ts';
import type { Shown } from './listing.ts';
import { pictureShelf } from './pictures.ts';

/** One card of a paper, already reduced to what is visible. */
export interface PaperCard {
  title: string;
  blocks: readonly ShownBlock[];
  /** The record's portrait, base64. */
  photo?: string;
  /** How the check ended, in words. */
  badge?: { tone: 'good' | 'bad' | 'doubt' | 'plain'; words: string };
  /** Where the record came from and when: "Registry, 20 Nov 2026". */
  source?: string;
  checks?: readonly Check[];
}

/**
 * A card with a record, as its definition shows it; null without data. The card's own formats mask the numbers.
 *
 * @param data as the reader may see it: `maskedRecord` (packages/documents/src/masking.ts) for all but the person
 */
export function paperCard(
  card: Card,
  data: unknown,
  { slot, ...proof }: Pick<PaperCard, 'badge' | 'source' | 'checks'> & { slot?: number } = {},
): PaperCard | null {
  const blocks = visibleBlocks(card, data);
  if (blocks.length === 0) return null;
  const photo = card.photo ? format(readPath(data, card.photo), 'text') : '';
  return { title: cardTitle(card, slot), blocks, ...(photo ? { photo } : {}), ...proof };
}

export interface PaperFacts {
  /** Labelled lines above the cards: the applicant, the loan. */
  facts?: readonly (readonly [label: string, value: string])[];
}

/**
 * Cards one below the other as a PDF (PDF/A-3a, tagged). Throws Error when it could not be made.
 *
 * @param title the paper's, in its heading and on every page
 */
export async function cardsPdf(
  title: string,
  cards: readonly PaperCard[],
  branding: Branding,
  { facts = [] }: PaperFacts = {},
): Promise<Uint8Array> {
  const { data, pictures } = await cardsData(cards);
  const above = facts.map(([label, value]) => [label, breakable(value, room.fact)]);
  return makePdf({ template: 'cards', title, data: { facts: above, cards: data }, branding, pictures });
}

/** What the template is given, and the pictures it names by their place. */
export async function cardsData(cards: readonly PaperCard[]) {
  const shelf = pictureShelf();
  const data: unknown[] = [];
  for (const card of cards) data.push(await shownCard(card, shelf));
  return { data, pictures: shelf.pictures };
}

type Shelf = ReturnType<typeof pictureShelf>;
type Value = Shown | { picture: number; alt: string };

const unreadable = 'This picture cannot be shown.';
/** Room in shares of the letters' size, as templates/cards.typ and house.typ lay it out. */
const room = { heading: 40, fact: 17, label: 17, value: 37, check: 55 };

async function shownCard(card: PaperCard, shelf: Shelf) {
  const { title, blocks, photo, badge = null, source = '', checks = [] } = card;
  const shown: unknown[] = [];
  for (const block of blocks) shown.push(await shownBlock(block, title, shelf));
  return {
    title: breakable(title, room.heading),
    badge,
    source,
    photo: photo ? await pictureOf(photo, 'Portrait', title, shelf) : null,
    blocks: shown,
    checks: checks.map(shownCheck),
    whole: blocks.every(({ tables }) => tables.length === 0) && linesOf(card) <= mostWhole,
  };
}

/** Lines of a card that stays on one page: a third of it, so that no page ends half empty. */
const mostWhole = 18;
const pictureLines = 7;

function linesOf({ blocks, photo, checks = [] }: PaperCard): number {
  const rows = blocks.flatMap((block) => [...block.rows, ...block.repeats.flat()]);
  const lines = rows.map((row) => (row.format === 'image' ? pictureLines : Math.ceil(row.text.length / 60)));
  return lines.reduce((sum, count) => sum + count, checks.length + (photo ? pictureLines : 0));
}

async function shownBlock({ heading = '', rows, tables, repeats }: ShownBlock, title: string, shelf: Shelf) {
  const lines: (readonly [Shown, Value])[][] = [];
  for (const group of [rows, ...repeats]) {
    const shown: (readonly [Shown, Value])[] = [];
    for (const row of group)
      shown.push([breakable(row.label, room.label), await shownValue(row, title, shelf)]);
    lines.push(shown);
  }
  const [first = [], ...others] = lines;
  return { heading, rows: first, repeats: others, tables: tables.map(cardListing) };
}

async function shownValue(
  { label, text, format: as }: ShownRow,
  title: string,
  shelf: Shelf,
): Promise<Value> {
  if (as !== 'image') return breakable(text, room.value);
  return (await pictureOf(text, label, title, shelf)) ?? unreadable;
}

async function pictureOf(text: string, label: string, title: string, shelf: Shelf) {
  const picture = await shelf.place(text);
  return picture === null ? null : { picture, alt: `${label}: ${title}` };
}

const checkWords = {
  passed: { tone: 'good', words: 'Passed' },
  failed: { tone: 'bad', words: 'Failed' },
  doubtful: { tone: 'doubt', words: 'Doubtful' },
} as const;

function shownCheck({ name, outcome, detail }: Check) {
  const { tone, words } = checkWords[outcome];
  return { tone, words, text: breakable(`: ${name}${detail ? ` – ${detail}` : ''}`, room.check) };
}
