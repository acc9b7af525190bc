import { createHash } from 'node:crypto';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import type { FieldPlace } from '@pramaan/readers/reading/places.ts';
import type { Reading } from '@pramaan/readers/reading/reading.ts';
import { type Actor, audit } from '../platform/audit.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { discard, type FileStore } from '../platform/files.ts';
import { isId, newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { Vault } from '../platform/vault.ts';
import { caseOfSignedFile } from './signed-files.ts';

export interface StoredFile {
  id: string;
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** What was learned of a file while it was opened: kept with it, so that it need not be opened again. */
export interface Learned {
  /** Null when nothing reads this kind of document. */
  reading: Reading | null;
  /** Record path → small picture of where the value stands, as a data URL. */
  crops: Readonly<Record<string, string>>;
  /** Record path → where the value stands on the stored pages; absent for files from before this was kept. */
  places?: Readonly<Record<string, FieldPlace>>;
  signatures: readonly PdfSignature[];
  /** Signs that it is not as it was made, one sentence each; absent for files from before anybody looked. */
  signs?: readonly string[];
  /** Names of files inside it, none of which was opened; absent for files from before anybody looked. */
  attachments?: readonly string[];
}

interface NewFile {
  lender: string;
  applicant: string;
  document: string;
  name: string;
  mediaType: string;
  bytes: Buffer;
  learned?: Learned;
}

/** What happens in the transaction that keeps a file, with the file's id. */
export type Along = (trx: Queryable, id: string) => Promise<void>;

/** A line of the list of an applicant's files. */
export interface FileSummary {
  id: string;
  /** A document's id, or one of `otherPapers`. */
  document: string;
  name: string;
  mediaType: string;
  bytes: number;
  storedAt: Date;
  /** The staff's or applicant's id; null for the product itself or a link. */
  storedBy: string | null;
}

/** The files of applicants: rows in the database, bytes in the store, both sealed. */
export function uploads(db: Database, hashes: Vault, files: FileStore) {
  return {
    /**
     * Keeps a file already checked and cleaned; `alongside` writes in the same transaction what belongs to it.
     * Throws when the applicant has too many, and what `alongside` throws. Returns its id.
     */
    async keep(file: NewFile, actor: Actor, alongside?: Along): Promise<string> {
      const vault = await hashes.of(file.lender, db);
      const id = newId();
      await files.put(file.lender, id, vault, file.bytes);
      let written = false;
      try {
        await db.tenant(file.lender, async (trx) => {
          // Of several files at once each counts those before it.
          await trx.query(
            sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${file.applicant}`}, 0))`,
          );
          const [count] = await trx.query<{ files: number }>(
            sql`select count(*) as files from upload where applicant_id = ${file.applicant}`,
          );
          if ((count?.files ?? 0) >= limits.filesPerApplicant)
            throw new ApiError(
              'FILE_REFUSED',
              `There are already ${limits.filesPerApplicant} files here. Ask the lender to make room.`,
            );
          await trx.query(sql`
            insert into upload (id, lender_id, applicant_id, document, media_type, bytes, sha256, name, uploaded_by, reading)
            values (${id}, ${file.lender}, ${file.applicant}, ${file.document}, ${file.mediaType}, ${file.bytes.length},
              ${createHash('sha256').update(file.bytes).digest()}, ${vault.seal(file.name, `file name ${id}`)}, ${actor.id},
              ${file.learned ? vault.sealJson(file.learned, `file reading ${id}`) : null})`);
          await audit(trx, file.lender, actor, 'upload.stored', file.applicant, {
            document: file.document,
            bytes: file.bytes.length,
            mediaType: file.mediaType,
          });
          await alongside?.(trx, id);
          written = true;
        });
      } catch (error) {
        // The row decides: without it the bytes must not stay. Whether a commit without an answer took effect nobody
        // knows: then they stay, and the hourly removal finds them if no row names them.
        if (!written) await discard(files, file.lender, id);
        throw error;
      }
      return id;
    },

    /** The files of this applicant, newest first. */
    async list(lender: string, applicant: string): Promise<FileSummary[]> {
      const vault = await hashes.of(lender, db);
      const rows = await db.tenant(lender, (trx) =>
        trx.query<{
          id: string;
          document: string;
          name: Uint8Array;
          media_type: string;
          bytes: number;
          created_at: Date;
          uploaded_by: string | null;
        }>(sql`
          select id, document, name, media_type, bytes, created_at, uploaded_by from upload
          where applicant_id = ${applicant} order by created_at desc, id desc`),
      );
      return rows.map((row) => ({
        id: row.id,
        document: row.document,
        name: vault.open(row.name, `file name ${row.id}`).toString(),
        mediaType: row.media_type,
        bytes: row.bytes,
        storedAt: row.created_at,
        storedBy: row.uploaded_by,
      }));
    },

    /**
     * Takes a file away in the caller's transaction, with its audit row; the bytes go once that has committed.
     * Nothing happens for a file that is not there.
     */
    async drop(trx: Queryable, whose: { lender: string; applicant: string }, id: string, actor: Actor) {
      const [row] = await trx.query<{ document: string }>(
        sql`delete from upload where id = ${id} and applicant_id = ${whose.applicant} returning document`,
      );
      if (!row) return;
      await audit(trx, whose.lender, actor, 'upload.removed', whose.applicant, { document: row.document });
      trx.afterCommit?.(() => void discard(files, whose.lender, id));
    },

    /** Does a record rest on this file, or one that stood before? */
    async isNamed(trx: Queryable, id: string): Promise<boolean> {
      const rows = await trx.query(sql`
        select from verification where upload_id = ${id}
        union all select from verification_history where upload_id = ${id} limit 1`);
      return rows.length > 0;
    },

    /** What was learned of a file of this applicant; null when nothing was; undefined when it is not theirs or not there. */
    async learned(lender: string, applicant: string, id: string): Promise<Learned | null | undefined> {
      if (!isId(id)) return undefined;
      const vault = await hashes.of(lender, db);
      const [row] = await db.tenant(lender, (trx) =>
        trx.query<{ reading: Uint8Array | null }>(
          sql`select reading from upload where id = ${id} and applicant_id = ${applicant}`,
        ),
      );
      if (!row) return undefined;
      return row.reading && vault.openJson<Learned>(row.reading, `file reading ${id}`);
    },

    /** A file of this applicant, or one that they sign for the application they join; undefined when it is neither or not there. */
    async open(lender: string, applicant: string, id: string): Promise<StoredFile | undefined> {
      if (!isId(id)) return undefined;
      const vault = await hashes.of(lender, db);
      const row = await db.tenant(lender, async (trx) => {
        const of = async (owner: string) =>
          (
            await trx.query<{ name: Uint8Array; media_type: string }>(
              sql`select name, media_type from upload where id = ${id} and applicant_id = ${owner}`,
            )
          )[0];
        const own = await of(applicant);
        if (own) return own;
        const joined = await caseOfSignedFile(trx, applicant, id);
        return joined ? of(joined) : undefined;
      });
      if (!row) return undefined;
      return {
        id,
        name: vault.open(row.name, `file name ${id}`).toString(),
        mediaType: row.media_type,
        bytes: await files.get(lender, id, vault),
      };
    },
  };
}

export type Uploads = ReturnType<typeof uploads>;
