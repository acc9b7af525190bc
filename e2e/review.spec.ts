import type { Page } from '@playwright/test';
import { messagesTo } from './inbox.ts';
import { expectNoFaults, phoneAndDesktop, picture } from './looks.ts';
import { ravi, register, saralOwner, teamMember } from './people.ts';
import { fill } from './portal.ts';
import { desktop, expect, phone, test } from './test.ts';

/* Issue 7, "Shown by" 1: the day of a verifier and of a manager, from the queue to the decision; a question answered by
   the applicant on a phone; by keyboard alone. */

const verifier = teamMember('saral.verifier');
const manager = teamMember('saral.manager');

/** Opens a person's file in the review, found as one finds people. */
async function openReview(page: Page, asked: string, name: string): Promise<void> {
  await page.goto('/admin');
  const answer = page.waitForResponse(/\/applicants\?q=/);
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(asked);
  await answer;
  await expect(page.getByText('1 shown')).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Ravi withdraws his consent to the credit report, or gives it again. */
async function changeConsent(page: Page, act: 'Withdraw' | 'Agree'): Promise<void> {
  await page.goto('/laas/consents');
  await page.getByRole('button', { name: new RegExp(`^${act}: .*bureau`) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Yes, / })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const recordOf = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Documents' }).getByRole('button', { name: title, exact: true });

test('a verifier asks for what is missing; the applicant answers on a phone; the verifier sees it', async ({
  open,
}) => {
  const person = await open({ viewport: phone });
  const mobile = await register(person, 'Dina Desk');
  await expect(person.getByText('Saral Finance asks for')).toHaveCount(0);

  const page = await open({ as: verifier, viewport: desktop });
  await openReview(page, mobile, 'Dina Desk');
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('Assigned to Vikram Verifier')).toBeVisible();
  await page.getByRole('button', { name: 'Request documents' }).click();
  const request = page.getByRole('dialog', { name: 'Request documents' });
  await request.getByRole('checkbox', { name: 'Request Loan request' }).check();
  await request.getByLabel('Message (optional)').fill('How much do you need, and for how long?');
  const before = (await messagesTo(mobile)).length;
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Documents requested.')).toBeVisible();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await expect.poll(async () => (await messagesTo(mobile)).length).toBe(before + 1);
  const [message] = await messagesTo(mobile);
  const [link = ''] = /https?:\S+/.exec(message?.text ?? '') ?? [];
  expect(new URL(link).pathname).toBe('/laas');

  await person.goto(new URL(link).pathname);
  const asked = person.getByRole('region', { name: 'Saral Finance asks for' });
  await expect(asked.getByText('You have not submitted it yet.')).toBeVisible();
  await expect(asked.getByText('How much do you need, and for how long?')).toBeVisible();
  await picture(person, 'asked-360');
  await asked.getByRole('link', { name: /^Provide it/ }).click();
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
  await fill(person, { 'Loan amount': '200000', 'Loan period': '24' });
  await person.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(person.getByRole('article').first()).toBeVisible();
  await person.goto('/laas');
  await expect(person.getByRole('heading', { level: 1, name: 'Namaste, Dina' })).toBeVisible();
  await expect(person.getByText('Saral Finance asks for')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect(page.getByText('Request answered', { exact: false })).toBeVisible();
  await page.goto('/admin?assigned=me');
  await expect(page.getByRole('link', { name: 'Dina Desk' }).first()).toBeVisible();
});

test('a manager decides above the limit and past a finding, somebody else confirms, and all stays in the story @thorough', async ({
  open,
}) => {
  const page = await open({ as: manager, viewport: desktop });
  await openReview(page, '9000000012', 'Ravi Kumar Demo');
  // On a product where this journey has run before, Ravi's review has begun.
  const begun = page.getByText('In review', { exact: true });
  await expect(page.getByText('Ready', { exact: true }).or(begun).first()).toBeVisible();
  if (!(await begun.first().isVisible())) await page.getByRole('button', { name: 'Start review' }).click();
  await expect(begun.first()).toBeVisible();

  // The paper, what was read of it and what its source says, beside each other; the review's word on one.
  await recordOf(page, 'PAN').click();
  await expect(page.getByRole('heading', { level: 4, name: 'Source response' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept PAN' }).first().click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText(/^Accepted by Maya Manager, .+: Looks correct\./).first()).toBeVisible();

  const comment = `@saral.verifier thank you, ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Comment' }).fill(comment);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByText(comment)).toBeVisible();

  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decision' });
  await expect(dialog.getByText('Loans above ₹3,00,000 need a second approval.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Meets the lending policy' }).check();
  await dialog.getByLabel('Interest rate').fill('12.5');
  // Ravi's papers agree with each other: nothing asks for a reason.
  const past = dialog.getByLabel('Reason to approve with these findings');
  await expect(past).toHaveCount(0);

  // He withdraws a consent meanwhile: that is approved with a reason, and stays with the decision.
  const person = await open({ as: ravi, viewport: phone });
  await changeConsent(person, 'Withdraw');
  await page.reload();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(dialog.getByText('No consent stands for the credit report')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Meets the lending policy' }).check();
  await dialog.getByLabel('Interest rate').fill('12.5');
  await dialog.getByRole('button', { name: 'Submit decision' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Give a reason to approve past this:');
  await past.fill('He agrees again on paper');
  await dialog.getByRole('button', { name: 'Submit decision' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You proposed this decision. Someone else must confirm it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);

  const second = await open({ as: saralOwner, viewport: desktop });
  await second.goto('/admin?stage=second-approval');
  await second.getByRole('link', { name: 'Ravi Kumar Demo', exact: true }).click();
  await expect(second.getByText('1 deviation: He agrees again on paper').first()).toBeVisible();
  await second.getByRole('button', { name: 'Confirm' }).click();
  const confirming = second.getByRole('dialog', { name: 'Confirm the decision' });
  await expect(confirming.getByText('₹5,00,000 for 60 months at 12.5% a year')).toBeVisible();
  await confirming.getByLabel('Amount').fill('4,00,000');
  await confirming.getByLabel('Tenure').fill('60');
  await confirming.getByLabel('Interest rate').fill('12.5');
  await confirming.getByRole('button', { name: 'Confirm decision' }).click();
  await expect(confirming.getByRole('alert')).toContainText('is not the proposed one');
  await confirming.getByLabel('Amount').fill('5,00,000');
  await confirming.getByRole('button', { name: 'Confirm decision' }).click();
  await expect(second.getByText('Confirmed by Nandini Owner.').first()).toBeVisible();
  await expect(second.getByText('Approved', { exact: true })).toBeVisible();
  // Whoever confirmed may take it back for a moment; then others of the suite find the file as it was.
  await second.getByRole('button', { name: /^Undo/ }).click();
  await expect(second.getByText('Second approval', { exact: true })).toBeVisible();
  await second.getByRole('button', { name: 'Decline' }).click();
  await expect(second.getByText('Declined by Nandini Owner: Approve.').first()).toBeVisible();

  await changeConsent(person, 'Agree');

  // The first window was told of the change.
  await page.reload();
  await expect(page.getByText('Decision declined: approval').first()).toBeVisible();
});

test('approval is refused with what is missing, in the dialog itself @thorough', async ({ open }) => {
  const page = await open({ as: manager, viewport: desktop });
  await openReview(page, '9000000013', 'Meena Example');
  const begin = page.getByRole('button', { name: 'Start review' });
  if (await begin.isVisible()) await begin.click();
  await expect(begin).toHaveCount(0);
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decision' });
  await dialog.getByRole('checkbox', { name: 'Differences explained and accepted' }).check();
  await dialog.getByLabel('Amount').fill('1,00,000');
  await dialog.getByLabel('Tenure').fill('12');
  await dialog.getByLabel('Interest rate').fill('12.5');
  await dialog.getByRole('button', { name: 'Submit decision' }).click();
  const alerts = dialog.getByRole('alert');
  await expect(alerts.filter({ hasText: 'It cannot be approved yet. Still needed:' })).toBeVisible();
  await expect(alerts.filter({ hasText: 'This blocks the approval: Form 16 states the PAN' })).toBeVisible();
});

test('by keyboard alone: the list, a file, a question, the decision, the command bar @thorough', async ({
  open,
}) => {
  const person = await open();
  const mobile = await register(person, 'Kishan Keys');
  const page = await open({ as: manager, viewport: desktop });
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Kishan Keys' }).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.locator('input:focus')).toHaveCount(1);
  await page.keyboard.type(mobile);
  // The list follows while one types: only with the whole number in the address is it the last one.
  await expect(page).toHaveURL(new RegExp(`q=${mobile}$`));
  await expect(page.getByText('1 shown')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Kishan Keys' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Commands' }).locator('input:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Unassigned').first()).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByText('Assigned to Maya Manager')).toBeVisible();
  await page.keyboard.press('a');
  const request = page.getByRole('dialog', { name: 'Request documents' });
  await expect(request.locator('input:focus')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(request.getByLabel('Message (optional)')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await expect(request).toBeHidden();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Decision' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Refer' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Decision by Maya Manager: Refer.')).toBeVisible();
  await expect(page.getByText('Referred', { exact: true })).toBeVisible();
});

test('who else looks is told, and a masked number is shown for a reason @thorough', async ({ open }) => {
  const first = await open({ as: manager, viewport: desktop });
  await openReview(first, '9000000012', 'Ravi Kumar Demo');
  const page = await open({ as: saralOwner, viewport: desktop });
  await openReview(page, '9000000012', 'Ravi Kumar Demo');
  await expect(page.getByText('saral.manager is viewing this case')).toBeVisible();
  await expect(page.getByText('+91 90000 00012')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show mobile number' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('+91 90000 00012')).toBeVisible();
  await expect(page.getByText(/Hidden in \d+ s/)).toBeVisible();
});

test('what gets the focus by keyboard never lies under the head of the case @thorough', async ({ open }) => {
  const page = await open({ as: saralOwner, viewport: phone });
  await page.goto('/admin');
  const name = 'Meena Example';
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Documents' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.getByRole('textbox', { name: 'Comment' }).focus();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const under = await page.evaluate(() => {
        const at = document.activeElement;
        const { left, top, width, height } = at?.getBoundingClientRect() ?? new DOMRect();
        const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
        return at?.contains(there) || there?.contains(at) ? '' : at?.textContent;
      });
      expect(under, `${viewport.width} px, stop ${stop}`).toBe('');
    }
  }
});

test('the list and the review have no fault that axe can find, and nothing sticks out @thorough', async ({
  open,
}) => {
  const page = await open({ as: saralOwner, viewport: desktop });
  await openReview(page, '9000000012', 'Ravi Kumar Demo');
  await recordOf(page, 'PAN').click();
  await expect(page.getByRole('heading', { level: 4, name: 'Source response' })).toBeVisible();
  const reviews = page.url();
  for (const [name, address] of [
    ['review', reviews],
    ['list', '/admin'],
  ] as const) {
    if (page.url() !== address) {
      await page.goto(address);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    }
    await expectNoFaults(page, { widths: phoneAndDesktop, narrow: true, shots: name });
  }
});
