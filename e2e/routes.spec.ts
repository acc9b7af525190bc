import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withIds } from './ids.ts';
import { faultsOf, phoneAndDesktop } from './looks.ts';
import { places } from './pages.ts';
import { meena, saralOwner } from './people.ts';
import { portal, walksOf } from './portal-pages.ts';
import { clickedOf, lookedAtOf, walkedIn } from './sizes.ts';
import { desktop, expect, test } from './test.ts';

const golden = JSON.parse(readFileSync(new URL('../test/golden/routes.json', import.meta.url), 'utf8')) as {
  id: string;
}[];

// Nobody's walk hangs on another's.
test.describe.configure({ mode: 'parallel' });

test('every route of the specification is one of the pages looked at', () => {
  const looked = places.flatMap(({ routes }) => routes);
  expect(golden.length).toBeGreaterThan(30);
  expect(golden.map(({ id }) => id).filter((id) => !looked.includes(id))).toEqual([]);
});

const inEnglish = new Set(walkedIn('en', portal));
const walked = places.filter((place) => !portal.includes(place) || inEnglish.has(place));

const shownToAxe = new Set(lookedAtOf(walked.filter(({ main }) => main)));

for (const { name, mine } of walksOf(walked)) {
  const looked = mine.filter((place) => shownToAxe.has(place));
  test(`${name}: ${mine.length} pages are there, with a footer; axe finds no fault in ${looked.length} of them, and nothing sticks out there`, async ({
    open,
    complaints,
  }) => {
    // Nobody's link to a bank page is refused.
    complaints.allow(/400 .*bankPage/);
    const as = mine[0]?.as;
    const page = await open({ viewport: desktop, ...(as ? { as } : {}) });
    const found: Record<string, string[]> = {};
    for (const place of mine) {
      const { path, heading } = place;
      const reply = await page.goto(await withIds(path, open, 'Meena Example'));
      expect(reply?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toContainText('JUNE 2021');
      await expect(page.getByText('Powered by').first(), path).toBeVisible();
      await expect(page, path).toHaveTitle(/\S/);
      await expect(page.getByRole('main')).toHaveCount(1);
      if (!place.main) continue;
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // Parts of a case that the portal shows too speak of the application, not to its applicant.
      if (path.startsWith('/admin/applicants/'))
        await expect(page.getByRole('main'), path).not.toContainText(
          /\byour (?:application|lender|documents)\b/i,
        );
      if (looked.includes(place))
        found[path] = await faultsOf(page, { widths: phoneAndDesktop, narrow: true, largeText: true });
    }
    expect(found).toEqual(Object.fromEntries(looked.map(({ path }) => [path, []])));
  });
}

test('404: the sentence, Home and Back', async ({ open }) => {
  const page = await open();
  await page.goto('/consent-thanku');
  await page.goto('/nowhere');
  await expect(page).toHaveTitle(/404: Page Not Found!/);
  await expect(
    page.getByText("Sorry, You have reached a page which doesn't exist or was removed."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/consent-thanku$/);
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('the bank statement is asked for in the list, and its area leads to the bank page', async ({ open }) => {
  const page = await open({ as: meena });
  await page.goto('/laas');
  await page.getByRole('link', { name: /^Bank statement/ }).click();
  await expect(page).toHaveURL(/\/laas\/financial\/bankStatmentOnline$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Show your income' })).toBeVisible();
  await page.getByRole('link', { name: 'Your application' }).click();
  await expect(page).toHaveURL(/\/laas$/);
});

test('the thank-you page and both outcomes of bank linking say what the specification says', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/consent-thanku');
  await expect(
    page.getByText('You Mobile Number is Verified and Your consent has been recorded. Thank you!'),
  ).toBeVisible();
  for (const [query, heading] of [
    ['?JSONcallBackStatus=%7B%22status%22%3A%22SUCCESS%22%7D', 'BANK ACCOUNT LINKED SUCCESSFULLY'],
    ['?JSONcallBackStatus=FAILED', 'BANK ACCOUNT LINKING FAILED.. PLEASE TRY AGAIN LATER'],
  ]) {
    await page.goto(`/bank-mob-status${query}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

/** Else a button that ends one would change how many buttons the page has. */
async function endOtherSessions(page: Page): Promise<void> {
  await page.goto('/admin/account');
  await expect(page.getByText('This session')).toBeVisible();
  const all = page.getByRole('button', { name: 'Log out everywhere else' });
  if (await all.isVisible()) await all.click();
  await expect(all).toHaveCount(0);
}

/** The buttons of the language switch. */
const languages = new Set(['English', 'हिन्दी', 'मराठी']);

/** The pages on which everything is clicked. The part: the landing, the two homes, a form, and the owner's own account. */
const clicked = clickedOf([
  { as: undefined, path: '/' },
  { as: meena, path: '/laas' },
  { as: meena, path: '/laas/itr' },
  { as: saralOwner, path: '/admin' },
  { as: saralOwner, path: '/admin/account' },
  { as: undefined, path: '/login' },
  { as: undefined, path: '/register' },
  { as: undefined, path: '/login-admin' },
  { as: undefined, path: '/login-team' },
  { as: undefined, path: '/forgot-password' },
  { as: meena, path: '/laas/identity/id-proof' },
  { as: meena, path: '/laas/customer' },
]);

/** What a click can bring about: another address, other words, another look, a request, a choice of files. */
test('no button or link of the main pages is dead @thorough', async ({ open }) => {
  for (const mine of Object.values(Object.groupBy(clicked, ({ as }) => as?.login ?? 'nobody'))) {
    const { as } = mine?.[0] ?? {};
    const paths = (mine ?? []).map(({ path }) => path);
    const page = await open({ viewport: desktop, ...(as ? { as } : {}) });
    let asked = 0;
    const ask = () => {
      asked += 1;
    };
    page.on('request', ask).on('filechooser', ask);
    if (as === saralOwner) await endOtherSessions(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // The chosen option of a group stays chosen: a click on it changes nothing.
      const buttons = page
        .getByRole('button', { disabled: false })
        .and(page.locator(':not([aria-pressed=true])'));
      const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel || one.textContent));
      expect(names.length, path).toBeGreaterThan(0);
      for (const [index, name] of names.entries()) {
        if (name === 'Log out') continue;
        // In English again: a page that does not come in the language of the one before is loaded a second time.
        await page.context().clearCookies({ name: 'language' });
        await page.goto(path);
        await expect(buttons).toHaveCount(names.length);
        const look = () =>
          page.evaluate(
            () => location.href + document.documentElement.dataset.scheme + document.body.innerHTML,
          );
        const [before, askedBefore] = [await look(), asked];
        // Another language loads the page again: else the next address would be given up for it.
        const loaded = name && languages.has(name) ? page.waitForEvent('load') : null;
        await buttons.nth(index).click();
        await expect
          .poll(async () => asked > askedBefore || (await look()) !== before, {
            message: `"${name}" of ${path}`,
          })
          .toBe(true);
        await loaded;
      }
      await page.context().clearCookies({ name: 'language' });
      await page.goto(path);
      const hrefs = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(
        hrefs.filter((href) => !href || href === '#'),
        path,
      ).toEqual([]);
    }
  }
});
