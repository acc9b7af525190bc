import { idInList } from './files.ts';
import { messagesTo } from './inbox.ts';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { register, saralOwner, teamMember } from './people.ts';
import { desktop, expect, phone, test } from './test.ts';

/* Issue 7, §5: what is kept, how long and why; the clock's rules and its dry run; a hold; erasure by two people. */

const manager = teamMember('saral.manager');

test('a person asks for erasure, is refused with a reason, asks again; two people carry it out and the certificate holds', async ({
  open,
  complaints,
}) => {
  const person = await open({ viewport: phone });
  const mobile = await register(person, 'Ernest Eraser');
  await person.getByRole('link', { name: 'My data' }).click();
  await expect(person.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
  await expect(person.getByText('Nothing is stored').first()).toBeVisible();
  await person.getByRole('button', { name: 'Ask for deletion: My data' }).click();
  await person.getByRole('button', { name: 'Yes, ask for it' }).click();
  await expect(person.getByText(/You asked on/)).toBeVisible();

  const owner = await open({ as: saralOwner, viewport: desktop });
  const id = await idInList(owner, 'Ernest Eraser');
  await owner.goto(`/admin/applicants/${id}/report`);
  await owner.getByRole('link', { name: 'Records', exact: true }).click();
  await owner.getByRole('link', { name: 'Data', exact: true }).click();
  await expect(owner.getByText(/The applicant requested erasure on/)).toBeVisible();
  await owner.getByRole('button', { name: 'Refuse request' }).click();
  await expect(owner.getByRole('alert').first()).toContainText('Enter a reason.');
  await owner
    .getByLabel('Reason (the applicant sees this)')
    .fill('Your loan is being paid out this week. Ask again then.');
  await owner.getByRole('button', { name: 'Refuse request' }).click();
  await expect(owner.getByText(/Refused on/)).toBeVisible();

  await person.reload();
  await expect(person.getByText('Your loan is being paid out this week. Ask again then.')).toBeVisible();
  await expectNoFaults(person, { widths: phoneAndDesktop, shots: 'my-data' });
  await person.setViewportSize(phone);
  await person.getByRole('button', { name: 'Ask for deletion: My data' }).click();
  await person.getByRole('button', { name: 'Yes, ask for it' }).click();
  await expect(person.getByText(/You asked on/)).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: /^Propose erasure/ }).click();
  await owner.getByRole('button', { name: 'Propose' }).click();
  await expect(owner.getByText('You proposed this erasure. Someone else must approve it.')).toBeVisible();
  await expect(owner.getByRole('button', { name: /^Approve and erase/ })).toHaveCount(0);
  const second = await open({ as: manager, viewport: desktop });
  await second.goto(`/admin/applicants/${id}/data`);
  await expect(second.getByText(/Awaiting second approval/)).toBeVisible();
  await expectNoFaults(second, { widths: phoneAndDesktop, shots: 'data-tab' });
  await second.getByRole('button', { name: /^Approve and erase/ }).click();
  await second.getByRole('button', { name: 'Erase data' }).click();
  await expect(second).toHaveURL(/\/admin$/);
  await expect(second.getByRole('link', { name: 'Ernest Eraser' })).toHaveCount(0);

  complaints.allow(/403|404/);
  await person.goto('/laas/my-data');
  await expect(person).toHaveURL(/user-login/);
  await expect.poll(async () => (await messagesTo(mobile))[0]?.text ?? '').toContain('has erased');
  const link = /https?:\/\/[^/]+(\/api\/erasures\/\S+)/.exec((await messagesTo(mobile))[0]?.text ?? '')?.[1];
  const certificate = await person.request.get(link ?? '');
  expect(certificate.headers()['content-type']).toBe('application/pdf');
  const check = await open({ viewport: phone });
  await check.goto('/verify');
  await check
    .locator('input[type=file]')
    .setInputFiles({ name: 'c.pdf', mimeType: 'application/pdf', buffer: await certificate.body() });
  await expect(check.getByText(/Certificate of erasure/)).toBeVisible();
});

test('the owner shortens a rule, a law holds another, the dry run counts and lists, a hold keeps @thorough', async ({
  open,
}) => {
  const person = await open({ viewport: phone });
  await register(person, 'Hester Held');
  const page = await open({ as: saralOwner, viewport: desktop });
  const id = await idInList(page, 'Hester Held');
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Retention' }).click();
  await expect(page.getByText('Automatic deletion is off.')).toBeVisible();
  const form = page.getByRole('region', { name: 'Change retention period' });
  await form.getByLabel('Outcome').selectOption({ label: 'Loan granted' });
  await form.getByLabel('Days').fill('100');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('The law requires a longer retention period.');
  await form.getByLabel('Outcome').selectOption({ label: 'Rejected or withdrawn' });
  await form.getByLabel('Days').fill('200');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Identity and address/ }).first()).toContainText('200 days');
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Within 5 years' });
  const rows = page.getByRole('table', { name: 'Applications, oldest first' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'retention' });

  await page.setViewportSize(desktop);
  await page.goto(`/admin/applicants/${id}/data`);
  await page.getByLabel('Reason').fill('A case is before the court.');
  await page.getByRole('button', { name: 'Set legal hold' }).click();
  await expect(page.getByText('A case is before the court.')).toBeVisible();
  await page.getByRole('button', { name: /^Propose erasure/ }).click();
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByText(/This application is under a legal hold/)).toBeVisible();
  await page.goto('/admin/settings/retention');
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Within 1 year' });
  await expect(page.getByText('On legal hold')).toBeVisible();
  await page.goto(`/admin/applicants/${id}/data`);
  await page.getByRole('button', { name: /^Lift legal hold/ }).click();
  await page.getByRole('button', { name: 'Lift hold' }).click();
  await expect(page.getByRole('button', { name: 'Set legal hold' })).toBeVisible();
});
