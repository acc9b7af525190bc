import { choicesHindi } from '@pramaan/documents/form-hindi.ts';
import { createContext } from 'react';
import { pageLanguage } from '../../lib/language.ts';

// An English build leaves the list out.
const hindi: Readonly<Record<string, string>> = import.meta.env.VITE_LOCALE === 'en' ? {} : choicesHindi;

/** How a choice of a document's form reads in the language of the page; what is kept stays the choice itself. */
export const choiceWords = (choice: string): string =>
  (pageLanguage() === 'hi' ? hindi[choice] : undefined) ?? choice;

/** How an option of a list reads in the language of the page; what is chosen stays the option itself. */
export const OptionWords = createContext(choiceWords);
