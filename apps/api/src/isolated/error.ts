import { ApiError } from '@pramaan/contract/errors.ts';

/**
 * Why a stranger's file was not read. `message` can be shown as it stands: what is wrong, then what to do.
 * `slow`, `memory` and `crashed` are said by who runs the thread, the others by a task.
 */
export type FileErrorCode =
  | 'unknown-kind'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'damaged'
  | 'locked'
  | 'too-many-pages'
  | 'no-pages'
  | 'uncovered'
  | 'no-statement'
  | 'slow'
  | 'memory'
  | 'crashed';

export class FileError extends Error {
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileError';
    this.code = code;
  }
}

/** Says to the sender what is wrong with the file: throws FILE_REFUSED for a FileError, and any other error as it is. */
export function refuseFile(error: unknown): never {
  if (!(error instanceof FileError)) throw error;
  throw new ApiError('FILE_REFUSED', error.message);
}

/** The same where the sender can give a password: FILE_LOCKED for a file that is locked. */
export function refuseFileOrAskPassword(error: unknown): never {
  if (error instanceof FileError && error.code === 'locked') throw new ApiError('FILE_LOCKED', error.message);
  return refuseFile(error);
}

/** Seconds after which a file may be sent again that found no place, or no time. */
const busySeconds = 60;

/** Nothing is wrong with the file: the machine had no place or no time for it. */
export function filesBusy(): ApiError {
  const refusal = new ApiError('FILES_BUSY');
  refusal.retryAfter = busySeconds;
  return refusal;
}

/** Whether native work was stopped by its time limit, as libvips says it: the machine was busy, and nothing is known against the file. */
export const ranOutOfTime = (error: unknown) =>
  error instanceof Error && /^timeout: \d+% complete/.test(error.message);

export const notAPicture = () =>
  new FileError('unknown-kind', 'This is a PDF. Choose a photo: a JPEG, PNG or WebP picture.');

/** A picture of an Aadhaar whose number was not found cannot be covered, and so not kept. */
export const uncovered = () =>
  new FileError(
    'uncovered',
    'This looks like an Aadhaar, but we cannot find its number to cover it, so we do not keep it. Take the picture again, closer and in good light, or cover the first eight digits yourself.',
  );

/** A PDF is kept as one picture when its number is covered, and more pages than these would not be readable in it. */
export const tooLongToCover = (page: number) =>
  new FileError(
    'uncovered',
    `Page ${page} shows an Aadhaar number. We can cover it only in a PDF of up to four pages, so we do not keep this one. Take the page out, or send it as a file of its own.`,
  );

/** What nobody looked at cannot be kept: any of its pages may show an Aadhaar number. */
export const tooManyToLookAt = (pages: number, most: number) =>
  new FileError(
    'too-many-pages',
    `${pages} pages of this PDF are pictures, or have pictures. We look for Aadhaar numbers on up to ${most} such pages before we keep a file. Send it in parts.`,
  );

const again = 'Take a new picture or save the file again, and upload that.';

export const slow = () =>
  new FileError('slow', `Reading this file took too long, so it was stopped. ${again}`);
export const memory = (cause: unknown) =>
  new FileError('memory', `Reading this file needed too much memory, so it was stopped. ${again}`, {
    cause,
  });
export const crashed = (cause?: unknown) =>
  new FileError('crashed', `This file could not be read. ${again}`, { cause });
