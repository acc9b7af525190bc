import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

export type WindowOptions = BrowserContextOptions;

/** Movements only show where something went: without them a journey waits for none to end. */
const usual = { reducedMotion: 'reduce' } as const;
const nobody = { cookies: [], origins: [] };

/** Has the page another clock than the machine's? Playwright then gives it to every page of the window. */
const hasOwnClock = (page: Page) => page.evaluate(() => '__pwClock' in globalThis).catch(() => true);

/**
 * The windows of a worker's journeys. One that a journey has left is opened again for another person: nothing of the one
 * before is in it, but the app's files are in its cache, and a page costs a third less. A window with a clock of its own is not
 * opened again, nor one of which nothing can be asked any more.
 */
export class Windows {
  readonly #browser: Browser;
  readonly #left = new Map<string, BrowserContext[]>();
  readonly #kind = new Map<BrowserContext, string>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open({ storageState = nobody, ...options }: WindowOptions): Promise<BrowserContext> {
    const kind = JSON.stringify(options);
    const left = this.#left.get(kind)?.pop();
    if (left) {
      await left.setStorageState(storageState);
      return left;
    }
    const made = await this.#browser.newContext({ ...usual, ...options, storageState });
    this.#kind.set(made, kind);
    return made;
  }

  async leave(context: BrowserContext): Promise<void> {
    const clocks = await Promise.all(context.pages().map(hasOwnClock));
    if (clocks.length === 0 || clocks.includes(true)) {
      this.#kind.delete(context);
      await context.close();
      return;
    }
    for (const page of context.pages()) await page.close();
    for (const event of ['console', 'weberror', 'response'] as const) context.removeAllListeners(event);
    await context.unrouteAll();
    await context.clearPermissions();
    await context.setOffline(false);
    const kind = this.#kind.get(context) ?? '';
    this.#left.set(kind, [...(this.#left.get(kind) ?? []), context]);
  }

  async close(): Promise<void> {
    for (const contexts of this.#left.values()) for (const context of contexts) await context.close();
  }
}
