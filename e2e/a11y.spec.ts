import type { Page } from '@playwright/test';
import { withIds } from './ids.ts';
import { paint, sidewaysFaults, violations } from './looks.ts';
import { places } from './pages.ts';
import { askForCode, newcomer, register, saralOwner } from './people.ts';
import { expect, phone, test } from './test.ts';

const main = places.filter((place) => place.main);

/** Faults in both widths and schemes, and what sticks out at 320 px and with text twice as large. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  const hear = (look: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${look}: ${fault}`));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ ...phone, width });
    for (const scheme of ['light', 'dark'] as const) {
      await paint(page, scheme);
      hear(`${width} ${scheme}`, await violations(page, scheme === 'light' ? 'all' : 'colours'));
    }
    hear(`${width} px`, await sidewaysFaults(page));
  }
  await page.setViewportSize({ ...phone, width: 320 });
  hear('320 px', await sidewaysFaults(page));
  await page.setViewportSize(phone);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  hear('200 % text', await sidewaysFaults(page));
  return found;
}

for (const [who, mine = []] of Object.entries(Object.groupBy(main, ({ as }) => as?.login ?? 'nobody')))
  test(`the ${mine.length} main pages of ${who} have no fault that axe can find, and nothing sticks out`, async ({
    open,
  }) => {
    const as = mine[0]?.as;
    const page = await open({ reducedMotion: 'reduce', ...(as ? { as } : {}) });
    const found: Record<string, string[]> = {};
    for (const { path, heading } of mine) {
      await page.goto(await withIds(path, open, 'Meena Example'));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      found[path] = await faultsOf(page);
    }
    expect(mine.length).toBeGreaterThan(0);
    expect(found).toEqual(Object.fromEntries(mine.map(({ path }) => [path, []])));
  });

test('the code form, a refused form and the map have no fault either', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await askForCode(page, '9811111111');
  await expect(page.getByLabel('OTP')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const room = await open({ reducedMotion: 'reduce', as: newcomer('Anu Access') });
  await room.goto('/laas/personal-detail/residentDetails');
  await room.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(room.getByText(/answers need a change/)).toBeVisible();
  expect(await violations(room)).toEqual([]);
  await room.getByRole('button', { name: 'Pick on the map' }).click();
  await expect(room.getByRole('dialog')).toBeVisible();
  await room.getByRole('application').press('ArrowUp');
  await expect(room.getByRole('status').filter({ hasText: 'Picked address' })).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await paint(room, scheme);
    expect(await violations(room, scheme === 'light' ? 'all' : 'colours')).toEqual([]);
  }
});

test('by keyboard alone: in by code, to the PAN and its card', async ({ open }) => {
  const page = await open();
  await register(page, 'Kala Keys');
  const mobile = await page.evaluate(() => localStorage.getItem('applicantId'));
  expect(mobile).not.toBeNull();
  const tabTo = async (name: string | RegExp) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      const words = await focused.evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent ??
          '',
      );
      if (typeof name === 'string' ? words.trim() === name : name.test(words)) {
        const ring = await focused.evaluate((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
        expect(ring, `"${name}" shows where the focus is`).toBe(true);
        return;
      }
    }
    throw new Error(`Tab never came to "${name}".`);
  };
  await tabTo('Skip to the content');
  await page.keyboard.press('Enter');
  await tabTo(/^Identity/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();
  await tabTo(/^PAN/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'PAN' })).toBeVisible();
  await tabTo(/^PAN/);
  await page.keyboard.type('AAAPZ1234C');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'PAN Details' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText(/Verified|Something differs/);
});

test('the full report, with every card there is, has no fault either', async ({ open }) => {
  const page = await open({
    reducedMotion: 'reduce',
    as: saralOwner,
    viewport: { width: 1280, height: 900 },
  });
  await page.goto(await withIds('/admin/applicants/:file/report', open));
  await expect(page.getByRole('article').nth(30)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ ...phone, width: 320 });
  expect(await sidewaysFaults(page)).toEqual([]);
});
