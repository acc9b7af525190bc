import type { Entry } from '@pramaan/documents/entry.ts';
import type { Verdict } from '@pramaan/documents/tree.ts';
import { send } from '../lib/client.ts';
import { devicePlace } from '../lib/device-place.ts';
import type { FailureCode } from '../lib/failure.ts';
import { documentClient, verificationLine } from './document-client.ts';

interface Submission {
  applicantId: string;
  entry: Entry;
  instance: number;
  given: Record<string, unknown>;
  /** A file that goes along and is not kept: the picture of a QR code, a signed file. */
  image?: File;
  /** UUID: what is sent again with it is done once. */
  key?: string;
}

/** Gives a document: to the registry that answers for it, or as the person's own word. Answers the record. */
export async function submitDocument({ applicantId, entry, instance, given, image, key: once }: Submission) {
  const { document, key, method } = entry;
  const slotted = document.instances > 1;
  const headers: Record<string, string> = once ? { 'idempotency-key': once } : {};
  if (method.endpoint === null) {
    const { result } = await send(documentClient.putDocument, {
      params: { id: applicantId, group: document.group, document: document.id },
      body: { type: slotted ? `${key}.${instance}` : key, data: given },
      headers,
    });
    return recordIn(result.data);
  }
  const { result } = await send(verificationLine(entry), {
    body: {
      ...given,
      applicantId,
      ...(slotted ? { instance } : {}),
      ...(method.asksPlace ? await devicePlace() : {}),
    },
    headers,
    ...(image ? { files: { [method.proof?.file ?? 'image']: image } } : {}),
  });
  return recordIn(result);
}

const recordIn = (value: unknown) =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {};

/** Does this way also take a picture in place of what is typed (a QR code)? */
export function takesPicture(entry: Entry): boolean {
  return entry.method.endpoint !== null && entry.method.proof?.file === 'image';
}

/** What a failed call means for the document; null when it says nothing about it. */
export function verdictOfFailure(code: FailureCode): Verdict | null {
  return failures[code] ?? null;
}

const failures: Partial<Record<FailureCode, Verdict>> = {
  SERVER_UNREACHABLE: 'source_down',
  NO_DATA_AVAILABLE: 'not_found',
  VERIFICATION_FAILED: 'invalid_input',
};
