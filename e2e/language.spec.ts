import type { Page } from '@playwright/test';
import { consentPage, heading, linkSent, otp, touched } from './consent-links.ts';
import { codeFor, messagesTo } from './inbox.ts';
import { picture, sidewaysFaults } from './looks.ts';
import { applicantCalled, saralOwner } from './people.ts';
import { expect, test } from './test.ts';
import { lendersTexts, textsOn } from './texts.ts';

const hindi = 'हिन्दी';
const marathi = 'मराठी';

/** What stands in Latin letters in every language: names of services and codes, the specification's footer, and data. */
const latin =
  /X{6}\d{4}|Pramaan|SANDBOX|DigiLocker|\b(?:SMS|OTP|PAN|QR|PIN|CVV|UPI|JUNE|Powered by)\b|asha@example\.in|Saral Finance|Mira Marathi/g;

/** What a Marathi page shows or says in another language than its own, and what is cut off or sticks out at 360 px. */
async function marathiFaults(page: Page, shot: string): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(page.viewportSize()?.width).toBe(360);
  await picture(page, `marathi-${shot}`);
  const shown = await textsOn(page);
  const named = await page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ]);
  const lenders = await lendersTexts(page);
  const own = shown.filter(({ language }) => language === 'mr').map(({ text }) => text);
  return [
    ...[...own, ...named].filter((text) =>
      /\p{Script=Latin}{2,}/u.test(
        lenders.reduce((rest, own) => rest.replace(own, ''), text).replace(latin, ''),
      ),
    ),
    ...shown.filter(({ clipped }) => clipped).map(({ text }) => `cut off: ${text}`),
    ...(await sidewaysFaults(page)),
  ].map((fault) => `${shot}: ${fault}`);
}

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

test('from the first page to the code every text is Marathi and none is cut off; the portal itself is English @thorough', async ({
  open,
}) => {
  const page = await open({ locale: 'mr-IN' });
  const faults: string[] = [];
  const look = async (shot: string) => void faults.push(...(await marathiFaults(page, shot)));
  const reply = await page.goto('/');
  expect(reply?.headers()['content-language']).toBe('mr');
  // Beside other buttons a phone has room for the languages that are not on.
  const languages = page.getByRole('group', { name: 'भाषा' }).getByRole('button');
  await expect(languages).toHaveText(['English', hindi]);
  await look('landing');

  await page.goto('/register');
  await expect(heading(page, 'अर्ज सुरू करा')).toBeVisible();
  await page.getByLabel('ई-मेल').fill('nobody');
  await page.getByRole('button', { name: 'सुरू करा', exact: true }).click();
  await expect(page.getByText('asha@example.in सारखा ई-मेल पत्ता लिहा.')).toBeVisible();
  await look('register');

  const { login } = await applicantCalled('Mira Marathi');
  await page.getByRole('link', { name: 'लॉगिन करा' }).click();
  await expect(heading(page, 'मोबाईल नंबरने पुढे जा')).toBeVisible();
  const send = page.getByRole('button', { name: 'कोड पाठवा' });
  await send.click();
  await expect(page.getByText('मोबाईल नंबर 10 अंकी असतो')).toBeVisible();
  await look('login');
  const before = (await messagesTo(login)).length;
  await page.getByLabel('मोबाईल नंबर').fill(login);
  await send.click();
  await expect(heading(page, 'कोड टाका')).toBeVisible();
  await look('code');
  const code = await codeFor(login, before);
  const verify = page.getByRole('button', { name: 'पडताळणी करा' });
  await otp(page).fill(code === '111111' ? '222222' : '111111');
  await verify.click();
  await expect(page.getByText('हा कोड बरोबर नाही.')).toBeVisible();
  await look('wrong-code');
  await otp(page).fill(code);
  await verify.click();

  await expect(page).toHaveURL(/\/laas$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(heading(page, 'Namaste, Mira')).toBeVisible();
  const others = page.getByRole('group', { name: 'Language' }).getByRole('button', { pressed: false });
  await expect(others).toHaveText([hindi]);
  expect(faults).toEqual([]);
});

test('a link to give consent, its lines and the thank-you page are Marathi, and the lender sees what was agreed to @thorough', async ({
  open,
}) => {
  const { office, mobile } = await consentPage(open, 'Mira Marathi');
  const link = await linkSent(office, mobile);
  const page = await open({ ...touched, locale: 'mr-IN' });
  const faults: string[] = [];
  const look = async (shot: string) => void faults.push(...(await marathiFaults(page, shot)));
  // As a lender has it that asks line by line.
  await page.route('**/users/verifyConsentLink', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: object };
    const purposes = ['verification', 'bureau', 'bank'];
    await route.fulfill({
      response,
      json: { ...answer, result: { ...answer.result, style: 'itemised', purposes } },
    });
  });
  await page.goto(link);
  await expect(heading(page, 'Saral Finance यांना तुमची संमती हवी आहे')).toBeVisible();
  const languages = page.getByRole('group', { name: 'भाषा' }).getByRole('button');
  await expect(languages).toHaveText(['English', hindi, marathi]);
  for (const more of await page.getByText('अधिक वाचा').all()) await more.click();
  await page.getByRole('button', { name: 'संमती द्या आणि पुढे जा' }).click();
  await expect(page.getByRole('alert')).toContainText('तुम्ही एकाही ओळीवर खूण केलेली नाही.');
  await look('consent-itemised');

  await page.unroute('**/users/verifyConsentLink');
  await page.reload();
  const submit = page.getByRole('button', { name: 'सादर करा' });
  await expect(submit).toBeVisible();
  await look('consent');
  const before = (await messagesTo(mobile)).length;
  await submit.click();
  const code = await codeFor(mobile, before);
  await expect(otp(page)).toBeFocused();
  await look('consent-code');
  await otp(page).fill(code);
  await page.getByRole('button', { name: 'पडताळणी करा' }).click();
  await expect(page.getByText('तुमची माहिती नोंदवली आहे.')).toBeVisible();
  await expect(page).toHaveURL(/\/consent-thanku$/);
  await expect(heading(page, 'धन्यवाद')).toBeVisible();
  await look('thank-you');
  // No SMS is registered in Marathi: the receipt is in English.
  await expect
    .poll(async () => (await messagesTo(mobile))[0]?.text)
    .toContain('You gave Saral Finance your consent.');
  expect(faults).toEqual([]);
});
