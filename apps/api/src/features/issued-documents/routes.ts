import * as calls from '@pramaan/contract/calls/issued-documents.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { FastifyReply } from 'fastify';
import { applicantNamed } from '../../http/access.ts';
import { attachment } from '../../http/attachment.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import { issuedDocumentKeys } from './access-keys.ts';
import { type ApplicantIssuedDocuments, applicantIssuedDocuments } from './applicant-issued-documents.ts';

/** Documents to take away: signed PDFs of reports and cards, and the keys that fetch one without a login. */
export function issuedDocumentsRoutes(http: Http, issue: IssueIssuedDocument): void {
  const issuedDocuments = applicantIssuedDocuments(http.db, http.vault, issue);
  const keys = issuedDocumentKeys(http);

  serve(http, calls.getPdf, async ({ params: { custId, type }, query }, context) => {
    const applicant = await applicantNamed(http.db, custId);
    if (!applicant) throw new ApiError('NO_SUCH_APPLICANT');
    const { lender } = who(context);
    return sent(issuedDocuments, context.reply, {
      lender,
      applicant,
      type,
      language: query.lang ?? 'en',
      actor: context.actor,
    });
  });

  serve(http, calls.createAadhaarPdf, async ({ params, query }, context) =>
    sent(issuedDocuments, context.reply, {
      lender: who(context).lender,
      applicant: params.applicantId,
      type: 'aadhaar',
      language: query.lang ?? 'en',
      actor: context.actor,
    }),
  );

  serve(http, calls.shareLoanKey, async ({ body }, context) => {
    const { applicantId: applicant, type = 'full', lang: language = 'en', hours } = body;
    const life = hours ? hours * 3_600_000 : limits.shareLife;
    const made = await keys.make(who(context), { applicant, type, language, life }, context.actor);
    return { result: { ...made, type }, message: 'The key has been created. It is shown only once.' };
  });

  serve(http, calls.getPdfByKey, async ({ params }, context) => {
    const opened = await keys.open(params.key, context.actor);
    return sent(issuedDocuments, context.reply, opened);
  });
}

async function sent(
  issuedDocuments: ApplicantIssuedDocuments,
  reply: FastifyReply,
  asked: Parameters<ApplicantIssuedDocuments>[0],
) {
  const bytes = await issuedDocuments(asked);
  const name = `pramaan-${asked.type.replaceAll('.', '-')}.pdf`;
  return attachment(reply, { name, mediaType: 'application/pdf', bytes });
}
