import { baseLanguage, type Language, languageSettings, languages } from './languages.ts';

/** The cookie that remembers a chosen language. A cookie, because logging out empties local storage (P §4.1). */
export const languageCookie = 'language';

/** Pages that only staff read. They are English alone. */
const staffPages = /^\/(?:admin|login-admin|login-team|login-sso|forgot-password|join|digi-report)(?:\/|$)/;

/** The languages in which the page at this path comes, whole: English for staff, else those that have translated it. */
export function languagesOf(path: string): readonly Language[] {
  if (staffPages.test(path)) return [baseLanguage];
  return languages.filter((each) => {
    const { pages } = languageSettings[each];
    return pages === 'all' || pages.test(path);
  });
}

/**
 * The language in which a person reads a page: the chosen one, else the first of their browser's in which the page comes,
 * else English.
 *
 * @param offered in which the page comes (`languagesOf`)
 * @param chosen the cookie's value
 * @param wanted language tags, the dearest first
 */
export function readersLanguage(
  offered: readonly Language[],
  chosen: string | undefined,
  wanted: readonly string[],
): Language {
  const tags = [chosen ?? '', ...wanted].map((tag) => tag.trim().split('-')[0]);
  const fitting = tags.map((tag) => offered.find((each) => each === tag));
  return fitting.find((each) => each !== undefined) ?? baseLanguage;
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
