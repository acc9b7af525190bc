import type { Locator, Page } from '@playwright/test';
import { cardOf } from './cards.ts';
import { codeFor, messagesTo } from './inbox.ts';
import { expectNoFaults, phoneAndDesktop, picture } from './looks.ts';
import { type MadePerson, makePerson, numberOfKind } from './made-person.ts';
import { numberOf, register } from './people.ts';
import { chooseWay, fieldOf, fill, idProof, notice, openDocument, verify } from './portal.ts';
import { desktop, expect, test } from './test.ts';
import { world } from './world.ts';

/* Somebody who tries the product with their own name: the sandbox makes them, and every service knows them. */

const name = 'Kavita Trial Newcomer';

test('makes a person in the sandbox, and gives documents without one false mismatch @thorough', async ({
  open,
}) => {
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

test('the first visit asks three things, offers DigiLocker, and then lists what this person needs @thorough', async ({
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
  await expect(page.getByRole('heading', { name: 'Sign in to DigiLocker' })).toBeVisible();
  await page.goto('/laas/personal-detail/residentDetails');
  await expect(page.getByLabel('Kind of home')).toHaveValue('Rented');
  await page.goto('/laas');
  await page.getByRole('link', { name: 'I would rather add them myself' }).click();
  await expect(page).toHaveURL(/\/laas\/identity\/id-proof\/pan\?go$/);
});

/** A finger on this page: what it taps and which fields it types in. */
function stopwatch(page: Page) {
  const count = { taps: 0, typed: 0 };
  const tap = async (what: Locator) => {
    await what.click();
    count.taps += 1;
  };
  return {
    count,
    press: (name: string | RegExp) =>
      tap(page.getByRole('button', { name, exact: typeof name === 'string' })),
    follow: (name: string | RegExp) => tap(page.getByRole('link', { name })),
    type: async (field: Locator, text: string) => {
      await field.fill(text);
      count.typed += 1;
    },
    choose: async (label: string, option: string) => {
      await fieldOf(page, label).selectOption(option);
      count.taps += 1;
    },
  };
}

test('a salaried newcomer completes everything with DigiLocker and an Account Aggregator: taps and typed fields', async ({
  open,
}, info) => {
  const page = await open();
  const mobile = `98${String(Date.now()).slice(-8)}`;
  await makePerson('Sona Stopwatch', mobile);
  const { count, press, follow, type, choose } = stopwatch(page);
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/');
  await picture(page, 'stopwatch-1-landing');
  await follow('Continue with mobile number');
  await type(page.getByLabel('Mobile number'), mobile);
  const before = (await messagesTo(mobile)).length;
  await press('Send code');
  await type(page.getByLabel('OTP'), await codeFor(mobile, before));
  await press('Verify');

  await type(page.getByRole('textbox', { name: 'Your name' }), 'Sona Stopwatch');
  await press('Continue');
  await type(fieldOf(page, 'Loan amount'), '500000');
  await type(fieldOf(page, 'Loan period'), '60');
  await press('Continue');
  await press('Salaried');
  await press('Rented');
  await picture(page, 'stopwatch-2-home');

  await follow('Bring documents from DigiLocker');
  await expect(page.getByRole('heading', { name: 'Sign in to DigiLocker' })).toBeVisible();
  await type(page.getByLabel('Mobile number'), mobile);
  await press('Send code');
  await type(page.getByLabel('One-time code'), '123456');
  await press('Continue');
  await press('Allow');
  await heading('Your DigiLocker');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await press('Add 4 documents');
  await expect(page.getByText('4 of 4 added.')).toBeVisible();
  await picture(page, 'stopwatch-3-locker');

  await follow('Continue: Personal details');
  await heading('Basic details');
  const filled = page.getByRole('region', { name: 'Already filled in' });
  await expect(filled).toContainText('Sona Stopwatch', { ignoreCase: true });
  await picture(page, 'stopwatch-4-person');
  await type(fieldOf(page, "Mother's name"), 'Lata Stopwatch');
  await type(fieldOf(page, 'E-mail'), 'sona@example.in');
  await choose('Marital status', 'Single');
  await type(fieldOf(page, 'Number of dependents'), '0');
  await choose('Educational qualification', 'Graduate');
  await press('Save and continue');

  await heading('Current residence');
  await expect(fieldOf(page, 'Address')).not.toHaveValue('');
  await picture(page, 'stopwatch-5-residence');
  await choose('Which address is this?', 'Current and permanent');
  await type(fieldOf(page, 'Years at this address'), '5');
  await press('Save and continue');

  await heading('Employment');
  await expect(filled).toContainText('From Form 16');
  await picture(page, 'stopwatch-6-work');
  await type(fieldOf(page, 'Designation'), 'Senior Analyst');
  await type(fieldOf(page, 'Years in current work'), '4');
  await type(fieldOf(page, 'Total experience (years)'), '9');
  await press('Save and continue');

  await heading('Show your income');
  await press('See what you will share');
  await press('I agree, continue');
  await press(/^Continue to/);
  await type(page.getByLabel('One-time code'), '123456');
  await press('Continue');
  await press('Share selected accounts');
  await expect(page.getByText('Your bank has sent the statement.')).toBeVisible();
  await picture(page, 'stopwatch-7-bank');
  // Everything asked of her is there.
  const { taps, typed } = count;
  await page.getByRole('link', { name: 'Back to your application' }).last().click();
  await expect(page.getByText('You have submitted everything we asked for.')).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'stopwatch-8-complete' });

  info.annotations.push({ type: 'stopwatch', description: `${taps} taps, ${typed} typed fields` });
  expect(taps).toBeLessThanOrEqual(25);
  expect(typed).toBeLessThanOrEqual(15);
});
