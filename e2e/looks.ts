import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with the page as it stands, with the places where. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(found.passes.length).toBeGreaterThan(5);
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
}

/** Puts the page in light or dark, as its own switch does. */
export const paint = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.scheme = chosen;
  }, scheme);

/** How far the page can be pushed sideways, and what sticks out. */
export const overhang = (page: Page): Promise<{ by: number; what: string[] }> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right > wide + 1 && getComputedStyle(element).position !== 'absolute';
    });
    return {
      by: document.documentElement.scrollWidth - wide,
      what: out
        .slice(-3)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
    };
  });
