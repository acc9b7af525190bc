import { expect, type Locator, type Page } from '@playwright/test';
import { codeFor, messagesTo } from './inbox.ts';
import { type MadePerson, makePerson } from './made-person.ts';
import { fieldOf } from './portal.ts';

/** Seconds of a person on a phone: to find and tap a thing, to find a field, to type a letter. A model, not a measurement. */
const perTap = 2;
const perField = 4;
const perLetter = 0.4;

/** A finger on a page: what it taps, which fields it types in, and how long a person needs for that. */
export function stopwatch(page: Page) {
  const count = { taps: 0, typed: 0, letters: 0 };
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
      count.letters += text.length;
    },
    choose: async (label: string, option: string) => {
      await fieldOf(page, label).selectOption(option);
      count.taps += 1;
    },
    /** Minutes of a person for it all, without what they read and without waiting. */
    minutes: () => (count.taps * perTap + count.typed * perField + count.letters * perLetter) / 60,
  };
}

interface Newcomer {
  page: Page;
  watch: ReturnType<typeof stopwatch>;
  mobile: string;
  made: MadePerson;
}

/** Somebody new, whom the sandbox knows, with a finger on their page. */
export async function newcomerWithWatch(page: Page, name: string): Promise<Newcomer> {
  // The last digit would choose another answer of the sandbox.
  const mobile = `98${String(Date.now()).slice(-7)}1`;
  return { page, mobile, watch: stopwatch(page), made: await makePerson(name, mobile) };
}

/** From the landing page to the list: the number, the name, the loan, how they earn and where they live. */
export async function answerTheFirstQuestions(
  { page, mobile, watch: { follow, press, type } }: Newcomer,
  { name, work, home }: { name: string; work: string; home: string },
): Promise<void> {
  await page.goto('/');
  await follow('Continue with mobile number');
  await type(page.getByLabel('Mobile number'), mobile);
  const before = (await messagesTo(mobile)).length;
  await press('Send code');
  await type(page.getByLabel('OTP'), await codeFor(mobile, before));
  await press('Verify');
  await type(page.getByRole('textbox', { name: 'Your name' }), name);
  await press('Continue');
  await type(fieldOf(page, 'Loan amount'), '500000');
  await type(fieldOf(page, 'Loan period'), '60');
  await press('Continue');
  await press(work);
  await press(home);
}

/** What DigiLocker has of what is asked. */
export async function bringFromDigiLocker({ page, mobile, watch }: Newcomer): Promise<void> {
  const { follow, press, type } = watch;
  await follow('Bring documents from DigiLocker');
  await expect(page.getByRole('heading', { name: 'Sign in to DigiLocker' })).toBeVisible();
  await type(page.getByLabel('Mobile number'), mobile);
  await press('Send code');
  await type(page.getByLabel('One-time code'), '123456');
  await press('Continue');
  await press('Allow');
  await press(/^Add \d documents$/);
  await expect(page.getByText(/(\d) of \1 added\./)).toBeVisible();
}

/** Who they are and where they live, as far as no document says it. */
export async function describeThemselves({ page, watch }: Newcomer): Promise<void> {
  const { follow, press, type, choose } = watch;
  await follow('Continue: Personal details');
  await type(fieldOf(page, "Mother's name"), 'Lata Stopwatch');
  await type(fieldOf(page, 'E-mail'), 'watch@example.in');
  await choose('Marital status', 'Single');
  await type(fieldOf(page, 'Number of dependents'), '0');
  await choose('Educational qualification', 'Graduate');
  await press('Save and continue');
  await choose('Which address is this?', 'Current and permanent');
  await type(fieldOf(page, 'Years at this address'), '5');
  await press('Save and continue');
}

/** The bank statement by an Account Aggregator. */
export async function shareTheBankStatement({ page, watch: { press, type } }: Newcomer): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Show your income' })).toBeVisible();
  await press('See what you will share');
  await press('I agree, continue');
  await press(/^Continue to/);
  await type(page.getByLabel('One-time code'), '123456');
  await press('Continue');
  await press('Share selected accounts');
  await expect(page.getByText('Your bank has sent the statement.')).toBeVisible();
}
