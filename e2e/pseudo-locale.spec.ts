import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withIds } from './ids.ts';
import { sidewaysFaults } from './looks.ts';
import { portal, walksOf } from './portal-pages.ts';
import { inLongerWords } from './sizes.ts';
import { expect, test } from './test.ts';
import { textsOn } from './texts.ts';

/*
 * The portal in the pseudo-locale: English that is accented, a third longer and in ⟦ ⟧. What stands on a page without those
 * signs comes from no message; what is cut off would be cut off in a language with longer words.
 */

test.describe.configure({ mode: 'parallel' });

/** The web app built in the pseudo-locale (tools/testing/journeys.ts). */
const built = process.env.E2E_PSEUDO ?? '';
/** What the documents and the contract declare: not yet messages. */
const declared = (): string[] =>
  JSON.parse(readFileSync(join(built, '.vite', 'declared.json'), 'utf8')) as string[];

/** Sends the pages and files of the pseudo-locale in place of the product's. */
async function inPseudoLocale(page: Page): Promise<void> {
  const html = readFileSync(join(built, 'index.html'), 'utf8');
  await page.route('**/*', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const file = join(built, path);
    if (request.resourceType() === 'document') {
      const response = await route.fetch();
      const isPage = (response.headers()['content-type'] ?? '').startsWith('text/html');
      await route.fulfill(isPage ? { response, body: html } : { response });
    } else if (path.startsWith('/assets/') && existsSync(file)) await route.fulfill({ path: file });
    else await route.fallback();
  });
}

/** Every text that a reply of the server holds. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]);
}

const simple = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
/** Days, months and times as `Intl` writes them; numbers; names of languages in their own script. */
const written =
  /^(?:[\d\s.,:/–₹%+-]|am|pm|ist|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*)+$|^(?:english|हिन्दी|मराठी)$/;

for (const { name, mine } of inLongerWords(walksOf(portal)))
  test(`${name}: on ${mine.length} portal pages every text is a message or data, and none is cut off at 360 px`, async ({
    open,
    complaints,
  }) => {
    // A page that Playwright sends may not load a script of the practice world.
    complaints.allow(/dl\.js|Digilocker/);
    // Nobody's link to a bank page is refused.
    complaints.allow(/400 .*bankPage/);
    const as = mine[0]?.as;
    const page = await open(as ? { as } : {});
    const strings = declared();
    const data = new Set(strings.map(simple));
    // Declared texts with values: `{lender} may …`, `Like …`.
    const patterns = strings
      .filter((text) => /\{\w+\}|^Like $/.test(text))
      .map(
        (text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}|$/g, '.*')}$`),
      );
    const fromServer = new Set<string>();
    page.on('response', async (response) => {
      if (!/\/(?:api|kyc)\//.test(response.url())) return;
      const body: unknown = await response.json().catch(() => null);
      for (const text of textsIn(body)) {
        data.add(simple(text));
        for (const word of simple(text).split(/[^\p{L}\p{N}]+/u)) fromServer.add(word);
      }
    });
    await inPseudoLocale(page);
    const faults: string[] = [];
    for (const { path } of mine) {
      await page.goto(await withIds(path, open, 'Meena Example'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const stored = await page.evaluate(() =>
        Object.values({ ...localStorage, ...sessionStorage }).join('\n'),
      );
      const texts = [...data];
      const isData = (text: string): boolean => {
        const plain = simple(text);
        if (plain.length < 2 || written.test(plain) || data.has(plain)) return true;
        if (texts.some((one) => one.includes(plain) || (one.length > 3 && plain === `${one}.`))) return true;
        if (simple(stored).includes(plain) || patterns.some((pattern) => pattern.test(text))) return true;
        // An address is put together from its parts.
        if (/\d/.test(plain) && plain.split(/[^\p{L}\p{N}]+/u).every((word) => fromServer.has(word)))
          return true;
        const parts = text.split(/\s*[·,:;()|–—]\s*|\s-\s/).filter((part) => /\p{L}/u.test(part));
        return parts.length > 1 && parts.every(isData);
      };
      for (const { text, whole, clipped } of await textsOn(page)) {
        const isMessage = whole.includes('⟦') && /[⟦⟧]/.test(whole);
        if (!isMessage && !isData(text)) faults.push(`${path}: foreign "${text}"`);
        if (clipped) faults.push(`${path}: clipped "${text}"`);
      }
      for (const fault of await sidewaysFaults(page)) faults.push(`${path}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
