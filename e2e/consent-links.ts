import { expect, type Page } from '@playwright/test';
import { foundFor, messagesTo } from './inbox.ts';
import { register, saralOwner } from './people.ts';
import { desktop, type Opening } from './test.ts';

type Open = (opening?: Opening) => Promise<Page>;

/** A phone as browsers tell it: narrow, touched, and mobile. */
export const touched: Opening = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Somebody who has just started an application, and the lender's page of their consent. */
export async function consentPage(
  open: Open,
  name: string,
): Promise<{ office: Page; person: Page; mobile: string }> {
  const person = await open();
  const mobile = await register(person, name);
  const office = await open({ as: saralOwner, viewport: desktop });
  await office.goto('/admin');
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(mobile);
  await expect(office.getByText('1 shown', { exact: true })).toBeVisible();
  await office.getByRole('link', { name, exact: true }).click();
  await office.getByRole('link', { name: 'Records', exact: true }).click();
  await office.getByRole('link', { name: 'Consent', exact: true }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Consent' })).toBeVisible();
  return { office, person, mobile };
}

/** Sends a link as the lender does, and takes it out of the message that came. */
export async function linkSent(
  office: Page,
  to: string,
  kind: 'Mobile number' | 'Personal e-mail' | 'Business e-mail' = 'Mobile number',
): Promise<string> {
  const before = (await messagesTo(to)).length;
  await office.getByRole('radio', { name: kind }).check();
  if (kind !== 'Mobile number') await office.getByLabel('E-mail address').fill(to);
  await office.getByRole('button', { name: 'Send link' }).click();
  return foundFor(to, before, /http\S+\/consent\?\S+/);
}

export const otp = (page: Page) => page.getByLabel('OTP');
export const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
