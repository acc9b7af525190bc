import { choiceWords } from '../../documents/controls/choice-words.ts';
import { pageLanguage } from '../../lib/language.ts';
import { hiFormWords } from './form-words-hindi.ts';

// An English build leaves the list out.
const hindi: Readonly<Record<string, string>> = import.meta.env.VITE_LOCALE === 'en' ? {} : hiFormWords;

const like = /^For example (.+)$/;

function inHindi(english: string): string {
  const example = like.exec(english)?.[1];
  return hindi[english] ?? (example ? `जैसे ${example}` : choiceWords(english));
}

const asItIs = (english: string) => english;

/** The words of a form in the language of the page. The PDF is English. */
export const formWords = (): ((english: string) => string) => (pageLanguage() === 'hi' ? inHindi : asItIs);
