import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { joinTeam, saralOwner } from './people.ts';
import { desktop, expect, test } from './test.ts';

/* Issue 16, layer 4: a lending policy is written, tried on past cases, and published by a second person. */

test('the owner tightens a rule, sees what would change and proposes; an administrator publishes it @thorough', async ({
  open,
}) => {
  const owner = await open({ as: saralOwner, viewport: desktop });
  await owner.goto('/admin/settings/policy');
  await expect(owner.getByText('if Household FOIR is above 50 %')).toBeVisible();
  await owner.getByLabel('Value (per cent)').fill('5');
  await owner.getByRole('button', { name: 'Add a condition to rule 5' }).click();
  await owner.getByRole('listitem', { name: 'Rule 5' }).getByLabel('Value (years)').fill('60');
  await owner.getByRole('button', { name: 'Dry run' }).click();
  await expect(owner.getByRole('table', { name: 'Results by policy' })).toBeVisible();
  await expectNoFaults(owner, { widths: phoneAndDesktop, shots: 'policy' });

  // In the segment in which no journey decides a case; a run before this one has published the other value.
  const segment = 'What the loan is for';
  await owner.getByLabel(segment).selectOption('business');
  const foir = owner.getByLabel('Value (per cent)');
  await expect(foir).not.toHaveValue('5');
  const value = (await foir.inputValue()) === '45' ? '40' : '45';
  await foir.fill(value);
  await owner.getByRole('button', { name: 'Propose' }).click();
  // Whoever wrote it cannot publish it.
  await expect(owner.getByText('A second person has to publish it.')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  // A colleague of this journey's own: others change the passwords of the demo's team.
  const userName = `pia.${Date.now().toString(36)}`;
  const email = `${userName}@example.in`;
  await owner.goto('/admin/team');
  await owner.getByRole('button', { name: 'Invite team member' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite team member' });
  await dialog.getByLabel('Name', { exact: true }).fill('Pia Publisher');
  await dialog.getByLabel('Role').selectOption({ label: 'Administrator' });
  await dialog.getByLabel('User name').fill(userName);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const second = await open({ viewport: desktop });
  await joinTeam(second, email, userName, 'sunflower-Kettle-42');
  await second.goto('/admin/settings/policy');
  await second.getByLabel(segment).selectOption('business');
  await expect(second.getByText('Proposed by Nandini Owner. It does not count yet.')).toBeVisible();
  await second.getByRole('button', { name: 'Publish' }).click();
  await expect(second.getByText('Written by Nandini Owner, published by Pia Publisher.')).toBeVisible();
  await expect(second.getByText(`if Household FOIR is above ${value} %`)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Propose' })).toBeVisible();
});
