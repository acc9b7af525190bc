import { type LockerPlace, lockerTypeOf } from '@pramaan/documents/locker-types.ts';
import { keepOutput } from '../../documents/locker-output.ts';
import { send } from '../../lib/client.ts';
import { lockerClient } from './locker-client.ts';

/** What a document of the locker became in the file. */
export interface SubmittedDocument {
  status: string;
  /** False: a better record stands, and was left. */
  stored: boolean;
  message: string;
}

/** The steps of the address as C §7 writes them. */
const words: Readonly<Record<string, string>> = { tBill: 'tbill', eBill: 'ebill' };

/** Gives a file of the locker to the document's place, and keeps what was read of it in this browser (C §4). */
export async function submitDocument(
  applicantId: string,
  place: LockerPlace,
  url: string,
): Promise<SubmittedDocument> {
  const { document } = place;
  const type = lockerTypeOf(place);
  const { result, message } = await send(lockerClient.putDocument, {
    params: { id: applicantId, group: document.group, document: words[document.id] ?? document.id },
    body: { type, data: url },
  });
  const { status, stored, data } = result as { status: string; stored?: boolean; data?: unknown };
  if (stored !== false) keepOutput(type, data);
  return { status, stored: stored !== false, message };
}

/** Fetches one document of the locker and gives it. `step` hears what is being done. */
export async function fetchDocument(
  applicantId: string,
  place: LockerPlace,
  from: { uri: string; token: string },
  step: (now: 'fetching' | 'saving') => void,
): Promise<SubmittedDocument> {
  step('fetching');
  const { result } = await send(lockerClient.fetchLockerFile, { body: from });
  step('saving');
  return submitDocument(applicantId, place, result.url);
}
