import type { Locator, Page } from '@playwright/test';
import { cardOf, plainTitle, titlesOf } from './cards.ts';
import { applicantCalled, ravi, saralOwner } from './people.ts';
import { fill, idProof, openDocument, verify } from './portal.ts';
import { snackbar } from './snackbar.ts';
import { desktop, expect, test } from './test.ts';

/* Issue 2, "Shown by" 2: the Saral owner at a desk, from the list to a shared report. */

const inList = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens a person's report by searching for them, as one does. */
async function openReport(page: Page, asked: string, name: string): Promise<void> {
  await page.goto('/admin');
  // The list is drawn again when the answer comes: a press before that can be lost.
  const answer = page.waitForResponse(/\/applicants\?q=/);
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(asked);
  await answer;
  await expect(page.getByText('1 shown')).toBeVisible();
  await inList(page, name).click();
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loan Applicant Report' })).toBeVisible();
}

/** The report's card titles in the order in which they stand, each once. */
async function shownTitles(page: Page): Promise<string[]> {
  await expect(page.getByRole('article').first()).toBeVisible();
  return titlesIn(page.getByRole('main'));
}

async function titlesIn(part: Locator): Promise<string[]> {
  const titles = await part.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  return [...new Set(titles.map(plainTitle))];
}

test('what Asha gives is seen by the owner, without her Aadhaar in the verification report @thorough', async ({
  open,
}) => {
  const asha = await applicantCalled('Asha L Sample');
  const person = await open({ as: asha });
  const hers = ['PAN Details', 'Driving Licence Details'];
  await openDocument(person, `${idProof}/dl`, 'Driving licence');
  await fill(person, { 'Licence number': 'KA0320100000011', 'Date of birth': '1990-01-15' });
  await verify(person);
  await expect(cardOf(person, 'Driving Licence Details')).toBeVisible();
  await openDocument(person, `${idProof}/pan`, 'PAN');
  await fill(person, { PAN: 'AAAPZ1234C' });
  await verify(person);
  await expect(cardOf(person, 'PAN Details')).toBeVisible();

  const page = await open({ as: saralOwner, viewport: desktop });
  await openReport(page, asha.login, asha.name);
  for (const title of hers) await expect(cardOf(page, title)).toBeVisible();
  const full = await shownTitles(page);

  await page.getByRole('link', { name: 'Verification report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Verification Report' })).toBeVisible();
  for (const title of hers) await expect(cardOf(page, title)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: /^Aadhaar (OCR|QR)/ })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await shownTitles(page)).toEqual(full.filter((title) => !title.startsWith('aadhaar')));
});

for (const [report, tab, heading] of [
  ['full', 'Report', 'Loan Applicant Report'],
  ['verification', 'Verification report', 'Customer Verification Report'],
] as const)
  test(`Ravi's ${heading} has every card of the specification, in its order @thorough`, async ({ open }) => {
    const page = await open({ as: saralOwner, viewport: desktop });
    await openReport(page, '9000000012', 'Ravi Kumar Demo');
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const wanted = titlesOf(report);
    const shown = await shownTitles(page);
    expect(wanted.length).toBeGreaterThan(30);
    expect(shown.filter((title) => wanted.includes(title))).toEqual(wanted);
    // What the lender alone looks up stands under them, and is no card of the specification.
    const further = await titlesIn(page.getByRole('region', { name: 'Other checks' }));
    expect(further.length).toBeGreaterThan(2);
    // The voter ID's picture is read too, and what the registry says of a form is told apart from what was read of it.
    const registry = (document: string) =>
      [1, 2, 3].map((n) => plainTitle(`${document} - ${n} Registry Details`));
    expect(shown.filter((title) => !wanted.includes(title))).toEqual([
      plainTitle('Voter ID OCR Details'),
      ...registry('Form16'),
      ...registry('ITR'),
      ...further,
    ]);
    await expect(page.getByText('This card could not be shown.')).toHaveCount(0);
  });

test('each jump leads to its card, and every card tells how it is known', async ({ open }) => {
  const page = await open({ as: saralOwner, viewport: desktop });
  await openReport(page, '9000000012', 'Ravi Kumar Demo');
  await page.getByRole('navigation', { name: 'Jump to' }).getByRole('link', { name: 'Employment' }).click();
  const work = cardOf(page, 'Employment Details').first();
  await expect(work).toBeInViewport();
  await work.getByText('How we know this').click();
  await expect(work.getByText('Source', { exact: true }).or(work.getByText('When')).first()).toBeVisible();
});

test('what is pressed in the dialog of links stays where it is when the list of them arrives @thorough', async ({
  open,
}) => {
  const page = await open({ as: saralOwner, viewport: desktop });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/applicants\/[^/]+\/shares$/, async (route) => {
    if (route.request().method() === 'GET') await asked;
    await route.continue();
  });
  await openReport(page, '9000000012', 'Ravi Kumar Demo');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  const create = dialog.getByRole('button', { name: 'Create a new link' });
  const before = await create.boundingBox();
  answer();
  await expect(dialog.getByText('No links yet.').or(dialog.getByRole('listitem').first())).toBeVisible();
  expect(await create.boundingBox()).toEqual(before);
});

test('a share link opens without a login, and shows nothing once it is ended @thorough', async ({ open }) => {
  const page = await open({ as: saralOwner, viewport: desktop });
  await openReport(page, '9000000012', 'Ravi Kumar Demo');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await dialog.getByRole('button', { name: 'Create a new link' }).click();
  const address = await dialog.getByLabel('Copy the link now. We show it only once.').inputValue();
  expect(new URL(address).pathname).toMatch(/^\/digi-report\/[\w-]{20,}$/);

  const stranger = await open({ viewport: desktop });
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Verified documents' })).toBeVisible();
  await expect(stranger.getByText('Shared by Saral Finance')).toBeVisible();
  const shown = await shownTitles(stranger);
  for (const title of ['Aadhaar KYC', 'Aadhaar DigiLocker', 'Telephone Bill', 'EPF', 'ICWAI Member'])
    expect(shown).toContain(plainTitle(title));
  await expect(cardOf(stranger, 'Form16 - 2 Details').first()).toBeVisible();
  await expect(cardOf(stranger, 'Aadhaar KYC Details').getByRole('img')).toBeVisible();
  expect(await stranger.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await dialog.getByRole('button', { name: 'Revoke this link' }).first().click();
  await expect(dialog.getByText('No longer valid').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const late = await open({ viewport: desktop });
  await late.clock.install();
  // When the answer comes its clock stands, and goes on by what is let pass below: a busy machine's time counts for nothing.
  await late.route(/\/api\/reports\/shared\//, async (route) => {
    await late.clock.pauseAt(Date.now() + 5_000);
    await route.continue();
  });
  await late.goto(address);
  const said = snackbar(late);
  await expect(async () => {
    await late.clock.runFor(50);
    await expect(said).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(late.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  await expect(said).toContainText('No Data Found');
  await late.clock.runFor(6500);
  await expect(said).toBeVisible();
  await late.clock.runFor(1000);
  await expect(said).toBeHidden();
  await expect(late.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  await expect(late.getByRole('article')).toHaveCount(0);
});

test('an applicant’s own id is no share id', async ({ open }) => {
  const own = await open({ as: ravi });
  await own.goto('/laas');
  const id = await own.evaluate(() => localStorage.getItem('applicantId'));
  expect(id).toMatch(/^[\w-]{8,}$/);
  const page = await open({ viewport: desktop });
  await page.goto(`/digi-report/${id}`);
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
});
