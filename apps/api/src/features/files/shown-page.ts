import type { getFilePage } from '@pramaan/contract/calls/files.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { StoredFile } from '../../case-file/uploads.ts';
import { FileError } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import type { Sender } from '../../isolated/sender.ts';

type Shown = ResultOf<typeof getFilePage>;

/** A JPEG as a data URL. */
export const asImage = (jpeg: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
const noSuchPage = (page: number, pages: number) =>
  new ApiError('NOT_FOUND', `There is no page ${page}: the file has ${pages}.`);

/** A page of a stored file, counted from 1. A PDF is drawn in an isolated worker; a picture was drawn again when it came. */
export async function shownPage(
  file: StoredFile,
  { page, small }: { page: number; small: boolean },
  sender: Sender,
): Promise<Shown> {
  if (file.mediaType !== 'application/pdf') {
    if (page !== 1) throw noSuchPage(page, 1);
    return { page, pages: 1, isPdf: false, ...(await shownPicture(file.bytes, small)) };
  }
  const drawn = await runIsolated(
    'showPage',
    { bytes: file.bytes, page: page - 1, ...(small ? { side: smallSide } : {}) },
    sender,
  ).catch(refuse);
  const { pages, width, height } = drawn;
  return { page, pages, isPdf: true, width, height, image: asImage(drawn.jpeg) };
}

/** Pixels of the longer side: enough to know a page again, and some 15 kB. */
const smallSide = 360;

async function shownPicture(stored: Buffer, small: boolean) {
  const { default: sharp } = await import('sharp');
  const bytes = small
    ? await sharp(stored)
        .resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 70 })
        .toBuffer()
    : stored;
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, image: asImage(bytes) };
}

function refuse(error: unknown): never {
  if (!(error instanceof FileError)) throw error;
  if (error.code === 'locked')
    throw new ApiError(
      'FILE_LOCKED',
      'This PDF is locked, and we do not store its password. Download it and open it with the password from the applicant.',
    );
  throw new ApiError(error.code === 'no-pages' ? 'NOT_FOUND' : 'FILE_REFUSED', error.message);
}
