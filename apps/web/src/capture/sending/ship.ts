import { finishUpload, uploadFile } from '@pramaan/contract/calls/files.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { carryFile, carryWatched } from './carry-watched.ts';
import { type Chosen, notePartSent } from './half-sent.ts';
import { untilAnswered } from './patience.ts';
import { sendParts } from './send-parts.ts';
import type { FilePlace, Shipment, Watch } from './shipment.ts';

/** A file that is sent again with its key is one file. */
const keyed = (key: string | undefined) => (key ? { headers: { 'idempotency-key': key } } : {});

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** Which pages of a PDF are meant; null for all, also where the code that asks cannot be fetched. */
async function pagesOf(
  upload: { applicantId: string; uploadId: string },
  watch: Watch,
): Promise<readonly number[] | null> {
  const { choose } = watch;
  const code = choose && (await import('./choose-pages.ts').catch(() => null));
  return code ? code.choosePages(upload, watch, choose) : null;
}

/** What fits into one part goes whole: a broken connection would cost no more. */
function whole(place: FilePlace, file: File, key?: string): Shipment {
  return {
    send: async (opening, watch) => {
      const { result } = await untilAnswered(
        () =>
          send(uploadFile, {
            params: { ...place },
            body: opening,
            files: { file },
            ...keyed(key),
            signal: watch.signal,
            carry: carryFile(file, watch),
          }),
        watch,
      );
      return result;
    },
  };
}

/** Tries of a file whose half at the server has gone meanwhile. */
const fromTheStart = 2;
/** After these there is nothing to go on with; a locked file waits for its password, an ended session for a login. */
const overFor: readonly string[] = ['FILE_REFUSED', 'NOT_FOUND', 'TOO_LARGE', 'CONFLICT'];

function inParts(place: FilePlace, file: File, chosen: Chosen, key?: string): Shipment {
  const { applicantId } = place;
  let uploadId: string | null = null;
  let pages: readonly number[] | null | undefined;
  return {
    send: async (opening, watch) => {
      for (let tries = 1; ; tries += 1) {
        try {
          // After a wrong password all parts are there: nothing is sent a second time.
          uploadId ??= await sendParts(place, file, chosen, watch);
          const params = { applicantId, uploadId };
          if (pages === undefined) pages = isPdf(file) ? await pagesOf(params, watch) : null;
          const body = { ...opening, ...(pages ? { pages: [...pages] } : {}) };
          const { result } = await untilAnswered(
            () =>
              send(finishUpload, {
                params,
                body,
                ...keyed(key),
                signal: watch.signal,
                carry: carryWatched(undefined, watch.queued),
              }),
            watch,
          );
          notePartSent(place, chosen, null);
          return result;
        } catch (thrown) {
          if (!(thrown instanceof CallFailure) || !overFor.includes(thrown.code)) throw thrown;
          notePartSent(place, chosen, null);
          uploadId = null;
          if (thrown.code !== 'NOT_FOUND' || tries >= fromTheStart) throw thrown;
        }
      }
    },
  };
}

/**
 * Brings a file to the server: `file` is what is sent, `chosen` the file as the person picked it, by which a half-sent
 * one is found again.
 *
 * @param key UUID: the file is stored once, however often it is sent with it
 */
export function shipTo(place: FilePlace, file: File, chosen: Chosen, key?: string): Shipment {
  const parts = inParts(place, file, chosen, key);
  if (file.size > limits.filePart) return parts;
  const one = whole(place, file, key);
  // Pages are chosen of a file that is at the server and not taken in yet.
  return { send: (opening, watch) => (watch.choose && isPdf(file) ? parts : one).send(opening, watch) };
}
