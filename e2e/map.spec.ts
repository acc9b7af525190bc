import type { Page } from '@playwright/test';
import { newcomer } from './people.ts';
import { fieldOf, openDocument } from './portal.ts';
import { expect, test } from './test.ts';

const who = newcomer('Mira Map');

async function openMap(page: Page) {
  await openDocument(page, '/laas/personal-detail/residentDetails', 'Current residence');
  await page.getByRole('button', { name: 'Pick on the map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pick Your Address' });
  await expect(dialog.getByRole('application')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  return dialog;
}
const picked = (dialog: ReturnType<Page['getByRole']>) =>
  dialog.getByRole('status').filter({ hasText: 'Picked address' });

test('a place is searched by name or PIN code, and its address confirmed into the form @thorough', async ({
  open,
}) => {
  const page = await open({ as: who });
  const dialog = await openMap(page);
  expect((await dialog.getByRole('application').boundingBox())?.height).toBe(380);
  await dialog.getByLabel('Search for a place or PIN code').fill('x');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText('Type at least two letters.')).toBeVisible();
  await dialog.getByLabel('Search for a place or PIN code').fill('560038');
  await page.keyboard.press('Enter');
  const found = dialog.getByRole('listbox', { name: 'Places found' }).getByRole('option');
  await expect(found.first()).toContainText('560038');
  await found.first().click();
  await expect(picked(dialog)).toContainText('560038');
  await expect(picked(dialog)).toContainText('Add your house number and street');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(fieldOf(page, 'Address')).toHaveValue(/560038/);
});

test('the marker is moved by arrow keys and by hand @thorough', async ({ open }) => {
  const page = await open({ as: who });
  const dialog = await openMap(page);
  await dialog.getByRole('application').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(picked(dialog)).toContainText(/\d{6}/);

  const marker = dialog.getByTitle('Marker');
  const before = await marker.boundingBox();
  if (!before) throw new Error('no marker');
  const asked = page.waitForResponse(/\/api\/places\/near/);
  const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 30, { steps: 4 });
  await page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
  await page.mouse.up();
  expect((await asked).ok()).toBe(true);
  const address = await picked(dialog).locator('strong').textContent();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(fieldOf(page, 'Address')).toHaveValue(address ?? 'no address');
});

test('Cancel and Escape leave the form as it was @thorough', async ({ open }) => {
  const page = await open({ as: newcomer('Nora Nowhere') });
  for (const leave of ['Cancel', 'Escape']) {
    const dialog = await openMap(page);
    await dialog.getByRole('application').press('ArrowUp');
    await expect(picked(dialog)).toBeVisible();
    if (leave === 'Cancel') await dialog.getByRole('button', { name: 'Cancel' }).click();
    else await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(fieldOf(page, 'Address')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Pick on the map' })).toBeFocused();
  }
});

test('a lookup that fails says so and leaves nothing to confirm', async ({ open, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  const page = await open({ as: who });
  const dialog = await openMap(page);
  await page.route('**/api/places/**', (route) => route.abort());
  await dialog.getByRole('application').press('ArrowUp');
  await expect(dialog.getByRole('alert')).toHaveText('Something Went Wrong! Please Try again');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await page.unroute('**/api/places/**');
  await dialog.getByRole('application').press('ArrowDown');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('a place is found while it is typed, and chosen with the keyboard alone', async ({ open }) => {
  const page = await open({ as: who });
  const dialog = await openMap(page);
  const field = dialog.getByRole('combobox', { name: 'Search for a place or PIN code' });
  await field.pressSequentially('domlur');
  const options = dialog.getByRole('listbox', { name: 'Places found' }).getByRole('option');
  await expect(options.first()).toContainText('560071');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  await field.press('Enter');
  await expect(picked(dialog)).toContainText('560071');
});

test('without a tile server the map draws the states, and names states and districts @thorough', async ({
  open,
}) => {
  const page = await open({ as: who });
  const dialog = await openMap(page);
  const map = dialog.getByRole('application');
  await expect(map.locator('.leaflet-overlay-pane path')).not.toHaveCount(0);
  await expect(map.getByText('Outlines of states, simplified')).toBeVisible();
  const out = map.getByRole('button', { name: 'Zoom out' });
  for (const name of ['Bengaluru Urban', 'Karnataka'])
    await expect(async () => {
      await out.click();
      await expect(map.getByText(name, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
  const { width } = (await map.boundingBox()) ?? { width: 0 };
  expect(width).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/map-outlines.png` });
});

const blank = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('with a tile server the map shows its tiles and names their source @thorough', async ({ open }) => {
  const page = await open({ as: who });
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Map makers <b>' };
  // The page as a server with MAP_TILES_URL sends it: the setting among the site's data, the host in its policy.
  await page.route('**/laas/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const reply = await route.fetch();
    const html = (await reply.text()).replace(
      /(<script type="application\/json" id="site">)(.*?)(<\/script>)/,
      (_, head, site, tail) =>
        `${head}${JSON.stringify({ ...JSON.parse(site), mapTiles: tiles }).replaceAll('<', '\\u003c')}${tail}`,
    );
    const policy = (reply.headers()['content-security-policy'] ?? '').replace(
      "img-src 'self'",
      "img-src 'self' https://tiles.example",
    );
    return route.fulfill({
      response: reply,
      body: html,
      headers: { ...reply.headers(), 'content-security-policy': policy },
    });
  });
  const asked: string[] = [];
  await page.route('https://tiles.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: blank, contentType: 'image/png' });
  });
  const dialog = await openMap(page);
  await expect(dialog.getByText('© Map makers <b>')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]).toMatch(/^https:\/\/tiles\.example\/16\/\d+\/\d+\.png$/);
  await expect(dialog.getByText('Outlines of states, simplified')).toHaveCount(0);
});
