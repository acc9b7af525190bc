import type { Page } from '@playwright/test';
import { idInList } from './files.ts';
import { picture } from './looks.ts';
import { type MadePerson, makePerson, numberOfKind } from './made-person.ts';
import { register, saralOwner } from './people.ts';
import { chooseWay, fill, idProof, notice, openDocument, verify } from './portal.ts';
import { specimen } from './specimens.ts';
import { desktop, expect, test } from './test.ts';
import { world } from './world.ts';

/*
 * What a source answers, ordered in the sandbox, and the verdict that the person and the lender then read: all ten of them. A
 * record that needs review is in applicant-360.spec.ts.
 */

interface Step {
  path: string;
  title: string;
  way?: string;
  answers: (made: MadePerson) => Record<string, string>;
  /** The check of the vendor, and what is ordered of it; left out: a good answer. */
  order?: readonly [path: string, kind: string];
  /** What the person reads: the badge of the card, or the notice over the form. */
  badge?: string;
  notice?: string;
  /** The button that leads to the answer which is likely wrong. */
  mend?: string;
}

const steps: readonly Step[] = [
  {
    // It names its person by PAN, and nothing has confirmed that PAN yet.
    ...{ path: '/laas/itr', title: 'Income-tax return', way: 'Type the acknowledgement number' },
    answers: (made) => ({
      'Acknowledgement number': numberOfKind(made, 'acknowledgement number'),
      'Your PAN': numberOfKind(made, 'PAN'),
    }),
    badge: 'Waiting for your name',
  },
  {
    ...{ path: `${idProof}/pan`, title: 'PAN', badge: 'Verified' },
    answers: (made) => ({ PAN: numberOfKind(made, 'PAN') }),
  },
  {
    ...{ path: `${idProof}/dl`, title: 'Driving licence', way: 'Type the number' },
    answers: (made) => ({
      'Licence number': numberOfKind(made, 'driving licence number'),
      'Date of birth': made.dob,
    }),
    ...{ order: ['/v2/dl', 'out-of-date'], badge: 'Expired' },
  },
  {
    ...{ path: `${idProof}/epic`, title: 'Voter ID', way: 'Type the number' },
    answers: (made) => ({ 'Voter ID number': numberOfKind(made, 'voter ID number') }),
    ...{ order: ['/v2/voter', 'someone-else'], badge: 'Mismatch' },
    mend: 'Check the number',
  },
  {
    ...{ path: `${idProof}/nrega`, title: 'NREGA job card' },
    answers: (made) => ({ 'Job card number': numberOfKind(made, 'job card number') }),
    ...{ order: ['/v2/nrega', 'no-record'], notice: 'No record found' },
  },
  {
    ...{ path: '/laas/address-proof/lpg', title: 'LPG connection', way: 'Type the number' },
    answers: (made) => ({ 'LPG ID': numberOfKind(made, 'LPG ID') }),
    ...{ order: ['/v2/lpg', 'says-no'], badge: 'Not valid' },
  },
  {
    ...{ path: '/laas/address-proof/tBill', title: 'Telephone bill' },
    answers: (made) => ({ 'Telephone number': numberOfKind(made, 'telephone number') }),
    ...{ order: ['/v2/tele', 'invalid-input'], notice: 'These details were not accepted' },
  },
  {
    ...{ path: '/laas/address-proof/eBill', title: 'Electricity bill' },
    answers: (made) => ({
      'Consumer number': numberOfKind(made, 'consumer number'),
      'Electricity company': 'BESCOM',
    }),
    ...{ order: ['/v2/elec', 'slow'], notice: 'We are checking this' },
  },
  {
    ...{ path: '/laas/business/fssai', title: 'Food-safety licence' },
    answers: (made) => ({ 'FSSAI number': numberOfKind(made, 'FSSAI number') }),
    ...{ order: ['/v2/fssai', '503'], notice: 'The source is not responding' },
  },
];

/** Orders what the source answers about one person, so that nobody else's journey meets it. */
async function order({ seed }: MadePerson, path: string, kind: string): Promise<void> {
  const reply = await fetch(`${world.sandbox}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, kind, times: 9, person: seed }),
  });
  expect(reply.status, await reply.text()).toBe(201);
}

async function give(page: Page, made: MadePerson, step: Step): Promise<void> {
  if (step.order) await order(made, ...step.order);
  await openDocument(page, step.path, step.title);
  if (step.way) await chooseWay(page, step.way);
  await fill(page, step.answers(made));
  await verify(page);
  if (step.notice) await expect(notice(page, step.notice)).toBeVisible();
  if (step.badge) await expect(page.getByRole('article').first()).toContainText(step.badge);
  await picture(page, `outcome-${step.title}`);
  if (step.mend) {
    await expect(page.getByText('Different. Hidden, because')).toBeVisible();
    await page.getByRole('button', { name: step.mend }).click();
    await expect(page.locator('form input[type=text]').first()).toBeFocused();
  }
}

test('what each source answers is what the person and the lender read', async ({ open }) => {
  const name = 'Uma Verdict';
  const page = await open();
  const made = await makePerson(name, await register(page, name));
  for (const step of steps) await give(page, made, step);

  // The PAN is confirmed by now: the return was judged again by itself.
  await openDocument(page, '/laas/itr', 'Income-tax return');
  await expect(page.getByRole('article').first()).toContainText('Verified');

  await openDocument(page, '/laas/form16/form16', 'Form 16');
  await page
    .locator('input[type=file][name=file]')
    .last()
    .setInputFiles(await specimen('form-16', made.seed));
  await expect(page.getByRole('article').first()).toContainText('Read from file');

  await openDocument(page, '/laas/employment/work', 'Employment');
  await chooseWay(page, 'Fill in the whole form');
  await fill(page, {
    ...{ 'Employee ID': 'E-1001', 'Employment type': 'Salaried', Designation: 'Analyst' },
    ...{ 'Company name': 'Sample Softworks', 'Company type': 'Private limited company' },
    ...{ 'Work e-mail': 'uma@example.in', 'Office phone': '8000000011', 'Office unit or floor': '3' },
    ...{ 'Years in current work': '4', 'Total experience (years)': '12' },
    'Office address': '100 Feet Road, Indiranagar, Bengaluru, Karnataka - 560038',
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText('Declared');

  const lender = await open({ as: saralOwner, viewport: desktop });
  const id = await idInList(lender, name);
  await lender.goto(`/admin/applicants/${id}/report`);
  await expect(lender.getByRole('heading', { level: 1 })).toBeVisible();
  for (const badge of ['Verified', 'Expired', 'Mismatch', 'Not valid', 'Read from file', 'Declared'])
    await expect(lender.getByText(badge, { exact: true }).filter({ visible: true }), badge).not.toHaveCount(
      0,
    );
});
