import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Takes the operating system's lock on a file, which is made when absent. The system drops it when this process ends in
 * whatever way; it holds against other containers on this machine, and not against a copy of the file (decision 0065).
 *
 * @returns what gives the lock back; null while somebody else, or this process, has it
 * @throws an Error with a sentence where the file system has no locks
 */
export async function lockFile(path: string): Promise<(() => void) | null> {
  // Loaded when it is needed: a product with a PostgreSQL runs where this package has no binary.
  const { tryLock } = await import('fs-native-extensions');
  // A number, not a FileHandle: that would be closed, and the lock lost, when it is collected.
  const file = openSync(path, 'a+');
  try {
    if (!tryLock(file)) {
      closeSync(file);
      return null;
    }
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}`);
  } catch (cause) {
    closeSync(file);
    throw new Error(
      `${path} could not be locked (${(cause as NodeJS.ErrnoException).code}). Use a folder on a local disk.`,
      {
        cause,
      },
    );
  }
  let held = true;
  return () => {
    // Once: afterwards the number may be another open file's.
    if (held) closeSync(file);
    held = false;
  };
}

/** Who has the lock of a file, in words: `process 12 on a-host`. */
export function lockHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8') || 'another process';
  } catch {
    return 'another process';
  }
}
