import type { Page } from '@playwright/test';
import { messagesTo } from './inbox.ts';
import { expectNoFaults, phoneAndDesktop, picture } from './looks.ts';
import { askForCode, newMobile, register } from './people.ts';
import { fieldOf } from './portal.ts';
import { expect, phone, test } from './test.ts';

/* Two people and one loan (decision 0144): who is added hears of it, reads whose application it is, and signs on their own phone. */

const numbers = { asha: '999933119405', ravi: '600000000011' };

/** Follows the link of the newest message to a number, and logs in with it. */
async function follow(page: Page, mobile: string): Promise<string> {
  await expect.poll(async () => (await messagesTo(mobile)).length).toBeGreaterThan(0);
  const [message] = await messagesTo(mobile);
  const link = new URL(/https?:\S+/.exec(message?.text ?? '')?.[0] ?? '');
  await page.goto(link.pathname);
  await page.getByLabel('OTP').fill(await askForCode(page, mobile));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(link.pathname);
  return message?.text ?? '';
}

async function sign(page: Page, number: string): Promise<void> {
  await page.getByLabel('Aadhaar Number').fill(number);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'eSign', exact: true }).click();
  await expect(page.getByText('Signed and verified')).toBeVisible();
}

async function agreement(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const print = await page.context().newPage();
  await print.setContent(
    '<h1>Loan agreement</h1><p>Between Saral Finance, the borrower and the guarantor.</p>',
  );
  const buffer = await print.pdf({ format: 'A4' });
  await print.close();
  return { name: 'agreement.pdf', mimeType: 'application/pdf', buffer };
}

test('an applicant adds a guarantor, who is told by SMS, sees only their own part, and signs after the applicant', async ({
  open,
}) => {
  const asha = await open({ viewport: phone });
  const own = await register(asha, 'Asha Sample');
  const mobile = newMobile();
  await asha.goto('/laas/customer');
  const part = asha.getByRole('region', { name: 'Co-applicants and guarantors' });
  const add = async (number: string) => {
    await part.getByLabel('Name').fill('Ravi Kumar Demo');
    await part.getByLabel('Mobile number').fill(number);
    await part.getByLabel('They join as').selectOption('Guarantor');
    await part.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await part.getByRole('button', { name: 'Add a person' }).click();
  await add(own);
  await expect(part.getByRole('alert')).toHaveText(/^This mobile number is already in this application/);
  await picture(asha, 'joined-own-number');
  await add(mobile);
  await expect(part.getByRole('listitem')).toContainText('Ravi Kumar Demo Guarantor');
  await asha.goto('/laas/esign');
  await asha.getByLabel('Upload Agreement').setInputFiles(await agreement(asha));
  await expect(asha.getByRole('list', { name: 'Signing order' }).getByRole('listitem')).toHaveText([
    /Asha Sample.*Signs next/,
    /Ravi Kumar Demo.*Waiting/,
  ]);

  const ravi = await open({ viewport: phone });
  const told = await follow(ravi, mobile);
  expect(told).toContain('Asha Sample has named you as guarantor for a loan with Saral Finance');
  await expect(ravi.getByText(/^You are a guarantor in SF-\d+ of Asha Sample/)).toBeVisible();
  await expect(ravi.getByRole('heading', { name: 'How do you earn your living?' })).toBeVisible();
  await expectNoFaults(ravi, { widths: phoneAndDesktop, narrow: true, shots: 'joined-home' });
  await ravi.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(ravi.getByText(/में गारंटर हैं/)).toBeVisible();
  await picture(ravi, 'joined-home-hindi');
  await ravi.getByRole('button', { name: 'English' }).click();
  await expect(ravi.getByRole('link', { name: 'Your loan offer' })).toHaveCount(0);
  await ravi.getByRole('link', { name: 'Sign your documents' }).click();
  await expect(ravi.getByText(/^Asha Sample signs before you/)).toBeVisible();
  await expect(ravi.getByRole('button', { name: 'Remove this document' })).toHaveCount(0);
  await expectNoFaults(ravi, { widths: phoneAndDesktop, narrow: true, shots: 'joined-waits' });
  const read = ravi.waitForEvent('download');
  await ravi.getByRole('button', { name: 'File', exact: true }).click();
  await read;

  await sign(asha, numbers.asha);
  await expect(asha.getByText(/^Ravi Kumar Demo can sign here with their own Aadhaar/)).toBeVisible();
  await expect.poll(async () => (await messagesTo(mobile))[0]?.text).toMatch(/Read it and sign it/);
  await ravi.reload();
  await sign(ravi, numbers.ravi);
  await expect(ravi.getByText('Name matches')).toHaveCount(2);
  await expect(ravi.getByRole('link', { name: 'Go on with your loan offer' })).toHaveCount(0);
  await picture(ravi, 'joined-signed');
  await asha.reload();
  await expect(asha.getByRole('heading', { name: 'Agreement, signed' })).toBeVisible();
  await ravi.goto('/laas/customer');
  await expect(
    fieldOf(ravi, 'Your name')
      .or(ravi.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await expect(ravi.getByRole('region', { name: 'Co-applicants and guarantors' })).toHaveCount(0);
});
