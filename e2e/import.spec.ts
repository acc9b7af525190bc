import { codeFor, messagesTo } from './inbox.ts';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { newMobile, saralOwner } from './people.ts';
import { desktop, expect, test } from './test.ts';

/* A list of applicants, from the file to the applications (screens.md, Back office). */

test('an owner imports a list; a faulty row is named with its reason, and who was invited begins by the link @thorough', async ({
  open,
}) => {
  const mobile = newMobile();
  const list = [
    'Mobile number,Name,E-mail',
    `${mobile},Leela Listed,leela@example.in`,
    '12345,Short Number,',
    `${mobile},Leela Twice,`,
  ];
  const owner = await open({ as: saralOwner, viewport: desktop });
  await owner.goto('/admin/import');
  await owner.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list.join('\n')),
  });
  await expect(owner.getByText('people.csv: 3 rows')).toBeVisible();
  await expectNoFaults(owner, { widths: phoneAndDesktop, shots: 'import-columns' });
  await owner.getByRole('button', { name: 'Check 3 rows' }).click();
  const faults = owner.getByRole('table');
  await expect(faults.getByRole('row', { name: /^3 / })).toContainText('A mobile number has 10 digits');
  await expect(faults.getByRole('row', { name: /^4 / })).toContainText('Row 2 has the same mobile number.');
  await expectNoFaults(owner, { widths: phoneAndDesktop, shots: 'import-checked' });
  expect(await messagesTo(mobile), 'a check sends nothing').toEqual([]);
  await owner.getByRole('button', { name: 'Start 1 application', exact: true }).click();
  await expect(owner.getByText('Applications started')).toBeVisible();

  await expect.poll(async () => (await messagesTo(mobile)).length).toBe(1);
  const [message] = await messagesTo(mobile);
  const link = new URL(/https?:\S+/.exec(message?.text ?? '')?.[0] ?? '');
  const person = await open();
  await person.goto(link.pathname + link.search);
  await person.getByLabel('Mobile number').fill(mobile);
  const before = (await messagesTo(mobile)).length;
  await person.getByRole('button', { name: 'Send code' }).click();
  await person.getByLabel('OTP').fill(await codeFor(mobile, before));
  await person.getByRole('button', { name: 'Verify' }).click();
  await expect(person.getByRole('heading', { level: 1 })).toContainText('Leela');
});
