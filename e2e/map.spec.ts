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

test('a place is searched by name or PIN code, and its address confirmed into the form', async ({ open }) => {
  const page = await open({ as: who });
  const dialog = await openMap(page);
  expect((await dialog.getByRole('application').boundingBox())?.height).toBe(380);
  await dialog.getByLabel('Search for a place or PIN code').fill('x');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText('Type at least two letters.')).toBeVisible();
  await dialog.getByLabel('Search for a place or PIN code').fill('560038');
  await page.keyboard.press('Enter');
  const found = dialog.getByRole('list', { name: 'Places found' }).getByRole('button');
  await expect(found.first()).toContainText('560038');
  await found.first().click();
  await expect(picked(dialog)).toContainText('560038');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(fieldOf(page, 'Address')).toHaveValue(/560038/);
});

test('the marker is moved by arrow keys and by hand', async ({ open }) => {
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

test('Cancel and Escape leave the form as it was', async ({ open }) => {
  const page = await open({ as: who });
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
