import type * as calls from '@pramaan/contract/calls/application-forms.ts';
import type { Reference } from './entry.ts';

const form = {
  version: 'Version of the saved answers; 0 if none are saved.',
  title: 'Title of the form or source.',
  name: 'Name of the question.',
  value: 'The answer.',
  label: 'The question as it is printed.',
  kind: 'Kind of source: a source of the documents, or profile, draft, typed.',
  at: 'When the source stated it (ISO 8601).',
  verified: 'A source has verified the value.',
  source: 'Where the answer comes from.',
  missing: 'Required questions without an answer.',
  origin: '`ours`: made by Pramaan and unchanged. `outside`: anything else.',
  files: 'PDFs stored for this form.',
  url: 'Where the PDF is downloaded.',
};

export const applicationForms: Reference<typeof calls> = {
  getAppData: {
    description:
      'Returns a bank’s application form with its answers: the saved ones or, if none are saved, those prefilled from the application. Each answer names its source.',
    fields: form,
  },
  saveAppData: {
    description:
      'Saves the answers of a bank’s application form. With `partial: true` a draft is saved; otherwise every required question must be answered.',
    fields: {
      ...form,
      partial: 'true: save a draft.',
      version: 'Version that was last read. Left out: overwrite whatever is saved.',
    },
  },
  createFormPdf: {
    description:
      'Makes a PDF of an application form, from the saved answers, from answers sent with the call, or from the form’s HTML. A PDF of answers that are not saved is marked as a draft. A team member may send the HTML alone: the PDF is then a draft of nobody’s file. Returns the PDF in base64.',
    fields: {
      ...form,
      html: 'HTML of one of our forms. It is read as data.',
      version: 'Version of the saved answers that were printed; 0 for a draft.',
      fileName: 'Suggested file name.',
    },
  },
  uploadForm: {
    description: 'Stores the PDF of an application form, sent as base64 or multipart (at most 10 MB).',
    fields: { ...form, file: 'The PDF, at most 10 MB.' },
  },
  listForms: {
    description: 'Lists the application forms of an applicant: the saved answers and the PDFs made of them.',
    fields: form,
  },
};
