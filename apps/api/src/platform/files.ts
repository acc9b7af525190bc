import { isId } from './ids.ts';
import type { LenderVault } from './vault.ts';

/** A file is not where it should be: taken away, or never whole. */
export class FileGone extends Error {
  override name = 'FileGone';
}

/** The place of the files does not answer, or says no to us. `message` is for operators: no name, no bytes. */
export class FilesDown extends Error {
  override name = 'FilesDown';
}

/** The disk of the files has no room left, or less than the settings want. */
export class DiskFull extends FilesDown {
  override name = 'DiskFull';
}

/** Where sealed bytes lie: a folder or a bucket. A name is there whole or not at all. */
export interface FilePlace {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Throws FileGone, FilesDown. */
  get(name: string): Promise<Buffer>;
  remove(name: string): Promise<void>;
  /** Throws FilesDown when nothing could be kept or read now, DiskFull when little room is left. */
  check(): Promise<void>;
}

/** Where files are kept. Names are made by us: a lender's id and a file's id, never a person's words. */
export interface FileStore {
  put(lender: string, id: string, vault: LenderVault, bytes: Uint8Array): Promise<void>;
  /** Throws FileGone, FilesDown; any other error for bytes that were changed. */
  get(lender: string, id: string, vault: LenderVault): Promise<Buffer>;
  remove(lender: string, id: string): Promise<void>;
  check(): Promise<void>;
}

/** Files sealed with the lender's key before they leave this process: whoever holds the place reads nothing. */
export function sealedFiles(place: FilePlace): FileStore {
  const nameOf = (lender: string, id: string) => {
    if (!isId(lender) || !isId(id)) throw new Error('A file is named by two ids.');
    return `${lender}/${id.slice(-2)}/${id}`;
  };
  return {
    put: (lender, id, vault, bytes) => place.put(nameOf(lender, id), vault.seal(bytes, `file ${id}`)),
    get: async (lender, id, vault) => vault.open(await place.get(nameOf(lender, id)), `file ${id}`),
    remove: (lender, id) => place.remove(nameOf(lender, id)),
    check: () => place.check(),
  };
}

/**
 * Removes bytes that no row names any more. What the place does not remove now stays queued (migrations 0005, 0037) and the
 * hourly removal tries again, so that what was done is not answered as failed.
 */
export const discard = (files: FileStore, lender: string, id: string): Promise<void> =>
  files.remove(lender, id).catch(() => undefined);
