import { ProviderError, unlessDown } from '../../bank-aggregator/outcome.ts';
import { type Bag, isBag, textOf } from '../../bank-aggregator/read-value.ts';
import { resilient, SourceDown } from '../../outbound/resilience.ts';
import { askSource, jsonOf } from '../../outbound/source-reply.ts';

const largest = 32 * 1024 * 1024;

export interface SetuCallSettings {
  /** Before `/v2`. */
  url: string;
  /** The access token. A function, because tokens are renewed. */
  token: () => Promise<string>;
  productInstanceId: string;
  timeoutMs: number;
}

export interface SetuRequest {
  method: 'GET' | 'POST';
  path: string;
  /** What stays the same of the path: the breaker is kept by it. */
  source: string;
  body?: Bag;
}

/** A refusal in Setu's own words, for the caller to make sense of. */
export class SetuError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Setu's v2 calls over HTTP (standards §7.3). Throws ProviderError and SetuError alone. */
export function setuCaller(settings: SetuCallSettings) {
  const protect = resilient(settings.timeoutMs, 'setu');

  const once = async ({ method, path, body }: SetuRequest, signal: AbortSignal): Promise<Bag> => {
    const token = await settings.token().catch(() => {
      throw new SourceDown('no access token');
    });
    const asked = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-product-instance-id': settings.productInstanceId,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    };
    const reply = await askSource(`${settings.url}/v2${path}`, asked, largest);
    const parsed = jsonOf(reply.bytes);
    if (!isBag(parsed)) throw new SourceDown('an unreadable reply');
    if (reply.status === 401 || reply.status === 403)
      throw new ProviderError('refused', 'The account aggregator does not know this client. Check its keys.');
    if (!reply.ok) throw new SetuError(textOf(parsed.errorCode), textOf(parsed.errorMsg));
    return parsed;
  };

  return (request: SetuRequest): Promise<Bag> =>
    unlessDown('The account aggregator', () => protect(request.source, (signal) => once(request, signal)));
}

/** A SetuError as one of ours; anything else is thrown on as it is. */
export function apiErrorOf(error: unknown): never {
  if (!(error instanceof SetuError)) throw error;
  if (error.code === 'NotFound')
    throw new ProviderError('not_found', 'The account aggregator has nothing of that id.');
  if (error.code === 'InvalidDateRange')
    throw new ProviderError('invalid_input', 'The consent does not cover those days.');
  const named = /^[A-Za-z0-9 ]{1,40}$/.test(error.code) ? ` (${error.code})` : '';
  throw new ProviderError('invalid_input', `The account aggregator did not take the request${named}.`);
}
