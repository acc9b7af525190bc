import { enLoanForms } from '../../catalogue/en-loan-forms.ts';
import { hiFields } from '../../catalogue/hi-fields.ts';
import { hiFormWords } from '../../catalogue/hi-form-words.ts';
import { hiLoanForms } from '../../catalogue/hi-loan-forms.ts';
import { hiShell } from '../../catalogue/hi-shell.ts';
import { learn } from '../../lib/catalogue.ts';
import { useLanguage } from '../../lib/language.ts';

learn(enLoanForms);
learn({ ...hiShell, ...hiFields, ...hiLoanForms }, 'hi');

const like = /^Like (.+)$/;

function inHindi(english: string): string {
  const example = like.exec(english)?.[1];
  return hiFormWords[english] ?? (example ? `जैसे ${example}` : english);
}

const asItIs = (english: string) => english;

/** The words of a form in the language of the page. The paper itself is English. */
export const useFormWords = (): ((english: string) => string) => (useLanguage() === 'hi' ? inHindi : asItIs);
