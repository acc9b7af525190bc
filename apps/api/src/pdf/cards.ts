import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import {
  type Card,
  cardTitle,
  type ShownBlock,
  type ShownRow,
  visibleBlocks,
} from '@pramaan/documents/card.ts';
import { hindiBlock, hindiTitle } from '@pramaan/documents/card-hindi.ts';
import { format } from '@pramaan/documents/format.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import type { Branding } from './branding.ts';
import { breakable } from './breakable.ts';
import { cardListing } from './card-listing.ts';
import type { Attached, PdfOrder } from './engine.ts';
import { issuedDocumentWords } from './issued-document-words.ts';
import type { Listing, Shown } from './listing.ts';
import { type PicturePlace, pictureShelf } from './pictures.ts';

/** One card of a document, already reduced to what is visible. */
export interface IssuedDocumentCard {
  title: string;
  blocks: readonly ShownBlock[];
  /** The record's portrait, base64. */
  photo?: string;
  /** How the check ended, in words. */
  badge?: { tone: Tone; words: string };
  /** Where the record came from and when: "Registry, 20 Nov 2026". */
  source?: string;
  checks?: readonly Check[];
}

/**
 * A card with a record, as its definition shows it; null without data. The card's own formats mask the numbers.
 *
 * @param data as the reader may see it: `maskedRecord` (packages/documents/src/masking.ts) for all but the person
 */
export function issuedDocumentCard(
  card: Card,
  data: unknown,
  {
    instance,
    language = 'en',
    ...proof
  }: Pick<IssuedDocumentCard, 'badge' | 'source' | 'checks'> & {
    instance?: number;
    language?: CompleteLanguage;
  } = {},
): IssuedDocumentCard | null {
  const blocks = visibleBlocks(card, data);
  if (blocks.length === 0) return null;
  const photo = card.photo ? format(readPath(data, card.photo), 'text') : '';
  const shown =
    language === 'hi'
      ? { title: hindiTitle(card, instance), blocks: blocks.map(hindiBlock) }
      : { title: cardTitle(card, instance), blocks };
  return { ...shown, ...(photo ? { photo } : {}), ...proof };
}

interface IssuedDocumentFacts {
  /** Labelled lines above the cards: the applicant, the loan. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** A first page of its own: how the whole stands, and where each record is from. */
  cover?: Cover;
  attached?: Attached;
}

export interface Cover {
  verdict: readonly { tone: Tone; words: string }[];
  /** Lines under it, each after its heading: what needs attention, what is missing. */
  lines: readonly { heading: string; text: string }[];
  heading: string;
  contents: Listing;
}

export type Tone = 'good' | 'bad' | 'doubt' | 'plain';

/**
 * Cards one below the other, as an order for a PDF (PDF/A-3a, tagged).
 *
 * @param title the document's, in its heading and on every page
 */
export function cardsOrder(
  title: string,
  cards: readonly IssuedDocumentCard[],
  branding: Branding,
  { facts = [], cover, attached }: IssuedDocumentFacts = {},
): PdfOrder {
  const { language = 'en' } = branding;
  const { data, pictures } = cardsData(cards, language);
  const above = facts.map(([label, value]) => [label, breakable(value, room.fact)]);
  const shown = {
    facts: above,
    cover: cover ?? null,
    cards: data,
    empty: issuedDocumentWords[language].empty,
  };
  return { template: 'cards', title, data: shown, branding, pictures, ...(attached ? { attached } : {}) };
}

/** What the template is given, and the pictures it names by their place. */
export function cardsData(cards: readonly IssuedDocumentCard[], language: CompleteLanguage = 'en') {
  const setting = { shelf: pictureShelf(), words: issuedDocumentWords[language] };
  const data = cards.map((card) => shownCard(card, setting));
  return { data, pictures: setting.shelf.pictures() };
}

type Shelf = ReturnType<typeof pictureShelf>;
type Value = Shown | PicturePlace;
interface Setting {
  shelf: Shelf;
  words: (typeof issuedDocumentWords)[CompleteLanguage];
}

/** Room in shares of the letters' size, as templates/cards.typ and house.typ lay it out. */
const room = { heading: 40, fact: 17, label: 17, value: 37, check: 55 };

function shownCard(card: IssuedDocumentCard, setting: Setting) {
  const { title, blocks, photo, badge = null, source = '', checks = [] } = card;
  const { shelf, words } = setting;
  return {
    title: breakable(title, room.heading),
    badge,
    source,
    photo: photo ? shelf.place(photo, { alt: `${words['doc.portrait']}: ${title}`, otherwise: null }) : null,
    blocks: blocks.map((block) => shownBlock(block, title, setting)),
    checks: checks.map((check) => shownCheck(check, words)),
    whole: blocks.every(({ tables }) => tables.length === 0) && linesOf(card) <= mostWhole,
  };
}

/** Lines of a card that stays on one page: a third of it, so that no page ends half empty. */
const mostWhole = 18;
const pictureLines = 7;

function linesOf({ blocks, photo, checks = [] }: IssuedDocumentCard): number {
  const rows = blocks.flatMap((block) => [...block.rows, ...block.repeats.flat()]);
  const lines = rows.map((row) => (row.format === 'image' ? pictureLines : Math.ceil(row.text.length / 60)));
  return lines.reduce((sum, count) => sum + count, checks.length + (photo ? pictureLines : 0));
}

function shownBlock({ heading = '', rows, tables, repeats }: ShownBlock, title: string, setting: Setting) {
  const lines = (group: readonly ShownRow[]) =>
    group.map((row) => [breakable(row.label, room.label), shownValue(row, title, setting)] as const);
  return { heading, rows: lines(rows), repeats: repeats.map(lines), tables: tables.map(cardListing) };
}

function shownValue({ label, text, format: as }: ShownRow, title: string, { shelf, words }: Setting): Value {
  if (as !== 'image') return breakable(text, room.value);
  return shelf.place(text, { alt: `${label}: ${title}`, otherwise: words.unreadable });
}

const checkTones = { passed: 'good', failed: 'bad', doubtful: 'doubt' } as const;

function shownCheck({ name, verdict: result, detail }: Check, words: Setting['words']) {
  return {
    tone: checkTones[result],
    words: words[`doc.proof.${result}`],
    text: breakable(`: ${name}${detail ? ` – ${detail}` : ''}`, room.check),
  };
}
