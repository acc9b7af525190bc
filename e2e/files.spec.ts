import type { Page } from '@playwright/test';
import { idInList } from './files.ts';
import { expectNoFaults, phoneAndDesktop, violations } from './looks.ts';
import { register, saralOwner } from './people.ts';
import { chooseWay, fill, openDocument, verify } from './portal.ts';
import { windowsFrom } from './sizes.ts';
import { specimen } from './specimens.ts';
import { desktop, expect, test } from './test.ts';

/* Issue 6 §3: the person's picture, papers that have no page of their own, what was checked, and what is filled in. */

const line = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const picker = (page: Page) => page.locator('input[type=file]').last();
const face = async (page: Page) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
});

for (const [where, viewport] of windowsFrom('desktop'))
  test(`${where}: gives a picture and another paper, fetches it back, and takes it away; the lender sees both @thorough`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    const name = `Pia Papers ${where}`;
    await register(page, name);

    await page.goto('/laas/customer');
    await expect(page.getByRole('img', { name: 'No picture yet' })).toBeVisible();
    await picker(page).setInputFiles(await face(page));
    await expect(page.getByText('Your picture is saved.')).toBeVisible({ timeout: 40_000 });
    const picture = page.getByRole('img', { name: 'Your picture' });
    await expect(picture).toBeVisible();
    // Until it has come, its place is drawn under the same name.
    const width = () => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth ?? 0);
    await expect.poll(width).toBeGreaterThan(100);
    await expectNoFaults(page);
    await picker(page).setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByRole('alert')).toContainText('not a JPEG, PNG or WebP picture');

    await page.goto('/laas');
    await page.getByRole('link', { name: 'My files' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your files' })).toBeVisible();
    await expect(line(page, 'Profile picture')).toContainText('by you');
    const letter = await specimen('form-16', 'asha');
    await picker(page).setInputFiles(letter);
    await expect(page.getByRole('alert')).toContainText('First enter what the document is.');
    await page.getByLabel('What is this document?').fill('Rent agreement');
    await picker(page).setInputFiles(letter);
    await expect(page.getByText('“Rent agreement” is saved.')).toBeVisible({ timeout: 40_000 });
    await expect(line(page, 'Rent agreement')).toContainText('PDF');
    await expectNoFaults(page);

    const fetched = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Rent agreement' }).click();
    expect((await fetched).suggestedFilename()).toMatch(/^document-[0-9a-f]{8}\.pdf$/);

    const office = await open({ as: saralOwner, viewport: desktop });
    const id = await idInList(office, name);
    await office.goto(`/admin/applicants/${id}/files`);
    await expect(line(office, 'Rent agreement')).toContainText('by the applicant');
    await expect(office.getByRole('img', { name: `Picture of ${name}` })).toBeVisible();
    await expectNoFaults(office);

    await page.getByRole('button', { name: 'Remove Rent agreement' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Remove Rent agreement' }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(page.getByText('The file was removed.')).toBeVisible();
    await expect(line(page, 'Rent agreement')).toHaveCount(0);
    await expect(line(page, 'Profile picture')).toHaveCount(1);
  });

test('what is known fills a form; what the loan buys is checked; every check stands in the history @thorough', async ({
  open,
  complaints,
}) => {
  complaints.allow(/404 .*getPaymentStatus/);
  const page = await open();
  await register(page, 'Asha R Sample');
  await openDocument(page, '/laas/identity/id-proof/pan', 'PAN');
  await fill(page, { PAN: 'AAAPZ1234C' });
  await verify(page);
  await expect(page.getByRole('article', { name: 'PAN Details' })).toBeVisible();

  // The registry of PANs names no father; that of licences does.
  await openDocument(page, '/laas/identity/id-proof/dl', 'Driving licence');
  await chooseWay(page, 'Type the number');
  await fill(page, { 'Licence number': 'KA0320100000011', 'Date of birth': '1990-01-15' });
  await verify(page);
  await expect(page.getByRole('article', { name: 'Driving Licence Details' })).toBeVisible();

  await openDocument(page, '/laas/personal-detail/basicDetails', 'Basic details');
  const filled = page.getByRole('region', { name: 'Already filled in' });
  await expect(filled).toContainText('From Driving licence');
  await expect(filled).toContainText('From your profile');
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'form-filled' });
  await page.getByRole('button', { name: 'Change these answers' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha of my own hand');
  await expect(page.getByLabel("Father's name")).not.toHaveValue('');
  await expect(page.getByLabel('Mobile number')).toHaveValue(/^98\d{8}$/);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha of my own hand');
  expect(await violations(page)).toEqual([]);

  await openDocument(page, '/laas/asset/assetLoan', 'Vehicle or equipment');
  await fill(page, {
    'Kind of asset': 'Two-wheeler',
    Condition: 'New',
    Manufacturer: 'Hero MotoCorp',
    Model: 'Splendor',
    'Year of make': '2026',
    Price: '95000',
    'What you pay yourself': '95000',
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'must be less than the price' })).toBeVisible();
  await fill(page, { 'What you pay yourself': '20000' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Asset Loan Details' })).toContainText('₹95,000');

  await page.goto('/laas/history');
  await expect(line(page, 'PAN')).toContainText('Verified');
  await line(page, 'PAN').getByText('1 comparison').click();
  await expect(line(page, 'PAN')).toContainText('Name: Matches');
  await expectNoFaults(page);

  const office = await open({ as: saralOwner, viewport: desktop });
  // The name is not hers alone: the newest is the first of the list.
  await office.goto('/admin');
  await office.getByRole('link', { name: 'Asha R Sample', exact: true }).first().click();
  await office.getByRole('link', { name: 'Records', exact: true }).click();
  await office.getByRole('link', { name: 'History' }).click();
  await expect(
    office.getByText('Two-wheeler, Hero MotoCorp, Splendor, ₹95,000.00; own contribution ₹20,000.00'),
  ).toBeVisible();
  await expect(office.getByText(/^No credit report has been asked for yet\./)).toBeVisible();
  await office.getByLabel('Payment ID').fill('pay_00000000000000');
  await office.getByRole('button', { name: 'Look it up' }).click();
  await expect(office.getByRole('alert')).toContainText('This customer has no payment with this id.');
  await expectNoFaults(office);
});
