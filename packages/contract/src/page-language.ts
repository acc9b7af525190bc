import { type Language, languages } from './purposes.ts';

/** The cookie that remembers a chosen language. A cookie, because logging out empties local storage (P §4.1). */
export const languageCookie = 'language';

/** Pages that only staff read. They are English alone. */
const staffPages = /^\/(?:admin|login-admin|login-team|login-sso|forgot-password|join|digi-report)(?:\/|$)/;

/** Is the page at this path one that only staff read? */
export const isStaffPage = (path: string): boolean => staffPages.test(path);

const known = (tag: string): Language | undefined =>
  languages.find((each) => each === tag.trim().split('-')[0]);

/**
 * The language that a person reads: the chosen one, else the first of their browser's that we have, else English.
 *
 * @param chosen the cookie's value
 * @param wanted language tags, the dearest first
 */
export function readersLanguage(chosen: string | undefined, wanted: readonly string[]): Language {
  return [chosen ?? '', ...wanted].map(known).find((each) => each !== undefined) ?? 'en';
}

/** The language tags of an `Accept-Language` header, the dearest first; those of weight 0 are left out. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
      return { tag, weight: Number(weight) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
