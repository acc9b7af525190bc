import { baseLanguage, completeLanguages, type Language } from '@pramaan/contract/languages.ts';

/** Languages of the messages: those of the product (`packages/contract/src/languages.ts`), each a folder beside `en`. */
export type Locale = Language;

/** What every message is written in first, and what stands in for an area that a language has not translated. */
export const baseLocale = baseLanguage;

/** Languages that must have every area that not only staff read. Another may lack areas, each as a whole. */
export const completeLocales: readonly Locale[] = completeLanguages;

/** Areas (`<locale>/<area>.json`) that only staff read. They exist in English alone. */
export const staffAreas: readonly string[] = [
  'admin',
  'checks',
  'consent-links',
  'dashboards',
  'review',
  'factor',
  'notifications',
  'passkeys',
  'retention',
  'settings',
  'sso',
  'make-offer',
  'message-texts',
  'staff',
  'staff-access',
];
