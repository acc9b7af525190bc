import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium as driver, expect, type Page } from '@playwright/test';
import { chromium } from './chromium.ts';
import { idInList, shareAddress } from './files.ts';
import { paint } from './looks.ts';
import { asha, askForCode, imran, logIn, meena, ravi, register, saralOwner } from './people.ts';
import { chooseWay, fill, idProof, openDocument, verify } from './portal.ts';
import { startProduct } from './product.ts';
import { signedQr } from './qr.ts';
import { specimen, submitPicture } from './specimens.ts';
import { world } from './world.ts';

/* `node e2e/screens.ts [part …]`: the screenshots that are kept under docs/screens/. Run by hand; look at each. */

const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };
const most = 200 * 1024;

/** By the page's own switch, so that its sign changes too; pages without one are painted. */
async function choose(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const pressed = await page.evaluate((wanted) => {
    const found = document.querySelector<HTMLElement>(`button[aria-label="Switch to ${wanted} colours"]`);
    found?.click();
    return found !== null;
  }, scheme);
  if (!pressed) await paint(page, scheme);
}

/** The page as it stands, on a phone and on a desktop, in light and in dark. */
async function keep(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.getByText('Saving…')).toHaveCount(0);
  for (const [where, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    for (const scheme of ['light', 'dark'] as const) {
      await choose(page, scheme);
      const path = join(folder, `${name}-${where}-${scheme}.png`);
      await page.screenshot({ path, animations: 'disabled' });
      const { size: bytes } = statSync(path);
      if (bytes > most) console.error(`${path} has ${Math.round(bytes / 1024)} kB, more than 200.`);
    }
  }
  await choose(page, 'light');
  console.log(name);
}

const shown = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

async function outside(page: Page): Promise<void> {
  await page.goto('/');
  await shown(page, 'What you need');
  await keep(page, 'landing');
  await page.goto('/no/such/page');
  await shown(page, '404: Page Not Found!');
  await keep(page, 'not-found');
  await page.goto('/login');
  await askForCode(page, imran.login);
  await page.getByLabel('OTP').waitFor();
  await keep(page, 'login-code');
}

async function hers(page: Page): Promise<void> {
  await logIn(page, asha);
  await openDocument(page, `${idProof}/pan`, 'PAN');
  await keep(page, 'document-before');
  await fill(page, { PAN: 'AAAPZ1234C' });
  await verify(page);
  await shown(page, 'You do not need to do anything more for this document.');
  await keep(page, 'document-after');
  await openDocument(page, `${idProof}/aadhaar`, 'Aadhaar');
  await chooseWay(page, 'QR code');
  await keep(page, 'aadhaar-ways');
  await page.getByLabel('Aadhaar QR text').fill(await signedQr('asha'));
  await verify(page);
  await shown(page, 'You do not need to do anything more for this document.');
  await keep(page, 'aadhaar-card');
  await page.goto(`${idProof}/aadhaar-verify`);
  await shown(page, 'Yes, this is me');
  await keep(page, 'aadhaar-verify');
  await page.goto('/laas/personal-detail/residentDetails');
  await page.getByRole('button', { name: 'Pick on the map' }).click();
  await page.getByRole('application').press('Shift+ArrowUp');
  await shown(page, 'Picked address');
  await keep(page, 'map');
}

/** Papers read on this server: a photo, and a statement in which one amount was altered. */
async function files(page: Page): Promise<void> {
  await register(page, 'Asha R Sample');
  await openDocument(page, `${idProof}/pan`, 'PAN');
  await chooseWay(page, 'Scan or photo');
  await submitPicture(page, await specimen('pan-2018', 'asha', 'blurred'));
  await page.getByRole('button', { name: 'This is correct' }).or(page.getByRole('article')).first().waitFor();
  await keep(page, 'photo-read');
  await page.goto('/laas/financial/bankStatmentOnline');
  await page.getByRole('button', { name: /^Upload/ }).click();
  await page.getByLabel('Choose files').setInputFiles(await specimen('statement-hdfc-altered', 'asha'));
  await page.getByRole('button', { name: 'I agree, continue' }).click();
  await page.getByRole('region', { name: 'Details in the file' }).waitFor();
  await keep(page, 'statement-read');
  await page.goto('/laas/financial/bankStatmentOnline');
  await page.getByRole('link', { name: 'View details' }).waitFor();
  await keep(page, 'bank');
  await page.getByRole('link', { name: 'View details' }).click();
  await page.getByRole('article', { name: 'Transaction Details' }).waitFor();
  await keep(page, 'bank-account');
}

async function office(page: Page): Promise<string> {
  await page.goto('/admin');
  await shown(page, 'Ravi Kumar Demo');
  await keep(page, 'applicants');
  const id = await idInList(page, 'Ravi Kumar Demo');
  for (const [name, path] of [
    ['report-full', 'report'],
    ['report-verification', 'verification'],
  ]) {
    await page.goto(`/admin/applicants/${id}/${path}`);
    await page.getByRole('article').first().waitFor();
    await keep(page, name ?? '');
  }
  const address = await shareAddress(page, id);
  await keep(page, 'share');
  return address;
}

async function windowOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.site,
    viewport: widths.phone,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  return await context.newPage();
}

/** A bank's application form: filled from the file, and as the paper that it becomes. */
async function forms(page: Page): Promise<void> {
  await logIn(page, ravi);
  await page.goto('/laas/loan/application-form?bank=Karnataka+Bank&form=personal-loan');
  await shown(page, /still needed/);
  await keep(page, 'bank-form');
  await fill(page, {
    'Purpose of the loan': 'Home repair',
    'Net income a month': '85000',
    IFSC: 'ABCD0123452',
    'Account type': 'Savings',
  });
  await page.getByRole('button', { name: 'See the document' }).click();
  await shown(page, 'Check your form');
  await keep(page, 'bank-form-paper');
}

async function half(page: Page): Promise<void> {
  await logIn(page, meena);
  await shown(page, 'What we need');
  await keep(page, 'portal');
}

async function lender(page: Page, browser: Browser): Promise<void> {
  await logIn(page, saralOwner);
  const address = await office(page);
  const stranger = await windowOf(browser);
  await stranger.goto(address);
  await stranger.getByRole('article').first().waitFor();
  await keep(stranger, 'digi-report');
}

const parts = { outside, portal: hers, files, forms, half, lender };

mkdirSync(folder, { recursive: true });
const { site, sandbox, box, end } = await startProduct();
Object.assign(process.env, { E2E_SITE: site, E2E_SANDBOX: sandbox, E2E_BOX: box });
const browser = await driver.launch(chromium);
try {
  const wanted = process.argv.slice(2);
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await part(await windowOf(browser), browser);
} finally {
  await browser.close();
  await end();
}
