import type { Page } from '@playwright/test';
import { idInList } from './files.ts';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { register, saralOwner } from './people.ts';
import { windowsFrom } from './sizes.ts';
import { specimen } from './specimens.ts';
import { desktop, expect, test } from './test.ts';

/* Issue 5, "Shown by" 2: a bank linked by the external page, by an Account Aggregator, and by upload with a password;
   a failing bank that ends in an upload without retyping. Each journey is a newcomer's own. */

const bankPage = '/laas/financial/bankStatmentOnline';
const sandboxPassword = 'demo@1234';
const sandboxCode = '123456';

const way = (page: Page, name: RegExp) => page.getByRole('button', { name });
const agree = (page: Page) => page.getByRole('button', { name: 'I agree, continue' }).click();
const account = (page: Page) =>
  page.locator('article').filter({ has: page.getByRole('list', { name: 'Months' }) });

async function arrive(page: Page, name: string): Promise<void> {
  await register(page, name);
  await page.goto(bankPage);
  await expect(page.getByRole('heading', { level: 1, name: 'Show your income' })).toBeVisible();
}

/** From the bank page to the form of the bank's own page, by the tile of HDFC Bank. */
async function goToBank(page: Page): Promise<void> {
  await way(page, /^Link bank/).click();
  const add = page.getByRole('button', { name: 'Add Bank' });
  await expect(add).toBeDisabled();
  await page.getByRole('button', { name: 'HDFC Bank', exact: true }).click();
  await agree(page);
  await expect(page.getByText('HDFC Bank is selected.')).toBeVisible();
  await expect(add).toBeEnabled();
  await add.click();
  await expect(page.getByRole('heading', { name: 'Log in to HDFC Bank' })).toBeVisible();
}

