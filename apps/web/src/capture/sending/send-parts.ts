import { getUploadState, sendPart, startUpload } from '@pramaan/contract/calls/files.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { carryWatched } from './carry-watched.ts';
import { type Chosen, halfSent, notePartSent } from './half-sent.ts';
import { untilAnswered } from './patience.ts';
import type { FilePlace, Watch } from './shipment.ts';

interface Begun {
  uploadId: string;
  /** Bytes that the server has. */
  received: number;
}

/** Answers in a row that take nothing: a server that counts otherwise than we do must not be asked for ever. */
const mostStalls = 3;

const isCode = (thrown: unknown, code: string) => thrown instanceof CallFailure && thrown.code === code;

async function goOn(place: FilePlace, uploadId: string, bytes: number, watch: Watch): Promise<Begun | null> {
  const { signal } = watch;
  const params = { applicantId: place.applicantId, uploadId };
  try {
    const { result } = await untilAnswered(
      () => send(getUploadState, { params, signal, carry: carryWatched() }),
      watch,
    );
    return result.bytes === bytes ? { uploadId, received: result.received } : null;
  } catch (thrown) {
    if (isCode(thrown, 'NOT_FOUND')) return null;
    throw thrown;
  }
}

async function begin(place: FilePlace, file: File, chosen: Chosen, watch: Watch): Promise<Begun> {
  const before = halfSent(place, chosen, file.size);
  const found = before ? await goOn(place, before, file.size, watch) : null;
  if (found) return found;
  const { result } = await untilAnswered(
    () =>
      send(startUpload, {
        params: { ...place },
        body: { name: file.name.slice(-200) || 'file', bytes: file.size },
        signal: watch.signal,
        carry: carryWatched(),
      }),
    watch,
  );
  notePartSent(place, chosen, { uploadId: result.uploadId, bytes: file.size });
  return result;
}

/**
 * Sends a file part by part, each until it has come, going on where an earlier try stopped. Answers the id under
 * which the whole file then lies at the server. Throws CallFailure for what the server refuses.
 */
export async function sendParts(place: FilePlace, file: File, chosen: Chosen, watch: Watch): Promise<string> {
  const { uploadId, received } = await begin(place, file, chosen, watch);
  const params = { applicantId: place.applicantId, uploadId };
  let from = received;
  let stalls = 0;
  while (from < file.size) {
    const start = from;
    watch.gone(start);
    const piece = file.slice(start, start + limits.filePart);
    const next = await untilAnswered(async () => {
      const carry = carryWatched((bytes) => watch.gone(Math.min(start + bytes, start + piece.size)));
      return await send(sendPart, {
        params: { ...params, from: String(start) },
        files: { part: piece },
        signal: watch.signal,
        carry,
      });
    }, watch).catch(async (thrown: unknown) => {
      // The server has more or less than we thought: another window of the same person may send it too.
      if (!isCode(thrown, 'CONFLICT')) throw thrown;
      return await untilAnswered(
        () => send(getUploadState, { params, signal: watch.signal, carry: carryWatched() }),
        watch,
      );
    });
    stalls = next.result.received === start ? stalls + 1 : 0;
    if (stalls > mostStalls)
      throw new CallFailure({ code: 'INTERNAL', message: messages.genericFailure, status: 500 });
    from = next.result.received;
  }
  watch.gone(file.size);
  return uploadId;
}
