import { format } from '../format.ts';
import { type BankForm, questionsOf } from './define.ts';
import type { StandingAnswer } from './fill.ts';

export interface PaperRow {
  name: string;
  label: string;
  /** As people read it; blank when it is not answered. */
  text: string;
  answer: StandingAnswer | undefined;
  optional: boolean;
}

/** A form as a paper: on the screen and in the PDF alike. */
export interface FormPaper {
  title: string;
  bank: string;
  sections: { title: string; rows: PaperRow[] }[];
  declarations: string[];
}

/** How an answer to a question reads. */
export function answerText(form: BankForm, name: string, value: string): string {
  const shownAs = questionsOf(form)[name]?.shownAs ?? 'text';
  // On their own paper the person's account number stands whole: the lender must be able to use it.
  return format(value, shownAs === 'masked' ? 'text' : shownAs);
}

/** The paper of a form with these answers. */
export function formPaper(form: BankForm, bank: string, answers: readonly StandingAnswer[]): FormPaper {
  const byName = new Map(answers.map((answer) => [answer.name, answer]));
  return {
    title: form.title,
    bank,
    sections: form.sections.map(({ title, questions }) => ({
      title,
      rows: Object.entries(questions).map(([name, { field }]) => {
        const answer = byName.get(name);
        return {
          name,
          label: field.label,
          text: answer ? answerText(form, name, answer.value) : '',
          answer,
          optional: field.optional,
        };
      }),
    })),
    declarations: form.declarations.map((sentence) => sentence.replaceAll('{bank}', bank)),
  };
}
