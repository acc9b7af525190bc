import { ApiError } from '@pramaan/contract/errors.ts';
import type { DocumentDefinition, ReaderName } from '@pramaan/documents/define.ts';
import { fileTitle } from '@pramaan/documents/documents.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { usualPasswords } from '@pramaan/readers/pdf-passwords/candidates.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import { refuseFileOrAskPassword } from '../isolated/error.ts';
import { runIsolated } from '../isolated/run-isolated.ts';
import { senderOf } from '../isolated/sender.ts';
import type { Actor } from '../platform/audit.ts';
import type { Database } from '../platform/database.ts';
import { fileAddress } from '../platform/file-address.ts';
import type { Vault } from '../platform/vault.ts';
import type { Inspect } from './inspection.ts';
import { knownOf } from './known.ts';
import type { SignerTrusted } from './signer-trust.ts';
import type { Along, Uploads } from './uploads.ts';

/** A file as it came, and how it may be opened when it is locked. */
export interface Arriving {
  name: string;
  bytes: Buffer;
  password?: string | undefined;
  /** The person lets us try the passwords usual for such documents. */
  usualPasswords?: boolean;
  /** Of a PDF only these pages are kept, counted from 0. */
  pages?: readonly number[] | undefined;
  /** Only a picture will do, and it is kept with at most so many pixels on a side. */
  pictureSide?: number;
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

/** What a caller named is no document of ours. */
export const noSuchDocument = (named: string) =>
  new ApiError('BAD_REQUEST', `There is no document called "${named}".`, [
    { path: 'docType', message: 'Name a document.' },
  ]);

/** Who reads the files of a document; null when they are kept unread. */
const readerOf = (document: DocumentDefinition | undefined): ReaderName | null =>
  Object.values(document?.methods ?? {}).find(({ reader }) => reader !== null)?.reader ?? null;

/**
 * Takes a stranger's file in: asked of the antivirus, opened, read and redrawn in a thread of its own, every Aadhaar number covered, and only
 * then kept. What cannot be opened or covered is refused with a sentence, and nothing of it stays.
 */
export function arrivals(deps: {
  db: Database;
  vault: Vault;
  uploads: Uploads;
  signers: SignerTrusted;
  inspect: Inspect;
}) {
  const { db, vault: hashes, uploads } = deps;

  return {
    /** Small pictures of the pages of a PDF from `from` on, counted from 0. Nothing is stored. */
    async pagesOf(whose: Whose, bytes: Buffer, from: number, actor: Actor) {
      await deps.inspect(whose, bytes, actor);
      return runIsolated('showPages', { bytes, from }, senderOf(whose, actor)).catch(refuseFileOrAskPassword);
    },

    /** @param along what else happens in the transaction that keeps the file */
    async take(whose: Whose, file: Arriving, actor: Actor, along?: Along): Promise<Arrived> {
      if (fileTitle(whose.document) === null) throw noSuchDocument(whose.document);
      await deps.inspect(whose, file.bytes, actor);
      const reader = readerOf(findDocument(whose.document));
      const usual = file.usualPasswords ? usualPasswords(await knownOf(db, hashes, whose), reader) : [];
      const given = file.password ? [{ password: file.password, what: 'the password you entered' }] : [];
      const tried = [...given, ...usual];
      const opened = await runIsolated(
        'openFile',
        {
          bytes: file.bytes,
          name: file.name,
          reader,
          passwords: tried.map(({ password }) => password),
          signers: await deps.signers(),
          ...(file.pages ? { pages: file.pages } : {}),
          ...(file.pictureSide ? { pictureSide: file.pictureSide } : {}),
        },
        senderOf(whose, actor),
      ).catch(refuseFileOrAskPassword);
      const { reading, crops, places, signatures, signs, attachments, covered } = opened;
      const fileId = await uploads.keep(
        {
          ...whose,
          name: file.name,
          mediaType: opened.mediaType,
          bytes: Buffer.from(opened.bytes),
          learned: { reading, crops, places, signatures, signs, attachments },
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
}

export type Arrivals = ReturnType<typeof arrivals>;
