export type Scheme = 'light' | 'dark';

/** In a cookie, because logging out empties local storage (P §4.1) and the eyes stay the same. */
const cookieName = 'scheme';

function chosenScheme(): Scheme | 'auto' {
  const found = /(?:^|; )scheme=(light|dark)/.exec(document.cookie)?.[1];
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
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and needs TLS
  document.cookie = `${cookieName}=${scheme}; path=/; max-age=31536000; samesite=lax`;
  applyScheme();
}
