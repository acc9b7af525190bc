import type { Reason } from '../../bank-aggregator/outcome.ts';
import { unlessDown } from '../../bank-aggregator/outcome.ts';
import { type Bag, isBag } from '../../bank-aggregator/read-value.ts';
import { resilient, SourceDown } from '../../outbound/resilience.ts';
import { askSource } from '../../outbound/source-reply.ts';
import { refuse } from './digilocker-errors.ts';

/** A file may have 10 MB (standards §5.2), and base64 in XML makes it longer by a third. */
const largest = 15 * 1024 * 1024;

interface LockerRequest {
  method: 'GET' | 'POST';
  url: string;
  /** What stays the same of the address: the breaker is kept by it. */
  source: string;
  token?: string;
  form?: Readonly<Record<string, string>>;
  xml?: string;
  /** What an `invalid_grant` means to whoever asks. */
  grant?: [Reason, string];
}

export interface LockerReply {
  bytes: Buffer;
  mediaType: string;
  hmac: string | null;
}

function bodyOf({ form, xml }: LockerRequest) {
  if (form) return { body: new URLSearchParams(form) };
  return xml === undefined ? {} : { body: xml, headers: { 'content-type': 'application/xml' } };
}

/** DigiLocker over HTTP, with a time limit, retries and a breaker. Throws ProviderError alone. */
export function lockerCaller(timeoutMs: number) {
  const protect = resilient(timeoutMs, 'digilocker');

  const once = async (request: LockerRequest, signal: AbortSignal): Promise<LockerReply> => {
    const { body, headers = {} } = bodyOf(request);
    const asked = {
      method: request.method,
      headers: { ...headers, ...(request.token ? { authorization: `Bearer ${request.token}` } : {}) },
      ...(body === undefined ? {} : { body }),
      signal,
    };
    const reply = await askSource(request.url, asked, largest);
    const { bytes } = reply;
    if (!reply.ok) refuse(reply.status, parsed(bytes), request.grant);
    const mediaType = (reply.headers.get('content-type') ?? '').split(';')[0] ?? '';
    return { bytes, mediaType: mediaType.trim().toLowerCase(), hmac: reply.headers.get('hmac') };
  };

  const call = <T>(request: LockerRequest, read: (reply: LockerReply) => T): Promise<T> =>
    unlessDown('DigiLocker', () =>
      protect(request.source, async (signal) => read(await once(request, signal))),
    );

  return {
    /** Throws SourceDown inside `read` to have the question asked again. */
    call,
    json: (request: LockerRequest): Promise<Bag> =>
      call(request, ({ bytes }) => {
        const reply = parsed(bytes);
        if (!isBag(reply)) throw new SourceDown('an unreadable reply');
        return reply;
      }),
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
