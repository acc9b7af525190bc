import { bankForms } from '@pramaan/documents/forms/registry.ts';
import * as z from 'zod/mini';
import { banks } from '../banks.ts';
import { call } from '../define.ts';
import { formBanks } from '../form-banks.ts';
import { id } from './shapes.ts';

const nameOf = new Map([
  ...banks.map(({ id: code, name }) => [code, name] as const),
  ...formBanks.map((name) => [name, name] as const),
]);

/** A bank by its name or the short name of the aggregator's list (C §9); answered by its name. */
const bankName = z.pipe(
  z.string('Name the bank.').check(
    z.trim(),
    z.refine((named) => nameOf.has(named), 'Choose the bank from the list.'),
  ),
  z.transform((named) => nameOf.get(named) ?? named),
);

/** Which of the bank's forms; without it the bank's own. */
const formType = z
  .string('Name the form.')
  .check(z.refine((named) => bankForms.some((form) => form.id === named), 'Choose the form from the list.'));

const appData = z.record(
  z.string().check(z.maxLength(60)),
  z.string('An answer is text.').check(z.maxLength(2_000, 'An answer has at most 2,000 characters.')),
  'Send the answers as an object.',
);

const source = z.object({
  /** A source of the documents, or `profile`, `draft`, `typed`. */
  kind: z.string(),
  /** The document’s id and title; blank for what is no document. */
  document: z.string(),
  title: z.string(),
  provider: z.string(),
  at: z.string(),
  verified: z.boolean(),
});

const formHead = z.object({ formType: z.string(), title: z.string() });

const status = z.object({
  bankName: z.string(),
  formType: z.string(),
  title: z.string(),
  /** The forms that this bank takes, its own first. */
  forms: z.array(formHead),
  /** To be sent with the next save; 0 when nothing was kept. */
  version: z.number(),
  savedAt: z.string(),
  /** It was kept whole: every question that must be answered was. */
  complete: z.boolean(),
  appData: z.record(z.string(), z.string()),
  answers: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      source,
      /** What a source vouches for and the person changed: what it said. */
      changedFrom: z.nullable(z.object({ value: z.string(), source })),
    }),
  ),
  missing: z.array(z.object({ name: z.string(), label: z.string() })),
  /** The form as HTML of ours, which `convertbase64` takes. */
  html: z.string(),
});
export type FormStatus = z.output<typeof status>;

/** The kept answers or, when none were kept, the prefilled ones; each with its source. */
export const getAppData = call({
  method: 'GET',
  path: '/loan-app/getAppData',
  title: 'Get an application form',
  access: { may: 'see', applicant: 'query.applicantId' },
  query: z.strictObject({ applicantId: id, bankName, formType: z.optional(formType) }),
  result: status,
  errors: ['NO_SUCH_APPLICANT'],
});

/** Keeps the answers. `partial` says that it is a draft; without it every question must be answered. */
export const saveAppData = call({
  method: 'POST',
  path: '/loan-app',
  title: 'Save an application form',
  access: { may: 'verify', applicant: 'body.applicantId' },
  body: z.strictObject({
    applicantId: id,
    bankName,
    appData,
    formType: z.optional(formType),
    partial: z.optional(z.boolean('Send true or false.')),
    /** The version last read: a newer one is a conflict. Without it these answers take the place of any. */
    version: z.optional(
      z.number('Send the version last read.').check(z.int(), z.nonnegative(), z.maximum(2_147_483_647)),
    ),
  }),
  result: status,
  errors: ['NO_SUCH_APPLICANT', 'CONFLICT'],
});

/**
 * A form as a PDF: of the kept answers, of answers sent along, or of the HTML of one of our own forms, which is read
 * as data and never shown (decision 0027). The HTML alone is enough (C §7): it holds the bank, the form and the answers.
 */
export const createFormPdf = call({
  method: 'POST',
  path: '/ekyc/convertbase64',
  title: 'Create an application form PDF',
  access: { may: 'see', applicant: 'body.applicantId', unnamed: 'self-or-nobody' },
  body: z.strictObject({
    applicantId: z.optional(id),
    bankName: z.optional(bankName),
    formType: z.optional(formType),
    appData: z.optional(appData),
    html: z.optional(z.string('Send the form’s HTML as text.')),
  }),
  files: ['html'],
  result: z.object({
    base64: z.string(),
    mediaType: z.string(),
    fileName: z.string(),
    /** Hexadecimal, of the PDF. */
    sha256: z.string(),
    /** The version of the kept answers that it prints; 0 for answers that are not kept: it is marked as a draft. */
    version: z.number(),
  }),
  errors: ['NO_SUCH_APPLICANT', 'TOO_LARGE'],
});

/** Who made a form’s file: `ours`, unchanged, or `outside`. */
const origin = z.enum(['ours', 'outside']);

/** Keeps the PDF of a form as a file of the applicant, base64 or multipart. */
export const uploadForm = call({
  method: 'POST',
  path: '/ekyc/uploadFormToS3',
  title: 'Store an application form PDF',
  access: { may: 'verify', applicant: 'body.applicantId' },
  body: z.strictObject({
    applicantId: id,
    formType,
    bankName,
    base64Stream: z.optional(z.string('Send base64 text.')),
  }),
  files: ['file'],
  result: z.object({ fileId: z.string(), url: z.string(), origin, version: z.number() }),
  errors: ['NO_SUCH_APPLICANT', 'FILE_REFUSED', 'FILE_LOCKED', 'TOO_LARGE', 'FILES_BUSY'],
});

/** The application forms of an applicant: what was kept, and the files made of it. */
export const listForms = call({
  method: 'GET',
  path: '/applicants/{id}/application-forms',
  title: 'List application forms',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id }),
  result: z.array(
    z.object({
      bankName: z.string(),
      formType: z.string(),
      title: z.string(),
      /** 0 when only a file came from outside. */
      version: z.number(),
      savedAt: z.string(),
      complete: z.boolean(),
      files: z.array(
        z.object({
          fileId: z.string(),
          url: z.string(),
          origin,
          /** Of the answers it prints; 0 when it is not known. */
          version: z.number(),
          at: z.string(),
        }),
      ),
    }),
  ),
});
