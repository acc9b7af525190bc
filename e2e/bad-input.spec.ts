import type { Page } from '@playwright/test';
import { newcomer } from './people.ts';
import { chooseWay, fieldOf, fill, idProof, openDocument, verify } from './portal.ts';
import { snackbar } from './snackbar.ts';
import { expect, test } from './test.ts';
import { world } from './world.ts';

const who = newcomer('Bina Bad');

/** The sentence that stands at a field and is read with it. */
async function expectFault(page: Page, label: string, words: RegExp): Promise<void> {
  const field = fieldOf(page, label);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(words);
}

/** Counts what is sent to be stored or checked. */
function countSubmitted(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (/\/kyc\/|\/documents\//.test(request.url()) && request.method() !== 'GET') count += 1;
  });
  return () => count;
}

test('blanks are answered at every field, and the first gets the focus', async ({ open }) => {
  const page = await open({ as: who });
  const given = countSubmitted(page);
  await openDocument(page, '/laas/employment/work', 'Employment');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Answers to correct: 5' })).toBeVisible();
  await expect(fieldOf(page, 'Employment type')).toBeFocused();
  for (const label of ['Employment type', 'Company name', 'Company type', 'Designation'])
    await expectFault(page, label, /[.?]$/);
  await fill(page, { 'Company name': 'Sample Softworks' });
  await expect(fieldOf(page, 'Company name')).not.toHaveAttribute('aria-invalid', 'true');
  expect(given()).toBe(0);
});

const wrong: readonly {
  page: [path: string, title: string];
  way?: string;
  label: string;
  tries: string[];
}[] = [
  {
    page: [`${idProof}/pan`, 'PAN'],
    label: 'PAN',
    tries: ['   ', '12345', 'ABCDE1234F', '🙂🙂🙂🙂🙂', 'A'.repeat(5000), "' or 1=1 --"],
  },
  {
    page: ['/laas/business/gst', 'GST registration'],
    way: 'Type the GSTIN',
    label: 'GSTIN',
    tries: ['29AAAPZ1234C1ZX', 'x', '२९'],
  },
  {
    page: [`${idProof}/aadhaar`, 'Aadhaar'],
    way: 'Type the number',
    label: 'Aadhaar number',
    tries: ['123456789012', '999933119406', 'zero'],
  },
  {
    page: [`${idProof}/aadhaar`, 'Aadhaar'],
    way: 'QR code',
    label: 'Aadhaar QR text',
    tries: ['12', 'not digits 🙂', 'x'.repeat(20000)],
  },
  { page: [`${idProof}/dl`, 'Driving licence'], label: 'Date of birth', tries: ['', '2099-01-01'] },
  {
    page: ['/laas/loan/loanRequest', 'Loan request'],
    label: 'Loan amount',
    tries: ['-1', 'many', '0', '9'.repeat(40)],
  },
  {
    page: ['/laas/loan/loanRequest', 'Loan request'],
    label: 'Loan period',
    tries: ['-1', '1.5', 'long', '99999999999'],
  },
  {
    page: ['/laas/personal-detail/basicDetails', 'Basic details'],
    label: 'E-mail',
    tries: ['asha', 'a@b', '@example.in'],
  },
  {
    page: ['/laas/personal-detail/residentDetails', 'Current residence'],
    label: 'Address',
    tries: ['', 'x'.repeat(20_000)],
  },
];

for (const {
  page: [path, title],
  way,
  label,
  tries,
} of wrong)
  test(`${title}: "${label}" refuses ${tries.length} wrong answers with a sentence`, async ({ open }) => {
    const page = await open({ as: who });
    const given = countSubmitted(page);
    await openDocument(page, path, title);
    if (way) await chooseWay(page, way);
    for (const answer of tries) {
      await fieldOf(page, label).fill(answer);
      await page
        .locator('form')
        .getByRole('button', { name: /^(Verify|Save|Continue)$/ })
        .click();
      await expectFault(page, label, /[A-Za-z].{10,}[.?]/);
    }
    expect(given()).toBe(0);
  });

test('a number that the registry does not know, and one of somebody else', async ({ open }) => {
  const page = await open({ as: who });
  await openDocument(page, '/laas/business/fssai', 'Food-safety licence');
  await fill(page, { 'FSSAI number': '11220302000017' });
  await verify(page);
  await expect(page.getByRole('alert').filter({ hasText: 'No record found' })).toBeVisible();
  await expect(fieldOf(page, 'FSSAI number')).toHaveValue('11220302000017');

  await openDocument(page, `${idProof}/dl`, 'Driving licence');
  await fill(page, { 'Licence number': 'KA0320100000016', 'Date of birth': '1990-01-15' });
  await verify(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Some details do not match' })).toBeVisible();
});

test('a source that breaks is told in the specification’s words, and the form is kept', async ({ open }) => {
  const page = await open({ as: who });
  await fetch(`${world.sandbox}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/v2/fda', kind: '500', times: 3 }),
  });
  await openDocument(page, '/laas/business/fda', 'Medical licence');
  await fill(page, { 'Drug licence number': 'KA-B31-20B-00011', State: 'Karnataka' });
  await verify(page);
  await expect(snackbar(page)).toContainText('Server Unreachable. Please try after sometime');
  await expect(page.getByText('Your details are saved. We will check again automatically.')).toBeVisible();
  await fetch(`${world.sandbox}/faults`, { method: 'DELETE' });
});

test('without a connection what is typed stays on the phone and is sent later', async ({
  open,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const page = await open({ as: who });
  await openDocument(page, '/laas/ownership-proof/property', 'Property');
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await fill(page, { Builder: 'Kept Homes' });
  await expect(page.getByText('Saved on this phone, will send when online')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('builder'))).toBe('Kept Homes');
  await page.context().setOffline(false);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByText('Saved on this phone, will send when online')).toHaveCount(0);

  await openDocument(page, `${idProof}/pan`, 'PAN');
  await page.context().setOffline(true);
  await fill(page, { PAN: 'AAAPZ1234C' });
  await verify(page);
  await expect(page.getByText('Saved on this phone. It is sent as soon as you are online.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('article', { name: 'PAN Details' })).toBeVisible();
});

test('a text file that calls itself a photo is refused with what to do @thorough', async ({ open }) => {
  const page = await open({ as: who });
  await openDocument(page, `${idProof}/epic`, 'Voter ID');
  await chooseWay(page, 'Scan or photo');
  const file = page.locator('input[type=file]').last();
  await file.setInputFiles({
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('I am no photo'),
  });
  await expect(page.getByRole('alert').first()).toContainText(/photo|picture|PDF/);
  await expect(page.getByText('card.jpg is uploaded')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);

  await file.setInputFiles({
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(11 * 1024 * 1024, '%'),
  });
  await expect(page.getByRole('alert').first()).toContainText('larger than');
  await openDocument(page, `${idProof}/aadhaar`, 'Aadhaar');
  await chooseWay(page, 'QR code');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'qr.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert').filter({ hasText: 'We could not accept this.' })).toBeVisible();
});
