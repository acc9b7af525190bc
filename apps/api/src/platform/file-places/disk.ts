import { access, constants, mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DiskFull, FileGone, type FilePlace, FilesDown } from '../files.ts';

const noRoom = ['ENOSPC', 'EDQUOT'];

function down(error: NodeJS.ErrnoException): FilesDown {
  if (error instanceof FilesDown) return error;
  const Kind = noRoom.includes(error.code ?? '') ? DiskFull : FilesDown;
  return new Kind(`the disk says ${error.code}`, { cause: error });
}

/** Bytes on their way: named after the file, so that its removal finds what a process left when it died. */
const halfOf = (path: string) => `${path}.part`;

/**
 * Files in a folder of this machine.
 *
 * @param leastFree bytes of the disk below which `check` throws DiskFull, before files are refused; 0 for no such limit
 */
export function diskPlace(folder: string, leastFree: number): FilePlace {
  return {
    async put(name, bytes) {
      const path = join(folder, name);
      const half = halfOf(path);
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
    async remove(name) {
      const path = join(folder, name);
      await rm(path, { force: true });
      await rm(halfOf(path), { force: true });
    },
    async check() {
      try {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.R_OK | constants.W_OK);
        const { bavail, bsize } = await statfs(folder);
        if (bavail * bsize < leastFree) throw new DiskFull(`the disk has ${bavail * bsize} bytes left`);
      } catch (error) {
        throw down(error as NodeJS.ErrnoException);
      }
    },
  };
}
