import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../apps/api/src/demo/lenders.ts';
import { browser as findBrowser } from '../tools/testing/browser.ts';
import { enter } from './applicants.ts';
import { mobileOf } from './lists-rows.ts';
import type { Running } from './product.ts';
import type { Figure } from './table.ts';
import { type State, visit, type Wire, wireFigures } from './wire.ts';

/* Pages of the back office as the owner of the demo's lender sees them, on the network of wire.ts, and its list while it scrolls. */

const viewport = { width: 1280, height: 800 };
const most = { scripts: 350, paint: 3 };
/** More than the list has on screen at once, however far somebody scrolls. */
const applicants = 260;
const ravi = '9000000012';

async function logIn(browser: Browser, { url }: Pick<Running, 'url'>): Promise<State> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/login-admin`);
    await page.getByLabel('Mobile number').fill('9000000001');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/admin$/);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function officePages(product: Running): Promise<Record<string, string>> {
  const found = await product.call<{ applicants: { _id: string }[] }>('GET', `/api/applicants?q=${ravi}`);
  const theCase = `/admin/applicants/${found.applicants[0]?._id}`;
  return {
    'list of cases': '/admin',
    case: `${theCase}/review`,
    report: `${theCase}/report`,
    dashboards: '/admin/dashboards',
    team: '/admin/team',
    settings: '/admin/settings',
    usage: '/admin/usage',
    audit: '/admin/audit',
  };
}

/** Asks for more until as much of the list is there as is ever on screen. */
async function fillList(page: Page): Promise<number> {
  const lines = page.locator('[data-line]');
  await lines.first().waitFor();
  for (let before = 0; ; ) {
    const now = await lines.count();
    const more = page.getByRole('button', { name: 'Show more' });
    if (now === before || !(await more.isVisible())) return now;
    before = now;
    await more.click();
    await page
      .waitForFunction(
        (count) => document.querySelectorAll('[data-line]').length !== count,
        now,
        // The longest list does not grow any more.
        { timeout: 5_000 },
      )
      .catch(() => undefined);
  }
}

/** Frames a second that the page draws while a finger or wheel moves it down and up again. */
async function scroll(page: Page): Promise<{ rate: number; late: number }> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    window.framesDrawn = [];
    const note = (at: number) => {
      window.framesDrawn.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (const yDistance of [-6_000, 6_000])
    await session.send('Input.synthesizeScrollGesture', { x: 640, y: 400, yDistance, speed: 3_000 });
  const frames = await page.evaluate(() => window.framesDrawn);
  const [first = 0, last = 0] = [frames[0], frames.at(-1)];
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? 0));
  return {
    rate: ((frames.length - 1) / (last - first)) * 1_000,
    late: gaps.filter((gap) => gap > 25).length,
  };
}

declare global {
  interface Window {
    /** When each frame was drawn, in ms. */
    framesDrawn: number[];
  }
}

/** The pages' weight and largest paint, and how the list scrolls. */
export async function measureOffice(product: Running): Promise<Figure[]> {
  for (let number = 0; number < applicants; number++) await enter(product, mobileOf(number));
  const { path } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const storageState = await logIn(browser, product);
    const language = { name: 'language', value: 'en', url: product.url };
    const wires = new Map<string, Wire>();
    for (const [name, at] of Object.entries(await officePages(product)))
      wires.set(name, await visit(browser, product.url + at, { language, storageState, viewport }));
    const context = await browser.newContext({ viewport, storageState });
    const page = await context.newPage();
    await page.goto(`${product.url}/admin`);
    const lines = await fillList(page);
    const { rate, late } = await scroll(page);
    return [
      ...wireFigures('back office', wires, most),
      {
        figure: 'back office: the longest list on screen, while it scrolls',
        value: `${rate.toFixed(1)} frames a second, ${late} late`,
        peer: `${lines} lines; 60 a second is what the browser draws`,
        compared: rate,
        limit: { atLeast: 59 },
      },
    ];
  } finally {
    await browser.close();
  }
}
