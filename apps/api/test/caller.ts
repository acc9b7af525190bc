import { logInApplicant, sendLoginOtp } from '@pramaan/contract/calls/access.ts';
import { address, type Call, type Envelope, type ResultOf } from '@pramaan/contract/define.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import {
  type ApplicantName,
  applicants,
  type Names,
  type Principal,
  password,
  type StaffName,
} from './people.ts';
import type { Sandbox } from './sandbox.ts';

/** What goes with a request to say who one is. */
export interface Identity {
  token?: string;
  session?: string;
  forgery?: string;
  /** A program's API key. */
  key?: string;
}

export interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Address from which it comes. */
  from?: string;
}

export interface Reply<C extends Call> extends Envelope<ResultOf<C>> {
  status: number;
  /** The reply as it came. */
  raw: LightMyRequestResponse;
  /** Members beside `result`. */
  extras: Record<string, unknown>;
  /** The result; throws, with what came instead, when there is none. */
  ok: ResultOf<C>;
}

export interface Caller {
  identity: Identity;
  /** What the login answered. */
  login: Record<string, unknown>;
  call<C extends Call>(call: C, sent?: Sent): Promise<Reply<C>>;
}

function headersOf({ token, session, forgery, key }: Identity): Record<string, string> {
  const cookies = [session && `session=${session}`, forgery && `XSRF-TOKEN=${forgery}`].filter(Boolean);
  return {
    ...(token ? { token } : {}),
    ...(key ? { authorization: `Bearer ${key}` } : {}),
    ...(forgery ? { 'x-xsrf-token': forgery } : {}),
    ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
  };
}

function isMultipart(body: unknown): body is FormData {
  return body instanceof FormData;
}

/** Sends a call through `inject` as `identity`. */
export async function send<C extends Call>(
  app: FastifyInstance,
  identity: Identity,
  call: C,
  { params = {}, query = {}, body, headers = {}, from }: Sent,
): Promise<Reply<C>> {
  const form = isMultipart(body) ? new Response(body) : null;
  const payload = form ? Buffer.from(await form.arrayBuffer()) : (body as object | undefined);
  const type = form?.headers.get('content-type');
  const raw = await app.inject({
    method: call.method,
    url: address(call, params),
    query,
    headers: { ...headersOf(identity), ...(type ? { 'content-type': type } : {}), ...headers },
    ...(payload === undefined ? {} : { payload }),
    ...(from ? { remoteAddress: from } : {}),
  });
  const json = (raw.headers['content-type'] ?? '').includes('application/json') ? raw.json() : {};
  const { success, message, result, code, fields, ...extras } = json as Envelope<ResultOf<C>> & object;
  return {
    status: raw.statusCode,
    raw,
    success,
    message,
    extras: extras as Record<string, unknown>,
    ...(result === undefined ? {} : { result }),
    ...(code ? { code } : {}),
    ...(fields ? { fields } : {}),
    get ok(): ResultOf<C> {
      if (!success || result === undefined)
        throw new Error(`${call.method} ${call.path} answered ${raw.statusCode}: ${raw.body.slice(0, 400)}`);
      return result;
    },
  };
}

/** The identity that a login's reply gives. */
export function identityOf(reply: Reply<Call>): Identity {
  const cookie = (name: string) => reply.raw.cookies.find((one) => one.name === name)?.value ?? '';
  const { id_token: token = '' } = (reply.ok ?? {}) as { id_token?: string };
  return { token, session: cookie('session'), forgery: cookie('XSRF-TOKEN') };
}

/** A caller with an identity already known. */
export function callerWith(
  app: FastifyInstance,
  identity: Identity,
  login: Record<string, unknown> = {},
): Caller {
  return { identity, login, call: (call, sent = {}) => send(app, identity, call, sent) };
}

/** Opens the session of an applicant by the code that their number gets; of the application named, else of the one that a login enters. */
export async function applicantWith(
  app: FastifyInstance,
  sandbox: Sandbox,
  mobile: string,
  appId = '',
): Promise<Caller> {
  const anyone = callerWith(app, {});
  const before = (await sandbox.messages(mobile)).length;
  await anyone.call(sendLoginOtp, { body: { mobileNo: mobile } });
  const otp = await sandbox.code(mobile, before);
  const reply = await anyone.call(logInApplicant, { body: { mobile, otp, appId } });
  return callerWith(app, identityOf(reply), reply.ok as Record<string, unknown>);
}

/** Opens sessions: staff by password, applicants by the code in the sandbox's inbox, each with the application `idOf` names. */
export function callerOf(
  app: FastifyInstance,
  sandbox: Sandbox,
  { staff }: Names,
  idOf: (name: ApplicantName) => Promise<string>,
) {
  return async (principal: Principal): Promise<Caller> => {
    if (principal === 'anonymous') return callerWith(app, {});
    if (principal in applicants) {
      const name = principal as ApplicantName;
      return applicantWith(app, sandbox, applicants[name], await idOf(name));
    }
    const { door, body } = staff[principal as StaffName];
    const reply: Reply<Call> = await callerWith(app, {}).call(door, { body: { ...body, password } });
    return callerWith(app, identityOf(reply), reply.ok as Record<string, unknown>);
  };
}
