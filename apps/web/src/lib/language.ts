import type { Language } from '@pramaan/contract/languages.ts';
import { languageCookie, languagesOf, readersLanguage } from '@pramaan/contract/page-language.ts';
import { locale, setLocale } from '@pramaan/messages/locale.ts';
import { keepCookie, readCookie } from './cookie.ts';
import { typedKey } from './storage.ts';

/** The language of the page. The built app holds one language; the server sends the one that fits (decision 0063). */
export const pageLanguage = (): Language => locale();

/** The language in which this person reads a page that comes in `offered`. */
function readers(offered: readonly Language[]): Language {
  return readersLanguage(offered, readCookie(languageCookie) ?? undefined, navigator.languages);
}

let offeredHere = languagesOf(window.location.pathname);

// In development the page chooses for itself.
if (import.meta.env.DEV) setLocale(readers(offeredHere));

/** Does the page at this path come in another language than the one that is open? Then it is loaded, not only drawn. */
export function comesInAnotherLanguage(path: string): boolean {
  const offered = languagesOf(path);
  if (`${offered}` === `${offeredHere}`) return false;
  const [open, wanted] = [pageLanguage(), readers(offered)];
  // Where both were to be had before, the server has chosen. And once is enough, whatever it sends.
  const differs = open !== wanted && !(offered.includes(open) && offeredHere.includes(wanted));
  if (!differs) offeredHere = offered;
  return differs;
}

/** Remembers the language, here and with the applicant, and loads the page in it, with what was typed. */
export async function chooseLanguage(language: Language): Promise<void> {
  // Without a network this part does not come, nor would the page: then it stays as it is.
  const [{ keepTyped }, { storeLanguage }] = await Promise.all([
    import('./keep-typed.ts'),
    import('./store-language.ts'),
  ]);
  keepCookie(languageCookie, language);
  // Chromium writes a cookie beside the page's work, and a reload can overtake it: reading waits for what was written.
  void document.cookie;
  keepTyped();
  void storeLanguage(language);
  window.location.reload();
}

/** Puts back what was typed before the language was changed. */
export async function restoreTyped(): Promise<void> {
  try {
    if (!sessionStorage.getItem(typedKey)) return;
  } catch {
    return;
  }
  (await import('./keep-typed.ts')).fillAgain();
}
