import { expect, type Page } from '@playwright/test';
import { numberOf } from './people.ts';

/** The id of an applicant whom this staff member finds by number: several may bear a name. */
export async function idInList(page: Page, name: string): Promise<string> {
  await page.goto(`/admin?${new URLSearchParams({ q: numberOf(name) })}`);
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const id = /\/admin\/applicants\/([^/]+)\//.exec(href ?? '')?.[1];
  expect(id, `the file of ${name}`).toBeTruthy();
  return id ?? '';
}

/** A fresh link to the report of an applicant. */
export async function shareAddress(page: Page, id: string): Promise<string> {
  await page.goto(`/admin/applicants/${id}/report`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create a new link' }).click();
  return await page.getByLabel('Copy the link now. We show it only once.').inputValue();
}
