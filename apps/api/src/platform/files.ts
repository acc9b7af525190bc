import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isId, newSecret } from './ids.ts';
import type { LenderVault } from './vault.ts';

/** Where files are kept. Names are made by us: a lender's id and a file's id, never a person's words. */
export interface FileStore {
  put(lender: string, id: string, vault: LenderVault, bytes: Uint8Array): Promise<void>;
  get(lender: string, id: string, vault: LenderVault): Promise<Buffer>;
  remove(lender: string, id: string): Promise<void>;
}

/** Files on the local disk, sealed with the lender's key. A file is there whole or not at all. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (lender: string, id: string) => {
    if (!isId(lender) || !isId(id)) throw new Error('A file is named by two ids.');
    return join(folder, lender, id.slice(-2), id);
  };
  return {
    async put(lender, id, vault, bytes) {
      const path = pathOf(lender, id);
      await mkdir(dirname(path), { recursive: true });
      const half = `${path}.${newSecret().slice(0, 8)}.part`;
      await writeFile(half, vault.seal(bytes, `file ${id}`), { flush: true });
      await rename(half, path);
    },
    get: async (lender, id, vault) => vault.open(await readFile(pathOf(lender, id)), `file ${id}`),
    remove: (lender, id) => rm(pathOf(lender, id), { force: true }),
  };
}
