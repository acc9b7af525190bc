import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileGone, type FilePlace, FilesDown } from '../files.ts';
import { newSecret } from '../ids.ts';

const down = (error: NodeJS.ErrnoException) => new FilesDown(`the disk says ${error.code}`, { cause: error });

/** Files in a folder of this machine. */
export function diskPlace(folder: string): FilePlace {
  return {
    async put(name, bytes) {
      const path = join(folder, name);
      const half = `${path}.${newSecret().slice(0, 8)}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(half, bytes, { flush: true });
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true }).catch(() => undefined);
        throw down(error as NodeJS.ErrnoException);
      }
    },
    get: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileGone() : down(error);
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
    async check() {
      try {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (error) {
        throw down(error as NodeJS.ErrnoException);
      }
    },
  };
}
