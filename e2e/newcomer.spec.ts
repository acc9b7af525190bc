import { cardOf } from './cards.ts';
import { codeFor, messagesTo } from './inbox.ts';
import { expectNoFaults, phoneAndDesktop, picture } from './looks.ts';
import { type MadePerson, makePerson, numberOfKind } from './made-person.ts';
import { logIn, numberOf, register, saralOwner, teamMember } from './people.ts';
import { chooseWay, fieldOf, fill, idProof, notice, openDocument, verify } from './portal.ts';
import { stopwatch } from './stopwatch.ts';
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
  test(`the sandbox’s page ${path} has no faults on phone and desktop${path === '/people' ? '' : ' @thorough'}`, async ({
    open,
  }) => {
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

/** Whose application is complete, once it is: her loan goes on from there. */
let borrower: { mobile: string; made: MadePerson } | undefined;

test('a salaried newcomer completes everything with DigiLocker and an Account Aggregator: taps and typed fields', async ({
  open,
}, info) => {
  const page = await open();
  const mobile = `98${String(Date.now()).slice(-8)}`;
  borrower = { mobile, made: await makePerson('Sona Stopwatch', mobile) };
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

test('her loan is decided by two, offered, accepted, signed, repaid by UPI AutoPay, and handed over', async ({
  open,
}) => {
  if (!borrower) throw new Error('The newcomer’s application comes first.');
  const { mobile, made } = borrower;
  const staff = await open({ as: teamMember('saral.manager'), viewport: desktop });
  await staff.goto(`/admin?q=${mobile}`);
  await staff.getByRole('link', { name: /^Sona Stopwatch$/i }).click();
  await staff.getByRole('link', { name: 'Case', exact: true }).click();
  await staff.getByRole('button', { name: 'Start review' }).click();
  await picture(staff, 'loan-0-case');
  await staff.getByRole('button', { name: 'Decide', exact: true }).click();
  const decision = staff.getByRole('dialog', { name: 'Decision' });
  await decision.getByRole('checkbox', { name: 'Differences explained and accepted' }).check();
  await decision.getByLabel('Interest rate').fill('12.5');
  // No credit report was asked for, and the instalment is more than half of her income.
  await expect(decision.getByText(/^Policy: Household FOIR is 58\.2 %, above 50 %/)).toBeVisible();
  await picture(staff, 'loan-1-decision');
  await decision
    .getByLabel('Reason to approve with these findings')
    .fill('Her employer pays by standing order');
  await decision.getByRole('button', { name: 'Submit decision' }).click();
  await expect(staff.getByText('You proposed this decision. Someone else must confirm it.')).toBeVisible();

  const review = new URL(staff.url()).pathname;
  const owner = await open({ as: saralOwner, viewport: desktop });
  await owner.goto(review);
  await owner.getByRole('button', { name: 'Confirm' }).click();
  const confirming = owner.getByRole('dialog', { name: 'Confirm the decision' });
  await confirming.getByLabel('Amount').fill('5,00,000');
  await confirming.getByLabel('Tenure').fill('60');
  await confirming.getByLabel('Interest rate').fill('12.5');
  await confirming.getByRole('button', { name: 'Confirm decision' }).click();
  await expect(owner.getByText('Approved', { exact: true }).first()).toBeVisible();

  await staff.goto(review.replace(/review$/, 'offer'));
  await staff.getByLabel('Processing fee').fill('5000');
  await staff.getByRole('button', { name: 'Preview' }).click();
  await expect(staff.getByText('Check the figures before you send the offer')).toBeVisible();
  await picture(staff, 'loan-1-preview');
  await staff.getByRole('button', { name: 'Send offer' }).click();
  await expect(staff.getByText('The offer has been sent.')).toBeVisible();

  const page = await open({ viewport: desktop });
  await logIn(page, { door: 'applicant', login: mobile });
  await page.goto('/laas/offer');
  await page.getByRole('checkbox', { name: /^I have read the Key Facts Statement/ }).check();
  await picture(page, 'loan-2-offer');
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByText(/^You accepted this offer on/)).toBeVisible();

  await staff.reload();
  await staff.getByRole('button', { name: 'Make loan agreement' }).click();
  await expect(
    staff.getByText('The agreement was made. The applicant has been asked to sign it.'),
  ).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Sign the agreement' }).click();
  await page.getByLabel('Aadhaar Number').fill(numberOfKind(made, 'Aadhaar number'));
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'eSign' }).click();
  await expect(page.getByText('Signed and verified')).toBeVisible();

  await page.goto('/laas/offer');
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code that opens/ })).toBeVisible();
  await expectNoFaults(page, { widths: phoneAndDesktop, shots: 'loan-3-mandate' });
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open it on this screen' }).click();
  const app = await opened;
  await app.getByLabel('Your name at your bank').fill('Sona Stopwatch');
  await app.getByLabel('UPI PIN').fill('123456');
  await app.getByRole('button', { name: 'Approve' }).click();
  // The page looks by itself.
  await expect(page.getByText('Set up', { exact: true })).toBeVisible();
  await picture(page, 'loan-4-set-up');

  await staff.reload();
  await expect(staff.getByText('Set up', { exact: true })).toBeVisible();
  await staff.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(staff.getByText('The loan was handed over.')).toBeVisible();
  const bundle = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Download bundle (ZIP)' }).click();
  expect((await bundle).suggestedFilename()).toMatch(/\.zip$/);
  await picture(staff, 'loan-5-handed-over');
});
