import { getUploadPages } from '@pramaan/contract/calls/files.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { carryWatched } from './carry-watched.ts';
import { untilAnswered } from './patience.ts';
import type { Watch } from './shipment.ts';

/** What cannot be shown is sent whole: then the server says what is wrong with it, or asks for its password. */
const cannotBeShown: readonly string[] = ['FILE_REFUSED', 'FILE_LOCKED'];

/**
 * The pages that the person means of a PDF that has come whole; null for all of them: it has no more than its document, or it is
 * signed, which holds for the whole file.
 */
export async function choosePages(
  upload: { applicantId: string; uploadId: string },
  watch: Watch,
  choose: NonNullable<Watch['choose']>,
): Promise<readonly number[] | null> {
  const { signal } = watch;
  const pagesFrom = async (from: number) => {
    const params = { ...upload, from: String(from) };
    const ask = () => send(getUploadPages, { params, signal, carry: carryWatched() });
    return (await untilAnswered(ask, watch)).result;
  };
  try {
    const { pages, signed, images } = await pagesFrom(1);
    if (signed || pages <= choose.above) return null;
    return await choose.ask({ pages, images, more: async (from) => (await pagesFrom(from)).images });
  } catch (thrown) {
    if (thrown instanceof CallFailure && cannotBeShown.includes(thrown.code)) return null;
    throw thrown;
  }
}
