import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { chromium } from './chromium.ts';
import { filming } from './film.ts';
import { hasState, logIn, type Person, stateFile } from './people.ts';
import { type RunningProduct, startProduct } from './product.ts';
import { type WindowOptions, Windows } from './windows.ts';
import { world } from './world.ts';

export { expect };

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 900 };

export interface Opening extends WindowOptions {
  as?: Person;
}

/** What browsers complain about: errors in the console, thrown errors, answers of 5xx. */
interface Complaints {
  /** Complaints that this journey brings about on purpose. */
  allow: (pattern: RegExp) => void;
  watch: (context: BrowserContext) => void;
}

/**
 * What every browser may complain about: a save of the draft over one that the server wrote meanwhile, with what a source answered.
 * It is merged and saved again (draft-sync.test.ts); whether one is under way just then is nobody's promise.
 */
const mergedDraft = /\b409 \(Conflict\) \(\S+\/applicants\/[\w-]+\/draft\)$/;

interface Journey {
  complaints: Complaints;
  /** A window of its own, as nobody or as a person who is logged in; on a phone unless told otherwise. */
  open: (opening?: Opening) => Promise<Page>;
}

/** The product that runs already, when E2E_SITE and E2E_SANDBOX name one: all workers then share it. */
function givenProduct(): RunningProduct {
  const box = mkdtempSync(join(tmpdir(), 'pramaan-e2e-'));
  return {
    site: process.env.E2E_SITE ?? '',
    sandbox: process.env.E2E_SANDBOX ?? '',
    box,
    end: async () => rmSync(box, { recursive: true, force: true }),
  };
}

interface Workers {
  product: RunningProduct;
  windows: Windows;
  /** Of a browser whose camera shows what `showToCamera` puts before it (camera.ts). */
  filmedWindows: Windows;
}

/** The fixture `open`: what a journey has opened is left when it ends. */
export async function openIn(
  windows: Windows,
  complaints: Complaints,
  use: (open: Journey['open']) => Promise<void>,
): Promise<void> {
  const opened: Page[] = [];
  const page = async (options: WindowOptions) => {
    const made = await windows.open({ viewport: phone, baseURL: world.site, ...options });
    opened.push(made);
    return made;
  };
  await use(async ({ as, ...options } = {}) => {
    if (as && !hasState(as)) {
      const first = await page({});
      await logIn(first, as);
      await first.context().storageState({ path: stateFile(as) });
    }
    const made = await page({ ...options, ...(as ? { storageState: stateFile(as) } : {}) });
    complaints.watch(made.context());
    return made;
  });
  for (const made of opened) await windows.leave(made);
}

export const test = base.extend<Journey, Workers>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const running = process.env.E2E_SITE ? givenProduct() : await startProduct();
      const { site, sandbox, box } = running;
      Object.assign(process.env, { E2E_SITE: site, E2E_SANDBOX: sandbox, E2E_BOX: box });
      await use(running);
      await running.end();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],

  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const allowed: RegExp[] = [mergedDraft];
      const heard: string[] = [];
      const hear = (words: string) => heard.push(words);
      await use({
        allow: (pattern) => allowed.push(pattern),
        watch: (context) => {
          context.on('console', (message) => {
            if (message.type() === 'error') hear(`console: ${message.text()} (${message.location().url})`);
          });
          context.on('weberror', (fault) => hear(`thrown: ${fault.error().message}`));
          context.on('response', (response) => {
            if (response.status() >= 500) hear(`${response.status()} from ${response.url()}`);
          });
        },
      });
      expect(heard.filter((words) => !allowed.some((pattern) => pattern.test(words)))).toEqual([]);
    },
    { auto: true },
  ],
  windows: [
    async ({ browser }, use) => {
      const windows = new Windows(browser);
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],

  // Here, not where it is used: journeys with other fixtures of a worker would need workers, and products, of their own.
  filmedWindows: [
    async ({ playwright, product: _running }, use) => {
      const browser = await playwright.chromium.launch({
        ...chromium,
        args: [...chromium.args, ...filming()],
      });
      const windows = new Windows(browser);
      await use(windows);
      await windows.close();
      await browser.close();
    },
    { scope: 'worker' },
  ],

  open: ({ windows, complaints }, use) => openIn(windows, complaints, use),
});
