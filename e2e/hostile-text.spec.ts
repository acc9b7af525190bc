import type { Page } from '@playwright/test';
import { register, teamMember } from './people.ts';
import { desktop, expect, phone, test } from './test.ts';

/* What people type is shown as they typed it, and runs nowhere: HTML, scripts, addresses that are scripts. */

const hostile = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '<svg onload="window.ran = 1"></svg>',
  '"><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '<a href="javascript:window.ran = 1">tap here</a>',
  '<style>body { display: none }</style>',
  '{{constructor.constructor("window.ran = 1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is typed as it stands
  '${window.ran = 1}',
  '</textarea><script>window.ran = 1</script>',
];

/** Three comments hold them all. */
const comments = [0, 3, 6].map((from) => hostile.slice(from, from + 3).join(' '));

/** Nothing ran, and nothing of a text became an element. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.locator('img[src="x"], svg[onload], iframe[srcdoc], a[href^="javascript:"]')).toHaveCount(
    0,
  );
  await expect(page.locator('body')).toBeVisible();
}

test('stored HTML is shown as text, to the team and to the applicant @thorough', async ({ open }, info) => {
  const person = await open({ viewport: phone });
  const mobile = await register(person, 'Hema Hostile');
  const page = await open({ as: teamMember('saral.verifier'), viewport: desktop });
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(mobile);
  await expect(page.getByText('1 shown')).toBeVisible();
  await page.getByRole('link', { name: 'Hema Hostile', exact: true }).click();

  for (const text of comments) {
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await expect(comment).toHaveValue('');
    await comment.fill(text);
    await page.getByRole('button', { name: 'Add comment' }).click();
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Request documents' }).click();
  const request = page.getByRole('dialog', { name: 'Request documents' });
  await request.getByRole('checkbox', { name: 'Request Loan request' }).check();
  const message = hostile.slice(0, 5).join(' ');
  await request.getByLabel('Message (optional)').fill(message);
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Documents requested.')).toBeVisible();
  await page.reload();
  for (const text of comments) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expectHarmless(page);

  await person.goto('/laas');
  await expect(person.getByText(message, { exact: true })).toBeVisible();
  await expectHarmless(person);

  const tried = hostile.length + 5;
  const what = 'stored HTML and scripts, seen in a browser by team and applicant';
  const figure = { what, tried, measured: `ran 0 of ${tried}, all shown as text`, bound: 'ran 0' };
  // The thorough run has it in its table (tools/testing/reports.ts).
  info.annotations.push({ type: 'figure', description: JSON.stringify(figure) });
});
