import type { Page } from '@playwright/test';
import { cardOf } from './cards.ts';
import { newcomer } from './people.ts';
import { chooseWay, fill, idProof, notice, openDocument } from './portal.ts';
import { specimen } from './specimens.ts';
import { expect, test } from './test.ts';

/* Issue 17 §2: what is done without a connection waits on the phone and goes by itself, once. */

const asha = newcomer('Asha W Sample');
/** The databases of this browser. */
const keptOn = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
/** Runs in the page: the names of the answers that it keeps, in a database that is there. */
const answersKept = () =>
  new Promise<string[]>((resolve, reject) => {
    const opening = indexedDB.open('pramaan.last-seen');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const names = opening.result.transaction('answers').objectStore('answers').getAllKeys();
      names.onsuccess = () => {
        opening.result.close();
        resolve(names.result.map(String));
      };
    };
  });
/** Runs in the page: what the service worker keeps. */
const cachedAddresses = async () =>
  (await (await caches.open('pramaan.shell')).keys()).map(({ url }) => new URL(url).pathname);
const panPage = `${idProof}/pan`;
/** What Chromium says without a connection. Soon after a page was opened it looks for a newer service worker, and cannot fetch it. */
const withoutConnection =
  /ERR_INTERNET_DISCONNECTED|service worker|unknown error occurred when fetching the script/i;

test('a file, a confirmation and a form wait without a connection, outlive the page, and arrive once', async ({
  open,
  complaints,
}) => {
  complaints.allow(withoutConnection);
  const page = await open({ as: asha, serviceWorkers: 'allow' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/upload\/|panocr|loanRequest/.test(request.url())) sent.push(new URL(request.url()).pathname);
  });
  const waiting = page.getByRole('region', { name: 'Outbox' });
  const line = (what: string) => waiting.getByRole('listitem').filter({ hasText: what });

  await openDocument(page, panPage, 'PAN');
  await chooseWay(page, 'Scan or photo');
  // The connection breaks while the picture is looked at.
  const file = await specimen('pan-2018', 'asha', 'clean');
  await page.locator('input[type=file][name=file]').last().focus();
  await page.waitForLoadState('networkidle');
  await page.locator('input[type=file][name=file]').last().setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Use this' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(notice(page, 'Saved on this phone. It is sent as soon as you are online')).toBeVisible();
  await expect(line(file.name)).toContainText('Waiting for a connection');
  await expect(line('PAN').last()).toContainText('Waiting for a connection');

  // The browser is closed and opened again: what waits is still there.
  await page.goto('about:blank');
  await page.context().setOffline(false);
  sent.length = 0;
  await page.goto(panPage);
  await expect(line(file.name)).toContainText(/Sent \d\d:\d\d/);
  await expect(line('PAN').last()).toContainText(/Sent \d\d:\d\d/);
  await expect(cardOf(page, 'PAN OCR Details')).toContainText('AAAPZ1234C');
  expect(sent.filter((path) => path.includes('/upload/'))).toHaveLength(1);
  expect(sent.filter((path) => path.includes('panocr'))).toHaveLength(1);

  // What was read is confirmed without a connection.
  await page.getByRole('button', { name: 'Correct what was read' }).click();
  await page.getByLabel('Date of Birth').fill('16/01/1990');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'This is correct' }).click();
  await expect(line('PAN').last()).toContainText('Waiting for a connection');
  await page.context().setOffline(false);
  await expect(line('PAN').last()).toContainText(/Sent \d\d:\d\d/);
  await expect(cardOf(page, 'PAN OCR Details')).toContainText('16 Jan 1990');

  // So is a form.
  await openDocument(page, '/laas/loan/loanRequest', 'Loan request');
  await fill(page, { 'Loan amount': '300000', 'Loan period': '24' });
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  sent.length = 0;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptOn(page)).toContain('pramaan.last-seen');
  await expect
    .poll(() => page.evaluate(answersKept))
    .toEqual(
      expect.arrayContaining([expect.stringMatching(/^applicant /), expect.stringMatching(/^session /)]),
    );
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(line('Loan request')).toContainText('Waiting for a connection');

  // The app is closed and opened again without a connection: it opens, says so, and what waits is there.
  await page.reload();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Loan request', level: 1 })).toBeVisible();
  await expect(line('Loan request')).toContainText('Waiting for a connection');
  await page.goto('/laas');
  await expect(page.getByRole('heading', { name: 'Namaste, Asha', level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
  expect(await page.evaluate(cachedAddresses)).not.toContainEqual(expect.stringMatching(/api|kyc/));
  await page.goto('/laas/loan/loanRequest');
  await page.context().setOffline(false);
  await expect(line('Loan request')).toContainText(/Sent \d\d:\d\d/);
  await expect(cardOf(page, 'Loan Details')).toContainText('₹3,00,000');
});

test('a portal that could not be kept without a connection is kept when it is back', async ({
  open,
  complaints,
}) => {
  complaints.allow(withoutConnection);
  const page = await open({ as: asha, serviceWorkers: 'allow' });
  await page.clock.install();
  await openDocument(page, panPage, 'PAN');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  // When it would be kept the connection is away.
  await page.clock.runFor(8_000);
  await page.context().setOffline(false);
  const keptLater = async () => {
    await page.clock.runFor(15_000);
    return page.evaluate(cachedAddresses);
  };
  await expect.poll(keptLater).toContain('/laas');
});

test('a full Aadhaar number does not wait: that is said before it is typed', async ({ open, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const page = await open({ as: asha });
  await openDocument(page, `${idProof}/aadhaar`, 'Aadhaar');
  await chooseWay(page, 'Type the number');
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\. This needs a connection/)).toBeVisible();
});

test('log out forgets what the portal kept to open without a connection @thorough', async ({ open }) => {
  const page = await open({ as: asha });
  await page.goto('/laas');
  await expect.poll(() => keptOn(page)).toContain('pramaan.last-seen');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => keptOn(page)).not.toContain('pramaan.last-seen');
});
