import { date } from '@pramaan/documents/format.ts';
import type { BankForm } from '@pramaan/documents/forms/define.ts';
import type { CurrentAnswer } from '@pramaan/documents/forms/fill.ts';
import { formPdf } from '@pramaan/documents/forms/pdf.ts';
import type { Branding } from './branding.ts';
import { breakable } from './breakable.ts';
import { makePdf } from './engine.ts';

/** What a form's document is made of. */
interface FormToPrint {
  form: BankForm;
  bank: string;
  answers: readonly CurrentAnswer[];
  /** Not kept: every reader must see that it is none to sign. */
  draft: boolean;
}

/** Room in shares of the letters' size, as templates/application-form.typ lays it out. */
const room = { label: 17, text: 26, source: 17, sentence: 54 };

/**
 * A bank's application form as a PDF (PDF/A-3a, tagged): every question with its answer and where that comes from,
 * the declarations, a place to sign. Throws Error when it could not be made.
 */
export function applicationFormPdf(printed: FormToPrint, branding: Branding): Promise<Uint8Array> {
  return makePdf({
    template: 'application-form',
    title: `${printed.form.title} – ${printed.bank}`,
    data: applicationFormData(printed, branding),
    branding,
  });
}

/** What the template is given. */
export function applicationFormData({ form, bank, answers, draft }: FormToPrint, { madeAt }: Branding) {
  const issuedDocument = formPdf(form, bank, answers);
  const name = answers.find((answer) => answer.name === 'fullName')?.value ?? '';
  return {
    formTitle: breakable(issuedDocument.title, 30),
    bank: breakable(bank, 40),
    draft,
    applicant: breakable(name, 40),
    date: date(madeAt.toISOString()),
    sections: issuedDocument.sections.map(({ title, rows }) => ({
      title,
      rows: rows.map(({ label, text, source, verified, changed }) => ({
        label: breakable(label, room.label),
        text: breakable(text, room.text),
        verified,
        source: breakable(source, room.source),
        changed: breakable(changed, room.text),
      })),
    })),
    declarations: issuedDocument.declarations.map((sentence) => breakable(sentence, room.sentence)),
  };
}
