import type { Language } from '@pramaan/contract/languages.ts';
import { setLocale } from '@pramaan/messages/locale.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
});
afterEach(() => setLocale('en'));

/** Words that stand in Latin letters in every language. */
const latin =
  /(?:English|Pramaan|SANDBOX|SMS|OTP|PAN|QR|DigiLocker|PIN|CVV|UPI|JUNE|Powered by|e-Aadhaar)|asha@example\.in/g;

const said = () =>
  [
    document.body.textContent ?? '',
    ...[...document.querySelectorAll('[aria-label],[alt],[placeholder]')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ].join(' ');

const pages: readonly { language: Language; path: string; heading: string }[] = [
  { language: 'hi', path: '/', heading: 'बिना काग़ज़ी काम के लोन के लिए आवेदन करें' },
  { language: 'hi', path: '/login', heading: 'मोबाइल नंबर से आगे बढ़ें' },
  { language: 'hi', path: '/user-login', heading: 'मोबाइल नंबर से आगे बढ़ें' },
  { language: 'hi', path: '/register', heading: 'आवेदन शुरू करें' },
  { language: 'mr', path: '/', heading: 'कागदांशिवाय कर्जासाठी अर्ज करा' },
  { language: 'mr', path: '/login', heading: 'मोबाईल नंबरने पुढे जा' },
  { language: 'mr', path: '/user-login', heading: 'मोबाईल नंबरने पुढे जा' },
  { language: 'mr', path: '/register', heading: 'अर्ज सुरू करा' },
  { language: 'mr', path: '/consent-thanku', heading: 'धन्यवाद' },
];

test.each(pages)(
  '$path is in $language as a whole when it is chosen',
  async ({ language, path, heading }) => {
    window.history.replaceState(null, '', path);
    setLocale(language);
    render(<App />);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading));
    expect(
      said()
        .replace(latin, '')
        .match(/[A-Za-z]{2,}/g),
    ).toBeNull();
  },
);
