import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { idInList } from './files.ts';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { register, saralOwner } from './people.ts';
import { fieldOf, fill, openDocument, verify } from './portal.ts';
import { windowsFrom } from './sizes.ts';
import { desktop, expect, test } from './test.ts';

/* Issue 6 §5: a bank's application form, filled from the file, completed, looked over, kept, and handed to the signing. */

const formsPage = '/laas/loan/application-form';
const pan = 'AAAPZ1234C';

/** What a newcomer with a PAN has yet to say for the general form. */
const answers = {
  'Loan amount': '3,00,000',
  'Loan period (months)': '36',
  'Purpose of the loan': 'Home repair',
  "Father's name": 'Mohan Sample',
  'Date of birth': '1990-01-15',
  Gender: 'Female',
  'Marital status': 'Single',
  'E-mail': 'asha@example.in',
  'Current address': '12, 4th Cross, Domlur, Bengaluru, Karnataka - 560071',
  'PIN code': '560071',
  'Kind of home': 'Rented',
  'Years at this address': '4',
  Employment: 'Salaried',
  'Net income a month': '65000',
  'Instalments a month': '0',
  'Account holder': 'Asha Sample',
  Bank: 'Sample Bank',
  'Account number': '100000000011',
  IFSC: 'ABCD0123451',
  'Account type': 'Savings',
};

/** A newcomer gives a PAN, then opens the general form of a bank that has none of its own. */
async function openForm(page: Page, name: string): Promise<void> {
  await register(page, name);
  await openDocument(page, '/laas/identity/id-proof/pan', 'PAN');
  await fill(page, { PAN: pan });
  await verify(page);
  await expect(page.getByText('You do not need to do anything more for this document.')).toBeVisible();
  await page.goto('/laas/loan');
  await page.getByRole('link', { name: /^Application form/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Application form' })).toBeVisible();
  await page.getByLabel('Bank or lender').selectOption('Karnataka Bank');
  await page.getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal loan application' })).toBeVisible();
}

const seePdf = (page: Page) => page.getByRole('button', { name: 'See the document' }).click();

for (const [where, viewport] of windowsFrom('phone')) {
  test(`${where}: a bank's form comes filled, is completed, looked over, kept, and goes on to the signing @thorough`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    const name = `Asha ${where === 'phone' ? 'F' : 'D'} Sample`;
    await openForm(page, name);

    await expect(fieldOf(page, 'PAN')).toHaveValue(pan);
    await expect(page.getByText('PAN, registry').first()).toBeVisible();
    await expect(page.getByText(/\d+ still needed/)).toBeVisible();
    await seePdf(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(fieldOf(page, 'Loan amount')).toBeFocused();
    await fill(page, answers);

    const registered = await fieldOf(page, 'Full name').inputValue();
    expect(registered).not.toBe('');
    await fill(page, { 'Full name': 'Asha Other' });
    await expect(page.getByText(`Changed by you. PAN says: ${registered}`)).toBeVisible();
    await page.getByRole('button', { name: 'Use what PAN says: Full name' }).click();
    await expect(fieldOf(page, 'Full name')).toHaveValue(registered);
    await fill(page, { PAN: 'ABC' });
    await seePdf(page);
    await expect(fieldOf(page, 'PAN')).toBeFocused();
    await expect(page.getByText(/^✗ .*PAN/)).toBeVisible();
    await fill(page, { PAN: pan });
    await expect(page.getByText('Nothing is missing.')).toBeVisible();
    await seePdf(page);

    const pdf = page.getByRole('article', { name: 'Personal loan application' });
    await expect(pdf).toContainText('To Karnataka Bank');
    await expect(pdf).toContainText('₹3,00,000.00');
    await expect(pdf).toContainText('15 Jan 1990');
    await expect(pdf).toContainText('that Karnataka Bank may check');
    await page.getByRole('button', { name: 'Save this form' }).click();
    await expect(page.getByRole('heading', { name: 'Your form is saved' })).toBeVisible();
    const sign = page.getByRole('link', { name: 'Sign with Aadhaar' });
    await expect(sign).toHaveAttribute('href', /^\/laas\/esign\?type=Application&file=[0-9a-f-]{36}$/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('personal-loan-karnataka-bank.pdf');
    const bytes = await readFile((await file.path()) ?? '');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(20_000);

    await sign.click();
    await expect(page).toHaveURL(/\/laas\/esign/);
    await expect(page.getByRole('heading', { name: 'Application to sign' }).first()).toBeVisible({
      timeout: 30_000,
    });

    const lender = await open({ as: saralOwner, viewport: desktop });
    await lender.goto(`/admin/applicants/${await idInList(lender, name)}/forms`);
    const stored = lender.getByRole('listitem').filter({ hasText: 'To Karnataka Bank' }).first();
    await expect(stored).toContainText('Complete');
    await expect(stored).toContainText('Created here');
    await expect(stored.getByRole('link', { name: 'Review' })).toHaveCount(0);
    const theirs = lender.waitForEvent('download');
    await stored.getByRole('button', { name: 'Download this file' }).click();
    expect((await theirs).suggestedFilename()).toMatch(/\.pdf$/);
  });
}

test('a form survives a broken network, a reload and another phone, and reads in Hindi @thorough', async ({
  open,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const page = await open();
  await openForm(page, 'Asha N Sample');
  await fill(page, { 'Loan amount': '250000', "Father's name": 'Harish Example' });
  await page.context().setOffline(true);
  await fill(page, { Employment: 'Salaried' });
  await expect(page.getByText('Saved on this phone, will send when online').last()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  // Another phone has nothing but the login.
  await page.evaluate(() => localStorage.removeItem('typedAnswers'));
  await page.reload();
  await expect(fieldOf(page, "Father's name")).toHaveValue('Harish Example');
  await expect(fieldOf(page, 'Employment')).toHaveValue('Salaried');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByLabel('पिता का नाम', { exact: true })).toHaveValue('Harish Example');
  await expect(page.getByText('PAN कार्ड, सरकारी रजिस्टर').first()).toBeVisible();
});

test('the choice of a bank, a form with faults, and the paper have no fault that axe can find @thorough', async ({
  open,
}) => {
  const page = await open();
  await openForm(page, 'Asha X Sample');
  const look = (name: string) =>
    expectNoFaults(page, { widths: phoneAndDesktop, narrow: true, shots: `bank-form-${name}` });
  await fill(page, { 'Full name': 'Asha Other', IFSC: 'x' });
  await seePdf(page);
  await look('form');
  await fill(page, answers);
  await seePdf(page);
  await expect(page.getByRole('article')).toBeVisible();
  await look('paper');
  await page.goto(formsPage);
  await expect(page.getByLabel('Bank or lender')).toBeVisible();
  await look('choice');
});
