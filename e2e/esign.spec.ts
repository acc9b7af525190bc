import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { idInList } from './files.ts';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { register, saralOwner } from './people.ts';
import { windowsFrom } from './sizes.ts';
import { desktop, expect, test } from './test.ts';

/* Issue 6, §2: a paper is signed with a code on our own screen, on the provider's page, and seen by the lender. The
   sandbox's people sign by their numbers; the last digit of a number says what happens. */

const ashasNumber = '999933119405';
const someoneElses = '999941057036';
const code = '123456';

/** A loan agreement as a browser prints it. */
async function agreement(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const print = await page.context().newPage();
  await print.setContent(
    '<h1>Loan agreement</h1><p>Between Saral Finance and the borrower: five lakh rupees, to be repaid in 36 months.</p>',
  );
  const buffer = await print.pdf({ format: 'A4' });
  await print.close();
  return { name: 'agreement.pdf', mimeType: 'application/pdf', buffer };
}

const bytesOf = async (download: Download) => (await readFile(await download.path())).toString('latin1');

/** A newcomer of the sandbox's own name, on the page where papers are signed. */
async function arrive(page: Page, name = 'Asha Sample'): Promise<void> {
  await register(page, name);
  await page.getByRole('link', { name: 'Sign your documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign your documents' })).toBeVisible();
}

async function give(page: Page, type = 'Agreement'): Promise<void> {
  await page.getByLabel(`Upload ${type}`).setInputFiles(await agreement(page));
  await expect(page.getByRole('heading', { name: `${type} to sign` }).first()).toBeVisible({
    timeout: 30_000,
  });
}

async function askForCode(page: Page, number = ashasNumber): Promise<void> {
  await page.getByLabel('Aadhaar Number').fill(number);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page.getByText('OTP sent to Aadhaar registered Mobile Number')).toBeVisible();
}

async function throughProvider(page: Page, number = ashasNumber): Promise<void> {
  await page.getByLabel('Aadhaar number or Virtual ID').fill(number);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

for (const [where, viewport] of windowsFrom('phone'))
  test(`${where}: uploads a paper, asks for the code, mistypes it, signs and takes the document @thorough`, async ({
    open,
    complaints,
  }) => {
    const page = await open({ viewport });
    await arrive(page);
    await give(page);
    const read = page.waitForEvent('download');
    await page.getByRole('button', { name: 'File', exact: true }).click();
    expect(await bytesOf(await read)).not.toContain('adbe.pkcs7');
    await expect(page.getByLabel('OTP', { exact: true })).toBeDisabled();
    complaints.allow(/status of 400 .*AdhaarEsigngetOtp/);
    await page.getByLabel('Aadhaar Number').fill('999933119406');
    await page.getByRole('button', { name: 'Get OTP' }).click();
    await expect(page.getByText(/One of these digits is not correct/)).toBeVisible();
    await askForCode(page);
    await expect(page.getByLabel('Aadhaar Number')).toHaveValue('XXXX XXXX 9405');
    await expect(page.getByLabel('OTP', { exact: true })).toBeFocused();
    await page.getByLabel('OTP', { exact: true }).fill('111111');
    await page.getByRole('button', { name: 'eSign' }).click();
    await expect(page.getByText(/^This code is not correct/)).toBeVisible();
    await page.getByLabel('OTP', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'eSign' }).dblclick();
    await expect(page.getByText('Signed and verified')).toBeVisible();
    await expect(page.getByText('Name matches')).toBeVisible();
    const taken = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download eSigned Document' }).click();
    const bytes = await bytesOf(await taken);
    expect(bytes.match(/adbe\.pkcs7\.detached/g)).toHaveLength(1);
    expect(bytes).not.toContain(ashasNumber);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Agreement, signed' })).toBeVisible();
    await page.getByRole('link', { name: 'Next: show your income' }).click();
    await expect(page).toHaveURL(/\/laas\/financial\/bankStatmentOnline$/);
  });

