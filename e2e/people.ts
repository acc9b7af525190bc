import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { codeFor, messagesTo } from './inbox.ts';
import { world } from './world.ts';

export const password = 'Demo@12345';

interface Person {
  /** A newcomer's login is the name they register with. */
  door: 'applicant' | 'owner' | 'team' | 'newcomer';
  login: string;
}

export const asha: Person = { door: 'applicant', login: '9000000011' };
export const ravi: Person = { door: 'applicant', login: '9000000012' };
export const meena: Person = { door: 'applicant', login: '9000000013' };
export const imran: Person = { door: 'applicant', login: '9000000111' };
export const saralOwner: Person = { door: 'owner', login: '9000000001' };
export const udaanOwner: Person = { door: 'owner', login: '9000000101' };
export const teamMember = (login: string): Person => ({ door: 'team', login });
export const newcomer = (name: string): Person => ({ door: 'newcomer', login: name });
export type { Person };

/** Types a mobile number and asks for its code; answers the code that came. */
export async function askForCode(page: Page, mobile: string): Promise<string> {
  const before = (await messagesTo(mobile)).length;
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  return await codeFor(mobile, before);
}

export async function logIn(page: Page, { door, login }: Person, secret = password): Promise<void> {
  if (door === 'newcomer') {
    await register(page, login);
    return;
  }
  if (door === 'applicant') {
    await page.goto('/login');
    const code = await askForCode(page, login);
    await page.getByLabel('OTP').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/laas$/);
    return;
  }
  await page.goto(door === 'owner' ? '/login-admin' : '/login-team');
  await page.getByLabel(door === 'owner' ? 'Mobile number' : 'User name').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

/** The link of the invitation that came to an e-mail address or a mobile number. */
export async function invitationTo(contact: string): Promise<string> {
  await expect.poll(async () => (await messagesTo(contact)).length).toBeGreaterThan(0);
  const [letter] = await messagesTo(contact);
  const { pathname, hash } = new URL(/https?:\S+\/join#\S+/.exec(letter?.text ?? '')?.[0] ?? '');
  return pathname + hash;
}

/** Sets an invited team member's password, then logs them in. The page is left only when it is set: leaving sooner takes the request back. */
export async function joinTeam(page: Page, contact: string, userName: string, secret: string): Promise<void> {
  await page.goto(await invitationTo(contact));
  await page.getByLabel('New password', { exact: true }).fill(secret);
  await page.getByLabel('Repeat new password').fill(secret);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/login-team$/);
  await logIn(page, teamMember(userName), secret);
}

/** Logs a team member out, and waits until it is done. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login-admin$/);
}

/** Newcomers may be called as the demo's people are; a number is one person's. */
const demoNumbers: Readonly<Record<string, string>> = {
  'Ravi Kumar Demo': ravi.login,
  'Meena Example': meena.login,
};
const newest = new Map<string, string>();

/** The mobile number of a demo person, or of the newest newcomer of that name. */
export function numberOf(name: string): string {
  const found = demoNumbers[name] ?? newest.get(name);
  if (!found) throw new Error(`Nobody called ${name} has applied in this file.`);
  return found;
}

/** Somebody new starts an application, by a link of the lender's when one is given; every call makes another person. */
export async function register(page: Page, name: string, link = '/register'): Promise<string> {
  const mobile = newMobile();
  newest.set(name, mobile);
  await page.goto(link);
  const isInvited = link.includes('ref=');
  // An invited person is asked for the name after the code, if the lender gave none.
  if (!isInvited) await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: isInvited ? 'Send code' : 'Start' }).click();
  const code = await codeFor(mobile, 0);
  await page.getByLabel('OTP').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/laas$/);
  if (isInvited) {
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  return mobile;
}

/**
 * Where a person's login is kept during the run: one login serves all journeys that are not about logging in. A
 * newcomer belongs to their file, and in a file that runs again to that run.
 */
export function stateFile({ door, login }: Person): string {
  if (door !== 'newcomer') return join(world.box, `${login}.json`);
  const { file, repeatEachIndex } = test.info();
  return join(world.box, `${basename(file)}-${repeatEachIndex}-${login}.json`);
}
export const hasState = (person: Person) => existsSync(stateFile(person));

let made = 0;

/** A mobile number that nobody of this run has. */
export function newMobile(): string {
  made += 1;
  return `98${String(Date.now()).slice(-6)}${String(made % 100).padStart(2, '0')}`;
}

/** Somebody new who has applied and is not logged in, for journeys that are not about registering. */
export async function applicantCalled(name: string): Promise<Person & { name: string }> {
  const mobile = newMobile();
  newest.set(name, mobile);
  const call = async (path: string, body: object) => {
    const reply = await fetch(`${world.site}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await reply.json()) as { success: boolean };
    expect(answer, path).toMatchObject({ success: true });
  };
  await call('/users/register', { mobileNo: mobile, name, email: '' });
  const otp = await codeFor(mobile, 0);
  await call('/users/userLoginVerify', { mobile, otp, appId: '' });
  return { door: 'applicant', login: mobile, name };
}
