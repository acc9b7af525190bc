import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
});

test('404 says what the specification says, with Home to /laas and Back', () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404: Page Not Found!');
  expect(screen.getByText("Sorry, You have reached a page which doesn't exist or was removed.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/laas');
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  screen.getByRole('button', { name: 'Back' }).click();
  expect(back).toHaveBeenCalledOnce();
});

test('the consent thank-you page has its sentence', () => {
  render(<ThankYouPage />);
  expect(
    screen.getByText('You Mobile Number is Verified and Your consent has been recorded. Thank you!'),
  ).toBeTruthy();
});
