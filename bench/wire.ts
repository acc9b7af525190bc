import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { browser as findBrowser } from '../tools/testing/browser.ts';
import { codeAfter, messagesTo } from './codes.ts';
import type { Running } from './product.ts';
import type { Figure } from './table.ts';

/* What a page fetches until it is idle, on the phone and the network of quality.md: 1.6 Mbit/s, 150 ms, a processor four times slower. */

const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slower = 4;
/** Nothing is under way for so long: the page is idle. */
const idleMs = 2_500;
const patienceMs = 60_000;

/** People of the demo: Asha has begun, Ravi has given all. */
const mobiles = { asha: '9000000011', ravi: '9000000012' } as const;

/** A page of the portal, as Asha sees it; `open` also without anybody logged in. */
interface WirePage {
  name: string;
  path: string;
  open?: boolean;
  /** The page that is meant is behind a link of this one, as Ravi sees it: what the link's address has. */
  link?: string;
}

/** Every page of the portal comes in both. */
const languages = { en: 'English', hi: 'Hindi' } as const;
/** What no page may exceed: kB of JavaScript, requests, seconds to the largest paint, shift of the layout. */
interface Most {
  scripts: number;
  requests?: number;
  paint: number;
  shift?: number;
}
const mostOfPortal: Most = { scripts: 130, requests: 25, paint: 2.5, shift: 0.05 };

const wirePages: readonly WirePage[] = [
  { name: 'landing', path: '/', open: true },
  { name: 'login', path: '/login', open: true },
  { name: 'home', path: '/laas' },
  { name: 'document with a card', path: '/laas/identity/id-proof/pan' },
  { name: 'document, empty form', path: '/laas/business/fssai' },
  { name: 'form of many fields', path: '/laas/employment/work' },
  { name: 'banks', path: '/laas/financial/bankStatmentOnline' },
  { name: 'bank account', path: '/laas/financial/bankStatmentOnline', link: '/bankStatmentOnline/' },
  { name: 'DigiLocker', path: '/laas/locker' },
  { name: 'application forms', path: '/laas/loan/application-form' },
  { name: 'application form, open', path: '/laas/loan/application-form?bank=HDFC+Bank&form=home-loan' },
  { name: 'signing', path: '/laas/esign' },
  { name: 'consents', path: '/laas/consents' },
  { name: 'my data', path: '/laas/my-data' },
  { name: 'summary report', path: '/laas/report' },
];

/** What one visit came to. */
export interface Wire {
  /** kB on the wire, of scripts and of all. */
  scripts: number;
  all: number;
  requests: number;
  /** Largest contentful paint in milliseconds, and the layout's shift. */
  lcp: number;
  cls: number;
}

declare global {
  interface Window {
    wire: { lcp: number; cls: number };
  }
}

/** Runs in the page: notes its largest paint and its shifts. */
function noteVitals(): void {
  window.wire = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.wire.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.wire.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Fetched {
  kind: string;
  bytes: number;
  url: string;
}

/** Counts what the page fetches, and knows when it has been quiet for a while. */
async function counting(session: CDPSession) {
  const under = new Map<string, Fetched>();
  const done: Fetched[] = [];
  let quietSince = Date.now();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    under.set(requestId, { kind: type ?? 'Other', bytes: 0, url: request.url });
  });
  const end = (requestId: string, bytes: number) => {
    const one = under.get(requestId);
    if (!one) return;
    under.delete(requestId);
    done.push({ ...one, bytes });
    quietSince = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    done,
    async idle(): Promise<void> {
      for (const since = Date.now(); Date.now() - since < patienceMs; await sleep(100))
        if (under.size === 0 && Date.now() - quietSince > idleMs) return;
      throw new Error(`Still fetching: ${[...under.values()].map(({ url }) => url).join(' ')}`);
    },
  };
}

export type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

interface Visitor {
  language: Parameters<BrowserContext['addCookies']>[0][number];
  storageState?: State | undefined;
  viewport?: { width: number; height: number };
}

