import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import type axe from 'axe-core';

/** A picture of the whole page for people to look at, in the folder that SHOTS names; none is made without it. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS)
    await page.screenshot({
      path: join(process.env.SHOTS, `${name}.png`),
      fullPage: true,
      animations: 'disabled',
    });
}

/** Half as long as the source that axe offers of itself. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
type Rules = { type: 'tag' | 'rule'; values: string[] };
const everyRule: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The rules whose answer hangs on the colours. */
const colourRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe finds wrong with the page as it stands, with the places where; its colours alone, when asked. */
export async function violations(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // At the end of the page nothing lies under what is fixed to the window's edge; what sticks while one scrolls is let go below.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await offerSettling(page);
  // Our pages hold no frames of other sites: axe is asked in the page alone.
  const { passed, faults } = await page.evaluate(
    async (runOnly) => {
      const { axe: checker, settled } = window as unknown as {
        axe: typeof axe;
        settled: () => Promise<void>;
      };
      // In one step with what axe does: an answer between the two could send another colour on its way.
      await settled();
      const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) => getComputedStyle(one).position === 'sticky',
      );
      // It no longer sticks; its children keep their places in it.
      for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: 'auto' });
      const { passes, violations } = await checker.run({ runOnly, resultTypes: ['violations'] });
      for (const { style } of stuck) Object.assign(style, { position: '', inset: '' });
      const faults = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
      );
      return { passed: passes.length, faults };
    },
    what === 'all' ? everyRule : colourRules,
  );
  expect(passed).toBeGreaterThan(what === 'all' ? 5 : 0);
  return faults;
}

/** Gives the page `settled`: it brings to its end what is on its way there. What moves for ever goes on. */
const offerSettling = (page: Page) =>
  page.evaluate(() => {
    const settled = async () => {
      // What inherits a colour that is on its way begins its own way when that one has arrived.
      for (;;) {
        await new Promise(requestAnimationFrame);
        const underWay = document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
        if (underWay.length === 0) return;
        for (const one of underWay) one.finish();
      }
    };
    Object.assign(window, { settled });
  });

/** Puts the page in light or dark, as its own switch does. */
export async function paint(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.scheme = chosen;
  }, scheme);
}

/** How far the page can be pushed sideways, and the innermost parts that stick out; what scrolls by itself may. */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null &&
        element.parentElement !== document.body &&
        scrolls(element.parentElement));
    const out = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() && element.getBoundingClientRect().right > wide + 1 && !scrolls(element),
    );
    const inner = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
    const by = document.documentElement.scrollWidth - wide;
    const what = inner
      .slice(0, 6)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    return by > 0 || what.length > 0 ? [`the page can be pushed ${by} px sideways`, ...what] : [];
  });

/** The two widths that every page is made for, in pixels. */
export const phoneAndDesktop = [360, 1280] as const;

interface Look {
  /** Widths of the window, in pixels. Default: the window as it is. */
  widths?: readonly number[];
  /** Also 320 px, the narrowest phone: nothing may stick out. */
  narrow?: boolean;
  /** Also text twice as large: nothing may stick out. */
  largeText?: boolean;
  /** Pictures for people to look at are called this, with the width and the scheme. */
  shots?: string;
}

const schemes = ['dark', 'light'] as const;
/** How often each page was looked at; the letters of its address begin the count. */
const looksAt = new Map<string, number>();

/**
 * Which of so many looks, of each width in dark and in light, axe is asked in. In the part it is one, which changes from page to
 * page and from state to state: what is wrong in one width or scheme alone is wrong on other pages too. The whole asks in all.
 */
function chosenLooks(page: Page, looks: number): number[] {
  const all = Array.from({ length: looks }, (_, look) => look);
  const path = new URL(page.url()).pathname;
  const before = looksAt.get(path) ?? path.length;
  looksAt.set(path, before + 1);
  if (process.env.SHOTS || amountOf('looksPerState') > 1) return all;
  return [before % looks];
}

/** What axe finds in light and dark, and what sticks out. The page is left light, at its top, in the window as it was. */
export async function faultsOf(
  page: Page,
  { widths, narrow = false, largeText = false, shots }: Look = {},
): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${where}: ${fault}`));
  const before = page.viewportSize();
  const resize = (width: number) => page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
  const asked = widths ?? [before?.width ?? 0];
  const chosen = chosenLooks(page, asked.length * schemes.length);
  for (const [at, width] of asked.entries()) {
    if (widths) await resize(width);
    for (const [which, scheme] of schemes.entries()) {
      if (!chosen.includes(at * schemes.length + which)) continue;
      await paint(page, scheme);
      // What is no colour is the same in both schemes.
      const what = scheme === 'light' || chosen.length === 1 ? 'all' : 'colours';
      note(`${width} px, ${scheme}`, await violations(page, what));
      if (shots) await picture(page, `${shots}-${width}-${scheme}`);
    }
    note(`${width} px`, await sidewaysFaults(page));
  }
  await paint(page, 'light');
  if (narrow) {
    await resize(320);
    note('320 px', await sidewaysFaults(page));
  }
  if (before) await page.setViewportSize(before);
  if (largeText) {
    const style = await page.addStyleTag({ content: 'html { font-size: 200% }' });
    note('text twice as large', await sidewaysFaults(page));
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return found;
}

/** Fails with the faults of the page as it stands (`faultsOf`). */
export async function expectNoFaults(page: Page, look: Look = {}): Promise<void> {
  expect(await faultsOf(page, look), look.shots ?? page.url()).toEqual([]);
}
