import type { Page } from '@playwright/test';
import { places } from './pages.ts';

const staff = /^\/(?:admin|login-admin|login-team|login-sso|forgot-password|join|digi-report)(?:[/?]|$)/;
const portal = places.filter(({ path }) => !staff.test(path));
const walkLength = 10;

/** Every portal page, in walks of one person that run side by side. */
export const walks = Object.entries(Object.groupBy(portal, ({ as }) => as?.login ?? 'nobody')).flatMap(
  ([who, theirs = []]) =>
    Array.from({ length: Math.ceil(theirs.length / walkLength) }, (_, walk) => ({
      name: `walk ${walk + 1} of ${who}`,
      mine: theirs.slice(walk * walkLength, (walk + 1) * walkLength),
    })),
);

/** Texts on the page, each with whether it is cut off and in which language its part of the page is. */
export const textsOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; whole: string; clipped: boolean; heard: boolean; language: string }[] = [];
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
      found.push({ text, whole: parent.textContent ?? '', clipped, heard, language });
    }
    return found;
  });
