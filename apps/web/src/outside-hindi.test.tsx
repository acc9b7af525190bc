import { setLocale } from '@pramaan/messages/locale.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
});
afterEach(() => setLocale('en'));

/** Words that stand in Latin letters in Hindi as well. */
const latin =
  /(?:English|Pramaan|SANDBOX|SMS|OTP|PAN|QR|DigiLocker|PIN|CVV|UPI|JUNE|Powered by|e-Aadhaar)|asha@example\.in/g;

const said = () =>
  [
    document.body.textContent ?? '',
    ...[...document.querySelectorAll('[aria-label],[alt],[placeholder]')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ].join(' ');

test.each([
  ['/', 'बिना काग़ज़ी काम के लोन के लिए आवेदन करें'],
  ['/login', 'मोबाइल नंबर से आगे बढ़ें'],
  ['/user-login', 'मोबाइल नंबर से आगे बढ़ें'],
  ['/register', 'आवेदन शुरू करें'],
])('%s is Hindi as a whole when Hindi is chosen', async (path, heading) => {
  window.history.replaceState(null, '', path);
  setLocale('hi');
  render(<App />);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading));
  expect(
    said()
      .replace(latin, '')
      .match(/[A-Za-z]{2,}/g),
  ).toBeNull();
});
