import type { Page } from '@playwright/test';
import { cardOf } from './cards.ts';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { makePerson, numberOfKind } from './made-person.ts';
import { register, saralOwner } from './people.ts';
import { fill, idProof, openDocument, verify } from './portal.ts';
import { desktop, expect, phone, test } from './test.ts';

/* One application after the other (decision 0114): a closed one is followed by another, which has the person's documents. */

const name = 'Sunil Second Loan';
const applyAgain = (page: Page) => page.getByRole('button', { name: 'Start another application' });

/** The lender closes the person's case from the list. */
async function closeCase(office: Page, mobile: string): Promise<void> {
  await office.goto('/admin');
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(mobile);
  await expect(office.getByText('1 shown')).toBeVisible();
  await office.getByRole('checkbox', { name: `Select ${name}` }).check();
  await office.getByRole('button', { name: 'Close…' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('Requested by the applicant');
  await dialog.getByRole('button', { name: 'Close 1 case' }).click();
  await expect(dialog).toBeHidden();
}

test('after a closed application the person starts another with their documents, and both are there to open @thorough', async ({
  open,
}) => {
  const person = await open({ viewport: phone });
  const mobile = await register(person, name);
  const made = await makePerson(name, mobile);
  await openDocument(person, `${idProof}/pan`, 'PAN');
  await fill(person, { PAN: numberOfKind(made, 'PAN') });
  await verify(person);
  await expect(cardOf(person, 'PAN Details')).toContainText('Verified');

  const office = await open({ as: saralOwner, viewport: desktop });
  await closeCase(office, mobile);
  // Until the decision can no longer be undone the person is told nothing of it.
  await expect(async () => {
    await person.goto('/laas');
    await expect(applyAgain(person)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectNoFaults(person, { widths: phoneAndDesktop, shots: 'applications-closed' });
  await applyAgain(person).click();
  await expect(person.getByText(/1 document of SF-\d+ came along/)).toBeVisible();
  await expect(
    person.getByRole('heading', { name: 'How much do you need, and for how long?' }),
  ).toBeVisible();
  await openDocument(person, `${idProof}/pan`, 'PAN');
  await expect(cardOf(person, 'PAN Details')).toContainText('Verified');

  await person.goto('/laas/dashboards');
  const applications = person.getByRole('region', { name: 'Your applications' });
  await expect(applications.getByRole('listitem')).toHaveCount(2);
  await expectNoFaults(person, { widths: phoneAndDesktop, shots: 'applications-two' });
  // Another session, from the first request of the next page on: nobody is logged out by the change.
  await applications.getByRole('button', { name: /^Open/ }).click();
  await expect(person).toHaveURL(/\/laas$/);
  await expect(person.getByText('Closed', { exact: true }).first()).toBeVisible();

  await office.goto('/admin');
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(mobile);
  await expect(office.getByText('2 shown')).toBeVisible();
  await office.getByRole('row').filter({ hasText: 'In progress' }).getByRole('link', { name }).click();
  const listed = office.getByRole('region', { name: 'Applications of this person' });
  await expect(listed.getByRole('listitem')).toHaveCount(2);
  await expect(listed).toContainText('1 document carried over from an earlier application');
  await expectNoFaults(office, { shots: 'applications-case' });
});
