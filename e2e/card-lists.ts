import type { Locator } from '@playwright/test';
import { type GoldenCard, goldenCards, plain as plainText, plainTitle } from './cards.ts';

interface ShownLine {
  heading: string;
  label: string;
}

/** A card as it stands on a page: its title, its labels in their order, its tables' columns. */
export interface ShownCard {
  title: string;
  lines: ShownLine[];
  tables: { title: string; columns: string[] }[];
}

/** Every card of a part of a page, without what each says of how it was verified. */
export function shownCards(part: Locator): Promise<ShownCard[]> {
  return part.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => {
      const own = (query: string) =>
        [...article.querySelectorAll(query)].filter((found) => !found.closest('details'));
      const text = (found: Element | null | undefined) => found?.textContent?.trim() ?? '';
      return {
        title: text(article.querySelector('h2')),
        lines: own('dt').map((label) => ({
          heading: text(label.closest('section')?.querySelector('h3')),
          label: text(label),
        })),
        tables: own('table').map((table) => ({
          title: text(table.querySelector('caption')),
          columns: [...table.querySelectorAll('thead th')].map(text),
        })),
      };
    }),
  );
}

/** Case, punctuation and "and" apart: the specification writes some labels in prose. */
const plain = (text: string) => plainText(text.replace(/\band\b/gi, ''));

const numbered = / - [123] /;
const titlesOfCard = ({ title }: GoldenCard) =>
  title.split('|').map((one) => plainTitle(one.replace('{instance}', '')));

/** The specification's cards that stand under this title: one, or the two layouts of one. */
function specified(title: string): GoldenCard[] {
  const wanted = plainTitle(title.replace(numbered, ' -  '));
  return goldenCards.filter((card) => titlesOfCard(card).includes(wanted));
}

/** The labels that a card may show, in the specification's order; of each the ways to write it. */
const labelsOf = ({ blocks }: GoldenCard): string[][] =>
  blocks.flatMap(({ labels = [], heading = '' }) =>
    labels.map((label) => label.split('|').flatMap((one) => [plain(one), plain(heading + one)])),
  );

const groupsOf = ({ blocks }: GoldenCard) => blocks.flatMap(({ group }) => (group ? [plain(group)] : []));
const repeatsOf = ({ blocks }: GoldenCard) => blocks.flatMap(({ repeat = [] }) => repeat.map(plain));

/** Labels that the specification does not print for a card, or prints elsewhere. Those without data are not drawn. */
function misplaced({ lines }: ShownCard, card: GoldenCard): string[] {
  // Of the medical council it prints a number of fields alone (test/coverage/cards.ts counts them).
  if (card.atLeast !== undefined) return [];
  const [labels, groups, repeats] = [labelsOf(card), groupsOf(card), repeatsOf(card)];
  let from = 0;
  const wrong = lines.filter(({ heading, label }) => {
    const text = plain(label);
    if (groups.includes(plain(heading)) || repeats.includes(text)) return false;
    const at = labels.findIndex((ways, index) => index >= from && ways.includes(text));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  return wrong.map(({ label }) => label);
}

function otherTables({ tables }: ShownCard, { blocks, moreTables = [] }: GoldenCard): string[] {
  const wanted = blocks.flatMap(({ table }) => (table ? [table.columns.map(plain).join()] : []));
  return tables
    .filter(
      ({ title, columns }) => !moreTables.includes(title) && !wanted.includes(columns.map(plain).join()),
    )
    .map(({ title, columns }) => `${title}: ${columns.join(', ')}`);
}

/** How cards differ from the specification's lists, by title: labels that it does not print there, tables with other columns. */
export function differences(cards: readonly ShownCard[]): Record<string, string[]> {
  const found = cards.flatMap((shown) => {
    const byLayout = specified(shown.title).map((card) => [
      ...misplaced(shown, card),
      ...otherTables(shown, card),
    ]);
    const [best = []] = byLayout.sort((a, b) => a.length - b.length);
    return best.length > 0 ? [[shown.title, best] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The cards that do not draw every label that the specification prints for them, for want of data. */
export function undrawn(cards: readonly ShownCard[]): ShownCard[] {
  return cards.filter((shown) => {
    const drawn = shown.lines.map(({ label }) => plain(label));
    const byLayout = specified(shown.title).map((card) =>
      labelsOf(card).filter((ways) => !ways.some((way) => drawn.includes(way))),
    );
    const [best = []] = byLayout.sort((a, b) => a.length - b.length);
    return best.length > 0;
  });
}
