import { checksHindi, detailsHindi, passwordsHindi } from '@pramaan/documents/evidence-hindi.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { readByTable } from './hindi-table.ts';
import { pageLanguage } from './language.ts';

// An English build leaves the lists out.
const isEnglish = (): boolean => import.meta.env.VITE_LOCALE === 'en' || pageLanguage() !== 'hi';

/** A check in the language of the page. In Hindi the evidence of a comparison, which is for reviewers, is left out. */
export const checkWords = ({ name, detail }: Check): { name: string; detail: string } =>
  isEnglish()
    ? { name, detail }
    : { name: checksHindi[name] ?? m.doc_verification_other(), detail: detailsHindi[detail] ?? '' };

/** Why a value that was read is doubtful, in the language of the page. */
export const doubtWords = (english: string): string => (isEnglish() || !english ? english : m.read_compare());

/** What password opened a PDF, in the language of the page. */
export const passwordWords = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : passwordsHindi);
