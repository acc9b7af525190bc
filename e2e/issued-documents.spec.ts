import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { idInList } from './files.ts';
import { issuedDocument } from './issued-document.ts';
import { picture, sidewaysFaults, violations } from './looks.ts';
import { ravi, saralOwner } from './people.ts';
import { windowsFrom } from './sizes.ts';
import { desktop, expect, test } from './test.ts';

/* Issue 6 §4: a report is taken away as a PDF, and whoever is handed it finds out at /verify whether it is genuine. */

/** Presses a PDF button and answers with the file that the browser was given. */
async function pdfFrom(page: Page, name: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).first().click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^pramaan-[\w-]+\.pdf$/);
  return readFile(await download.path());
}

async function check(page: Page, bytes: Buffer, verdict: string, sentence: RegExp): Promise<void> {
  await page
    .getByLabel(/^(?:Choose the PDF|Verify another PDF)$/)
    .setInputFiles({ name: 'handed-over.pdf', mimeType: 'application/pdf', buffer: bytes });
  const result = page.getByRole('status').filter({ has: page.getByRole('heading', { name: verdict }) });
  await expect(result).toBeVisible();
  await expect(result).toContainText(sentence);
}

for (const [where, viewport] of windowsFrom('desktop'))
  test(`${where}: a report is genuine until one byte of it is changed @thorough`, async ({ open }) => {
    const office = await open({ as: saralOwner, viewport });
    const id = await idInList(office, 'Ravi Kumar Demo');
    await office.goto(`/admin/applicants/${id}/report`);
    await expect(office.getByRole('button', { name: 'PDF', exact: true })).toBeVisible();
    // A catalogue that a page's files load too late would show its keys.
    await expect(office.locator('body')).not.toContainText(/report\.(?:full|verified)/);
    await picture(office, `papers-report-${where}`);
    const report = await pdfFrom(office, 'PDF');
    expect(report.subarray(0, 5).toString()).toBe('%PDF-');

    const stranger = await open({ viewport });
    await stranger.goto('/verify');
    await expect(stranger.getByRole('heading', { level: 1, name: 'Verify a document' })).toBeVisible();
    expect(await violations(stranger)).toEqual([]);
    await picture(stranger, `papers-verify-${where}`);
    await check(
      stranger,
      report,
      'Genuine and unchanged',
      /genuine document issued by Saral Finance on .* Nothing was changed/,
    );
    await expect(stranger.getByRole('main')).toContainText(
      'Loan Applicant Report, issued by Saral Finance on',
    );
    await expect(stranger.locator('body')).not.toContainText('Ravi');
    expect(await violations(stranger)).toEqual([]);
    expect(await sidewaysFaults(stranger)).toEqual([]);
    await picture(stranger, `papers-genuine-${where}`);

    const altered = Buffer.from(report);
    const at = Math.floor(altered.length / 2);
    altered[at] = (altered[at] ?? 0) ^ 1;
    await check(stranger, altered, 'Do not rely on it', /its content was changed afterwards/);
    expect(await violations(stranger)).toEqual([]);
    await picture(stranger, `papers-changed-${where}`);
    await check(
      stranger,
      Buffer.concat([report, Buffer.from('\n% more')]),
      'Do not rely on it',
      /something was added/,
    );
    await check(stranger, issuedDocument('An agreement', 1), 'Do not rely on it', /This PDF is not signed/);
    await check(stranger, Buffer.from('GIF89a'), 'Do not rely on it', /This is not a PDF/);
    await check(stranger, report, 'Genuine and unchanged', /Nothing was changed/);
  });

test('a card, the Hindi report and the shared report are PDFs too, and the code leads to the check @thorough', async ({
  open,
}) => {
  const office = await open({ as: saralOwner, viewport: desktop });
  const id = await idInList(office, 'Ravi Kumar Demo');
  await office.goto(`/admin/applicants/${id}/report`);
  await office.getByText('How we know this').first().click();
  await picture(office, 'papers-card');
  const card = await pdfFrom(office, 'This card as PDF (Aadhaar OCR Details)');
  const hindi = await pdfFrom(office, 'PDF in Hindi');
  await office.getByRole('button', { name: 'Share' }).click();
  await office.getByRole('button', { name: 'Create a new link' }).click();
  const link = await office.getByLabel('Copy the link now. We show it only once.').inputValue();
  const stranger = await open();
  await stranger.goto(new URL(link).pathname);
  const shared = await pdfFrom(stranger, 'PDF');
  await picture(stranger, 'papers-shared');
  await stranger.goto('/verify');
  await check(stranger, card, 'Genuine and unchanged', /Nothing was changed/);
  await expect(stranger.getByRole('main')).toContainText('One document of a report');
  for (const each of [hindi, shared])
    await check(stranger, each, 'Genuine and unchanged', /Nothing was changed/);
});

test('the page of a code says whose paper it is, and speaks Hindi', async ({ open }) => {
  const page = await open();
  await page.goto('/verify/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('alert')).toContainText('This code is not from a document issued here.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'दस्तावेज़ जाँचें' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('यह कोड यहाँ बने किसी');
  await page
    .getByLabel('PDF चुनें')
    .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') });
  await expect(page.getByRole('heading', { name: 'इस पर भरोसा न करें' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'papers-hindi');
});

test('an applicant takes their Aadhaar page away, number hidden', async ({ open }) => {
  const page = await open({ as: ravi });
  await page.goto('/laas/identity/id-proof/aadhaar-verify');
  const button = page.getByRole('button', { name: 'PDF of this page' });
  await expect(button).toBeVisible();
  await picture(page, 'papers-aadhaar');
  const bytes = await pdfFrom(page, 'PDF of this page');
  expect(bytes.length).toBeGreaterThan(10_000);
  expect(await violations(page)).toEqual([]);
});
