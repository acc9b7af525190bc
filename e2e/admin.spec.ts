import { messagesTo } from './inbox.ts';
import { paint, sidewaysFaults, violations } from './looks.ts';
import { logIn, saralOwner, teamMember } from './people.ts';
import { desk, expect, phone, test } from './test.ts';

const chosen = 'sunflower-Kettle-42';

test('the owner invites somebody, who chooses a password on a phone; disabled, they are out within a second', async ({
  open,
  complaints,
}) => {
  const owner = await open({ as: saralOwner, viewport: desk });
  await owner.goto('/admin/team');
  await owner.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText('Enter the name.')).toBeVisible();
  const userName = `nila.${Date.now().toString(36)}`;
  const mobile = `97${String(Date.now()).slice(-8)}`;
  await dialog.getByLabel('Name', { exact: true }).fill('Nila Newcomer');
  await dialog.getByLabel('Role').selectOption({ label: 'Verifier' });
  await dialog.getByLabel('User name').fill(userName);
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  const row = owner.getByRole('row', { name: /Nila Newcomer/ });
  await expect(row).toContainText('Invited');

  await expect.poll(async () => (await messagesTo(mobile)).length).toBeGreaterThan(0);
  const [message] = await messagesTo(mobile);
  const link = /https?:\S+\/join#\S+/.exec(message?.text ?? '')?.[0] ?? '';
  const nila = await open({ viewport: phone });
  await nila.goto(new URL(link).pathname + new URL(link).hash);
  await expect(nila.getByRole('heading', { level: 1, name: 'Welcome, Nila Newcomer' })).toBeVisible();
  expect(await violations(nila)).toEqual([]);
  await nila.getByLabel('New password', { exact: true }).fill('Password@2026');
  await nila.getByLabel('New password again').fill('Password@2026');
  await nila.getByRole('button', { name: 'Set the password' }).click();
  await expect(nila.getByRole('alert').first()).toContainText('no common word');
  await nila.getByLabel('New password', { exact: true }).fill(chosen);
  await nila.getByLabel('New password again').fill(chosen);
  await nila.getByRole('button', { name: 'Set the password' }).click();
  await expect(nila).toHaveURL(/\/login-team/);
  await logIn(nila, teamMember(userName), chosen);
  // A verifier is shown nothing that would be refused.
  const rail = nila.getByRole('navigation', { name: 'Back office' });
  await expect(rail.getByRole('link', { name: 'Applicants' })).toBeVisible();
  for (const name of ['Team', 'Settings', 'Usage', 'Audit log'])
    await expect(rail.getByRole('link', { name })).toHaveCount(0);
  await nila.goto('/admin/team');
  await expect(nila.getByRole('heading', { name: '404: Page Not Found!' })).toBeVisible();
  await nila.goto('/admin');

  await owner.reload();
  await owner.getByRole('link', { name: 'Nila Newcomer' }).click();
  await expect(owner.getByText(/Chrome on/).first()).toBeVisible();
  await owner.getByRole('button', { name: 'Disable: Nila Newcomer' }).click();
  await owner.getByRole('button', { name: 'Yes, disable' }).click();
  await expect(owner.getByText('May not log in.')).toBeVisible();
  complaints.allow(/403/);
  await nila.getByLabel('Search applicants').fill('anybody');
  await expect(nila).toHaveURL(/\/login-admin/, { timeout: 5_000 });
});

test('the audit log tells it, narrowed by person, and comes as CSV', async ({ open }) => {
  const page = await open({ as: saralOwner, viewport: desk });
  await page.goto('/admin/audit');
  await page.getByLabel('Who').fill('Nandini');
  await page.getByLabel('What').selectOption({ label: 'Logged in' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/who=Nandini/);
  await expect(page.getByRole('row', { name: /Logged in.*Nandini Owner/ }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('audit.csv');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
});

test('the pages of administration have no fault on a phone and a desk, light and dark', async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open({ as: saralOwner, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of ['/admin/team', '/admin/usage', '/admin/audit', '/admin/account']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const size of [phone, desk])
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size);
        await paint(page, scheme);
        const faults = [...(await violations(page)), ...(await sidewaysFaults(page))];
        found.push(...faults.map((fault) => `${path} ${size.width} ${scheme}: ${fault}`));
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/${path.slice(7)}-${size.width}-${scheme}.png`,
            fullPage: true,
          });
      }
  }
  expect(found).toEqual([]);
});
