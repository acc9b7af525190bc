import type { Page } from '@playwright/test';
import { consentPage, heading, linkSent, otp, touched, verify } from './consent-links.ts';
import { codeFor, messagesTo } from './inbox.ts';
import { expectNoFaults } from './looks.ts';
import { openDocument } from './portal.ts';
import { snackbar } from './snackbar.ts';
import { desktop, expect, test } from './test.ts';

/* Issue 3, "Shown by" 1 to 3: links from the lender to the thank-you page, withdrawing and agreeing again. */

const recorded = 'Your data has been recorded. Thank you!';
const thanks = 'You Mobile Number is Verified and Your consent has been recorded. Thank you!';

/** Presses SUBMIT and answers the code that came. */
async function agreed(page: Page, mobile: string): Promise<string> {
  const before = (await messagesTo(mobile)).length;
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  const code = await codeFor(mobile, before);
  await expect(otp(page)).toBeFocused();
  return code;
}

test('a mobile link: the lines, SUBMIT, a wrong code, the right one, thank you; then it is used up', async ({
  open,
}) => {
  const { office, mobile } = await consentPage(open, 'Lata Link');
  const link = await linkSent(office, mobile);
  const page = await open(touched);
  await page.goto(link);
  await expect(heading(page, 'Saral Finance asks for your consent')).toBeVisible();
  await expect(page).toHaveURL(/\/consent$/);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  for (const box of await page.getByRole('checkbox').all()) {
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
  }
  await expectNoFaults(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeVisible();

  const code = await agreed(page, mobile);
  await expect(page.getByText('Enter Otp')).toBeVisible();
  await expect(verify(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Resend in 0:\d\d$/ })).toBeDisabled();
  await expectNoFaults(page);
  await otp(page).fill(code === '111111' ? '222222' : '111111');
  await verify(page).click();
  await expect(page.getByRole('alert')).toHaveText('OTP Miss Match');
  await expectNoFaults(page);
  await otp(page).fill(code);
  await verify(page).click();
  await expect(snackbar(page)).toContainText(recorded);
  await expect(page).toHaveURL(/\/consent-thanku$/);
  await expect(page.getByText(thanks)).toBeVisible();

  const again = await open(touched);
  await again.goto(link);
  await expect(heading(again, 'User is already verified')).toBeVisible();
  await expectNoFaults(again);
  await office.reload();
  await expect(office.getByRole('listitem').filter({ hasText: 'XXXXXX' })).toContainText('Verified');
  await expect(office.getByText('through the link in an SMS').first()).toBeVisible();
});

for (const [kind, item] of [
  ['Business e-mail', 'Office Email ID'],
  ['Personal e-mail', 'Personal Email ID'],
] as const)
  test(`a ${kind} link sends its code on load and verifies the ${item} @thorough`, async ({ open }) => {
    const { office } = await consentPage(open, kind === 'Business e-mail' ? 'Bina Office' : 'Pia Personal');
    const to = `${kind.slice(0, 3).toLowerCase()}.${Date.now()}@example.in`;
    const link = await linkSent(office, to, kind);
    const before = (await messagesTo(to)).length;
    const page = await open({ viewport: desktop });
    await page.goto(link);
    await expect(heading(page, `Verify your ${item}`)).toBeVisible();
    await expect(page).toHaveURL(/\/consent$/);
    await otp(page).fill(await codeFor(to, before));
    await expectNoFaults(page);
    await verify(page).click();
    await expect(heading(page, 'Thank You')).toBeVisible();
    await expect(page.getByText(`Your ${item} has been verified.`)).toBeVisible();
    await expectNoFaults(page);
  });

test('an altered link, one that the lender ended, and an ended one at its resend @thorough', async ({
  open,
}) => {
  const { office, mobile } = await consentPage(open, 'Alka Altered');
  const link = await linkSent(office, mobile);
  const page = await open(touched);
  for (const altered of [
    link.replace(/token=./, 'token=%C3%A9'),
    link.replace(/id=[^&]*/, 'id=1'),
    `${link}&type=personal&email=thief%40example.in`,
  ]) {
    await page.goto(altered);
    await expect(heading(page, 'Link has expired')).toBeVisible();
    await expect(page.getByText('Sorry...! Link has expired.')).toBeVisible();
  }
  await expectNoFaults(page);
  await page.clock.install();
  await page.goto(link);
  await agreed(page, mobile);
  await office.getByRole('button', { name: /^Revoke the link to/ }).click();
  await expect(snackbar(office)).toContainText('Link revoked.');
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Resend', exact: true }).click();
  await expect(heading(page, 'Link has expired. Please generate again')).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'Link has expired')).toBeVisible();
});

