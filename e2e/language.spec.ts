import { saralOwner } from './people.ts';
import { expect, test } from './test.ts';

const hindi = 'हिन्दी';

test('the language is chosen on the first page, stays chosen, and loses nothing that was typed', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: hindi }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const mobile = page.locator('input[name=mobile]');
  await mobile.fill('98111 11111');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Continue with your mobile number' }),
  ).toBeVisible();
  await expect(mobile).toHaveValue(/98111\s?11111/);
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
});

test('a browser that prefers Hindi is answered in Hindi; staff pages are English', async ({ open }) => {
  const page = await open({ locale: 'hi-IN' });
  const reply = await page.goto('/');
  expect(reply?.headers()['content-language']).toBe('hi');
  expect(reply?.headers().vary).toContain('Accept-Language');
  const staff = await page.goto('/login-team');
  expect(staff?.headers()['content-language']).toBe('en');
  await expect(page.getByRole('button', { name: hindi })).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('a link from the portal to a staff page loads that page in English', async ({ open }) => {
  const page = await open({ as: saralOwner, locale: 'hi-IN' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.locator('a[href="/login-admin"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});
