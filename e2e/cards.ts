import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

export interface GoldenCard {
  document: string;
  method: string;
  title: string;
  prose?: boolean;
  /** It prints a number of fields in place of labels. */
  atLeast?: number;
  moreTables?: string[];
  blocks: {
    labels?: string[];
    heading?: string;
    group?: string;
    repeat?: string[];
    table?: { title: string; columns: string[] };
  }[];
}

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`../test/golden/${name}.json`, import.meta.url), 'utf8'));

/** The specification's cards and reports, transcribed in test/golden. */
export const goldenCards = golden('cards') as GoldenCard[];
const reports = golden('reports') as Record<'full' | 'verification', { order: string[] }>;

/** Case, punctuation and spaces apart, and "Details" of a title apart: the specification writes some in prose. */
export const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
export const plainTitle = (text: string) => plain(text).replace(/details$/, '');

const slotted = (title: string) =>
  title.includes('{instance}')
    ? [1, 2, 3].map((instance) => title.replace('{instance}', String(instance)))
    : [title];

/** The titles that a report shows when everything is given, in the specification's order, each once. */
export function titlesOf(report: 'full' | 'verification'): string[] {
  const titles = reports[report].order.flatMap((name) => {
    const [document, method] = name.split('.');
    const found = goldenCards.filter(
      (card) => card.document === document && (!method || card.method === method),
    );
    if (found.length === 0) throw new Error(`test/golden/cards.json has no card of ${name}`);
    const byInstance = found.map(({ title }) => slotted(title));
    return (byInstance[0] ?? []).flatMap((_, instance) =>
      byInstance.map((each) => plainTitle(each[instance] ?? '')),
    );
  });
  return [...new Set(titles)];
}

export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true });

/**
 * The card stands there, with every label that the specification gives it, in its order. `unsaid`: labels of which the
 * source says nothing, so that they are not shown.
 */
export async function expectCard(
  card: Locator,
  document: string,
  method: string,
  unsaid: readonly string[] = [],
): Promise<void> {
  await expect(card).toBeVisible();
  const spec = goldenCards.find((each) => each.document === document && each.method === method);
  if (!spec) throw new Error(`test/golden/cards.json has no ${document}.${method}`);
  const wanted = spec.blocks.flatMap(({ labels = [], heading = '' }) =>
    labels
      .filter((label) => !unsaid.some((one) => plain(one) === plain(label)))
      .map((label) => ({ label, heading })),
  );
  const shown = (await card.locator('dt').allTextContents()).map(plain);
  let from = 0;
  for (const { label, heading } of wanted) {
    const fits = (text: string) => text === plain(label) || text === plain(heading + label);
    const at = shown.findIndex((text, index) => index >= from && fits(text));
    expect(
      at,
      `"${label}" after ${shown[from - 1] ?? 'the title'} of ${shown.join(' ')}`,
    ).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  for (const { table } of spec.blocks) {
    if (!table) continue;
    const region = card.getByRole('table', { name: table.title });
    await expect(region.getByRole('columnheader')).toHaveText(table.columns);
  }
}
