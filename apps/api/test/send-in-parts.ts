import { finishUpload, sendPart, startUpload } from '@pramaan/contract/calls/files.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { form } from './ask.ts';
import type { Answer } from './real-process.ts';

type Send = (call: Call, params: Record<string, unknown>, body: object) => Promise<Answer | null>;

interface File {
  applicantId: string;
  docType: string;
  name: string;
  bytes: Buffer;
}

/**
 * Sends a file in parts, as a phone does. Null when a connection broke: at its beginning, at its end, or at a part that
 * `goOn` says is not to be sent again.
 *
 * @param goOn hears the answer to each part, null for a broken connection, and says whether to go on
 */
export async function sendInParts(
  send: Send,
  { applicantId, docType, name, bytes }: File,
  goOn: (answer: Answer | null) => boolean,
): Promise<Answer | null> {
  const begun = await send(startUpload, { applicantId, docType }, { name, bytes: bytes.length });
  if (!begun) return null;
  const half = { applicantId, uploadId: String(begun.result.uploadId) };
  for (let from = 0; from < bytes.length; ) {
    const part = form('part', 'part', bytes.subarray(from, from + limits.filePart));
    const answer = await send(sendPart, { ...half, from: String(from) }, part);
    if (!goOn(answer)) return null;
    if (answer) from = Number(answer.result.received);
  }
  return (await send(finishUpload, half, {})) ?? (await send(finishUpload, half, {}));
}
