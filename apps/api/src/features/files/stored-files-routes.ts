import * as contract from '@pramaan/contract/calls/stored-files.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Arrivals } from '../../case-file/arrival.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { type Http, who, whose } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { arriving, arrivingFiles } from './arriving.ts';
import { storedAttachment } from './attachment.ts';
import { enteredFiles } from './entered-files.ts';
import { knownDocument } from './kinds.ts';
import { fileSummary } from './listed.ts';
import { profilePicture } from './profile-picture.ts';
import { signedFiles } from './signed.ts';

const received = 'The file is here.';

/** The person's picture, signed links, files that staff or programs enter, and the list of all (C §7). */
export function storedFilesRoutes(
  http: Http,
  { uploads, arrivals }: { uploads: Uploads; arrivals: Arrivals },
): void {
  const { db, vault, clock, config } = http;
  const picture = profilePicture({ db, vault, uploads, arrivals });
  const signed = signedFiles({ db, vault, uploads, arrivals, publicUrl: config.publicUrl });
  const enter = enteredFiles({ db, uploads, arrivals });

  serve(http, contract.uploadProfilePicture, async (_, context) => ({
    result: await picture(whose(context), arriving(context.files, {}), context.actor),
    message: received,
  }));

  serve(http, contract.getSignedUrl, async ({ body }, context) => {
    const about = whose(context);
    const now = clock.now();
    const result =
      body.type === 1
        ? await signed.toFetch(about, body.fileName, context.actor, now)
        : await signed.toSend(about, body, context.actor, now);
    return { result };
  });
  serve(http, contract.fetchSigned, async ({ params }, context) =>
    storedAttachment(await signed.fetch(params.ticket, clock.now()), context),
  );
  serve(
    http,
    contract.sendSigned,
    async ({ params, body }, context) => {
      const file = arriving(context.files, body);
      return {
        result: await signed.take(params.ticket, file, context.actor, clock.now()),
        message: received,
      };
    },
    { admit: async ({ ticket }) => signed.admit(String(ticket), 'send', clock.now()) },
  );

  serve(http, contract.uploadDocumentFiles, async ({ body }, context) => {
    const about = { ...whose(context), document: body.docType ? knownDocument(body.docType) : 'otherFile' };
    const files = await enter(about, arrivingFiles(context.files, body), context.actor);
    return { result: { files }, message: received };
  });
  serve(http, contract.uploadOtherFiles, async ({ body }, context) => {
    const about = { ...whose(context), document: 'otherFile' };
    const sent = arrivingFiles(context.files, body).map((file) => ({
      ...file,
      name: body.name || file.name,
    }));
    return { result: { files: await enter(about, sent, context.actor) }, message: received };
  });

  serve(http, contract.listFiles, async ({ params }, context) => {
    const files = await uploads.list(who(context).lender, params.id);
    return { result: files.map((file) => fileSummary(params.id, file)) };
  });
  serve(http, contract.removeFile, async ({ params }, context) => {
    const about = whose(context);
    const file = (await uploads.list(about.lender, params.id)).find(({ id }) => id === params.fileId);
    if (!file || !fileSummary(params.id, file).removable)
      throw new ApiError('NOT_FOUND', 'This document does not exist or cannot be removed.');
    await db.tenant(about.lender, (trx) => uploads.drop(trx, about, file.id, context.actor));
    return { result: {} };
  });
}
