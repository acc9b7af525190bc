import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { showToCamera, filmed as test, watchCameras } from './camera.ts';
import { cardOf } from './cards.ts';
import { issuedDocument } from './issued-document.ts';
import { violations } from './looks.ts';
import { newcomer } from './people.ts';
import { chooseWay, idProof, notice, openDocument } from './portal.ts';
import { qrPictureAddress } from './qr.ts';
import { phone } from './test.ts';
import { world } from './world.ts';

const asPhone = { viewport: phone, hasTouch: true, isMobile: true } as const;
const scan = (page: Page) => page.getByRole('button', { name: /^Scan (with the camera|again)$/ });
const openQr = async (page: Page) => {
  await openDocument(page, `${idProof}/aadhaar`, 'Aadhaar');
  await chooseWay(page, 'QR code');
};

/** The addresses of all that the page sends to the uploads. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/upload')) sent.push(pathname.split('/').slice(6).join('/'));
  });
  return sent;
}

/** A file on the disk keeps its time: chosen again it is the same file. */
function saved(name: string, bytes: Buffer): string {
  const path = join(world.box, name);
  writeFileSync(path, bytes);
  return path;
}

const file = (page: Page) => page.locator('input[type=file]:not([capture])');

test('an Aadhaar QR held to the camera becomes a card, with photo and signature, and the camera stops @thorough', async ({
  open,
}) => {
  const page = await open({ as: newcomer('Asha Sample'), ...asPhone });
  const cameras = await watchCameras(page);
  await openQr(page);
  await showToCamera(page, await qrPictureAddress('asha'));
  await scan(page).click();
  await expect(page.getByRole('dialog', { name: 'Scan the Aadhaar QR code' })).toBeVisible();
  const card = cardOf(page, 'Aadhaar QR Details');
  await expect(card).toContainText('Asha Sample', { ignoreCase: true });
  await expect(card.getByRole('img')).toBeVisible();
  await card.getByText('How we know this').click();
  await expect(card).toContainText(/UIDAI signature/);
  await expect(card).toContainText('Signed by the issuer');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await cameras()).toEqual(['ended']);
});

test('a QR with one byte changed is no proof, and says so @thorough', async ({ open }) => {
  const page = await open({ as: newcomer('Flora Flip'), ...asPhone });
  await openQr(page);
  await showToCamera(page, await qrPictureAddress('asha', true));
  await scan(page).click();
  const card = cardOf(page, 'Aadhaar QR Details');
  await expect(card).toContainText('Signature not trusted');
  await expect(notice(page, 'You do not need to do anything more for this document.')).toHaveCount(0);
  await card.getByText('How we know this').click();
  await expect(card).toContainText(/signature/);
});

test('a QR that is not Aadhaar’s is named; Escape, “back” and the cross close the camera @thorough', async ({
  open,
}) => {
  const page = await open({ as: newcomer('Otto Other') });
  const cameras = await watchCameras(page);
  await openDocument(page, '/laas/itr', 'Income-tax return');
  await page.getByRole('button', { name: 'Use your phone' }).click();
  const other = await page.getByAltText('QR code of the link').getAttribute('src');
  await openQr(page);
  await showToCamera(page, other ?? '');
  await scan(page).click();
  const finder = page.getByRole('dialog', { name: 'Scan the Aadhaar QR code' });
  await expect(finder.getByRole('status')).toContainText('This is not an Aadhaar QR code');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(finder).toHaveCount(0);
  await expect(scan(page)).toBeFocused();
  // The browser takes its steps in the history a moment later than a script presses “back”.
  const overCamera = () => page.evaluate(() => 'overCamera' in (window.history.state ?? {}));
  await expect.poll(overCamera).toBe(false);
  await scan(page).click();
  await expect(finder).toBeVisible();
  await expect.poll(overCamera).toBe(true);
  await page.goBack();
  await expect(finder).toHaveCount(0);
  await expect(page).toHaveURL(/aadhaar$/);
  await scan(page).click();
  await finder.getByRole('button', { name: 'Close the camera' }).click();
  await expect(finder).toHaveCount(0);
  await expect(page).toHaveURL(/aadhaar$/);
  await expect.poll(async () => [...new Set(await cameras())]).toEqual(['ended']);
});

test('without a permission a sentence says so, and the picture and the text stay @thorough', async ({
  open,
}) => {
  const page = await open({ as: newcomer('Dina Denied'), ...asPhone });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openQr(page);
  await scan(page).click();
  const finder = page.getByRole('dialog');
  await expect(finder.getByRole('alert')).toContainText('cannot use the camera');
  await finder.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(finder).toHaveCount(0);
  await expect(page.getByLabel('Choose a file')).toBeEnabled();
  await expect(page.getByLabel('Aadhaar QR text')).toBeVisible();
});

