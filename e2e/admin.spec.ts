import type { Page } from '@playwright/test';
import { messagesTo } from './inbox.ts';
import { picture, violations } from './looks.ts';
import { invitationTo, joinTeam, logIn, saralOwner, teamMember, udaanOwner } from './people.ts';
import { desktop, expect, phone, test } from './test.ts';
import { codeNow } from './totp.ts';
import { world } from './world.ts';

const chosen = 'sunflower-Kettle-42';

test('the owner invites somebody, who chooses a password on a phone; disabled, they are out within a second', async ({
  open,
  complaints,
}) => {
  const owner = await open({ as: saralOwner, viewport: desktop });
  await owner.goto('/admin/team');
  await owner.getByRole('button', { name: 'Invite team member' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite team member' });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Enter the name.')).toBeVisible();
  const userName = `nila.${Date.now().toString(36)}`;
  const mobile = `97${String(Date.now()).slice(-8)}`;
  await dialog.getByLabel('Name', { exact: true }).fill('Nila Newcomer');
  await dialog.getByLabel('Role').selectOption({ label: 'Verifier' });
  await dialog.getByLabel('User name').fill(userName);
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const row = owner.getByRole('row', { name: /Nila Newcomer/ });
  await expect(row).toContainText('Invited');

  const nila = await open({ viewport: phone });
  await nila.goto(await invitationTo(mobile));
  await expect(nila.getByRole('heading', { level: 1, name: 'Welcome, Nila Newcomer' })).toBeVisible();
  expect(await violations(nila)).toEqual([]);
  await nila.getByLabel('New password', { exact: true }).fill('Password@2026');
  await nila.getByLabel('Repeat new password').fill('Password@2026');
  await nila.getByRole('button', { name: 'Set password' }).click();
  await expect(nila.getByRole('alert').first()).toContainText('Do not use a common word');
  await nila.getByLabel('New password', { exact: true }).fill(chosen);
  await nila.getByLabel('Repeat new password').fill(chosen);
  await nila.getByRole('button', { name: 'Set password' }).click();
  await expect(nila).toHaveURL(/\/login-team/);
  await logIn(nila, teamMember(userName), chosen);
  // A verifier is shown nothing that would be refused.
  const rail = nila.getByRole('navigation', { name: 'Back office' });
  await expect(rail.getByRole('link', { name: 'Applicants' })).toBeVisible();
  for (const name of ['Team', 'Settings', 'Usage', 'Audit log'])
    await expect(rail.getByRole('link', { name })).toHaveCount(0);
  await nila.goto('/admin/team');
  await expect(nila.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
  await nila.getByRole('link', { name: 'Home' }).click();
  await expect(nila.getByRole('heading', { name: 'Applicants' })).toBeVisible();

  await owner.reload();
  await owner.getByRole('link', { name: 'Nila Newcomer' }).click();
  await expect(owner.getByText(/Chrome on/).first()).toBeVisible();
  await owner.getByRole('button', { name: 'Disable: Nila Newcomer' }).click();
  await owner.getByRole('button', { name: 'Disable login' }).click();
  await expect(owner.getByText('Cannot log in.')).toBeVisible();
  complaints.allow(/403/);
  await nila.getByLabel('Search applicants').fill('anybody');
  await expect(nila).toHaveURL(/\/login-admin/);
});

test('a second factor: set up by QR code, asked for at the next login, a recovery code in its place @thorough', async ({
  open,
}) => {
  const owner = await open({ as: udaanOwner, viewport: desktop });
  await owner.goto('/admin/team');
  await owner.getByRole('button', { name: 'Invite team member' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite team member' });
  const userName = `farid.${Date.now().toString(36)}`;
  const email = `${userName}@example.in`;
  await dialog.getByLabel('Name', { exact: true }).fill('Farid Factor');
  await dialog.getByLabel('User name').fill(userName);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const page = await open({ viewport: phone });
  await joinTeam(page, email, userName, chosen);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(chosen);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  expect(await violations(page)).toEqual([]);
  await picture(page, `factor-360`);
  await page.getByLabel('Code').fill(codeNow(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/Recovery codes left: 10/)).toBeVisible();

  const other = await open({ viewport: phone });
  await other.goto('/login-team');
  await other.getByLabel('User name').fill(userName);
  await other.getByLabel('Password', { exact: true }).fill(chosen);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Two-factor authentication' })).toBeVisible();
  await other.getByLabel('Code').fill('000000');
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('alert').first()).toContainText('incorrect or was already used');
  expect(await violations(other)).toEqual([]);
  await other.getByLabel('Code').fill(recovery);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other).toHaveURL(/\/admin$/);
});

test('settings are kept, a key is shown once, a webhook is told and tells its log @thorough', async ({
  open,
}) => {
  const page = await open({ as: udaanOwner, viewport: desktop });
  await page.goto('/admin/settings');
  await page.getByRole('textbox', { name: 'Accent colour' }).fill('#ffcc00');
  await expect(page.getByText(/Contrast ([7-9]|1\d)\.\d : 1/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByLabel('Second approval required above').fill('7,50,000');
  await picture(page, 'settings-changed');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Second approval required above')).toHaveValue('750000');

  await page.getByRole('link', { name: 'Services' }).click();
  const gateways = page.getByRole('region', { name: 'Vendors: SMS' }).getByRole('listitem');
  const first = (await gateways.first().textContent()) ?? '';
  await page.getByRole('button', { name: `Move down: ${first}` }).focus();
  await page.keyboard.press('Enter');
  await expect(gateways.last()).toHaveText(first);
  await expect(page.getByRole('button', { name: `Move down: ${first}` })).toBeFocused();
  await page.reload();
  await expect(gateways.last()).toHaveText(first);

  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await dialog.getByLabel('Name').fill('Loan system');
  await dialog.getByRole('button', { name: 'Create API key' }).click();
  const key = (await page.getByText(/^pk_[\w-]{43}$/).textContent()) ?? '';
  const asked = await page.request.get('/api/applicants', { headers: { authorization: `Bearer ${key}` } });
  expect(((await asked.json()) as { success: boolean }).success).toBe(true);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke: Loan system' }).first().click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByRole('row', { name: /Loan system/ }).first()).toContainText('Revoked');
  const late = await page.request.get('/api/applicants', { headers: { authorization: `Bearer ${key}` } });
  expect(late.status()).toBe(401);

  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const adding = page.getByRole('dialog', { name: 'Add endpoint' });
  await adding.getByRole('textbox', { name: 'Endpoint URL' }).fill('https://10.0.0.1/events');
  await adding.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(adding.getByText(/not a public https URL/).first()).toBeVisible();
  await adding.getByRole('textbox', { name: 'Endpoint URL' }).fill(`${world.sandbox}/webhooks/udaan`);
  await adding.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('button', { name: 'Send ping' }).click();
  await page.getByRole('button', { name: 'Delivery log' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('row', { name: /ping.*Delivered/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await violations(page)).toEqual([]);
});

test('the audit log tells it, narrowed by person, and comes as CSV', async ({ open }) => {
  const page = await open({ as: saralOwner, viewport: desktop });
  await page.goto('/admin/audit');
  await page.getByLabel('Performed by').fill('Nandini');
  await page.getByLabel('Action').selectOption({ label: 'Logged in' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/who=Nandini/);
  await expect(page.getByRole('row', { name: /Logged in.*Nandini Owner/ }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('audit.csv');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
});

/** What lies on top where the box of the list's first line has been scrolled under the table's head. */
const scrolledUnderHead = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const box = document.querySelector('input[data-select]')?.getBoundingClientRect() ?? new DOMRect();
    // So much room below that the first line can pass under the head, however few lines there are.
    document.body.style.minHeight = '300vh';
    window.scrollTo(0, window.scrollY + box.top - 4);
    const under = document.querySelector('input[data-select]')?.getBoundingClientRect() ?? new DOMRect();
    const top = document.elementFromPoint(under.x + under.width / 2, under.y + under.height / 2);
    document.body.style.minHeight = '';
    return top?.closest('th, td')?.tagName;
  });

test('a list of people is looked at, its faults are told by row, and the good ones get their link', async ({
  open,
}) => {
  const owner = await open({ as: saralOwner, viewport: desktop });
  await owner.goto('/admin');
  await owner.getByRole('link', { name: 'Import a list' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Import a list of applicants' })).toBeVisible();
  const number = `76${String(Date.now()).slice(-8)}`;
  const text = `Customer,Phone\r\nLila Listed,${number}\r\nShort Number,12345\r\n`;
  const choose = owner.waitForEvent('filechooser');
  await owner.getByRole('button', { name: 'Choose a file' }).click();
  await (await choose).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(owner.getByLabel('Mobile number')).toHaveValue('1');
  await expect(owner.getByLabel('Name')).toHaveValue('0');
  await owner.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(
    owner.getByRole('row', { name: /3 12345 Short Number A mobile number has 10 digits/ }),
  ).toBeVisible();
  expect(await messagesTo(number)).toHaveLength(0);
  await owner.getByRole('button', { name: 'Start 1 application' }).click();
  await owner.getByRole('link', { name: 'Go to the applicants' }).click();
  await expect(owner.getByText('Lila Listed').first()).toBeVisible();
  expect(await scrolledUnderHead(owner)).toBe('TH');
  await expect.poll(async () => (await messagesTo(number)).length).toBe(1);
});
