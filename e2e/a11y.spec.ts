import { withIds } from './ids.ts';
import { expectNoFaults, sidewaysFaults, violations } from './looks.ts';
import { askForCode, newcomer, register, saralOwner } from './people.ts';
import { expect, phone, test } from './test.ts';

test('the code form, a refused form and the map have no fault either @thorough', async ({ open }) => {
  const page = await open();
  await page.goto('/login');
  await askForCode(page, '9811111111');
  await expect(page.getByLabel('OTP')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const portal = await open({ as: newcomer('Anu Access') });
  await portal.goto('/laas/personal-detail/residentDetails');
  await portal.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(portal.getByText(/Answers to correct/)).toBeVisible();
  expect(await violations(portal)).toEqual([]);
  await portal.getByRole('button', { name: 'Pick on the map' }).click();
  await expect(portal.getByRole('dialog')).toBeVisible();
  await portal.getByRole('application').press('ArrowUp');
  await expect(portal.getByRole('status').filter({ hasText: 'Picked address' })).toBeVisible();
  await expectNoFaults(portal);
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
  await expect(page.getByRole('heading', { level: 1, name: 'Namaste, Kala' })).toBeVisible();
  await tabTo('Skip to content');
  await page.keyboard.press('Enter');
  // Each question can be passed over by the keyboard as well.
  for (const question of [/^How much/, /^How do you earn/, /^Where do you live/]) {
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
    await tabTo('Skip this question');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'What we need' })).toBeVisible();
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
  await expect(page.locator(':focus')).toContainText(/Verified|Some details do not match/);
});

test('the full report, with every card there is, has no fault either @thorough', async ({ open }) => {
  const page = await open({
    as: saralOwner,
    viewport: { width: 1280, height: 900 },
  });
  await page.goto(await withIds('/admin/applicants/:file/report', open));
  await expect(page.getByRole('article').nth(30)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ ...phone, width: 320 });
  expect(await sidewaysFaults(page)).toEqual([]);
});
