import { keepCookie, readCookie } from './cookie.ts';

export type Scheme = 'light' | 'dark';

/** Kept over a log-out: the eyes stay the same. */
const cookieName = 'scheme';

function chosenScheme(): Scheme | 'auto' {
  const found = readCookie(cookieName);
  return found === 'light' || found === 'dark' ? found : 'auto';
}

const wantsDark = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

/** The scheme that is on: the person's choice, else the system's. */
export function currentScheme(): Scheme {
  const chosen = chosenScheme();
  if (chosen !== 'auto') return chosen;
  return wantsDark() ? 'dark' : 'light';
}

/** Puts the scheme on the page, before anything is drawn. */
export function applyScheme(): void {
  document.documentElement.dataset.scheme = currentScheme();
}

export function chooseScheme(scheme: Scheme): void {
  keepCookie(cookieName, scheme);
  applyScheme();
}