/** Opens one page with an empty cache, by default on a phone, and measures it until it is idle. */
export async function visit(
  browser: Browser,
  url: string,
  { language, storageState, viewport = { width: 360, height: 740 } }: Visitor,
): Promise<Wire & { files: Fetched[] }> {
  const context = await browser.newContext({ viewport, ...(storageState ? { storageState } : {}) });
  try {
    await context.addCookies([language]);
    const page = await context.newPage();
    await page.addInitScript(noteVitals);
    const session = await context.newCDPSession(page);
    const counted = await counting(session);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(url, { waitUntil: 'commit' });
    await counted.idle();
    const { lcp, cls } = await page.evaluate(() => window.wire);
    const kilobytes = (of: readonly Fetched[]) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return {
      ...{ lcp, cls, requests: counted.done.length, files: counted.done, all: kilobytes(counted.done) },
      scripts: kilobytes(counted.done.filter(({ kind }) => kind === 'Script')),
    };
  } finally {
    await context.close();
  }
}

/** What the browser keeps once this person has logged in. */
async function logIn(
  browser: Browser,
  product: Pick<Running, 'url' | 'sandbox'>,
  mobile: string,
): Promise<State> {
  const context = await browser.newContext();
  try {
    await enterCode(await context.newPage(), product, mobile);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function enterCode(page: Page, { url, sandbox }: Pick<Running, 'url' | 'sandbox'>, mobile: string) {
  const before = (await messagesTo(sandbox, mobile)).length;
  await page.goto(`${url}/login`);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('OTP').fill(await codeAfter(sandbox, mobile, before));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/\/laas$/);
}

/** The address that the first such link of a page leads to. */
async function linkOn(browser: Browser, url: string, storageState: State, link: string): Promise<string> {
  const context = await browser.newContext({ storageState });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const address = await page.locator(`a[href*="${link}"]`).first().getAttribute('href');
    return new URL(address ?? '', url).href;
  } finally {
    await context.close();
  }
}

/** A line for each page, and for the most of all pages what is not allowed to be more. */
export function wireFigures(group: string, wires: ReadonlyMap<string, Wire>, most: Most): Figure[] {
  const all = [...wires.values()];
  const worst = (figure: string, unit: string, of: (wire: Wire) => number, limit?: number): Figure[] => {
    if (limit === undefined) return [];
    const value = Math.max(...all.map(of));
    const within = all.filter((wire) => of(wire) <= limit).length;
    return [
      {
        figure: `${group}: ${figure}`,
        value: `${value.toFixed(value < 1 ? 3 : 1)}${unit}`,
        peer: `limit; ${within} of ${all.length} visits are within it`,
        compared: value,
        limit: { atMost: limit },
      },
    ];
  };
  return [
    ...[...wires].map(([name, { scripts, all, requests, lcp, cls }]) => ({
      figure: `${group}: ${name}`,
      value: `${scripts.toFixed(1)} kB of JavaScript, ${all.toFixed(0)} kB in ${requests} requests`,
      peer: `largest paint ${(lcp / 1000).toFixed(1)} s, shift ${cls.toFixed(3)}`,
      compared: scripts,
      limit: { atMost: most.scripts },
    })),
    ...worst('most requests of a page', '', ({ requests }) => requests, most.requests),
    ...worst('latest largest paint', ' s', ({ lcp }) => lcp / 1000, most.paint),
    ...worst('most shift', '', ({ cls }) => cls, most.shift),
  ];
}

/** Every page of the portal: its weight on the wire, its largest paint and its shift. */
export async function measureWire(product: Pick<Running, 'url' | 'sandbox'>): Promise<Figure[]> {
  const { path } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const asha = await logIn(browser, product, mobiles.asha);
    const ravi = await logIn(browser, product, mobiles.ravi);
    const wires = new Map<string, Wire>();
    for (const { name, path: at, open, link } of wirePages) {
      const asked = product.url + at;
      const url = link ? await linkOn(browser, asked, ravi, link) : asked;
      const storageState = open ? undefined : link ? ravi : asha;
      for (const [code, inWords] of Object.entries(languages)) {
        const language = { name: 'language', value: code, url: product.url };
        const wire = await visit(browser, url, { language, storageState });
        if (process.env.WIRE_FILES)
          for (const { kind, bytes, url } of wire.files) console.log(`${at} ${kind} ${bytes} ${url}`);
        wires.set(`${inWords}: ${name}`, wire);
      }
    }
    return wireFigures('page on a slow phone', wires, mostOfPortal);
  } finally {
    await browser.close();
  }
}
