import { address } from '@pramaan/contract/address.ts';
import type { Call, ExtrasOf, ResultOf, SentOf } from '@pramaan/contract/define.ts';
import type { ErrorCode, FieldFault } from '@pramaan/contract/errors.ts';
import { settings, successFlag } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { noteActivity } from './activity.ts';
import { forgetEarly, takeEarly } from './asked-early.ts';
import { readCookie } from './cookie.ts';
import { callFailure, loadFailures, sentenceWords } from './failure.ts';
import { leaveSession } from './leaving.ts';
import { read } from './storage.ts';
import { storedToken } from './token.ts';

/**
 * What must be known of a call to make it. A call of the contract is one; so is a line of `public-client.ts`, which
 * brings no schemas with it. `speaks` is there for the compiler alone.
 */
export type ApiRoute<C extends Call> = Pick<Call, 'method' | 'base' | 'path' | 'access'> & {
  readonly speaks?: C;
};

/** What goes with a call: its checked members, its files, and a way to give up waiting. */
export type Outgoing<C extends Call> = SentOf<C> & {
  files?: Readonly<Record<string, Blob>>;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** Carries the request in place of `fetch`: an upload that tells how much has gone. */
  carry?: Carry;
  /** What others answer is the same after it: answers that are under way stay good. */
  changesNothing?: boolean;
};
export type Carry = (url: string, init: RequestInit) => Promise<Response>;
export type Reply<C extends Call> = { message: string; result: ResultOf<C> } & ExtrasOf<C>;

interface Wire {
  success?: unknown;
  message?: unknown;
  result?: unknown;
  results?: unknown;
  code?: ErrorCode;
  fields?: FieldFault[];
}

function headersFor(call: ApiRoute<Call>, json: boolean): Record<string, string> {
  const token = storedToken();
  const xsrf = call.method === 'GET' ? null : readCookie(settings.xsrfCookie);
  return {
    accept: 'application/json',
    ...(json ? { 'content-type': 'application/json' } : {}),
    ...(token ? { token } : {}),
    ...(xsrf ? { [settings.xsrfHeader]: xsrf } : {}),
  };
}

function multipart(body: object, files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

function queryOf(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : '';
}

/** An e-KYC call carries the admin's id (P §6); the server takes nobody's but the caller's own. An applicant has none. */
const withAdmin = ({ base }: ApiRoute<Call>, body: object = {}): object =>
  base === 'kyc' ? { ...body, adminId: read('adminId') ?? undefined } : body;

/** The answer that is under way already, else one that is asked for now. */
const fetchOrTake: Carry = (url, init) => takeEarly(url) ?? fetch(url, init);

const isOk = (success: unknown) => success === true || Number(success) === successFlag.ok;

async function readReply(response: Response): Promise<Wire> {
  try {
    const reply: unknown = await response.json();
    if (reply && typeof reply === 'object') return reply;
  } catch {
    // Not ours: a proxy's page, or half an answer.
  }
  const message = response.ok ? messages.genericFailure : response.statusText || messages.genericFailure;
  throw await callFailure({ code: 'UNREADABLE', message, status: response.status });
}

/** Makes a call of the contract. Throws `CallFailure`, whose message can be shown as it is. */
export async function send<C extends Call>(call: C | ApiRoute<C>, outgoing: Outgoing<C>): Promise<Reply<C>> {
  const {
    params,
    query,
    body: given,
    files,
    signal,
    headers,
    carry = call.method === 'GET' ? fetchOrTake : fetch,
    changesNothing = call.method === 'GET',
  } = outgoing as {
    params?: Record<string, unknown>;
    query?: object;
    body?: object;
  } & Pick<Outgoing<Call>, 'files' | 'signal' | 'headers' | 'carry' | 'changesNothing'>;
  const body = withAdmin(call, given);
  const hasBody = call.method !== 'GET' && files === undefined;
  const token = storedToken();
  // A page that is being left may still ask: without a session there is nobody to ask for.
  if (call.access !== 'public' && !token)
    throw await callFailure({ code: 'NOT_LOGGED_IN', message: messages.notLoggedIn, status: 401 });
  if (!changesNothing) forgetEarly();
  let response: Response;
  try {
    response = await carry(address(call, params) + queryOf(query ?? {}), {
      method: call.method,
      credentials: 'same-origin',
      headers: { ...headersFor(call, hasBody), ...headers },
      ...(hasBody ? { body: JSON.stringify(body) } : {}),
      ...(files ? { body: multipart(body, files) } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    throw await callFailure({ code: 'OFFLINE', message: messages.genericFailure, status: 0 });
  }
  // Session expiry (P §4.4). A public call has no session that could have ended, and an answer that comes late,
  // after a logout or another login, says nothing about the session of now.
  if (response.status === 403 && call.access !== 'public' && token === storedToken()) leaveSession();
  const reply = await readReply(response);
  const message = typeof reply.message === 'string' ? reply.message : '';
  if (!response.ok || !isOk(reply.success))
    throw await callFailure({
      code: reply.code ?? 'INTERNAL',
      message: message || response.statusText || messages.genericFailure,
      status: response.status,
      fields: reply.fields ?? [],
    });
  if (call.access !== 'public') noteActivity();
  if (message) await loadFailures();
  return { ...reply, message: sentenceWords(message), result: reply.result ?? reply.results } as Reply<C>;
}
