import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Envelope, ExtrasOf, ResultOf, SentOf } from '@pramaan/contract/define.ts';
import type { ErrorCode } from '@pramaan/contract/errors.ts';
import { mayTryAgain, type Patience, pauseBefore, usualPatience } from './again.ts';
import { type RawSent, requestOf, type SentFile } from './request.ts';
import { Trouble } from './trouble.ts';

export interface Settings {
  /** Where the product is: `https://loans.example.in`. Only this machine may be reached without TLS. */
  url: string;
  /** An API key of the lender (`pk_…`), from the settings page. */
  key: string;
  /** Longest wait for one try, in milliseconds: 30 000 unless told. */
  timeoutMs?: number;
  patience?: Partial<Patience>;
  /** Another `fetch`, for proxies and tests. */
  fetch?: typeof fetch;
}

/** Of one call. */
export interface Options {
  files?: Readonly<Record<string, SentFile>>;
  /** Doing it twice does no harm: a write, too, is sent again when no answer came. */
  harmlessTwice?: boolean;
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** What a call answered. `success` is false where the answer is a no that has something to show. */
export type Answer<C extends Call> = { success: boolean; message: string; result: ResultOf<C> } & ExtrasOf<C>;

type SentArgs<C extends Call> =
  Record<string, never> extends SentOf<C> ? [sent?: SentOf<C>, options?: Options] : [SentOf<C>, Options?];

export interface Client {
  /** Makes a call of the contract. Throws a `Trouble` with the product's code and sentence. */
  call<C extends Call>(call: C, ...args: SentArgs<C>): Promise<Answer<C>>;
  /** Makes a call that answers with a file: a PDF, a download. */
  bytes<C extends Call>(call: C, ...args: SentArgs<C>): Promise<{ bytes: Uint8Array; mediaType: string }>;
}

const here = new Set(['localhost', '127.0.0.1', '[::1]']);

function baseOf(url: string): string {
  const { protocol, hostname, origin } = new URL(url);
  if (protocol !== 'https:' && !here.has(hostname))
    throw new Error('The address must begin with https://: the key goes with each call.');
  return origin;
}

const isJson = (reply: Response) => (reply.headers.get('content-type') ?? '').includes('json');

/** The product's refusal, with what it says of trying again. */
function troubleOf(reply: Response, envelope: Partial<Envelope>): Trouble {
  const after = Number(reply.headers.get('retry-after') ?? Number.NaN);
  const fallback: ErrorCode | 'UNREADABLE' = reply.status >= 500 ? 'INTERNAL' : 'UNREADABLE';
  return new Trouble(envelope.code ?? fallback, envelope.message || `The product answered ${reply.status}.`, {
    status: reply.status,
    fields: envelope.fields ?? [],
    requestId: reply.headers.get('x-request-id') ?? '',
    retryAfterMs: Number.isFinite(after) ? after * 1000 : null,
  });
}

/** A client of the product for a lender's own programs. It holds no state but its settings. */
export function pramaan(settings: Settings): Client {
  const base = baseOf(settings.url);
  const send = settings.fetch ?? fetch;
  const patience = { ...usualPatience, ...settings.patience };

  const once = async (call: Call, sent: RawSent, { timeoutMs, signal }: Options): Promise<Response> => {
    const { url, init } = requestOf(base, call, sent);
    const late = AbortSignal.timeout(timeoutMs ?? settings.timeoutMs ?? 30_000);
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${settings.key}` };
    const both = signal ? AbortSignal.any([late, signal]) : late;
    try {
      // A redirect would carry the key elsewhere.
      const reply = await send(url, { ...init, headers, signal: both, redirect: 'error' });
      // The body, too, must come in time.
      const bytes = await reply.arrayBuffer();
      return new Response(bytes.byteLength > 0 ? bytes : null, {
        status: reply.status,
        headers: reply.headers,
      });
    } catch (cause) {
      signal?.throwIfAborted();
      if (late.aborted) throw new Trouble('TIMEOUT', 'The product did not answer in time.', { cause });
      throw new Trouble('NO_ANSWER', 'The product could not be reached.', { cause });
    }
  };

  /** One try; throws a Trouble for anything but a success or a no with something to show. */
  const attempt = async (call: Call, sent: RawSent, options: Options): Promise<Response> => {
    const reply = await once(call, sent, options);
    if (reply.ok && !isJson(reply)) return reply;
    const envelope = (await reply
      .clone()
      .json()
      .catch(() => ({}))) as Partial<Envelope>;
    if (!reply.ok || envelope.code || envelope.success === undefined) throw troubleOf(reply, envelope);
    return reply;
  };

  const run = async (call: Call, sent: RawSent, options: Options = {}): Promise<Response> => {
    const whole = options.files ? { ...sent, files: options.files } : sent;
    for (let tried = 1; ; tried++)
      try {
        return await attempt(call, whole, options);
      } catch (error) {
        if (!(error instanceof Trouble) || tried > patience.retries) throw error;
        const pause = mayTryAgain(call, error, options.harmlessTwice ?? false)
          ? pauseBefore(tried, error, patience)
          : null;
        if (pause === null) throw error;
        await sleep(pause, undefined, options.signal ? { signal: options.signal } : {});
      }
  };

  return {
    async call<C extends Call>(call: C, ...[sent, options]: SentArgs<C>): Promise<Answer<C>> {
      const reply = await run(call, (sent ?? {}) as RawSent, options);
      const envelope = (await reply.json().catch(() => ({}))) as Partial<Envelope>;
      const result = call.result.safeParse(envelope.result);
      const extras = call.extras.safeParse(envelope);
      if (!result.success || !extras.success)
        throw new Trouble(
          'UNREADABLE',
          `What ${call.path} answered is not what this version knows. Update the client.`,
          {
            status: reply.status,
          },
        );
      const { success = false, message = '' } = envelope;
      return { ...(extras.data as object), success, message, result: result.data } as Answer<C>;
    },
    async bytes<C extends Call>(call: C, ...[sent, options]: SentArgs<C>) {
      const reply = await run(call, (sent ?? {}) as RawSent, options);
      return {
        bytes: new Uint8Array(await reply.arrayBuffer()),
        mediaType: reply.headers.get('content-type') ?? '',
      };
    },
  };
}
