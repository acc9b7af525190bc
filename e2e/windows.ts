import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export type WindowOptions = BrowserContextOptions;

type State = Exclude<NonNullable<WindowOptions['storageState']>, string>;

/**
 * Movements only show where something went: without them a journey waits for none to end. What a service worker answers, a
 * journey that breaks a request would not see.
 */
const usual = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
const nobody: State = { cookies: [], origins: [] };
/** A document of the site without any script: the keys of another person can be put in there. */
const quietPage = '/health/live';

/** Has the page another clock than the machine's? Playwright then gives it to every page of the window. */
const hasOwnClock = (page: Page) => page.evaluate(() => '__pwClock' in globalThis);

const stateOf = (state: WindowOptions['storageState'] = nobody): State =>
  typeof state === 'string' ? (JSON.parse(readFileSync(state, 'utf8')) as State) : state;

/**
 * The windows of a worker's journeys. One that a journey has left is opened again for another person: nothing of the one
 * before is in it, but the app's files are in its cache and its code is compiled, and a page costs half. A window whose page has
 * a clock or scripts of its own, or a device beside it, is not opened again, nor one of which nothing can be asked any more.
 */
export class Windows {
  readonly #browser: Browser;
  /** Those to be opened again, by their options. */
  readonly #left = new Map<string, Window[]>();
  readonly #windows = new Map<Page, Window>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A window with one page, which shows nothing yet. */
  async open({ storageState, ...options }: WindowOptions): Promise<Page> {
    const left = this.#left.get(JSON.stringify(options))?.pop();
    if (left) {
      await enter(left, stateOf(storageState));
      return left.page;
    }
    const context = await this.#browser.newContext({
      ...usual,
      ...options,
      storageState: stateOf(storageState),
    });
    const page = await context.newPage();
    const made: Window = { page, options, devtools: await context.newCDPSession(page), altered: false };
    noteAlterations(made);
    this.#windows.set(page, made);
    return page;
  }

  async leave(page: Page): Promise<void> {
    const left = this.#windows.get(page);
    if (!left || !(await clear(left).catch(() => false))) {
      this.#windows.delete(page);
      await page.context().close();
      return;
    }
    const kind = JSON.stringify(left.options);
    this.#left.set(kind, [...(this.#left.get(kind) ?? []), left]);
  }

  async close(): Promise<void> {
    for (const page of this.#windows.keys()) await page.context().close();
  }
}

interface Window {
  page: Page;
  options: WindowOptions;
  devtools: CDPSession;
  /** Something was put beside its page that cannot be taken away again. */
  altered: boolean;
}

/** Scripts that run before those of every page, and devices. */
function noteAlterations(window: Window): void {
  const { page } = window;
  const context = page.context();
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...script) => {
    window.altered = true;
    return addInitScript(...script);
  };
  const newCDPSession = context.newCDPSession.bind(context);
  context.newCDPSession = (target) => {
    window.altered = true;
    return newCDPSession(target);
  };
}

/** What journeys listen to on a page. */
const heard = ['request', 'requestfinished', 'requestfailed', 'response', 'filechooser', 'dialog'] as const;

/** Takes from a window what its journey left there. False when that cannot be done. */
async function clear({ page, options, altered }: Window): Promise<boolean> {
  if (altered) return false;
  const { viewport, baseURL = '' } = options;
  const context = page.context();
  for (const event of ['console', 'weberror', 'response'] as const) context.removeAllListeners(event);
  for (const event of heard) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([
    // A handler may still be at work on a request of the page that is left: Playwright goes on with the request itself, and
    // what the handler then answers would be an error of a journey that has passed.
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearPermissions(),
    context.setOffline(false),
  ]);
  await page.goto(baseURL + quietPage);
  if (await hasOwnClock(page)) return false;
  if (viewport) await page.setViewportSize(viewport);
  // Where it stayed it would lie on a button of the next page.
  await page.mouse.move(-1, -1);
  return true;
}

/** Gives a window that was left to the person whose cookies and keys `state` holds. */
async function enter({ page, devtools }: Window, { cookies, origins }: State): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  if (cookies.length > 0) await context.addCookies(cookies);
  await page.evaluate(
    async (items) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
  await devtools.send('Page.resetNavigationHistory');
}
