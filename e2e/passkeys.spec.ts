import type { CDPSession, Page } from '@playwright/test';
import { expectNoFaults, phoneAndDesktop, picture } from './looks.ts';
import { joinTeam, logOut, saralOwner } from './people.ts';
import { desktop, expect, phone, test } from './test.ts';

/* Issue 7, §5: passkeys beside the authenticator app. Chromium plays the device (WebAuthn's virtual authenticator). */

const chosen = 'marigold-Anchor-77';

interface Device {
  cdp: CDPSession;
  id: string;
}

/** A device that keeps passkeys and is unlocked by its owner's finger. */
async function device(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
}

/** Somebody new in Saral's team, logged in on a window of their own. */
async function newMember(owner: Page, page: Page, name: string): Promise<string> {
  await owner.goto('/admin/team');
  await owner.getByRole('button', { name: 'Invite team member' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite team member' });
  const userName = `pari.${Date.now().toString(36)}`;
  const email = `${userName}@example.in`;
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('User name').fill(userName);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await joinTeam(page, email, userName, chosen);
  return userName;
}

test('a passkey is added, logs in without password or code, is renamed and removed; the password alone then wants more @thorough', async ({
  open,
}) => {
  const owner = await open({ as: saralOwner, viewport: desktop });
  const page = await open({ viewport: phone });
  const userName = await newMember(owner, page, 'Pari Passkey');
  const laptop = await device(page);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue on your device' }).click();
  await expect(page.getByText('Enter a name for this passkey.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Work phone');
  await page.getByLabel('Your password').fill(chosen);
  await page.getByRole('button', { name: 'Continue on your device' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/not used yet/)).toBeVisible();
  const { credentials } = await laptop.cdp.send('WebAuthn.getCredentials', { authenticatorId: laptop.id });
  expect(credentials).toHaveLength(1);
  expect(credentials[0]?.rpId).toBe('localhost');
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'passkeys' });

  await page.setViewportSize(phone);
  await logOut(page);
  await page.goto('/login-team');
  await picture(page, `passkey-login-360`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/account');
  await expect(page.getByText(/^Added .* last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Rename: Work phone' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Blue phone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Blue phone')).toBeVisible();

  const elsewhere = await open({ viewport: phone });
  await device(elsewhere);
  await elsewhere.goto('/login-team');
  await elsewhere.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(elsewhere.getByText(/The passkey login did not finish/)).toBeVisible();
  await elsewhere.getByLabel('User name').fill(userName);
  await elsewhere.getByLabel('Password', { exact: true }).fill(chosen);
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Two-factor authentication' })).toBeVisible();
  await elsewhere.getByLabel('Code').fill(recovery);
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/admin$/);

  await page.getByRole('button', { name: 'Remove: Blue phone' }).click();
  await page.getByLabel('Your password').fill(chosen);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await logOut(page);
  await page.goto('/login-team');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(/This passkey did not work/)).toBeVisible();
});
