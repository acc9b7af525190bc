interface LanguageSettings {
  /** As its speakers write it. */
  name: string;
  /** The portal pages that are in it: `all`, or addresses; the others are English for its readers, or another language they read. */
  pages: 'all' | RegExp;
}

/** Languages of the product. Another is one more line here, its texts in `packages/messages`, and its consent notices. */
export const languageSettings = {
  en: { name: 'English', pages: 'all' },
  hi: { name: 'हिन्दी', pages: 'all' },
  mr: { name: 'मराठी', pages: /^\/(?:|login|user-login|register|consent|consent-thanku)\/?$/ },
} as const satisfies Record<string, LanguageSettings>;

/** A language in which a person may read a page and agree to something. */
export type Language = keyof typeof languageSettings;

/** A language in which everything is written: every portal page, every message that is sent, every document we issue. */
export type CompleteLanguage = {
  [Each in Language]: (typeof languageSettings)[Each]['pages'] extends 'all' ? Each : never;
}[Language];

export const languages = Object.keys(languageSettings) as readonly Language[];

/** What everything is written in first, and what stands in for a text that a language does not have. */
export const baseLanguage = 'en' satisfies CompleteLanguage;

const isComplete = (language: Language): language is CompleteLanguage =>
  languageSettings[language].pages === 'all';

export const completeLanguages: readonly CompleteLanguage[] = languages.filter(isComplete);
