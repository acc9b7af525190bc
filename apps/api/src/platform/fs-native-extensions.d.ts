/** The part of fs-native-extensions that `file-lock.ts` uses; it ships no types. */
declare module 'fs-native-extensions' {
  /**
   * Asks for an exclusive lock on an open file, held by this open file alone until it is closed; false when another has it.
   * Throws a system error where the file system has no locks.
   */
  export function tryLock(fd: number): boolean;
}
