import { type LockerPlace, lockerTypeOf } from '@pramaan/documents/locker-types.ts';
import { keepOutput } from '../../documents/locker-output.ts';
import { send } from '../../lib/client.ts';
import { lockerLines } from './locker-lines.ts';

/** What a document of the locker became in the file. */
export interface GivenPaper {
  status: string;
  /** False: a better record stands, and was left. */
  kept: boolean;
  message: string;
}

/** The steps of the address as C §7 writes them. */
const words: Readonly<Record<string, string>> = { tBill: 'tbill', eBill: 'ebill' };

/** Gives a file of the locker to the document's place, and keeps what was read of it in this browser (C §4). */
export async function givePaper(applicantId: string, place: LockerPlace, url: string): Promise<GivenPaper> {
  const { document } = place;
  const type = lockerTypeOf(place);
  const { result, message } = await send(lockerLines.putDocument, {
    params: { id: applicantId, group: document.group, document: words[document.id] ?? document.id },
    body: { type, data: url },
  });
  const { status, kept, data } = result as { status: string; kept?: boolean; data?: unknown };
  if (kept !== false) keepOutput(type, data);
  return { status, kept: kept !== false, message };
}

/** Fetches one document of the locker and gives it. `step` hears what is being done. */
export async function fetchPaper(
  applicantId: string,
  place: LockerPlace,
  from: { uri: string; token: string },
  step: (now: 'fetching' | 'saving') => void,
): Promise<GivenPaper> {
  step('fetching');
  const { result } = await send(lockerLines.fileFromUri, { body: from });
  step('saving');
  return givePaper(applicantId, place, result.url);
}
