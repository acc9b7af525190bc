import * as contract from '@pramaan/contract/calls/esign.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { FileStore } from '../../platform/files.ts';
import type { Esign } from '../../providers/esign/port.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { agreements as agreementList } from './agreements.ts';
import { verifyAgreement } from './check-agreement.ts';
import { inPlaceSigning } from './in-place.ts';
import { addMadeAgreement } from './made-agreement.ts';
import { type OnPageSigning, onPageSigning } from './on-page.ts';
import type { Requests } from './requests.ts';
import { settling } from './settle.ts';
import { takeAgreement } from './take-agreement.ts';

interface Parts {
  esign: Esign | null;
  files: FileStore;
  uploads: Uploads;
  signers: SignerTrusted;
  inspect: Inspect;
  requests: Requests;
  outbox: Outbox;
}

/** Signing agreements with Aadhaar (C §2, §4, §7). @returns what takes the provider's answers, and agreements that we make */
export function esignRoutes(
  http: Http,
  { esign, files, uploads, signers, inspect, requests, outbox }: Parts,
): { onPage: OnPageSigning; addMade: ReturnType<typeof addMadeAgreement> } {
  const { db, vault, config } = http;
  const { publicUrl } = config;
  const agreements = agreementList({ db, vault, files });
  const take = takeAgreement({ uploads, signers, inspect });
  const { settle } = settling({ db, vault, files, uploads, signers, outbox, publicUrl });
  const inPlace = inPlaceSigning({ db, vault, esign, agreements, take, requests, settle });
  const onPage = onPageSigning({ esign, agreements, requests, settle, publicUrl });
  const prove = verifyAgreement({ agreements, uploads, signers });

  serve(http, contract.signWithAadhaar, async ({ body }, context) => {
    const { lender, staff } = who(context);
    const { uid, name = '', url = '', otp = '' } = body.essentials;
    if (body.request === 'otp') {
      await inPlace.sendCode(lender, uid, context.actor);
      return { result: { result: { sent: true } } };
    }
    const asked = { uid, name, url, otp, back: staff ? 'office' : 'portal' } as const;
    return { result: { result: { result: await inPlace.sign(lender, asked, context.actor) } } };
  });

  serve(http, contract.addAgreement, async ({ params, body }, context) => {
    const whose = { lender: who(context).lender, applicant: params.id };
    const [sent] = context.files;
    if (!sent === !body.fileId)
      throw new ApiError('BAD_REQUEST', 'Choose a PDF to sign, or send the id of a stored one.');
    const file = sent
      ? await take.sent(whose, sent, context.actor)
      : await take.stored(whose, body.fileId ?? '', context.actor);
    return {
      result: await agreements.read(whose, await agreements.add(whose, file, body.type, context.actor)),
    };
  });

  serve(http, contract.listAgreements, async ({ params }, context) => {
    const found = await agreements.list({ lender: who(context).lender, applicant: params.id });
    return { result: { ...found, methods: { here: Boolean(esign?.inPlace), page: esign !== null } } };
  });

  serve(http, contract.removeAgreement, async ({ params }, context) => {
    await agreements.remove(
      { lender: who(context).lender, applicant: params.id },
      params.agreement,
      context.actor,
    );
    return { result: {} };
  });

  serve(http, contract.setSigners, async ({ params, body }, context) => {
    const whose = { lender: who(context).lender, applicant: params.id };
    await agreements.order(whose, params.agreement, body, context.actor);
    return { result: await agreements.read(whose, params.agreement) };
  });

  serve(http, contract.beginSigning, async ({ params, body }, context) => ({
    result: await onPage.begin(
      { lender: who(context).lender, applicant: params.id },
      params.agreement,
      body.from,
      context.actor,
    ),
  }));

  serve(http, contract.getSigningRequest, async ({ params }, context) => ({
    result: await agreements.request({ lender: who(context).lender, applicant: params.id }, params.request),
  }));

  serve(http, contract.checkAgreement, async ({ params }, context) => ({
    result: await prove(
      { lender: who(context).lender, applicant: params.id },
      params.agreement,
      context.actor,
    ),
  }));

  return { onPage, addMade: addMadeAgreement({ db, vault, uploads }) };
}
