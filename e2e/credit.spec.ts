import type { Page } from '@playwright/test';
import { expectNoFaults } from './looks.ts';
import { register, saralOwner } from './people.ts';
import { chooseWay, fieldOf, fill, openDocument, verify } from './portal.ts';
import { windowsFrom } from './sizes.ts';
import { desktop, expect, phone, test } from './test.ts';

/* Issue 7, §3: an asset chosen from the dictionary, and the credit bureau's report: agreed to, fetched, explained, and
   asked again by the lender with a reason. The sandbox's bureau knows its people by their PAN. */

async function submitPan(page: Page, pan: string): Promise<void> {
  await openDocument(page, '/laas/identity/id-proof/pan', 'PAN');
  await fill(page, { PAN: pan });
  await verify(page);
  await expect(page.getByRole('article', { name: 'PAN Details' })).toBeVisible();
}

/** The registry of PANs says no date of birth; a licence does. */
async function submitLicence(page: Page, number: string, dob: string): Promise<void> {
  await openDocument(page, '/laas/identity/id-proof/dl', 'Driving licence');
  await chooseWay(page, 'Type the number');
  await fill(page, { 'Licence number': number, 'Date of birth': dob });
  await verify(page);
  await expect(page.getByRole('article', { name: 'Driving Licence Details' })).toBeVisible();
}

const score = (page: Page) => page.getByRole('region', { name: 'Credit score' });

for (const [where, viewport] of windowsFrom('phone'))
  test(`${where}: what the loan buys is chosen list by list, or typed when it is not listed`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    await register(page, 'Arun Assetwala');
    await openDocument(page, '/laas/asset/assetLoan', 'Vehicle or equipment');
    await fill(page, { 'Kind of asset': 'Two-wheeler', Condition: 'New' });
    await expect(fieldOf(page, 'Model')).toHaveText('First answer the question above');
    await fill(page, { Manufacturer: 'TVS Motor', Model: 'Jupiter', Variant: 'Jupiter 125' });
    await expectNoFaults(page, { shots: `asset-${where}` });
    // Another kind of thing: what was chosen of the old one is asked again.
    await fill(page, { 'Kind of asset': 'Tractor' });
    await expect(fieldOf(page, 'Manufacturer')).toHaveValue('');
    await fieldOf(page, 'Manufacturer').selectOption('Other: type it');
    await page.getByLabel('Type it: Manufacturer').fill('Sample Tractors');
    // Nothing is listed under one's own words: what was a list becomes a line to type in.
    await expect(page.locator('input[name=model]')).toBeVisible();
    await expect(page.locator('input[name=variant], select[name=variant]')).toBeVisible();
    await fill(page, {
      Model: 'Sample 40 DI',
      'Year of make': '2025',
      Price: '700000',
      'What you pay yourself': '100000',
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const card = page.getByRole('article', { name: 'Asset Loan Details' });
    await expect(card).toContainText('Sample Tractors');
    await expect(card).toContainText('Sample 40 DI');
  });

test('a person agrees, is led to what is missing, fetches the report; the lender asks again with a reason @thorough', async ({
  open,
}) => {
  const page = await open({ viewport: phone });
  await register(page, 'Asha C Sample');
  await page.goto('/laas/credit-report');
  await expect(page.getByRole('heading', { level: 1, name: 'Credit report' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get my credit report' })).toHaveCount(0);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('Your consent is recorded.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your PAN' })).toBeVisible();
  await expectNoFaults(page, { shots: 'credit-missing-phone' });
  await submitPan(page, 'AAAPZ1234C');
  await page.goto('/laas/credit-report');
  await expect(page.getByRole('link', { name: 'Your PAN' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Your date of birth' })).toBeVisible();
  await submitLicence(page, 'KA0320100000011', '1990-01-15');

  await page.goto('/laas/credit-report');
  await page.getByRole('button', { name: 'Get my credit report' }).click();
  await expect(score(page)).toContainText('781');
  await expect(score(page)).toContainText('Good');
  await expect(page.getByRole('heading', { name: 'Home loan · SAMPLE HOUSING' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Payments in the last 36 months' })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Something wrong?' })).toContainText('within 30 days');
  await expect(page.getByRole('button', { name: 'Get my credit report' })).toHaveCount(0);
  await expectNoFaults(page, { shots: 'credit-good-phone' });

  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('region', { name: 'क्रेडिट स्कोर' })).toContainText('अच्छा');
  await expectNoFaults(page, { shots: 'credit-hindi-phone' });

  const office = await open({ as: saralOwner, viewport: desktop });
  await office.goto('/admin');
  await office.getByRole('link', { name: 'Asha C Sample', exact: true }).first().click();
  await office.getByRole('link', { name: 'Money', exact: true }).click();
  await office.getByRole('link', { name: 'Credit', exact: true }).click();
  await expect(score(office)).toContainText('781');
  const log = office.getByRole('table', { name: 'Requests from here' });
  await expect(log.getByRole('row')).toHaveCount(2);
  await office.getByLabel('Reason').selectOption('Final check before the decision');
  await office.getByRole('button', { name: 'Request again' }).click();
  await expect(log.getByRole('row')).toHaveCount(3);
  await expect(log).toContainText('Final check before the decision');
  const [issuedDocument] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: /^This card as PDF/ }).click(),
  ]);
  expect(issuedDocument.suggestedFilename()).toMatch(/\.pdf$/);
  await expectNoFaults(office, { shots: 'credit-office-review' });
});

test('a loan written off and a card at its limit: said in words, with what helps @thorough', async ({
  open,
}) => {
  const page = await open({ viewport: desktop });
  await register(page, 'Meena C Example');
  await submitPan(page, 'CCCPZ1240E');
  await submitLicence(page, 'MH1220140000013', '1994-03-02');
  await page.goto('/laas/credit-report');
  await page.getByRole('button', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'Get my credit report' }).click();
  await expect(score(page)).toContainText('584');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹67,700 in 2');
  const help = page.getByRole('region', { name: 'How to improve your score' });
  await expect(help.getByRole('listitem').first()).toContainText('written off');
  await expect(help).toContainText('97% of their limits');
  await expectNoFaults(page, { shots: 'credit-troubled-review' });
});
