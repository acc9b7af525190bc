import { hiFields } from '../../catalogue/hi-fields.ts';
import { hiFormWords } from '../../catalogue/hi-form-words.ts';
import { hiLoanForms } from '../../catalogue/hi-loan-forms.ts';
import { hiShell } from '../../catalogue/hi-shell.ts';

/** All that the screens of banks' forms say in Hindi. */
export const loanFormsHindi = { ...hiShell, ...hiFields, ...hiLoanForms };

/** The words of the forms themselves, by the English on the paper. */
export const formWords = hiFormWords;
