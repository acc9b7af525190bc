import type { Page } from '@playwright/test';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { register } from './people.ts';
import { chooseWay, idProof, openDocument } from './portal.ts';
import { windowsFrom } from './sizes.ts';
import { expect, test } from './test.ts';

/* Issue 6 §1: documents from DigiLocker by signing in there, and by its small window; cancelled, gone back, another
   person's. Each journey is a newcomer's own; whose locker it is hangs on the mobile typed there. */

const ashas = '9000000011';

/** Signs in on the locker's own page. */
async function signInThere(page: Page, mobile: string): Promise<void> {
  // The page that one comes from asks for a mobile number too.
  await expect(page.getByRole('heading', { name: 'Sign in to DigiLocker' })).toBeVisible();
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
}

const toLocker = (page: Page) => page.getByRole('button', { name: 'Go to DigiLocker', exact: true });

/** From the page of a document to the locker's consent, signed in. */
async function leaveFor(page: Page, document: 'pan' | 'aadhaar', mobile = ashas): Promise<void> {
  const title = { pan: 'PAN', aadhaar: 'Aadhaar' }[document];
  await openDocument(page, `${idProof}/${document}`, title);
  await chooseWay(page, 'DigiLocker');
  await toLocker(page).click();
  await signInThere(page, mobile);
}

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${title} `) }) });

for (const [where, viewport] of windowsFrom('phone')) {
  test(`${where}: PAN and Aadhaar by one sign-in, each with its signature checked @thorough`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    await register(page, 'Asha Sample');
    await leaveFor(page, 'pan');
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveURL(/\/laas\/locker$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your DigiLocker' })).toBeVisible();
    await expect(page.getByText('You are signed in to DigiLocker as Asha Sample.')).toBeVisible();
    await expect(row(page, 'PAN').getByRole('checkbox')).toBeChecked();
    await row(page, 'Aadhaar').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Add 2 documents' }).click();
    for (const title of ['PAN', 'Aadhaar'])
      await expect(row(page, title)).toContainText('Added, signature checked');
    await expect(page.getByText('2 of 2 added.')).toBeVisible();

    await row(page, 'Aadhaar').getByRole('link', { name: 'View it' }).click();
    const card = page.getByRole('article', { name: 'Aadhaar DigiLocker Details' });
    await expect(card).toContainText('9405');
    await expect(card).not.toContainText(/\d{8,}/);
    await openDocument(page, `${idProof}/pan`, 'PAN');
    await expect(page.locator('article').first()).toContainText('AAAPZ1234C');
    const stored = await page.evaluate(() =>
      Object.entries(localStorage).map(([key, value]) => `${key}=${value}`),
    );
    expect(stored.filter((line) => line.startsWith('panDigiLink.output='))).toHaveLength(1);
    expect(stored.filter((line) => line.startsWith('aadharDigiLink.output=')).join()).toContain(
      'XXXX XXXX 9405',
    );
  });
}

test('one paper through DigiLocker’s small window; its script runs on that page alone @thorough', async ({
  open,
}) => {
  const page = await open();
  await register(page, 'Asha Sample');
  await openDocument(page, `${idProof}/dl`, 'Driving licence');
  await chooseWay(page, 'DigiLocker');
  await page.getByRole('link', { name: 'Share only this document in a small window' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share from DigiLocker' })).toBeVisible();
  const popUp = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Share from DigiLocker' }).click();
  const window = await popUp;
  await expect(window.getByRole('heading', { name: 'Sign in to DigiLocker' })).toBeVisible();
  await signInThere(window, ashas);
  await window.getByRole('button', { name: 'Driving License' }).click();
  await expect(page.getByText('Driving licence: Added')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Driving licence' }).click();
  await expect(page.getByRole('article', { name: 'Driving Licence Details' })).toContainText(
    'Signed by the issuerCard Holder NameASHA SAMPLE',
  );
  expect(await page.evaluate(() => document.getElementById('dlshare'))).toBeNull();
  // What is still asked may lie there too: the home leads back.
  await page.goto('/laas');
  await expect(page.getByRole('link', { name: 'Bring more from DigiLocker' })).toHaveAttribute(
    'href',
    '/laas/locker?go',
  );
});

test('cancelled, gone back with the browser’s button, come again: nothing is lost and it goes on @thorough', async ({
  open,
}) => {
  const page = await open();
  await register(page, 'Asha Sample');
  await leaveFor(page, 'pan');
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You did not share a document.' })).toBeVisible();
  await page.getByRole('link', { name: 'Use another method' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PAN' })).toBeVisible();

  await chooseWay(page, 'DigiLocker');
  await toLocker(page).click();
  await expect(page.getByRole('heading', { name: 'Sign in to DigiLocker' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'PAN' })).toBeVisible();
  await chooseWay(page, 'DigiLocker');
  await expect(toLocker(page)).toBeEnabled();
  await toLocker(page).click();
  await signInThere(page, ashas);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('You are signed in to DigiLocker as Asha Sample.')).toBeVisible();
  await page.reload();
  await expect(row(page, 'PAN').getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Sign out of DigiLocker' }).click();
  await expect(page.getByText('You are signed out of DigiLocker.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to DigiLocker again' })).toBeVisible();
});

test('another person’s locker is told before anything is taken, and what is taken waits for the lender @thorough', async ({
  open,
}) => {
  const page = await open();
  await register(page, 'Asha Sample');
  await leaveFor(page, 'pan', '9000000016');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('alert')).toContainText('This DigiLocker is in the name of');
  await page.getByRole('button', { name: 'Add 1 document' }).click();
  await expect(row(page, 'PAN')).toContainText('The name is different from yours');
});

test('who has no DigiLocker opens one by mobile, and goes there @thorough', async ({ open }) => {
  const page = await open();
  await register(page, 'Nisha Newlocker');
  await openDocument(page, `${idProof}/pan`, 'PAN');
  await chooseWay(page, 'DigiLocker');
  await page.getByRole('button', { name: 'I do not have a DigiLocker account' }).click();
  const mobile = `97${String(Date.now()).slice(-7)}0`;
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Date of birth').fill('1992-03-04');
  await page.getByLabel('Gender').selectOption('F');
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByLabel('Code from DigiLocker');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not correct' })).toBeVisible();
  await code.fill('123456');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Your DigiLocker account is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to DigiLocker' }).last().click();
  await expect(page.getByRole('heading', { name: 'Sign in to DigiLocker' })).toBeVisible();
});

test('the way, the list before and after, and the small window’s page have no fault that axe can find @thorough', async ({
  open,
}) => {
  const page = await open();
  await register(page, 'Asha Sample');
  const look = (name: string) =>
    expectNoFaults(page, { widths: phoneAndDesktop, narrow: true, shots: `locker-${name}` });
  await openDocument(page, `${idProof}/pan`, 'PAN');
  await chooseWay(page, 'DigiLocker');
  await page.getByRole('button', { name: 'I do not have a DigiLocker account' }).click();
  await expect(page.getByLabel('Date of birth')).toBeVisible();
  await look('way');
  await toLocker(page).click();
  await signInThere(page, '9000000018');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(row(page, 'PAN').getByRole('checkbox')).toBeChecked();
  await look('list');
  await page.getByRole('button', { name: 'Add 1 document' }).click();
  await expect(row(page, 'PAN')).toContainText('Not added', { timeout: 90_000 });
  await look('failed');
  await page.goto('/locker/share?document=pan&instance=1');
  await expect(page.getByRole('button', { name: 'Share from DigiLocker' })).toBeVisible();
  await look('share');
});
