import { ApiError } from '@pramaan/contract/errors.ts';
import { isDocumentUri } from '../../providers/locker/digilocker/digilocker-reply.ts';

/** What a caller named: a file of ours, or a document in the locker. */
type NamedFile = { kind: 'ours'; id: string } | { kind: 'locker'; uri: string };

interface Addresses {
  publicUrl: string;
  /** Base of the locker's partner API. */
  lockerUrl: string;
  applicant: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Reads `data` of a PUT (C §7), which is said to be a file's URL. Only two kinds of address are taken: a file of this
 * very applicant on our own server, and a document at the configured locker. Neither is ever fetched as it stands:
 * both only name what is asked for by id. Throws BAD_REQUEST for anything else.
 */
export function namedFile(data: string, { publicUrl, lockerUrl, applicant }: Addresses): NamedFile {
  const text = data.trim();
  const path = text.startsWith(`${publicUrl}/`) ? text.slice(publicUrl.length) : text;
  const own =
    /^\/api\/applicants\/([0-9a-f-]{36})\/(?:locker\/)?files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      path,
    );
  if (own?.[1] === applicant && own[2]) return { kind: 'ours', id: own[2] };
  const there = ['file', 'xml']
    .map((kind) => `${lockerUrl}/oauth2/1/${kind}/`)
    .find((base) => text.startsWith(base));
  const uri = there ? decoded(text.slice(there.length)) : text;
  if (isDocumentUri(uri)) return { kind: 'locker', uri };
  const sentence =
    'Send the address of a file of this applicant, or of a document at DigiLocker. No other address is taken, and none is fetched.';
  throw new ApiError('BAD_REQUEST', sentence, [{ path: 'data', message: sentence }]);
}
