import { cardOf } from './cards.ts';
import { expectNoFaults, phoneAndDesktop } from './looks.ts';
import { type MadePerson, numberOfKind } from './made-person.ts';
import { numberOf, register } from './people.ts';
import { chooseWay, fill, idProof, notice, openDocument, verify } from './portal.ts';
import { desktop, expect, test } from './test.ts';
import { world } from './world.ts';

/* Somebody who tries the product with their own name: the sandbox makes them, and every service knows them. */

const name = 'Kavita Trial Newcomer';

test('makes a person in the sandbox, and gives documents without one false mismatch', async ({ open }) => {
  const page = await open();
  const mobile = await register(page, name);

  const sandbox = await open({ viewport: desktop });
  await sandbox.goto(`${world.sandbox}/people`);
  await sandbox.getByLabel('Name', { exact: true }).fill(name);
  await sandbox.getByLabel('Mobile (optional)').fill(mobile);
  await sandbox.getByRole('button', { name: 'Make a person' }).click();
  await expect(sandbox.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(sandbox.getByRole('table').first()).toContainText(mobile);
  await expectNoFaults(sandbox, { widths: phoneAndDesktop });
  const reply = await fetch(sandbox.url(), { headers: { accept: 'application/json' } });
  const made = (await reply.json()) as MadePerson;
  const { dob } = made;
  const number = (kind: string) => numberOfKind(made, kind);

  const steps: { path: string; title: string; way: string; answers: Record<string, string>; card: string }[] =
    [
      { path: `${idProof}/pan`, title: 'PAN', way: '', answers: { PAN: number('PAN') }, card: 'PAN Details' },
      {
        path: `${idProof}/dl`,
        title: 'Driving licence',
        way: 'Type the number',
        answers: { 'Licence number': number('driving licence number'), 'Date of birth': dob },
        card: 'Driving Licence Details',
      },
      {
        path: `${idProof}/epic`,
        title: 'Voter ID',
        way: 'Type the number',
        answers: { 'Voter ID number': number('voter ID number') },
        card: 'Voter ID Details',
      },
      {
        path: '/laas/address-proof/eBill',
        title: 'Electricity bill',
        way: '',
        answers: { 'Consumer number': number('consumer number'), 'Electricity company': 'BESCOM' },
        card: 'Electricity Bill Details',
      },
    ];
  for (const { path, title, way, answers, card } of steps) {
    await openDocument(page, path, title);
    if (way !== '') await chooseWay(page, way);
    await fill(page, answers);
    await verify(page);
    await expect(notice(page, 'You do not need to do anything more for this document.')).toBeVisible();
    const shown = cardOf(page, card);
    await expect(shown).toContainText(/kavita trial newcomer/i);
    await expect(shown).toContainText('Verified');
    await expect(page.getByText(/differs/i)).toHaveCount(0);
  }
  expect(numberOf(name)).toBe(mobile);
});

test('a number that nobody has is not found, and is nobody else’s', async ({ open }) => {
  const page = await open();
  await register(page, 'Nobody Knows Me');
  await openDocument(page, `${idProof}/pan`, 'PAN');
  await fill(page, { PAN: 'QQQPN4321K' });
  await verify(page);
  await expect(page.getByText(/asha/i)).toHaveCount(0);
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(0);
});

for (const [path, heading] of [
  ['/', 'Sandbox for outside services'],
  ['/people', 'People'],
  ['/requests', 'Requests'],
  ['/faults', 'Faults'],
] as const)
  test(`the sandbox’s page ${path} has no faults on phone and desktop`, async ({ open }) => {
    const page = await open();
    await page.goto(`${world.sandbox}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoFaults(page, { widths: phoneAndDesktop });
  });

test('the first visit asks three things, offers DigiLocker, and then lists what this person needs', async ({
  open,
}) => {
  const page = await open();
  await register(page, 'Pia Plan');
  const look = (shots: string) => expectNoFaults(page, { widths: phoneAndDesktop, narrow: true, shots });
  await fill(page, { 'Loan amount': '500000', 'Loan period': '60' });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How do you earn your living?' })).toBeVisible();
  await look('start-work');
  await page.getByRole('button', { name: 'Self-employed' }).click();
  await page.getByRole('button', { name: 'Rented' }).click();
  const first = page.getByRole('link', { name: 'Bring documents from DigiLocker' });
  await expect(first).toBeVisible();
  const asked = page.getByRole('region', { name: 'What we need' }).getByRole('link');
  await expect(asked.filter({ hasText: 'Business' })).toBeVisible();
  await expect(asked.filter({ hasText: 'Form 16' })).toHaveCount(0);
  await look('start-home');
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your DigiLocker' })).toBeVisible();
  await page.goto('/laas/personal-detail/residentDetails');
  await expect(page.getByLabel('Kind of home')).toHaveValue('Rented');
  await page.goto('/laas');
  await page.getByRole('link', { name: 'I would rather add them myself' }).click();
  await expect(page).toHaveURL(/\/laas\/identity\/id-proof\/pan$/);
});
