import type { Page } from '@playwright/test';
import { cardOf } from './cards.ts';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { newcomer } from './people.ts';
import { chooseWay, idProof, notice, openDocument, verify } from './portal.ts';
import { covered, specimen, submitPicture } from './specimens.ts';
import { expect, test } from './test.ts';

/* Papers read on this server from pictures of them, and the person's word on what was read. A newcomer is known by
   their name, so each has their own; all of them are the Asha of the papers. */
test.describe.configure({ mode: 'serial' });

const asha = newcomer('Asha R Sample');
const panPage = `${idProof}/pan`;
/** Where a PAN card of 2018 prints the name, in parts of its width and height. */
const onTheName = { left: 0.03, top: 0.59, width: 0.4, height: 0.075 };
const right = (page: Page) => page.getByRole('button', { name: 'This is correct' });

test('a clear picture of a PAN card becomes a card that says how sure we are', async ({ open }) => {
  const page = await open({ as: asha });
  await openDocument(page, panPage, 'PAN');
  await chooseWay(page, 'Scan or photo');
  await submitPicture(page, await specimen('pan-2018', 'asha', 'clean'));
  const card = cardOf(page, 'PAN OCR Details');
  await expect(card).toContainText(/(?:0\.9\d|1\.00) of 1, for the value/);
  await expect(card).toContainText('AAAPZ1234C');
  await expect(card).toContainText(/asha sample/i);
  await expect(card).toContainText('15 Jan 1990');
  await expectNoFaults(page, { widths: phoneAndDesktop });
});

test('the front and the back of a card go together; the front outlives a reload @thorough', async ({
  open,
}) => {
  const page = await open({ as: newcomer('Asha B Sample') });
  await openDocument(page, `${idProof}/aadhaar`, 'Aadhaar');
  await chooseWay(page, 'Scan or photo');
  await submitPicture(page, await specimen('aadhaar-front', 'asha', 'clean'));
  const back = page.locator('input[type=file][name=back]').last();
  await expect(back).toBeFocused();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByAltText('Preview of Front of the Aadhaar card')).toBeVisible();
  const file = await specimen('aadhaar-back', 'asha', 'clean');
  await back.setInputFiles(file);
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByAltText(`Preview of ${file.name}`)).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });
  await page.getByRole('button', { name: 'Send both sides' }).click();
  const card = cardOf(page, 'Aadhaar OCR Details');
  await expect(card).toContainText('15 Jan 1990');
  await expect(card).toContainText('Domlur');
});

test('what was read can be corrected; the lender then sees what the person typed', async ({ open }) => {
  const page = await open({ as: asha });
  await openDocument(page, panPage, 'PAN');
  await page.getByRole('button', { name: 'Correct what was read' }).click();
  await expect(page.getByAltText('Name: this part of the picture', { exact: true })).toBeVisible();
  await page.getByLabel('Date of Birth').fill('31/02/1990');
  await right(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'like 15/08/1990' })).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });
  await page.getByLabel('Date of Birth').fill('16011990');
  await right(page).click();
  await expect(notice(page, 'Your lender will review this')).toBeVisible();
  const card = cardOf(page, 'PAN OCR Details');
  await expect(card).toContainText('16 Jan 1990');
  await card.getByText('How we know this').click();
  await expect(card).toContainText('Entered manually');
});

test('a picture with a finger on the name waits for the person: its cuts, a correction, and the card @thorough', async ({
  open,
}) => {
  const page = await open({ as: newcomer('Sample Asha') });
  await openDocument(page, panPage, 'PAN');
  await chooseWay(page, 'Scan or photo');
  await submitPicture(page, await covered(page, await specimen('pan-2018', 'asha', 'blurred'), onTheName));
  await expect(right(page)).toBeVisible();
  await expect(page.getByText(/^! Please check \d+ of \d+$/)).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });

  await page.reload();
  await page.getByRole('button', { name: 'Check what we read' }).click();
  await page.getByRole('button', { name: 'See the whole picture' }).click();
  await expect(page.getByAltText('The picture you sent')).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });
  await page.getByLabel('Number', { exact: true }).fill('AAAPZ1234C');
  await page.getByLabel('Name', { exact: true }).fill('ASHA SAMPLE');
  await page.getByLabel("Father's Name").fill('MOHAN SAMPLE');
  await page.getByLabel('Date of Birth').fill('15/01/1990');
  await right(page).click();
  const card = cardOf(page, 'PAN OCR Details');
  await expect(card).toContainText('AAAPZ1234C');
  await expect(page.getByText('Please check what we read')).toHaveCount(0);
});

test('a voter card given as PAN is said to be something else, and can be replaced @thorough', async ({
  open,
}) => {
  const page = await open({ as: newcomer('Asha M Sample') });
  await openDocument(page, panPage, 'PAN');
  await chooseWay(page, 'Scan or photo');
  await submitPicture(page, await specimen('voter-2021', 'asha', 'clean'));
  const refusal = notice(page, 'This looks like a different document');
  await expect(refusal).toContainText(/PAN/);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'It is the right document: type the details' }).click();
  await expect(right(page)).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await (await chooser).setFiles(await specimen('pan-2018', 'asha', 'clean'));
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(cardOf(page, 'PAN OCR Details')).toContainText('AAAPZ1234C');
  await expect(page.getByText('This looks like a different document')).toHaveCount(0);
});

test('UIDAI’s signed file: a wrong share code keeps the file, the right one brings the card with the photo @thorough', async ({
  open,
}) => {
  const page = await open({ as: asha });
  await openDocument(page, `${idProof}/aadhaar`, 'Aadhaar');
  await chooseWay(page, 'Offline e-KYC file');
  const zip = await specimen('aadhaar-offline-zip', 'asha');
  await page.locator('input[type=file]').setInputFiles(zip);
  await expect(page.getByText(/ is chosen$/)).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });
  await page.getByLabel(/^Share code/).fill('9999');
  await verify(page);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /share code/i })
      .first(),
  ).toBeVisible();
  await expect(
    page.getByText('The file is still selected. You do not need to choose it again.'),
  ).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop });
  await page.getByLabel(/^Share code/).fill('1234');
  await verify(page);
  const card = cardOf(page, 'Aadhaar KYC Details');
  await expect(card).toContainText('Signed by the issuer');
  await expect(card.getByRole('img')).toBeVisible();
  await expect(card).toContainText(/XXXX XXXX \d{4}/);
});
