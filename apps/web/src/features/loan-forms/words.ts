import { enLoanForms } from '../../catalogue/en-loan-forms.ts';
import { learn } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';

learn(enLoanForms);

/** Of the forms; there once Hindi was read. */
let hindiWords: Readonly<Record<string, string>> = {};

const hindi = async () => {
  const { formWords, loanFormsHindi } = await import('./hindi.ts');
  hindiWords = formWords;
  return loanFormsHindi;
};

const like = /^For example (.+)$/;

function inHindi(english: string): string {
  const example = like.exec(english)?.[1];
  return hindiWords[english] ?? (example ? `जैसे ${example}` : english);
}

const asItIs = (english: string) => english;

/** The words of a form in the language of the page; its Hindi is fetched when it is first read. The paper is English. */
export const useFormWords = (): ((english: string) => string) =>
  useHindi(hindi) === 'hi' ? inHindi : asItIs;
