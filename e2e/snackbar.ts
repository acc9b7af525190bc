import type { Locator, Page } from '@playwright/test';

/** The sentence that comes up below, with its OK button. */
export const snackbar = (page: Page): Locator =>
  page.getByRole('button', { name: 'OK', exact: true }).locator('..');
