import { readFile } from 'node:fs/promises';
import { expectNoFaults, sidewaysFaults, violations } from './looks.ts';
import { meena, teamMember, udaanOwner } from './people.ts';
import { desktop, expect, phone, test } from './test.ts';

const figures = [
  'Funnel',
  'Turnaround',
  'First-pass rate',
  'Workload',
  'Approval rate',
  'Decline reasons',
  'Information requests',
  'Verification spend',
];

test('a figure, its table, its file and its applicants, at a desk @thorough', async ({ open }) => {
  const page = await open({ as: udaanOwner, viewport: desktop });
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Dashboards' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboards' })).toBeVisible();
  for (const name of figures) {
    const figure = page.getByRole('region', { name });
    await expect(figure.getByText('Show the table')).toBeVisible();
  }
  await expectNoFaults(page);

  const funnel = page.getByRole('region', { name: figures[0] });
  const started = await funnel.getByRole('link', { name: /^Started/ }).textContent();
  const count = Number(/(\d+) ·/.exec(started ?? '')?.[1]);
  expect(count).toBeGreaterThan(20);
  await funnel.getByText('Show the table').click();
  const approved = funnel.getByRole('row', { name: /^Approved/ });
  const approvals = Number(await approved.getByRole('link').first().textContent());
  expect(approvals).toBeGreaterThan(0);
  expect(approvals).toBeLessThan(count);
  const saved = page.waitForEvent('download');
  await funnel.getByRole('button', { name: 'Download CSV: Funnel' }).click();
  const file = await (await saved).path();
  const csv = await readFile(file, 'utf8');
  expect(csv).toContain('Step,Reached,Share of started,Waiting,Closed');
  expect(csv).toContain(`Started,${count},100%`);

  // A segment narrows it, and stands in the address.
  await page.getByLabel('Segment').selectOption('business');
  await expect(page).toHaveURL(/segment=business/);
  await expect(funnel.getByRole('link', { name: /^Started/ })).not.toHaveText(started ?? '');
  await page.reload();
  await expect(page.getByLabel('Segment')).toHaveValue('business');

  await page
    .getByRole('region', { name: figures[0] })
    .getByRole('link', { name: /^Approved/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Approved' })).toBeVisible();
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines.nth(1)).toContainText('business');
  await expect(lines.nth(1)).toContainText('Approved');
  expect(await violations(page)).toEqual([]);
  await lines.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/applicants\/[0-9a-f-]{36}\/review/);
});

test('the weeks of a picture are reached by the keyboard, say what they hold, and open it', async ({
  open,
}) => {
  const page = await open({ as: udaanOwner, viewport: desktop });
  await page.goto('/admin/dashboards');
  const turn = page.getByRole('region', { name: 'Turnaround' });
  const weeks = turn.getByRole('link', { name: /^Week of/ });
  await expect(weeks.nth(3)).toBeVisible();
  await turn.getByLabel('Interval').focus();
  await page.keyboard.press('Tab');
  const first = weeks.first();
  await expect(first).toBeFocused();
  const said = await first.getAttribute('aria-label');
  await expect(turn.getByRole('figure').locator('figcaption')).toHaveText(said ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Started to decision' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Duration' })).toBeVisible();
});

test('on a phone the dashboards stay within the screen @thorough', async ({ open }) => {
  const page = await open({ as: udaanOwner, viewport: phone });
  await page.goto('/admin/dashboards');
  for (const name of figures)
    await expect(page.getByRole('region', { name }).getByText('Show the table')).toBeVisible();
  await page.getByRole('region', { name: figures[1] }).getByText('Show the table').click();
  expect(await sidewaysFaults(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('a verifier is shown no dashboards', async ({ open }) => {
  const page = await open({ as: teamMember('saral.verifier'), viewport: desktop });
  await page.goto('/admin');
  const rail = page.getByRole('navigation', { name: 'Back office' });
  await expect(rail.getByRole('link', { name: 'Applicants' })).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Dashboards' })).toHaveCount(0);
  await page.goto('/admin/dashboards');
  await expect(page.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
});

test('an applicant sees on a phone how far they are, what to do next and what happened, in two languages', async ({
  open,
}) => {
  const page = await open({ as: meena, viewport: phone });
  await page.goto('/laas');
  await page.getByRole('link', { name: 'Your progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
  const picture = page.getByRole('img', { name: /^\d+ of \d+ done$/ });
  await expect(picture).toBeVisible();
  await expect(page.getByText(/^(Waiting for you|Complete|Saral Finance is)/)).toBeVisible();
  await expect(page.getByText('PAN: some details do not match.')).toBeVisible();
  await expectNoFaults(page);

  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'प्रगति' })).toBeVisible();
  await expect(page.getByText('PAN कार्ड की जाँच हुई: कुछ अलग है।')).toBeVisible();
  expect(await sidewaysFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /^आगे बढ़ें/ }).click();
  await expect(page).toHaveURL(/\/laas\/.+\/.+/);
});