test('on the provider’s page: cancels, comes back with the browser’s button, signs; reloading and going back change nothing @thorough', async ({
  open,
}) => {
  const page = await open();
  await arrive(page);
  await give(page);
  const begin = page.getByRole('button', { name: 'Sign on the provider’s page' });
  await begin.click();
  await expect(page.getByRole('heading', { name: 'Sign with your Aadhaar' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/laas\/esign\?signing=/);
  await expect(page.getByText(/^Signing was cancelled/).first()).toBeVisible();
  await begin.click();
  await expect(page.getByRole('heading', { name: 'Sign with your Aadhaar' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign your documents' })).toBeVisible();
  await begin.click();
  await expect(page.getByText('Agreement of Saral Finance')).toBeVisible();
  await throughProvider(page);
  await expect(page.getByText('Signed and verified')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Signed and verified')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Signed and verified')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Signing order' }).first().getByRole('listitem')).toHaveCount(
    1,
  );
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download eSigned Document' }).first().click();
  expect((await bytesOf(await taken)).match(/adbe\.pkcs7\.detached/g)).toHaveLength(1);
});

test('somebody else’s Aadhaar is not taken; the lender sees who signed, takes the document and proves it @thorough', async ({
  open,
}) => {
  const page = await open();
  await arrive(page, 'Sample Asha');
  await page.goto('/laas/esign?type=Application');
  await give(page, 'Application');
  await askForCode(page, someoneElses);
  await page.getByLabel('OTP', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'eSign' }).click();
  await expect(page.getByText(/^This Aadhaar belongs to someone else/)).toBeVisible();
  await askForCode(page);
  await page.getByLabel('OTP', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'eSign' }).click();
  await expect(page.getByText('Signed and verified')).toBeVisible();

  const lender = await open({ as: saralOwner, viewport: desktop });
  const file = await idInList(lender, 'Sample Asha');
  await lender.goto(`/admin/applicants/${file}/application`);
  const card = lender.getByRole('region', { name: 'Agreements and signatures' }).getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Aadhaar of Asha Sample, ending in 9405');
  await expect(card).toContainText('Name matches');
  const taken = lender.waitForEvent('download');
  await card.getByRole('button', { name: 'Download eSigned Document' }).click();
  expect(await bytesOf(await taken)).toContain('adbe.pkcs7.detached');
  await card.getByRole('button', { name: 'Verify the signatures' }).click();
  await expect(
    card.getByText('All signatures are valid. The document was not changed after signing.'),
  ).toBeVisible();

  await lender.goto(`/admin/applicants/${file}/agreement`);
  await give(lender);
  await lender.getByText('Change who signs').click();
  await lender.getByLabel('The lender signs last').check();
  await lender.getByRole('button', { name: 'Save this order' }).click();
  const order = lender.getByRole('list', { name: 'Signing order' }).first();
  await expect(order.getByRole('listitem')).toHaveText([/Sample Asha.*Signs next/, /Saral Finance.*Waiting/]);
  await page.goto('/laas/esign');
  await expect(page.getByRole('heading', { name: 'Agreement to sign' })).toBeVisible();
});

test('no paper, a code sent, a signed paper and the lender’s tab have no fault that axe can find @thorough', async ({
  open,
}) => {
  const page = await open();
  await arrive(page, 'Smt Asha Sample');
  const look = (name: string, at = page) =>
    expectNoFaults(at, { widths: phoneAndDesktop, narrow: true, shots: `esign-${name}` });
  await look('empty');
  await give(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'अपने दस्तावेज़ पर हस्ताक्षर करें' })).toBeVisible();
  await look('hindi');
  await page.getByRole('button', { name: 'English' }).click();
  await askForCode(page);
  await look('code');
  await page.getByLabel('OTP', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'eSign' }).click();
  await expect(page.getByText('Signed and verified')).toBeVisible();
  await look('signed');
  const lender = await open({ as: saralOwner, viewport: desktop });
  const file = await idInList(lender, 'Smt Asha Sample');
  await lender.goto(`/admin/applicants/${file}/agreement`);
  await lender.getByRole('button', { name: 'Verify the signatures' }).click();
  await expect(
    lender.getByText('All signatures are valid. The document was not changed after signing.'),
  ).toBeVisible();
  await give(lender);
  await lender.getByText('Change who signs').click();
  await look('lender', lender);
});
