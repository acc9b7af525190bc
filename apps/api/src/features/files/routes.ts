import {
  downloadFile,
  finishUpload,
  getFilePage,
  getFileReading,
  getHandoverState,
  getUploadPages,
  getUploadState,
  openHandover,
  sendByHandover,
  sendPart,
  startHandover,
  startUpload,
  uploadFile,
} from '@pramaan/contract/calls/files.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { Arrivals } from '../../case-file/arrival.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { isPdf } from '../../isolated/is-pdf.ts';
import { senderOf } from '../../isolated/sender.ts';
import { audit } from '../../platform/audit.ts';
import { distributedLock } from '../../platform/distributed-lock.ts';
import { arriving, howOpened } from './arriving.ts';
import { storedAttachment } from './attachment.ts';
import type { Handovers } from './handovers.ts';
import { knownDocument } from './kinds.ts';
import { asImage, shownPage } from './shown-page.ts';
import { shownReading } from './shown-reading.ts';
import type { UploadSessions } from './upload-sessions.ts';

const received = 'The file is here.';
const { filePart: partSize } = limits;

/** Uploads whole, in parts or from a phone: sniffed, read and drawn again in an isolated worker, sealed at rest (product §10). */
export function filesRoutes(
  http: Http,
  {
    uploads,
    arrivals,
    halves,
    handovers,
  }: { uploads: Uploads; arrivals: Arrivals; halves: UploadSessions; handovers: Handovers },
): void {
  // Sent again from a weak line while the first is at work: the second finds what the first did.
  const finishing = distributedLock(http, 'half upload');

  serve(http, uploadFile, async ({ params, body }, context) => {
    const file = arriving(context.files, body);
    const whose = {
      lender: who(context).lender,
      applicant: params.applicantId,
      document: knownDocument(params.docType),
    };
    return { result: await arrivals.take(whose, file, context.actor), message: received };
  });

  serve(http, startUpload, async ({ params, body }, context) => {
    const whose = { lender: who(context).lender, applicant: params.applicantId };
    const uploadId = await halves.start(
      whose,
      knownDocument(params.docType),
      body.name,
      body.bytes,
      context.actor,
    );
    return { result: { uploadId, received: 0, part: partSize } };
  });

  serve(http, sendPart, async ({ params }, context) => {
    const whose = { lender: who(context).lender, applicant: params.applicantId };
    const bytes = context.files[0]?.bytes ?? Buffer.alloc(0);
    if (bytes.length === 0 || bytes.length > partSize)
      throw new ApiError('BAD_REQUEST', `A part has from 1 to ${partSize} bytes.`);
    return { result: { received: await halves.part(whose, params.uploadId, Number(params.from), bytes) } };
  });

  serve(http, getUploadState, async ({ params }, context) => ({
    result: await halves.state(
      { lender: who(context).lender, applicant: params.applicantId },
      params.uploadId,
    ),
  }));

  serve(http, getUploadPages, async ({ params }, context) => {
    const whose = { lender: who(context).lender, applicant: params.applicantId };
    const { document, bytes } = await halves.whole(whose, params.uploadId);
    if (!isPdf(bytes)) return { result: { pages: 1, signed: false, images: [] } };
    const from = Number(params.from) - 1;
    const { jpegs, ...found } = await arrivals.pagesOf({ ...whose, document }, bytes, from, context.actor);
    return { result: { ...found, images: jpegs.map(asImage) } };
  });

  serve(http, finishUpload, async ({ params, body }, context) => {
    const whose = { lender: who(context).lender, applicant: params.applicantId };
    return finishing(params.uploadId, async () => {
      const before = await halves.arrived(whose, params.uploadId);
      if (before) return { result: before, message: received };
      const { document, name, bytes } = await halves.whole(whose, params.uploadId);
      const result = await arrivals
        .take({ ...whose, document }, { name, bytes, ...howOpened(body) }, context.actor)
        .catch(async (error: unknown) => {
          // A locked file waits for its password; any other that is refused is not wanted again.
          if (error instanceof ApiError && error.code === 'FILE_REFUSED')
            await halves.forget(whose, params.uploadId);
          throw error;
        });
      await halves.done(whose, params.uploadId, result);
      return { result, message: received };
    });
  });

  serve(http, getFileReading, async ({ params, query }, context) => {
    const principal = who(context);
    const [document = '', key = ''] = query.method.split('.');
    const entry = findEntry(document, key);
    const learned = await uploads.learned(principal.lender, params.id, params.fileId);
    if (learned === undefined)
      throw new ApiError('NOT_FOUND', 'This file is no longer stored. Upload it again.');
    if (!entry?.method.reader || learned?.reading?.reader !== entry.method.reader)
      throw new ApiError('NOT_THIS_DOCUMENT');
    return { result: shownReading(entry.method, learned) };
  });

  serve(http, downloadFile, async ({ params }, context) => {
    const file = await uploads.open(who(context).lender, params.id, params.fileId);
    if (!file) throw new ApiError('NOT_FOUND', 'This file is no longer stored. Upload it again.');
    return storedAttachment(file, context);
  });

  serve(http, getFilePage, async ({ params, query }, context) => {
    const whose = { lender: who(context).lender, applicant: params.id };
    const file = await uploads.open(whose.lender, whose.applicant, params.fileId);
    if (!file) throw new ApiError('NOT_FOUND', 'This file is no longer stored. Upload it again.');
    const page = Number(params.page);
    const wanted = { page, small: query.small === 'Y' };
    const result = await shownPage(file, wanted, senderOf(whose, context.actor));
    await http.db.tenant(whose.lender, (trx) =>
      audit(trx, whose.lender, context.actor, 'upload.viewed', whose.applicant, { page }),
    );
    return { result };
  });

  serve(http, startHandover, async ({ params }, context) => ({
    result: await handovers.start(
      { lender: who(context).lender, applicant: params.applicantId },
      knownDocument(params.docType),
      context.actor,
      http.clock.now(),
    ),
  }));

  serve(http, getHandoverState, async ({ params }, context) => ({
    result: await handovers.state(
      { lender: who(context).lender, applicant: params.applicantId },
      params.handoverId,
      http.clock.now(),
    ),
  }));

  serve(http, openHandover, async ({ body }) => ({
    result: await handovers.open(body.token, http.clock.now()),
  }));

  serve(
    http,
    sendByHandover,
    async ({ params, body }, context) => {
      const whose = await handovers.admit(params.token, http.clock.now());
      await handovers.sent(whose, await arrivals.take(whose, arriving(context.files, body), context.actor));
      return { result: {}, message: received };
    },
    // A public call that takes a file: without a link that is open, nothing of it is read.
    { admit: ({ token }) => handovers.admit(String(token), http.clock.now()) },
  );
}
