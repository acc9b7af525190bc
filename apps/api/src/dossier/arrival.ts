import { Refusal } from '@pramaan/contract/errors.ts';
import type { DocumentDefinition, ReaderName } from '@pramaan/documents/define.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { usualPasswords } from '@pramaan/readers/pdf-passwords/candidates.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import { FileRefusal } from '../isolated/refusal.ts';
import { runIsolated } from '../isolated/run-isolated.ts';
import type { Actor } from '../platform/audit.ts';
import type { Database } from '../platform/database.ts';
import { fileAddress } from '../platform/file-address.ts';
import type { Vault } from '../platform/vault.ts';
import { knownOf } from './known.ts';
import type { SignerTrusted } from './signer-trust.ts';
import type { Uploads } from './uploads.ts';

/** A file as it came, and how it may be opened when it is locked. */
export interface Arriving {
  name: string;
  bytes: Buffer;
  password?: string | undefined;
  /** The person lets us try the passwords usual for such documents. */
  usualPasswords?: boolean;
}

export interface Arrived {
  fileId: string;
  url: string;
  covered: number;
  openedWith: string | null;
  signatures: PdfSignature[];
}

interface Whose {
  lender: string;
  applicant: string;
  document: string;
}

type Along = Parameters<Uploads['keep']>[2];

/** Who reads the files of a document; null when they are kept unread. */
const readerOf = (document: DocumentDefinition): ReaderName | null =>
  Object.values(document.methods).find(({ reader }) => reader !== null)?.reader ?? null;

/**
 * Takes a stranger's file in: opened, read and redrawn in a thread of its own, every Aadhaar number covered, and only
 * then kept. What cannot be opened or covered is refused with a sentence, and nothing of it stays.
 */
export function arrivals(deps: { db: Database; vault: Vault; uploads: Uploads; signers: SignerTrusted }) {
  const { db, vault: hashes, uploads } = deps;

  const service = {
    async take(whose: Whose, file: Arriving, actor: Actor): Promise<Arrived> {
      const document = findDocument(whose.document);
      if (!document)
        throw new Refusal('BAD_REQUEST', `There is no document called "${whose.document}".`, [
          { path: 'docType', message: 'Name a document.' },
        ]);
      return service.takeRead(whose, readerOf(document), file, actor);
    },

    /**
     * Takes a file in that is no declared document: an application form.
     *
     * @param along what is written in the transaction that keeps the file
     */
    async takeRead(
      whose: Whose,
      reader: ReaderName | null,
      file: Arriving,
      actor: Actor,
      along?: Along,
    ): Promise<Arrived> {
      const usual = file.usualPasswords ? usualPasswords(await knownOf(db, hashes, whose), reader) : [];
      const given = file.password ? [{ password: file.password, what: 'the password you entered' }] : [];
      const tried = [...given, ...usual];
      const opened = await runIsolated('openFile', {
        bytes: file.bytes,
        reader,
        passwords: tried.map(({ password }) => password),
        signers: await deps.signers(),
      }).catch((error: unknown) => {
        if (!(error instanceof FileRefusal)) throw error;
        throw new Refusal(error.code === 'locked' ? 'FILE_LOCKED' : 'FILE_REFUSED', error.message);
      });
      const { reading, crops, signatures, covered } = opened;
      const fileId = await uploads.keep(
        {
          ...whose,
          name: file.name,
          mediaType: opened.mediaType,
          bytes: Buffer.from(opened.bytes),
          learned: { reading, crops, signatures },
        },
        actor,
        along,
      );
      return {
        fileId,
        url: fileAddress(whose.applicant, fileId),
        covered,
        openedWith: opened.openedWith === null ? null : (tried[opened.openedWith]?.what ?? null),
        signatures,
      };
    },
  };
  return service;
}

export type Arrivals = ReturnType<typeof arrivals>;
