import type { BankForm } from './define.ts';
import { type AnswerSource, answerText, type CurrentAnswer } from './fill.ts';

interface PdfRow {
  name: string;
  label: string;
  /** As people read it; blank when it is not answered. */
  text: string;
  /** Where the answer comes from: "PAN, registry"; blank without an answer. */
  source: string;
  /** Someone else than the applicant states the same. */
  verified: boolean;
  /** What a source states in place of what the applicant changed; blank when nothing was changed. */
  changed: string;
}

/** A form as a PDF: on the screen and in the PDF alike. */
interface FormPdf {
  title: string;
  bank: string;
  sections: { title: string; rows: PdfRow[] }[];
  declarations: string[];
}

const sources: Readonly<Record<AnswerSource['kind'], string>> = {
  'issuer-signed': 'signed by its issuer',
  registry: 'registry',
  locker: 'DigiLocker',
  ocr: 'read from the document',
  'self-declared': 'stated in the application',
  unsigned: 'not signed',
  profile: 'profile',
  draft: 'stated in the application',
  typed: 'stated here',
};

function sourceText({ kind, title, verified }: AnswerSource): string {
  if (verified && kind === 'profile') return 'verified by a code';
  const words = sources[kind] ?? sources.typed;
  return verified && title ? `${title}, ${words}` : words;
}

/** The PDF of a form with these answers. */
export function formPdf(form: BankForm, bank: string, answers: readonly CurrentAnswer[]): FormPdf {
  const byName = new Map(answers.map((answer) => [answer.name, answer]));
  const row = (name: string, label: string): PdfRow => {
    const answer = byName.get(name);
    const said = answer?.changedFrom;
    return {
      name,
      label,
      text: answer ? answerText(form, name, answer.value) : '',
      source: answer ? sourceText(answer.source) : '',
      verified: answer?.source.verified ?? false,
      changed: said
        ? `Changed by the applicant. ${said.source.title || 'The profile'} says: ${answerText(form, name, said.value)}`
        : '',
    };
  };
  return {
    title: form.title,
    bank,
    sections: form.sections.map(({ title, questions }) => ({
      title,
      rows: Object.entries(questions).map(([name, { field }]) => row(name, field.label)),
    })),
    declarations: form.declarations.map((sentence) => sentence.replaceAll('{bank}', bank)),
  };
}