test('a document is photographed with a guide, looked at, taken again, and sent', async ({ open }) => {
  const page = await open({ as: newcomer('Pia Photo'), ...asPhone });
  const cameras = await watchCameras(page);
  await openDocument(page, `${idProof}/pan`, 'PAN');
  await chooseWay(page, 'Scan or photo');
  const pan = Buffer.from(
    await (await fetch(`${world.sandbox}/specimens/pan-2018?person=asha`)).arrayBuffer(),
  ).toString('base64');
  await showToCamera(page, `data:image/png;base64,${pan}`, 700);
  await page.getByRole('button', { name: 'Take a guided photo' }).click();
  const shutter = page.getByRole('button', { name: 'Take the picture' });
  await shutter.click();
  await expect(page.getByAltText('The picture as it will be sent')).toBeVisible();
  expect(await cameras()).toEqual(['ended']);
  expect(await violations(page)).toEqual([]);
  // The camera opens again by itself.
  await page.getByRole('button', { name: 'Take again' }).click();
  await shutter.click();
  const sent = page.waitForResponse((reply) => reply.url().includes('/upload'));
  await page.getByRole('button', { name: 'Use this' }).click();
  expect((await (await sent).json()).success).toBe(true);
});

test('a large file goes in parts; the network is cut in the middle; it goes on by itself @thorough', async ({
  open,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await open({ as: newcomer('Nora Network') });
  await openDocument(page, '/laas/itr', 'Income-tax return');
  await chooseWay(page, 'Scan or PDF');
  const sent = sentBy(page);
  let cut = false;
  await page.route('**/parts/524288', async (route) => {
    if (cut) return await route.continue();
    cut = true;
    await page.context().setOffline(true);
    return await route.abort();
  });
  await file(page).setInputFiles(saved('large.pdf', issuedDocument('A large paper', 900)));
  const outbox = page.getByRole('region', { name: 'Outbox' });
  await expect(outbox.getByText('Waiting for a connection').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(outbox.getByText(/^Sent /).first()).toBeVisible();
  const parts = sent.filter((path) => path.startsWith('parts/'));
  expect(parts.filter((path) => path === 'parts/0')).toHaveLength(1);
  expect(parts.filter((path) => path === 'parts/262144')).toHaveLength(1);
  expect(parts.filter((path) => path === 'parts/524288').length).toBeGreaterThan(1);
  expect(sent.at(-1)).toBe('finish');
});

test('after a reload the same file goes on where it stopped @thorough', async ({ open, complaints }) => {
  complaints.allow(/ERR_FAILED|ERR_ABORTED/);
  const page = await open({ as: newcomer('Rina Reload') });
  const path = saved('reload.pdf', issuedDocument('A paper sent twice', 700));
  const begin = async () => {
    await openDocument(page, '/laas/itr', 'Income-tax return');
    await chooseWay(page, 'Scan or PDF');
    await file(page).setInputFiles(path);
  };
  await page.route('**/parts/262144', (route) => route.abort());
  await begin();
  await expect(page.getByText(/Waiting for the network/).first()).toBeVisible();
  await page.unroute('**/parts/262144');
  await page.reload();
  const sent = sentBy(page);
  await begin();
  await expect(page.getByText('reload.pdf is uploaded')).toBeAttached();
  expect(sent[0]).toBe('state');
  expect(sent.filter((each) => each.startsWith('parts/'))).toEqual(['parts/262144', 'parts/524288']);
});

test('a locked PDF asks for its password on the spot and is not sent again @thorough', async ({ open }) => {
  const page = await open({ as: newcomer('Lola Locked') });
  await openDocument(page, '/laas/itr', 'Income-tax return');
  await chooseWay(page, 'Scan or PDF');
  const sent = sentBy(page);
  await file(page).setInputFiles(saved('locked.pdf', issuedDocument('A locked paper', 600, 'open sesame')));
  const field = page.getByLabel('Password of the PDF');
  await expect(field).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await field.fill('not this');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /password|locked/i })).toBeVisible();
  const before = sent.length;
  await field.fill('open sesame');
  await page.getByRole('button', { name: 'Open the PDF' }).click();
  await expect(page.getByText('locked.pdf is uploaded')).toBeAttached();
  expect(sent.slice(before)).toEqual(['finish']);
});
