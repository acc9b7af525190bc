import { idInList } from './files.ts';
import { saralOwner, udaanOwner } from './people.ts';
import { desktop, expect, test } from './test.ts';

/* One lender gets nothing of another's, through any screen. */

test('the Udaan owner’s list and search hold nobody of Saral @thorough', async ({ open }) => {
  const page = await open({ as: udaanOwner, viewport: desktop });
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Imran Model' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Asha|Ravi|Meena) / })).toHaveCount(0);
  for (const asked of ['Asha', 'Ravi', '9000000012', 'BBBPZ1235D', 'SF-2031']) {
    await page.getByRole('searchbox', { name: 'Search applicants' }).fill(asked);
    await expect(page.getByText(`No results for “${asked}”.`)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(0);
  }
});

test('a Saral file’s address opens nothing for the Udaan owner @thorough', async ({ open, complaints }) => {
  const saral = await open({ as: saralOwner, viewport: desktop });
  const id = await idInList(saral, 'Ravi Kumar Demo');
  const page = await open({ as: udaanOwner, viewport: desktop });
  complaints.allow(/status of 404/);
  for (const part of ['report', 'verification', 'application', 'agreement']) {
    await page.goto(`/admin/applicants/${id}/${part}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (part.startsWith('a')) continue;
    await expect(page.getByText('We could not find this applicant.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Ravi')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  }
});