test('without an answer the page says whom to ask, and goes on when there is one @thorough', async ({
  open,
  complaints,
}) => {
  const { office, mobile } = await consentPage(open, 'Nita Noanswer');
  const link = await linkSent(office, mobile);
  const page = await open(touched);
  complaints.allow(/ERR_FAILED/);
  await page.route('**/users/verifyConsentLink', (route) => route.abort());
  await page.goto(link);
  await expect(heading(page, 'Verification failed')).toBeVisible();
  await expect(page.getByText(/contact the admin of Saral Finance/)).toBeVisible();
  await expectNoFaults(page);
  await page.unroute('**/users/verifyConsentLink');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
});

test('on a desktop: the status and a QR code; it changes by itself when the phone has agreed @thorough', async ({
  open,
}) => {
  const { office, mobile } = await consentPage(open, 'Dev Desktop');
  const link = await linkSent(office, mobile);
  const page = await open({ viewport: desktop });
  await page.goto(link);
  await expect(heading(page, 'Verification status')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for your phone' })).toBeVisible();
  const qr = page.getByRole('img', { name: /^QR code/ });
  expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
  await expectNoFaults(page);
  const hand = await open(touched);
  await hand.goto(link);
  const code = await agreed(hand, mobile);
  await otp(hand).fill(code);
  await verify(hand).click();
  await expect(hand).toHaveURL(/\/consent-thanku$/);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expectNoFaults(page);
});

test('by keyboard alone, in Hindi @thorough', async ({ open }) => {
  const { office, mobile } = await consentPage(open, 'Kavi Keys');
  const link = await linkSent(office, mobile);
  const page = await open(touched);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
  const tabTo = async (words: string) => {
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      if ((await page.locator(':focus').textContent()) === words) return;
    }
    throw new Error(`Tab never came to "${words}".`);
  };
  await tabTo('हिन्दी');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Saral Finance आपकी सहमति चाहता है')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await tabTo('जमा करें');
  const before = (await messagesTo(mobile)).length;
  await page.keyboard.press('Enter');
  const code = await codeFor(mobile, before);
  // The message can be there before the page is.
  await expect(page.getByLabel('OTP')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(snackbar(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/consent-thanku$/);
  await expect(page.getByText('आपकी सहमति दर्ज हो गई है')).toBeVisible();
});

test('withdraw, be refused, agree on the spot, and go on @thorough', async ({ open, complaints }) => {
  const { person } = await consentPage(open, 'Wani Withdraw');
  await person.goto('/laas');
  await person.getByRole('link', { name: 'My consents' }).click();
  await expect(heading(person, 'My consents')).toBeVisible();
  await expect(person.getByText('at the first login')).toBeVisible();
  await expectNoFaults(person);
  await person.getByRole('button', { name: /^Withdraw: / }).click();
  const question = person.getByRole('dialog').getByRole('heading');
  const before = await question.boundingBox();
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await person.context().setOffline(true);
  await person.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(person.getByRole('dialog').getByRole('alert')).toBeVisible();
  // What is added to it moves nothing that stands above.
  expect(await question.boundingBox()).toEqual(before);
  await person.context().setOffline(false);
  await person.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(person.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expectNoFaults(person);

  await openDocument(person, '/laas/identity/id-proof/pan', 'PAN');
  await person.getByLabel('PAN', { exact: true }).fill('AAAPZ1234C');
  await person.getByRole('button', { name: 'Verify' }).click();
  const notice = person.getByRole('alert').filter({ hasText: 'We need your consent' });
  await expect(notice).toBeVisible();
  await expectNoFaults(person);
  await notice.getByRole('button', { name: 'I agree, check again' }).click();
  await expect(person.getByRole('article', { name: 'PAN Details' })).toBeVisible();
  await person.goto('/laas/consents');
  await expect(person.getByText('Agreed', { exact: true })).toHaveCount(1);
});
