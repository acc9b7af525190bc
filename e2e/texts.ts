import type { Page } from '@playwright/test';
import { world } from './world.ts';

/** Texts on the page, each with whether it is cut off and in which language it says it is. */
export const textsOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; whole: string; language: string; clipped: boolean; heard: boolean }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (!parent || !/\p{L}/u.test(text) || /^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(parent);
      const box = parent.getBoundingClientRect();
      const heard = box.width <= 2 || box.height <= 2 || style.clipPath !== 'none';
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const clipped =
        !heard &&
        parent.tagName !== 'OPTION' &&
        ((hides(style.overflowX) && parent.scrollWidth > parent.clientWidth + 1) ||
          (hides(style.overflowY) && parent.scrollHeight > parent.clientHeight + 1));
      const language = parent.closest('[lang]')?.getAttribute('lang') ?? '';
      // A message may stand in several nodes of one element.
      found.push({ text, whole: parent.textContent ?? '', language, clipped, heard });
    }
    return found;
  });

/**
 * Every text that tells whose site it is, the longest first: the lender’s name and what it wrote itself, in no language of ours.
 * A line may end after the @ of an address: its two sides are texts of their own.
 */
export async function lendersTexts(page: Page): Promise<string[]> {
  const { result } = await (await page.request.get(`${world.site}/api/site`)).json();
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
  return textsIn(result)
    .flatMap((text) => [text, ...text.split('@')])
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
}
