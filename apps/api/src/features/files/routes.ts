import { downloadFile, uploadFile } from '@pramaan/contract/calls/files.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { Uploads } from '../../dossier/uploads.ts';
import { type Http, type SentFile, who } from '../../http/context.ts';
import { Prepared, serve } from '../../http/serve.ts';
import { FileRefusal } from '../../isolated/refusal.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** What may be kept of a sent file: a picture drawn anew without its hidden data, or a PDF as it is. */
async function cleaned(file: SentFile): Promise<{ bytes: Buffer; mediaType: string }> {
  // Believe the bytes, never the name or the type that came with them.
  const type = await fileTypeFromBuffer(file.bytes);
  if (type?.mime === 'application/pdf') return { bytes: file.bytes, mediaType: type.mime };
  if (!type || !pictures.has(type.mime))
    throw new Refusal(
      'FILE_REFUSED',
      'This is neither a photo (JPEG, PNG, WebP) nor a PDF. Take a photo of the document, or choose its PDF.',
    );
  const { jpeg } = await runIsolated('cleanImage', file.bytes).catch((error: unknown) => {
    throw error instanceof FileRefusal ? new Refusal('FILE_REFUSED', error.message) : error;
  });
  return { bytes: Buffer.from(jpeg), mediaType: 'image/jpeg' };
}

/** Uploads: sniffed, drawn anew in an isolated worker, sealed at rest (product §10). */
export function filesRoutes(http: Http, uploads: Uploads): void {
  serve(http, uploadFile, async ({ params }, context) => {
    const file = context.files[0];
    if (!file || file.bytes.length === 0)
      throw new Refusal('BAD_REQUEST', 'Choose a file to send.', [
        { path: 'file', message: 'Choose a file to send.' },
      ]);
    if (!findDocument(params.docType))
      throw new Refusal('BAD_REQUEST', `There is no document called "${params.docType}".`, [
        { path: 'docType', message: 'Name a document.' },
      ]);
    const clean = await cleaned(file);
    const { lender } = who(context);
    const id = await uploads.keep(
      { lender, applicant: params.applicantId, document: params.docType, name: file.name, ...clean },
      context.actor,
    );
    return {
      result: { fileId: id, url: `/api/applicants/${params.applicantId}/files/${id}` },
      message: 'The file is here.',
    };
  });

  serve(http, downloadFile, async ({ params }, context) => {
    const file = await uploads.open(who(context).lender, params.id, params.fileId);
    if (!file) throw new Refusal('NOT_FOUND', 'This file is not here any more.');
    const ending = file.mediaType === 'application/pdf' ? 'pdf' : 'jpg';
    // The name is ours: a stranger's could mislead whoever saves it.
    context.reply.header(
      'content-disposition',
      `attachment; filename="document-${file.id.slice(-8)}.${ending}"`,
    );
    context.reply.header('x-content-type-options', 'nosniff');
    return new Prepared(file.bytes, { mediaType: file.mediaType });
  });
}
