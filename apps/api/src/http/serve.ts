import type { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { Call, ExtrasOf, InputOf, ResultOf } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayReadReplica } from '../platform/replica.ts';
import { traced } from '../platform/tracing.ts';
import { authorise } from './access.ts';
import { callerOf } from './caller.ts';
import { actorKindOf, type CallContext, type Http } from './context.ts';
import { setWrittenCookie, writtenCookie } from './cookies.ts';
import { credentialOf } from './credentials.ts';
import { asApiError, failure, loggedRefusal } from './errors.ts';
import { once } from './idempotency.ts';
import { checkInput, readRaw } from './input.ts';

/** A reply that is bytes: by default a whole envelope, written out and checked when it was written. */
export class Prepared {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** The bytes are gzip: they go as they are to whoever takes that, unpacked to others. */
  readonly compressed: boolean;
  constructor(bytes: Buffer, { mediaType = 'application/json; charset=utf-8', compressed = false } = {}) {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.compressed = compressed;
  }
}

/** A reply that is read while it is sent, so that it is never whole in memory. */
export class Streamed {
  readonly stream: Readable;
  readonly mediaType: string;
  constructor(stream: Readable, mediaType: string) {
    this.stream = stream;
    this.mediaType = mediaType;
  }
}

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Gzip ends with the size of what it holds: one buffer of that size is all that unpacking takes. */
const unpacked = (bytes: Buffer): Buffer =>
  gunzipSync(bytes, { chunkSize: Math.max(64, bytes.readUInt32LE(bytes.length - 4) + 1) });

const isBytes = (answer: object): answer is Prepared | Streamed =>
  answer instanceof Prepared || answer instanceof Streamed;

function sendBytes(answer: Prepared | Streamed, request: FastifyRequest, reply: FastifyReply) {
  reply.type(answer.mediaType);
  if (answer instanceof Streamed) return reply.send(answer.stream);
  const { bytes, compressed } = answer;
  if (!compressed) return reply.send(bytes);
  reply.header('vary', 'accept-encoding');
  if (!takesGzip.test(request.headers['accept-encoding'] ?? '')) return reply.send(unpacked(bytes));
  return reply.header('content-encoding', 'gzip').send(bytes);
}

export interface Answer<C extends Call> {
  result: ResultOf<C>;
  message?: string;
  /** False when the call was understood and its answer is no, with something to show all the same. */
  success?: boolean;
  extras?: ExtrasOf<C>;
}

type Handler<C extends Call> = (
  input: InputOf<C>,
  context: CallContext,
) => Promise<Answer<C> | Prepared | Streamed>;

/** Fastify's spelling of a call's address: `/api/applicants/:id`. */
export function routeOf(call: Call): string {
  return `/${call.base}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

interface Serving {
  /** Of a public call that takes files: throws for a caller whose file need not even be read. */
  admit?: (params: Record<string, unknown>, request: FastifyRequest) => Promise<unknown>;
  /** The call only reads, and may be answered by a replica that has what its caller wrote (decision 0120). */
  mayBeOld?: boolean;
}

/** Does a call's work, on the replica where it may; after one that may have written, says so to the browser. */
async function worked<R>(
  { db, config }: Http,
  { call, mayBeOld }: { call: Call; mayBeOld: boolean },
  { request, reply, work }: { request: FastifyRequest; reply: FastifyReply; work: () => Promise<R> },
): Promise<R> {
  const after = mayBeOld && db.written ? writtenCookie(request, config.publicUrl) : null;
  if (after) return mayReadReplica(after, work);
  const result = await work();
  const place = call.method === 'GET' || reply.raw.headersSent ? null : await db.written?.();
  if (place) setWrittenCookie(reply, config.publicUrl, place);
  return result;
}

/** A call in a span of its own. A refusal is an answer, not a fault: only 5xx are marked. */
function tracedCall(call: Call, request: FastifyRequest, answer: () => Promise<unknown>) {
  const route = routeOf(call);
  const attributes = {
    'http.request.method': call.method,
    'http.route': route,
    'pramaan.request_id': request.id,
  };
  const isFault = (error: unknown) => asApiError(error).status >= 500;
  return traced({ name: `${call.method} ${route}`, kind: 'server', attributes, isFault }, async (span) => {
    let status = 200;
    try {
      return await answer();
    } catch (error) {
      status = asApiError(error).status;
      throw error;
    } finally {
      span.setAttribute('http.response.status_code', status);
    }
  });
}

/**
 * Serves a call: access first, then the input against its schema, then the handler, then the reply against its
 * schema, so that members not declared never leave.
 */
export function serve<C extends Call>(
  http: Http,
  call: C,
  handler: Handler<C>,
  { admit, mayBeOld = false }: Serving = {},
): void {
  const knock = async (request: FastifyRequest) => {
    if (call.access !== 'public') credentialOf(request);
    await admit?.(request.params as Record<string, unknown>, request);
  };
  http.fastify.route({
    method: call.method,
    url: routeOf(call),
    bodyLimit: call.files.length > 0 ? limits.file + 64 * 1024 : limits.jsonBody,
    // A stranger's files are not read into memory: without a token or a link the answer is no before that.
    onRequest: async (request) => {
      if (call.files.length > 0) await knock(request);
    },
    handler: (request, reply) => tracedCall(call, request, () => answer(request, reply)),
  });
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (call.files.length === 0) await knock(request);
    const raw = await readRaw(call, request);
    const principal = await authorise(http, call, request, raw);
    const input = checkInput(call, raw);
    const { caller, lines } = callerOf(request, reply);
    const actor = {
      kind: actorKindOf(principal),
      id: principal?.id ?? null,
      ip: request.ip,
      requestId: request.id,
      caller,
    } as const;
    try {
      const work = () => handler(input, { principal, actor, files: raw.files, request, reply });
      const sent = { call, principal, request, body: raw.body, files: raw.files };
      const serving = { request, reply, work: () => once(http, sent, work, isBytes) };
      const answer = await worked(http, { call, mayBeOld }, serving);
      if (isBytes(answer)) return sendBytes(answer, request, reply.header('cache-control', 'no-store'));
      const envelope = envelopeOf(call, answer);
      if (lines.begun) return lines.end(200, envelope);
      return reply.header('cache-control', 'no-store').send(envelope);
    } catch (error) {
      if (!lines.begun) throw error;
      const refusal = loggedRefusal(error, request);
      return lines.end(refusal.status, failure(refusal));
    }
  }
}

/** Checked against the call's schema: what it does not declare never leaves. */
function envelopeOf(call: Call, { success = true, message = '', result, extras = {} }: Answer<Call>): object {
  return { success, message, result: call.result.parse(result), ...(call.extras.parse(extras) as object) };
}

/** Tells whether a path is the address of one of the calls, whatever the method: `/api/applicants/7`, not its pattern. */
export function addressesOf(calls: readonly Call[]): (path: string) => boolean {
  const routes = new Set(calls.map(routeOf));
  // Every part that is no parameter is letters, digits, hyphens and dots.
  const patterns = [...routes].map((route) => route.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+'));
  const any = new RegExp(`^(?:${patterns.join('|')})$`);
  return (path) => any.test(path);
}
