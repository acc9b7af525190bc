import { resilient, SourceDown } from '../../outbound/resilience.ts';
import { askSource, jsonOf } from '../../outbound/source-reply.ts';
import { ProviderError, unlessDown } from '../outcome.ts';
import type { AggregatorSessions } from '../port.ts';
import { type Bag, isBag, textOf } from '../read-value.ts';

const largest = 16 * 1024 * 1024;

interface YodleeRequest {
  method: 'GET' | 'POST';
  /** Below the version: `/transactions`. */
  path: string;
  /** What stays the same of the path: the breaker is kept by it. */
  source: string;
  sessions?: Partial<AggregatorSessions>;
  query?: Readonly<Record<string, string>>;
  body?: Bag;
}

/** What Yodlee's error codes mean here (standards §6.1); the rest go by their HTTP status. */
const meanings: Readonly<Record<string, [ReasonOfCode, string]>> = {
  Y001: ['refused', 'The bank aggregator was given no name or password.'],
  Y002: ['refused', 'The bank aggregator does not know that name and password.'],
  Y007: ['session_ended', 'The session with the bank aggregator has ended. Open another.'],
  Y008: ['session_ended', 'The session with the bank aggregator has ended. Open another.'],
  Y009: ['session_ended', 'The session with the bank aggregator has ended. Open another.'],
  Y010: ['session_ended', 'The session with the bank aggregator has ended. Open another.'],
  Y400: ['exists', 'The person is registered at the bank aggregator already.'],
  Y807: ['not_found', 'The bank aggregator has nothing of that id.'],
};
type ReasonOfCode = 'refused' | 'session_ended' | 'not_found' | 'exists';

/** The person is known already; not an outcome, but a step on the way to one. */
export class AlreadyRegistered extends Error {}

function refuse(status: number, reply: unknown): never {
  const code = isBag(reply) ? textOf(reply.errorCode) : '';
  const [reason, sentence] = meanings[code] ?? [];
  if (reason === 'exists') throw new AlreadyRegistered();
  if (reason && sentence) throw new ProviderError(reason, sentence);
  if (status === 401)
    throw new ProviderError('session_ended', 'The session with the bank aggregator has ended. Open another.');
  if (status === 404) throw new ProviderError('not_found', 'The bank aggregator has nothing of that id.');
  const named = /^Y\d{3}$/.test(code) ? ` (${code})` : '';
  throw new ProviderError('invalid_input', `The bank aggregator did not take the request${named}.`);
}

/** Yodlee's REST v1 over HTTP, with a time limit, retries and a breaker. Throws ProviderError and AlreadyRegistered alone. */
export function yodleeCaller(options: { url: string; timeoutMs: number }) {
  const protect = resilient(options.timeoutMs, 'yodlee');

  const once = async (
    { method, path, sessions, query, body }: YodleeRequest,
    signal: AbortSignal,
  ): Promise<Bag> => {
    const { cSess = '', uSess = '' } = sessions ?? {};
    const authorization = `cobSession=${cSess}${uSess && `,userSession=${uSess}`}`;
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const asked = {
      method,
      headers: {
        ...(cSess ? { authorization } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    };
    const reply = await askSource(`${options.url}${path}${search}`, asked, largest);
    if (reply.status === 204) return {};
    const parsed = jsonOf(reply.bytes);
    if (!reply.ok) refuse(reply.status, parsed);
    if (!isBag(parsed)) throw new SourceDown('an unreadable reply');
    return parsed;
  };

  return (request: YodleeRequest): Promise<Bag> =>
    unlessDown('The bank aggregator', () => protect(request.source, (signal) => once(request, signal)));
}
