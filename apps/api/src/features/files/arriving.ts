import { ApiError } from '@pramaan/contract/errors.ts';
import type { Arriving } from '../../case-file/arrival.ts';
import type { SentFile } from '../../http/context.ts';

/** How the caller lets a locked file be opened. */
export interface Opening {
  password?: string | undefined;
  usualPasswords?: 'Y' | undefined;
  /** Pages of a PDF, counted from 1. */
  pages?: number[] | undefined;
}

export const howOpened = ({ password, usualPasswords, pages }: Opening) => ({
  password,
  pages: pages?.map((page) => page - 1),
  usualPasswords: usualPasswords === 'Y',
});

/** The files of a call, and how they may be opened. Throws BAD_REQUEST when there is none, or one is empty. */
export function arrivingFiles(files: readonly SentFile[], opening: Opening): [Arriving, ...Arriving[]] {
  const [first, ...more] = files.map(({ name, bytes }): Arriving => ({ name, bytes, ...howOpened(opening) }));
  if (!first || files.some(({ bytes }) => bytes.length === 0))
    throw new ApiError('BAD_REQUEST', 'Choose a file to send.', [
      { path: 'file', message: 'Choose a file to send.' },
    ]);
  return [first, ...more];
}

/** The one file of a call. Throws BAD_REQUEST. */
export const arriving = (files: readonly SentFile[], opening: Opening): Arriving =>
  arrivingFiles(files, opening)[0];
