import type { Locator, Page } from '@playwright/test';
import { expectNoFaults, phoneAndDesktop, picture, violations } from './looks.ts';
import { register, saralOwner, teamMember } from './people.ts';
import { fill, notice, openDocument, verify } from './portal.ts';
import { desktop, expect, phone, test } from './test.ts';

/* Issue 7 §3: court cases with "this is not me", the company's credit and ratings, and the checks used. */

const manager = teamMember('saral.manager');

/** Opens a part of a person's file, found by their number. */
async function openPart(page: Page, mobile: string, name: string, part: string): Promise<void> {
  await page.goto('/admin');
  const answer = page.waitForResponse(/\/applicants\?q=/);
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(mobile);
  await answer;
  await expect(page.getByText('1 shown')).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await page.getByRole('link', { name: part, exact: true }).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const caseOf = (page: Page | Locator, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('a case under my name that is not mine: I say so, the lender reads it and decides, I see what was decided @thorough', async ({
  open,
}) => {
  const person = await open({ viewport: phone });
  const mobile = await register(person, 'Lata Courtney');
  await openDocument(person, '/laas/litigation', 'Court cases');
  await expectNoFaults(person, { widths: phoneAndDesktop, shots: 'checks-courts-before' });
  await person.getByRole('button', { name: 'Fill in what we already know' }).click();
  await expect(person.getByLabel('Full name')).toHaveValue('Lata Courtney');
  await fill(person, {
    "Father's name": 'Madan Courtney',
    Address: '8, Hill Road, Kothrud, Pune, Maharashtra',
    'PIN code': '411045',
  });
  await verify(person);
  await expect(notice(person, 'One case is likely the applicant’s.')).toBeVisible();
  const card = person.getByRole('article', { name: 'Court Cases' });
  await expect(card.getByText('Madan Courtney', { exact: true })).toBeVisible();
  await expect(card.getByText('Supreme Court, High Courts, district courts and tribunals')).toBeVisible();
  const mine = person.getByRole('region', { name: 'Are these cases yours?' });
  await expect(caseOf(person, 'SCC/15/2024').getByText('Probably yours')).toBeVisible();
  await expect(caseOf(person, 'OS/41/2019').getByText('Probably not yours')).toBeVisible();
  await expectNoFaults(person, { widths: phoneAndDesktop, shots: 'checks-courts-found' });

  await mine.getByRole('button', { name: 'This is not me: SCC/15/2024' }).click();
  const dialog = person.getByRole('dialog', { name: 'Not your case?' });
  await expect(dialog.getByRole('button', { name: 'Tell my lender' })).toBeDisabled();
  await dialog.getByLabel('How do you know?').fill('I never had a cheque book.');
  expect(await violations(person)).toEqual([]);
  await picture(person, 'checks-deny-360');
  await dialog.getByRole('button', { name: 'Tell my lender' }).click();
  await expect(mine.getByText('I never had a cheque book.')).toBeVisible();
  await expect(mine.getByText('Your lender has not decided yet.')).toBeVisible();

  const page = await open({ as: manager, viewport: desktop });
  await openPart(page, mobile, 'Lata Courtney', 'Checks');
  await expect(page.getByRole('heading', { level: 1, name: 'Court cases' })).toBeVisible();
  const found = caseOf(page.getByRole('region', { name: 'Court cases to confirm' }), 'SCC/15/2024');
  await expect(found.getByText('I never had a cheque book.')).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'checks-lender-courts' });
  await found.getByRole('button', { name: 'Someone else’s case: SCC/15/2024' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The signature on the cheque is another’s.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save decision' }).click();
  await expect(found.getByText('Decided: Someone else’s case.')).toBeVisible();
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  const further = page.getByRole('region', { name: 'Other checks' });
  await expect(further.getByText('Not this person')).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'checks-lender-report' });

  await person.reload();
  await expect(mine.getByText('Your lender decided: this is someone else’s case')).toBeVisible();
  await expect(mine.getByText('The signature on the cheque is another’s.')).toBeVisible();
  await expectNoFaults(person, { widths: phoneAndDesktop, shots: 'checks-courts-decided' });
});

test('no case is a good result that says what was searched', async ({ open }) => {
  const person = await open({ viewport: phone });
  await register(person, 'Nirmala Clearname');
  await openDocument(person, '/laas/litigation', 'Court cases');
  await fill(person, {
    'Full name': 'Nirmala Clearname',
    "Father's name": 'Mahesh Clearname',
    Address: '2, Fort Road, Mysuru, Karnataka',
    'PIN code': '570002',
  });
  await verify(person);
  await expect(notice(person, 'You do not need to do anything more for this document.')).toBeVisible();
  const card = person.getByRole('article', { name: 'Court Cases' });
  await expect(card.getByText('Cases Found')).toBeVisible();
  await expect(card.getByText('2, Fort Road, Mysuru, Karnataka 570002')).toBeVisible();
  await expect(person.getByRole('region', { name: 'Are these cases yours?' })).toHaveCount(0);
});

test('the company’s credit and ratings, good and bad; each check is counted, and each figure opens its rows @thorough', async ({
  open,
}) => {
  const person = await open({ viewport: phone });
  const mobile = await register(person, 'Gopal Ratingwala');
  await openDocument(person, '/laas/ratings', 'External ratings');
  await fill(person, { 'CIN or LLPIN': 'U72900KA2015PTC000011' });
  await verify(person);
  await expect(notice(person, 'You do not need to do anything more for this document.')).toBeVisible();
  await expect(person.getByText('Fairly safe: moderate risk of late payment.')).toBeVisible();
  await expectNoFaults(person, { widths: phoneAndDesktop, shots: 'checks-ratings' });
  await openDocument(person, '/laas/commercial', 'Company credit report');
  await fill(person, { 'CIN or LLPIN': 'L15100MH2005PLC000013' });
  await verify(person);
  await expect(notice(person, 'Rank 8 of 10.')).toBeVisible();
  await expect(person.getByText('Amount Guaranteed').first()).toBeVisible();
  await expectNoFaults(person, { widths: phoneAndDesktop, shots: 'checks-company' });

  await person.goto('/laas');
  await person.getByRole('link', { name: 'Checks used' }).click();
  await expect(person.getByRole('heading', { level: 1, name: 'Checks used' })).toBeVisible();
  const line = caseOf(person, 'External ratings');
  await expect(line.getByText('Checks: 1')).toBeVisible();
  await line.getByText('All checks').click();
  await expect(line.getByText(/by you · checked with the source/)).toBeVisible();
  await expectNoFaults(person, { widths: phoneAndDesktop, shots: 'checks-used' });

  const page = await open({ as: saralOwner, viewport: desktop });
  await openPart(page, mobile, 'Gopal Ratingwala', 'Checks');
  await page.getByRole('link', { name: 'External ratings' }).click();
  await expect(page.getByRole('article', { name: 'External Ratings' })).toBeVisible();
  await page.getByRole('button', { name: 'Is something wrong? Submit it again' }).click();
  await fill(page, { 'CIN or LLPIN': 'L15100MH2005PLC000013' });
  await verify(page);
  await expect(notice(page, 'Payment may fail: CARE D')).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'checks-lender-ratings' });

  await page.goto('/admin/usage');
  await expect(page.getByRole('heading', { level: 2, name: 'By requester' })).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'checks-usage' });
  await page
    .getByRole('link', { name: /show checks for External ratings/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Individual checks' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Applicant', exact: true }).first()).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'checks-usage-rows' });
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await csv).suggestedFilename()).toBe('checks-used.csv');
});
