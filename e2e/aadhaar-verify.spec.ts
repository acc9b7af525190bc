import type { Page } from '@playwright/test';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { newcomer } from './people.ts';
import { chooseWay, idProof, notice, openDocument, verify } from './portal.ts';
import { signedQr } from './qr.ts';
import { specimen, submitPicture } from './specimens.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'serial' });

const address = `${idProof}/aadhaar-verify`;
const asha = newcomer('Asha V Sample');

async function submitQr(page: Page, person: string): Promise<void> {
  await openDocument(page, `${idProof}/aadhaar?method=qr`, 'Aadhaar');
  await page.getByLabel('Aadhaar QR text').fill(await signedQr(person));
  await verify(page);
}

test('before there is an Aadhaar it says where to give one @thorough', async ({ open }) => {
  const page = await open({ as: asha });
  await page.goto(address);
  await expect(page.getByText('We do not have your Aadhaar yet.')).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });
  await page.getByRole('link', { name: 'Provide your Aadhaar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aadhaar' })).toBeVisible();
});

test('the QR beside the photo of the card: side by side, with one verdict, and "yes" goes on @thorough', async ({
  open,
}) => {
  const page = await open({ as: asha });
  await submitQr(page, 'asha');
  await expect(notice(page, 'You do not need to do anything more for this document.')).toBeVisible();
  await openDocument(page, `${idProof}/aadhaar?method=ocr`, 'Aadhaar');
  await submitPicture(page, await specimen('aadhaar-front', 'asha', 'clean'));
  await page.getByRole('button', { name: 'Send without the back' }).click();
  const card = page.getByText(/^Read from (?:photo|the picture)$/).first();
  const right = page.getByRole('button', { name: 'This is correct' });
  await expect(card.or(right)).toBeVisible();
  // What could not be read surely is the person's to say.
  if (await right.isVisible()) {
    await page.getByLabel('Name', { exact: true }).fill('Asha Sample');
    await right.click();
  }
  await expect(card).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Is this you?' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /QR code.*Signed by the issuer/ })).toBeVisible();
  await expect(
    page.getByRole('columnheader', { name: /Card photo.*Read from (?:photo|the picture)/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /^Name/ })).toContainText('Match');
  await expect(page.getByText('This name matches your application.')).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });

  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'क्या यह आप हैं?' })).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Yes, this is me' }).click();
  await expect(page).toHaveURL(/\/laas$/);
});

test('somebody else’s Aadhaar is said to be one, and the way to mend it is open @thorough', async ({
  open,
}) => {
  const page = await open({ as: newcomer('Meena Example') });
  await submitQr(page, 'ravi');
  await expect(notice(page, 'Some details do not match')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('status').filter({ hasText: 'Your application has the name' })).toContainText(
    'Meena Example',
  );
  await expectNoFaults(page, { widths: phoneAndDesktop });
  await page.getByRole('link', { name: 'Something is wrong' }).click();
  await expect(page).toHaveURL(/method=offline$/);
  await expect(page.getByRole('radio', { name: 'Offline e-KYC file' })).toBeChecked();
  await chooseWay(page, 'QR code');
  await expect(page.getByLabel('Aadhaar QR text')).toBeVisible();
});
