import * as contract from '@pramaan/contract/calls/esign.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import type { Inspect } from '../../dossier/inspection.ts';
import type { SignerTrusted } from '../../dossier/signer-trust.ts';
import type { Uploads } from '../../dossier/uploads.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { FileStore } from '../../platform/files.ts';
import { provePaper } from './check-paper.ts';
import { inPlaceSigning } from './in-place.ts';
import type { Esign } from './make-esign.ts';
import { type OnPageSigning, onPageSigning } from './on-page.ts';
import { papers as paperList } from './papers.ts';
import type { Requests } from './requests.ts';
import { settling } from './settle.ts';
import { takePaper } from './take-paper.ts';

interface Parts {
  esign: Esign | null;
  files: FileStore;
  uploads: Uploads;
  signers: SignerTrusted;
  inspect: Inspect;
  requests: Requests;
}

/** Signing papers with Aadhaar (C §2, §4, §7). @returns what takes the provider's answers */
export function esignRoutes(
  http: Http,
  { esign, files, uploads, signers, inspect, requests }: Parts,
): OnPageSigning {
  const { db, vault, config } = http;
  const { publicUrl } = config;
  const papers = paperList({ db, vault, files });
  const take = takePaper({ uploads, signers, inspect });
  const { settle } = settling({ db, vault, files, uploads, signers });
  const inPlace = inPlaceSigning({ db, vault, esign, papers, take, requests, settle });
  const onPage = onPageSigning({ esign, papers, requests, settle, publicUrl });
  const prove = provePaper({ papers, uploads, signers });

  serve(http, contract.adhaarEsign, async ({ body }, context) => {
    const { lender, staff } = who(context);
    const { uid, name = '', url = '', otp = '' } = body.essentials;
    if (body.request === 'otp') {
      await inPlace.sendCode(lender, uid, context.actor);
      return { result: { result: { sent: true } } };
    }
    const asked = { uid, name, url, otp, back: staff ? 'office' : 'room' } as const;
    return { result: { result: { result: await inPlace.sign(lender, asked, context.actor) } } };
  });

  serve(http, contract.addPaper, async ({ params, body }, context) => {
    const whose = { lender: who(context).lender, applicant: params.id };
    const [sent] = context.files;
    if (!sent === !body.fileId)
      throw new Refusal('BAD_REQUEST', 'Choose a PDF to sign, or send the id of a stored one.');
    const file = sent
      ? await take.sent(whose, sent, context.actor)
      : await take.kept(whose, body.fileId ?? '');
    return { result: await papers.read(whose, await papers.add(whose, file, body.type, context.actor)) };
  });

  serve(http, contract.listPapers, async ({ params }, context) => {
    const found = await papers.list({ lender: who(context).lender, applicant: params.id });
    return { result: { ...found, ways: { here: Boolean(esign?.inPlace), page: esign !== null } } };
  });

  serve(http, contract.removePaper, async ({ params }, context) => {
    await papers.remove({ lender: who(context).lender, applicant: params.id }, params.paper, context.actor);
    return { result: {} };
  });

  serve(http, contract.setSigners, async ({ params, body }, context) => {
    const whose = { lender: who(context).lender, applicant: params.id };
    await papers.order(whose, params.paper, body, context.actor);
    return { result: await papers.read(whose, params.paper) };
  });

  serve(http, contract.beginSigning, async ({ params, body }, context) => ({
    result: await onPage.begin(
      { lender: who(context).lender, applicant: params.id },
      params.paper,
      body.from,
      context.actor,
    ),
  }));

  serve(http, contract.signingState, async ({ params }, context) => ({
    result: await papers.request({ lender: who(context).lender, applicant: params.id }, params.request),
  }));

  serve(http, contract.checkPaper, async ({ params }, context) => ({
    result: await prove({ lender: who(context).lender, applicant: params.id }, params.paper),
  }));

  return onPage;
}
