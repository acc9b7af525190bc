import * as contract from '@pramaan/contract/calls/application-forms.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { readFormHtml } from '@pramaan/documents/forms/form-html.ts';
import type { Arrivals } from '../../case-file/arrival.ts';
import { lenderName } from '../../case-file/profile.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { type CallContext, type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { applicationFormPdf } from '../../pdf/application-form.ts';
import { audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { fileAddress } from '../../platform/file-address.ts';
import type { ApplicationForms } from './application-forms.ts';
import { digestOf, filePdf, findPdf, notePdf } from './pdfs.ts';
import { pdfOf } from './sent-pdf.ts';
import type { Answers, FormRef } from './stored-forms.ts';
import { placeOf, viewOf } from './whose.ts';

interface Converting {
  applicantId?: string | undefined;
  bankName?: string | undefined;
  formType?: string | undefined;
  appData?: Answers | undefined;
}

const refuse = (path: string, sentence: string): never => {
  throw new ApiError('BAD_REQUEST', sentence, [{ path, message: sentence }]);
};

/** What is to be printed: named by the call, or by the HTML of a form of ours. */
function asked(body: Converting, html: string | undefined): Converting {
  if (html === undefined) return body;
  const read = readFormHtml(html);
  if ('refused' in read) return refuse('html', read.refused);
  const named = contract.createFormPdf.body.safeParse({
    applicantId: body.applicantId,
    bankName: read.bank,
    formType: read.formType,
    appData: read.answers,
  });
  return named.success
    ? named.data
    : refuse('html', named.error.issues[0]?.message ?? 'This is no form of ours.');
}

const htmlOf = (context: CallContext, inBody: string | undefined): string | undefined =>
  context.files[0] ? context.files[0].bytes.toString('utf8') : inBody;

const fileName = ({ bank, form }: FormRef) =>
  `${form.id}-${bank
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.pdf`;

/** PDFs of application forms: made of data alone (decision 0027), and kept as files of the applicant. */
export function formPdfRoutes(
  http: Http,
  forms: ApplicationForms,
  { arrivals, uploads }: { arrivals: Arrivals; uploads: Uploads },
): void {
  serve(http, contract.createFormPdf, async ({ body }, context) => {
    const principal = who(context);
    const { bankName, formType, appData } = asked(body, htmlOf(context, body.html));
    if (bankName === undefined) return refuse('bankName', 'Name the bank, or send the HTML of its form.');
    const { about } = principal;
    if (about === null && appData === undefined)
      return refuse('applicantId', 'Name the applicant, or send the HTML of the form.');
    const place = placeOf(principal, about ?? '', bankName, formType);
    const { answers, version, at } =
      about === null
        ? forms.toPrintAlone(place.form, appData ?? {})
        : await forms.toPrint(place, appData ?? null, viewOf(principal));
    const lender = await http.db.tenant(place.lender, (trx) => lenderName(trx, place.lender));
    const bytes = await applicationFormPdf(
      { form: place.form, bank: place.bank, answers, draft: version === 0 },
      { lender, sandbox: http.config.sandbox !== null, madeAt: at },
    );
    const digest = digestOf(bytes);
    await http.db.tenant(place.lender, async (trx) => {
      if (version > 0) await notePdf(trx, place, digest, version);
      await audit(trx, place.lender, context.actor, 'form.printed', about, {
        form: place.form.id,
        bank: place.bank,
        version,
      });
    });
    return {
      result: {
        base64: Buffer.from(bytes).toString('base64'),
        mediaType: 'application/pdf',
        fileName: fileName(place),
        sha256: digest.toString('hex'),
        version,
      },
    };
  });

  serve(http, contract.uploadForm, async ({ body }, context) => {
    const place = placeOf(who(context), body.applicantId, body.bankName, body.formType);
    const bytes = pdfOf(context.files[0], body.base64Stream);
    const { lender, applicant } = place;
    const digest = digestOf(bytes);
    const known = await http.db.tenant(lender, (trx) => findPdf(trx, place, digest));
    const facts = {
      origin: known && known.version !== null ? ('ours' as const) : ('outside' as const),
      version: known?.version ?? 0,
    };
    if (known?.upload_id)
      return {
        result: {
          fileId: known.upload_id,
          url: fileAddress(applicant, known.upload_id),
          ...facts,
        },
        message: 'This form was saved before.',
      };
    const whose = { lender, applicant, document: 'applicationForm' };
    const sent = { name: fileName(place), bytes };
    const along = async (trx: Queryable, upload: string) => {
      await filePdf(trx, place, digest, upload);
      await audit(trx, lender, context.actor, 'form.submitted', applicant, {
        form: place.form.id,
        bank: place.bank,
        ...facts,
      });
    };
    // What was made here is kept as it was made: an account number of twelve digits must not be covered in it.
    const fileId =
      facts.origin === 'ours'
        ? await uploads.keep({ ...whose, ...sent, mediaType: 'application/pdf' }, context.actor, along)
        : (await arrivals.take(whose, sent, context.actor, along)).fileId;
    const url = fileAddress(applicant, fileId);
    return { result: { fileId, url, ...facts }, message: 'The form is saved.' };
  });
}
