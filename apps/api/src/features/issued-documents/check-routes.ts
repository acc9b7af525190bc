import { readIssuedDocument, verifyIssuedDocument } from '@pramaan/contract/calls/issued-documents.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import type { Http } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { IssuedDocumentSigner } from '../../platform/issued-document-signer.ts';
import { issuedDocumentChecks } from './check-issued-document.ts';

/** What `/verify` asks, without a login: whose issued document a code is of, and whether a file is as we made it. */
export function issuedDocumentCheckRoutes(
  http: Http,
  {
    issuedDocuments,
    ...parts
  }: { issuedDocuments: IssuedDocumentSigner; signers: SignerTrusted; inspect: Inspect },
): void {
  const checks = issuedDocumentChecks(http, issuedDocuments, parts);

  serve(http, readIssuedDocument, async ({ params }, context) => {
    await checks.admit(context.request.ip, 'code');
    return { result: await checks.issuedDocument(params.token) };
  });

  serve(
    http,
    verifyIssuedDocument,
    async ({ body }, { files: [file], actor }) => {
      if (!file || file.bytes.length === 0)
        throw new ApiError('BAD_REQUEST', 'Choose the PDF file to check.', [
          { path: 'file', message: 'Choose the PDF file to check.' },
        ]);
      const result = await checks.check(file.bytes, body.token ?? null, actor);
      return { result, message: result.sentence };
    },
    // Before the file is read: a flood costs nothing but the counting.
    { admit: (_, { ip }) => checks.admit(ip, 'file') },
  );
}
