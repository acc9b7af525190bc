import { Refusal } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import type { Inspect } from '../../dossier/inspection.ts';
import type { SignerTrusted } from '../../dossier/signer-trust.ts';
import type { KeptFile, Uploads } from '../../dossier/uploads.ts';
import { FileRefusal } from '../../isolated/refusal.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Whose } from './rows.ts';

const noPdf = 'A paper to be signed is a PDF, and this is none. Save or print it as a PDF, then upload that.';
const showsNumber =
  'This paper shows a full Aadhaar number, so it cannot be kept as it is. Cover the first eight digits, save it as a PDF, then upload that.';

const refused = (error: unknown): never => {
  if (!(error instanceof FileRefusal)) throw error;
  throw new Refusal('FILE_REFUSED', error.message);
};

/** A signature that is there already has to hold: on a paper changed since, nobody signs. */
function refuseChanged(signatures: readonly PdfSignature[]): void {
  const wrong = signatures.find(({ state }) => state === 'changed' || state === 'broken');
  if (wrong) throw new Refusal('FILE_REFUSED', wrong.sentence);
}

/** Takes in the papers that people are to sign: opened apart from everything, kept byte by byte, refused with a sentence. */
export function takePaper(deps: { uploads: Uploads; signers: SignerTrusted; inspect: Inspect }) {
  const { uploads } = deps;

  const canBeSigned = (bytes: Uint8Array) =>
    runIsolated('prepareSignature', {
      bytes,
      name: 'X',
      reason: messages.esignReason,
      at: new Date().toISOString(),
    }).catch(refused);

  return {
    async sent(whose: Whose, file: { name: string; bytes: Buffer }, actor: Actor): Promise<KeptFile> {
      await deps.inspect(whose, file.bytes, actor);
      if (!file.bytes.subarray(0, 1024).includes('%PDF-')) throw new Refusal('FILE_REFUSED', noPdf);
      // Before it is opened as any other, because its sentences are about signing: a locked paper is not to be unlocked but saved without a password.
      await canBeSigned(file.bytes);
      const opened = await runIsolated('openFile', {
        bytes: file.bytes,
        reader: null,
        passwords: [],
        signers: await deps.signers(),
      }).catch(refused);
      if (opened.mediaType !== 'application/pdf') throw new Refusal('FILE_REFUSED', showsNumber);
      const { signatures, mediaType } = opened;
      refuseChanged(signatures);
      const kept = { name: file.name, mediaType, bytes: file.bytes };
      const learned = { reading: null, crops: {}, signatures };
      const id = await uploads.keep({ ...whose, document: 'esign', ...kept, learned }, actor);
      return { id, ...kept };
    },

    /** A file that is kept here already, of this applicant. Throws NOT_FOUND or FILE_REFUSED. */
    async kept(whose: Whose, id: string): Promise<KeptFile> {
      const file = await uploads.open(whose.lender, whose.applicant, id);
      if (!file) throw new Refusal('NOT_FOUND', 'This file is no longer stored. Upload the document again.');
      if (file.mediaType !== 'application/pdf') throw new Refusal('FILE_REFUSED', noPdf);
      await canBeSigned(file.bytes);
      refuseChanged(
        await runIsolated('checkSignatures', { bytes: file.bytes, signers: await deps.signers() }).catch(
          refused,
        ),
      );
      return file;
    },
  };
}

export type TakePaper = ReturnType<typeof takePaper>;
