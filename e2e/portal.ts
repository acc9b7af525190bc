import { expect, type Page } from '@playwright/test';

export const idProof = '/laas/identity/id-proof';

/** Opens the page of a document and waits for its form or card. */
export async function openDocument(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export const chooseWay = (page: Page, way: string) =>
  page.getByRole('radio', { name: way, exact: true }).check();

export const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true }).click();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A field of the open form by its label, whether it must be filled or may be left. */
export const fieldOf = (page: Page, label: string) =>
  page.locator('form').getByLabel(new RegExp(`^${escaped(label)}( \\(optional\\))?$`));

/** The ways to questions of a long form that are not in view: filled in already, optional, or on another part. */
const waysOn = (page: Page) => [
  page.getByRole('button', { name: 'Change these answers' }),
  page.getByRole('button', { name: 'Continue', exact: true }),
  page.getByText('Add more details (optional)'),
  page.getByRole('button', { name: 'Back', exact: true }),
];

/** Types answers by label, chooses in lists, and leaves the rest as it is. */
export async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  const left = new Map(Object.entries(answers));
  const ways = waysOn(page);
  while (left.size > 0) {
    for (const [label, answer] of left) {
      const field = fieldOf(page, label);
      await expect(field).toBeAttached();
      if (!(await field.isVisible())) continue;
      const isList = await field.evaluate((element) => element.tagName === 'SELECT');
      await (isList ? field.selectOption(answer) : field.fill(answer));
      left.delete(label);
    }
    const [label] = left.keys();
    if (label === undefined) return;
    const way = ways.shift();
    if (!way) throw new Error(`There is no way to “${label}”.`);
    if (await way.isVisible()) await way.click();
  }
}

export const notice = (page: Page, words: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).first();

export const startAgain = (page: Page) =>
  page.getByRole('button', { name: 'Is something wrong? Submit it again' }).click();
