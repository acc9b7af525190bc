/** Languages of the product, each by its own name. Another is one more line here and one more folder beside `en`. */
export const locales = { en: 'English', hi: 'हिन्दी' } as const;

export type Locale = keyof typeof locales;

/** What every message is written in first. */
export const baseLocale = 'en' satisfies Locale;

/** Areas (`<locale>/<area>.json`) that only staff read. They exist in English; every other area exists in every language. */
export const staffAreas: readonly string[] = [
  'admin',
  'checks',
  'consent-links',
  'dashboards',
  'review',
  'factor',
  'passkeys',
  'retention',
  'settings',
  'sso',
  'staff',
  'staff-access',
];
