import { ApiError } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import type { StoredFile, Uploads } from '../../case-file/uploads.ts';
import { refuseFile } from '../../isolated/error.ts';
import { isPdf } from '../../isolated/is-pdf.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { type Sender, senderOf } from '../../isolated/sender.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Whose } from './rows.ts';

const noPdf = 'This file is not a PDF. Save or print the agreement as a PDF, then upload the PDF.';
const showsNumber =
  'This agreement shows a full Aadhaar number. Cover the first eight digits, save it as a PDF, then upload the PDF.';

/** A signature that is there already has to hold: on a agreement changed since, nobody signs. */
function refuseChanged(signatures: readonly PdfSignature[]): void {
  const wrong = signatures.find(({ state }) => state === 'changed' || state === 'broken');
  if (wrong) throw new ApiError('FILE_REFUSED', wrong.sentence);
}

/** Takes in the agreements that people are to sign: opened apart from everything, kept byte by byte, refused with a sentence. */
export function takeAgreement(deps: { uploads: Uploads; signers: SignerTrusted; inspect: Inspect }) {
  const { uploads } = deps;

  const canBeSigned = (bytes: Uint8Array, sender: Sender) =>
    runIsolated(
      'prepareSignature',
      {
        bytes,
        name: 'X',
        reason: messages.esignReason,
        at: new Date().toISOString(),
      },
      sender,
    ).catch(refuseFile);

  return {
    async sent(whose: Whose, file: { name: string; bytes: Buffer }, actor: Actor): Promise<StoredFile> {
      await deps.inspect(whose, file.bytes, actor);
      if (!isPdf(file.bytes)) throw new ApiError('FILE_REFUSED', noPdf);
      // Before it is opened as any other, because its sentences are about signing: a locked agreement is not to be unlocked but saved without a password.
      const sender = senderOf(whose, actor);
      await canBeSigned(file.bytes, sender);
      const opened = await runIsolated(
        'openFile',
        {
          bytes: file.bytes,
          reader: null,
          passwords: [],
          signers: await deps.signers(),
        },
        sender,
      ).catch(refuseFile);
      if (opened.mediaType !== 'application/pdf') throw new ApiError('FILE_REFUSED', showsNumber);
      const { signatures, mediaType } = opened;
      refuseChanged(signatures);
      const stored = { name: file.name, mediaType, bytes: file.bytes };
      const learned = { reading: null, crops: {}, signatures };
      const id = await uploads.keep({ ...whose, document: 'esign', ...stored, learned }, actor);
      return { id, ...stored };
    },

    /** A file that is kept here already, of this applicant. Throws NOT_FOUND or FILE_REFUSED. */
    async stored(whose: Whose, id: string, actor: Actor): Promise<StoredFile> {
      const file = await uploads.open(whose.lender, whose.applicant, id);
      if (!file) throw new ApiError('NOT_FOUND', 'This file is no longer stored. Upload the document again.');
      if (file.mediaType !== 'application/pdf') throw new ApiError('FILE_REFUSED', noPdf);
      const sender = senderOf(whose, actor);
      await canBeSigned(file.bytes, sender);
      refuseChanged(
        await runIsolated(
          'checkSignatures',
          { bytes: file.bytes, signers: await deps.signers() },
          sender,
        ).catch(refuseFile),
      );
      return file;
    },
  };
}

export type TakeAgreement = ReturnType<typeof takeAgreement>;
