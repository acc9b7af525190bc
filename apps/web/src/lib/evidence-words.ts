import { checksHindi, detailsHindi, passwordsHindi } from '@pramaan/documents/evidence-hindi.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { pageLanguage } from './language.ts';
import { readByTable } from './language-table.ts';

// An English build leaves the tables out.
const isEnglish = (): boolean => import.meta.env.VITE_LOCALE === 'en' || pageLanguage() === 'en';
const nameWords = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: checksHindi });
const detailWords = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: detailsHindi });

/** The text in the language of the page; undefined when it has none. */
const translated = (words: (english: string) => string, english: string): string | undefined => {
  const text = words(english);
  return text === english ? undefined : text;
};

/** The name of a check in the language of the page. */
export const checkName = (name: string): string =>
  isEnglish() ? name : (translated(nameWords, name) ?? m.doc_verification_other());

/**
 * A check in the language of the page. In another language than English the evidence of a comparison, which is for
 * reviewers, is left out.
 */
export const checkWords = ({
  name,
  detail,
}: Pick<Check, 'name' | 'detail'>): { name: string; detail: string } => ({
  name: checkName(name),
  detail: isEnglish() ? detail : (translated(detailWords, detail) ?? ''),
});

/** What password opened a PDF, in the language of the page. */
export const passwordWords = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: passwordsHindi });
