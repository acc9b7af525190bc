import type { Page } from '@playwright/test';
import { differences, shownCards, undrawn } from './card-lists.ts';
import { plainTitle, titlesOf } from './cards.ts';
import { idInList } from './files.ts';
import { makePerson, numberOfKind } from './made-person.ts';
import { numberOf, ravi, register, saralOwner, teamMember } from './people.ts';
import { chooseWay, fill, idProof, openDocument, verify } from './portal.ts';
import { desktop, expect, test } from './test.ts';

/* Every report as a person sees it, beside the lists that were typed from the specification (test/golden): titles, labels,
   columns, order; of Ravi, who has every document, and of somebody new. */

/** P §2.7, in its order: what the summary reads from the draft. */
const summary = [
  ...['Voter ID', 'Electricity Bill', 'Telephone Bill', 'LPG', 'IEC', 'Udyam', 'ICAI', 'ICSI', 'FSSAI Data'],
  ...['Shops', 'PAN', 'Transaction', 'Aadhaar OCR', 'Loan', 'Property'],
];
/** P §2.10: cards that it names, in its order. */
const published = [
  'Aadhaar OCR',
  'Aadhaar QR',
  'Aadhaar KYC',
  'Aadhaar DigiLocker',
  'Telephone Bill',
  'EPF',
].concat(['ICWAI Member', 'Form16 - 2']);

/**
 * Cards of Ravi's that leave some of their labels out, because the source says nothing there: the registry of PAN tells number
 * and name, of a return one layout has data, of an enterprise the newer part, and his GST registration was not cancelled.
 */
const gaps = ['PAN', 'Voter ID', 'ITR - 1', 'ITR - 2', 'ITR - 3', 'Udyam', 'GST Authentication'].map(
  plainTitle,
);

/** Waits for a page's cards, and reads them. */
async function cardsOn(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return shownCards(page.getByRole('main'));
}

const titlesIn = (cards: readonly { title: string }[]) => [
  ...new Set(cards.map(({ title }) => plainTitle(title))),
];
const among = (shown: readonly string[], wanted: readonly string[]) =>
  shown.filter((title) => wanted.includes(title));

/** Opens the public report of a person by a link that the lender makes. */
async function sharedLink(page: Page, id: string): Promise<string> {
  await page.goto(`/admin/applicants/${id}/report`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await dialog.getByRole('button', { name: 'Create a new link' }).click();
  return dialog.getByLabel('Copy the link now. We show it only once.').inputValue();
}

test('Ravi’s full, verification, public and summary report: titles, labels and order of the specification', async ({
  open,
}) => {
  const page = await open({ as: saralOwner, viewport: desktop });
  const id = await idInList(page, 'Ravi Kumar Demo');
  for (const [report, part, heading] of [
    ['full', 'report', 'Loan Applicant Report'],
    ['verification', 'verification', 'Customer Verification Report'],
  ] as const) {
    const cards = await cardsOn(page, `/admin/applicants/${id}/${part}`, heading);
    expect(among(titlesIn(cards), titlesOf(report)), report).toEqual(titlesOf(report));
    expect(differences(cards), report).toEqual({});
    expect(titlesIn(undrawn(cards)), report).toEqual(gaps);
  }
  const shared = await sharedLink(page, id);
  const stranger = await open({ viewport: desktop });
  const cards = await cardsOn(stranger, shared, 'Verified documents');
  const wanted = published.map(plainTitle);
  expect(
    titlesIn(cards)
      .filter((title) => wanted.includes(title))
      .sort(),
  ).toEqual(wanted.toSorted());
  expect(differences(cards)).toEqual({});

  const own = await open({ as: ravi });
  const inSummary = await cardsOn(own, '/laas/report', 'Loan Applicant Report');
  expect(titlesIn(inSummary)).toEqual(summary.map(plainTitle));
  expect(differences(inSummary)).toEqual({});
});

test('somebody new: an agent invites, the person registers and gives documents, the agent and each report show them @thorough', async ({
  open,
}) => {
  const name = 'Tara Reported';
  const agent = await open({ as: teamMember('saral.agent'), viewport: desktop });
  await agent.goto('/admin');
  await agent.getByRole('button', { name: 'Invite an applicant' }).click();
  const link = await agent.getByLabel('Link', { exact: true }).inputValue();

  const page = await open();
  const mobile = await register(page, name, new URL(link).pathname + new URL(link).search);
  await agent.getByRole('button', { name: 'Close' }).last().click();
  await agent.goto('/admin');
  await expect(agent.getByRole('link', { name, exact: true })).toBeVisible();

  const made = await makePerson(name, mobile);
  const { dob } = made;
  const number = (kind: string) => numberOfKind(made, kind);
  const addressProof = '/laas/address-proof';
  const steps: [
    path: string,
    title: string,
    way: string,
    answers: Record<string, string>,
    address: string,
  ][] = [
    [
      `${addressProof}/tBill`,
      'Telephone bill',
      '',
      { 'Telephone number': number('telephone number') },
      'No Previous Address Found',
    ],
    [
      `${addressProof}/eBill`,
      'Electricity bill',
      '',
      { 'Consumer number': number('consumer number'), 'Electricity company': 'BESCOM' },
      'Address matched',
    ],
    [`${idProof}/pan`, 'PAN', '', { PAN: number('PAN') }, ''],
    [
      `${idProof}/dl`,
      'Driving licence',
      'Type the number',
      { 'Licence number': number('driving licence number'), 'Date of birth': dob },
      '',
    ],
  ];
  for (const [path, title, way, answers, address] of steps) {
    await openDocument(page, path, title);
    if (way !== '') await chooseWay(page, way);
    await fill(page, answers);
    await verify(page);
    const card = page.getByRole('article').first();
    await expect(card).toContainText('Verified');
    if (!address) continue;
    await card.getByText('How we know this').click();
    await expect(card).toContainText(address);
  }
  expect(numberOf(name)).toBe(mobile);

  const given = ['PAN', 'Driving Licence', 'Electricity Bill', 'Telephone Bill'];
  const lender = await open({ as: saralOwner, viewport: desktop });
  const id = await idInList(lender, name);
  for (const [part, heading] of [
    ['report', 'Loan Applicant Report'],
    ['verification', 'Customer Verification Report'],
  ] as const) {
    const cards = await cardsOn(lender, `/admin/applicants/${id}/${part}`, heading);
    expect(titlesIn(cards), part).toEqual(given.map(plainTitle));
    expect(differences(cards), part).toEqual({});
  }
  const shared = await cardsOn(
    await open({ viewport: desktop }),
    await sharedLink(lender, id),
    'Verified documents',
  );
  expect(titlesIn(shared)).toContain(plainTitle('Telephone Bill'));
  expect(differences(shared)).toEqual({});
  const inSummary = await cardsOn(page, '/laas/report', 'Loan Applicant Report');
  expect(titlesIn(inSummary)).toEqual(['Electricity Bill', 'Telephone Bill', 'PAN'].map(plainTitle));
  expect(differences(inSummary)).toEqual({});
});