async function logInAtBank(page: Page, user: string): Promise<void> {
  await page.getByLabel('User id').fill(user);
  await page.getByLabel('Password').fill(sandboxPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const code = page.getByLabel('One-time code');
  const share = page.getByRole('button', { name: 'Share selected accounts' });
  await expect(code.or(share)).toBeVisible();
  if (await code.isVisible()) {
    await code.fill(sandboxCode);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await share.click();
}

/** The summary of the application, which is read from the draft, has the account's transactions. */
async function seesTransactionsInSummary(page: Page): Promise<void> {
  await page.goto('/laas/report');
  const card = page.getByRole('article', { name: 'Transaction Details' });
  await card.getByText(/^Transactions: \d+ rows$/).click();
  await expect(card.getByRole('row').nth(1)).toBeVisible();
}

for (const [where, viewport] of windowsFrom('desktop')) {
  test(`${where}: links a bank by the external page, and reads what the account says @thorough`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    await arrive(page, 'Lata Link');
    await goToBank(page);
    await logInAtBank(page, 'asha');
    await expect(page).toHaveURL(/\/bank-mob-status\?link=.*JSONcallBackStatus=/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'BANK ACCOUNT LINKED SUCCESSFULLY' }),
    ).toBeVisible();
    await expect(page.getByText('HDFC Bank is linked.')).toBeVisible();
    await page.getByRole('link', { name: 'To my bank page' }).click();
    const first = account(page).first();
    await expect(first).toContainText('From the linked bank');
    await expect(first).toContainText('HDFC Bank');
    await first.getByRole('button', { name: 'Use for my application' }).click();
    await expect(first).toContainText('Used in this application');

    await first.getByRole('link', { name: 'View details' }).click();
    const table = page.getByRole('article', { name: 'Transaction Details' });
    if (where === 'desktop')
      await expect(table.getByRole('columnheader')).toHaveText([
        ...['Amount', 'Balance after Transaction', 'Category', 'Date Time'],
        ...['Description', 'Remark', 'Type', 'Value Date'],
      ]);
    else {
      // A list: nothing of it is beside the screen.
      await expect(table.getByRole('listitem').first()).toBeVisible();
      expect(
        await table
          .getByRole('region', { name: 'Transaction Details' })
          .evaluate((element) => element.scrollWidth <= element.clientWidth),
      ).toBe(true);
    }
    const box = table.getByRole('region', { name: 'Transaction Details' });
    expect(await box.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(300);
    await page.getByRole('button', { name: /^Total credits/ }).click();
    await expect(table).toContainText(/\d+ of \d+ transactions: Total credits/);
    await expect(table.getByText('DEBIT', { exact: true })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'XLSX' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await seesTransactionsInSummary(page);
  });
}

test('by Account Aggregator: reads the terms, agrees there, gets the account, and withdraws in two taps @thorough', async ({
  open,
}) => {
  const page = await open();
  await arrive(page, 'Anil Aggregator');
  await way(page, /^Account Aggregator/).click();
  await page.getByLabel('Mobile number').fill('9000000011');
  await page.getByRole('button', { name: 'See what you will share' }).click();
  await agree(page);
  await expect(page.getByRole('heading', { name: 'What you will agree to' })).toBeVisible();
  const terms = page.locator('dl').first();
  for (const words of ['Only to decide on your loan application', 'Only once', '1 month', 'no transfers'])
    await expect(terms).toContainText(words);
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.getByLabel('One-time code').fill(sandboxCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Share selected accounts' }).click();
  await expect(page).toHaveURL(new RegExp(bankPage));
  await expect(page.getByText('Your bank has sent the statement.')).toBeVisible();
  await expect(account(page).first()).toContainText('through Account Aggregator');
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(account(page).first()).toBeVisible();
  await seesTransactionsInSummary(page);
});

test('by upload with a password, after a wrong one', async ({ open }) => {
  const page = await open();
  await arrive(page, 'Uma Upload');
  await way(page, /^Upload/).click();
  await page.getByLabel('Choose files').setInputFiles(await specimen('statement-hdfc-locked', 'asha'));
  await agree(page);
  const password = page.getByLabel('Password of the PDF');
  await password.fill('not this one');
  await page.getByRole('button', { name: 'Open the PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeVisible();
  await password.fill(sandboxPassword);
  await page.getByRole('button', { name: 'Open the PDF' }).click();
  const result = page.getByRole('region', { name: 'Details in the file' });
  await expect(result).toContainText(/\d+ rows read from/);
  await expect(result).toContainText('Opened with the password you entered.');
  await expect(result).toContainText('Balance check: passed');
  await expect(account(page).first()).toContainText('From a file');

  await way(page, /^Ask the lender/).click();
  await page.getByLabel('What went wrong (optional)').fill('My other bank gives no file.');
  await page.getByRole('button', { name: 'Ask the lender', exact: true }).click();
  await expect(page.getByText('We have told your lender.')).toBeVisible();
  await seesTransactionsInSummary(page);

  const lender = await open({ as: saralOwner, viewport: desktop });
  const file = await idInList(lender, 'Uma Upload');
  await lender.goto(`/admin/applicants/${file}/bank`);
  await expect(account(lender)).toHaveCount(1);
  await expect(lender.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(lender.getByRole('note').filter({ hasText: 'asks for help' })).toContainText(
    'My other bank gives no file.',
  );
  await account(lender).getByRole('link', { name: 'View details' }).click();
  await expect(lender.getByRole('article', { name: 'Transaction Details' })).toBeVisible();
  await lender
    .getByRole('button', { name: /^Salary/ })
    .first()
    .click();
  await expect(lender.getByText(/\d+ of \d+ transactions: Salary/)).toBeVisible();
});

test('the phone’s own page links with the sessions of its address, and comes back to the outcome @thorough', async ({
  open,
}) => {
  const page = await open();
  await arrive(page, 'Moti Mobile');
  await way(page, /^Link bank/).click();
  await page.getByRole('combobox', { name: 'Search Bank' }).fill('hdfc');
  await agree(page);
  await expect(page.getByText('2 banks found')).toBeVisible();
  const address = await page.evaluate(() => {
    const parts = ['applicantId', 'cSess', 'uSess', 'ydlId'].map((key) => sessionStorage.getItem(key) ?? '');
    return `/addBank/${parts.map(encodeURIComponent).join('/')}`;
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Link your bank account' })).toBeVisible();
  await page.getByRole('button', { name: 'HDFC Bank', exact: true }).click();
  await page.getByRole('button', { name: 'Add Bank' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to HDFC Bank' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await expect(page).toHaveURL(/from=mobile/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'BANK ACCOUNT LINKING FAILED.. PLEASE TRY AGAIN LATER' }),
  ).toBeVisible();
  await expect(page.getByText('You left the bank’s page before it was finished.')).toBeVisible();
});

test('a bank that fails ends in an upload without retyping; an altered row is named and shown @thorough', async ({
  open,
}) => {
  const page = await open();
  await arrive(page, 'Fazal Fallback');
  await goToBank(page);
  await logInAtBank(page, 'asha.down');
  await expect(
    page.getByRole('heading', { level: 1, name: 'BANK ACCOUNT LINKING FAILED.. PLEASE TRY AGAIN LATER' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Choose another method' }).click();
  await expect(page.getByText(/^Did not work: Your bank does not answer/)).toBeVisible();
  await expect(way(page, /^Upload/)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('HDFC Bank');

  await page.getByLabel('Choose files').setInputFiles(await specimen('statement-hdfc-altered', 'asha'));
  const result = page.getByRole('region', { name: 'Details in the file' });
  await expect(result).toContainText('Balance check: failed');
  await result
    .getByRole('button', { name: /^Show row \d+$/ })
    .first()
    .click();
  await expect(result.locator('[data-target]')).toBeFocused();
  await expect(result.locator('[data-target]')).toBeInViewport();
});

test('the bank page with an open form, and an account, have no fault that axe can find @thorough', async ({
  open,
}) => {
  const page = await open();
  await arrive(page, 'Asma Axe');
  await way(page, /^Upload/).click();
  await page.getByLabel('Choose files').setInputFiles(await specimen('statement-hdfc-altered', 'asha'));
  await agree(page);
  await expect(page.getByRole('region', { name: 'Details in the file' })).toBeVisible();
  const look = (name: string) =>
    expectNoFaults(page, { widths: phoneAndDesktop, narrow: true, shots: `bank-${name}` });
  await look('read');
  await way(page, /^Link bank/).click();
  await page.getByRole('combobox', { name: 'Search Bank' }).fill('bank');
  await expect(page.getByText(/banks found$/)).toBeVisible();
  await look('search');
  await account(page).first().getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('article', { name: 'Transaction Details' })).toBeVisible();
  await look('account');
});
