import type { Language } from '@pramaan/contract/purposes.ts';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { languages, learn } from './catalogue.ts';
import { learnFailures } from './failure.ts';

/** In a cookie, because logging out empties local storage (P §4.1) and a person keeps their language. */
const cookieName = 'language';

/** Pages that can be read in every language. The others are English until theirs are written. */
const inEveryLanguage =
  /^\/(?:|login|user-login|register|consent|consent-thanku|legal\/\w+|laas\/(?:consents|credit-report|dashboards)|laas\/loan\/application-form|laas\/esign|laas\/financial\/bankStatmentOnline(?:\/[^/]+)?|bank-mob-status|addBank(?:\/[^/]+){4}|laas\/identity\/id-proof\/aadhaar-verify|handover\/[^/]+|verify(?:\/[^/]+)?)\/?$/;

let chosen: Language = 'en';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The remembered choice, else the first of the browser's languages that we have. */
function preferred(): Language {
  const remembered = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  const wanted = [remembered, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.flatMap((code) => languages.filter((each) => each.code === code))[0]?.code ?? 'en';
}

async function use(language: Language): Promise<void> {
  if (language === 'hi') {
    learn((await import('../catalogue/hi.ts')).hi, 'hi');
    // Nobody waits for these: until they are here a failure reads in English.
    Promise.all([import('../catalogue/hi-errors.ts'), import('@pramaan/contract/sentences-hindi.ts')]).then(
      ([{ hiErrors }, { sentencesHindi }]) => learnFailures(hiErrors, sentencesHindi),
      () => undefined,
    );
  }
  chosen = language;
  for (const listener of listeners) listener();
}

/** Reads the person's language in before the first page is drawn; without an answer the page is English. */
export async function startLanguage(): Promise<void> {
  const language = preferred();
  if (language !== chosen) await use(language).catch(() => undefined);
}

/** Speaks this language from now on, and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and needs TLS
  document.cookie = `${cookieName}=${language}; path=/; max-age=31536000; samesite=lax`;
  await use(language);
}

/** Can the page at this address be read in every language? */
export const isTranslated = (path: string) => inEveryLanguage.test(path);

/** The language of the page that is open. */
export function useLanguage(): Language {
  const [path] = useLocation();
  const language = useSyncExternalStore(subscribe, () => chosen);
  return isTranslated(path) ? language : 'en';
}
