import { isVerhoeffValid } from '@pramaan/documents/identifiers/verhoeff.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** One request to a service and its answer, as the bytes were; Aadhaar numbers masked. */
export interface Exchange {
  id: number;
  /** ISO 8601 */
  at: string;
  method: string;
  url: string;
  /** Null while it runs, and for a connection that was dropped. */
  status: number | null;
  millis: number;
  /** Request line, headers and body. */
  sent: string;
  /** Status line, headers and body. */
  received: string;
}

/** Exchanges that are kept, and bytes of each body. */
const most = 200;
const bodyMost = 64 * 1024;

/** Aadhaar numbers, written with or without spaces, lose their first eight digits. */
const masked = (text: string): string =>
  text.replace(/(?<!\d)[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?!\d)/g, (number) => {
    const digits = number.replace(/\D/g, '');
    return isVerhoeffValid(digits) ? `XXXXXXXX${digits.slice(-4)}` : number;
  });

/** Text as it is; of other bytes their number. */
function bodyText(bytes: Buffer, size: number): string {
  if (size === 0) return '';
  const text = bytes.toString('utf8');
  if (text.includes('\uFFFD') || text.includes('\u0000')) return `(${size} bytes that are no text)`;
  return masked(size > bytes.length ? `${text}\n(${size - bytes.length} bytes more)` : text);
}

interface Tape {
  chunks: Buffer[];
  kept: number;
  size: number;
}
const tape = (): Tape => ({ chunks: [], kept: 0, size: 0 });
function record(on: Tape, chunk: Buffer): void {
  on.size += chunk.length;
  if (on.kept >= bodyMost) return;
  const part = chunk.subarray(0, bodyMost - on.kept);
  on.chunks.push(part);
  on.kept += part.length;
}
const textOn = ({ chunks, size }: Tape) => bodyText(Buffer.concat(chunks), size);

/** Takes down what a request's socket delivers, without standing in its way. */
function listen({ raw }: FastifyRequest, on: Tape): void {
  const push = raw.push.bind(raw);
  raw.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk !== null && chunk !== undefined) record(on, Buffer.from(chunk as Uint8Array));
    return push(chunk, encoding);
  };
}

function head({ raw }: FastifyRequest): string {
  const lines = [`${raw.method} ${raw.url} HTTP/${raw.httpVersion}`];
  for (let at = 0; at < raw.rawHeaders.length; at += 2)
    lines.push(`${raw.rawHeaders[at]}: ${raw.rawHeaders[at + 1]}`);
  return masked(lines.join('\n'));
}

function answerHead(reply: FastifyReply): string {
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => `${name}: ${value}`);
  return masked([`HTTP/1.1 ${reply.statusCode}`, ...headers].join('\n'));
}

/** The newest exchanges of the services, in memory. */
export function requestLog() {
  let exchanges: Exchange[] = [];
  let last = 0;
  return {
    all: (): readonly Exchange[] => exchanges,
    clear: () => {
      exchanges = [];
    },
    /** Watches the routes of `world`. Call it before anything else does, so that no byte passes first. */
    watch(world: FastifyInstance): void {
      const open = new WeakMap<FastifyRequest, { exchange: Exchange; out: Tape; began: number }>();
      world.addHook('onRequest', (request, _reply, done) => {
        const [into, out] = [tape(), tape()];
        listen(request, into);
        const exchange: Exchange = {
          id: ++last,
          at: new Date().toISOString(),
          method: request.method,
          url: masked(request.url),
          status: null,
          millis: 0,
          sent: '',
          received: '',
        };
        Object.defineProperty(exchange, 'sent', {
          enumerable: true,
          get: () => `${head(request)}\n\n${textOn(into)}`,
        });
        exchanges = [exchange, ...exchanges].slice(0, most);
        open.set(request, { exchange, out, began: performance.now() });
        done();
      });
      world.addHook('onSend', (request, _reply, payload, done) => {
        const found = open.get(request);
        if (found && (typeof payload === 'string' || Buffer.isBuffer(payload)))
          record(found.out, Buffer.from(payload));
        done(null, payload);
      });
      world.addHook('onResponse', (request, reply, done) => {
        const found = open.get(request);
        if (found)
          Object.assign(found.exchange, {
            status: reply.statusCode,
            millis: Math.round(performance.now() - found.began),
            received: `${answerHead(reply)}\n\n${textOn(found.out)}`,
          });
        done();
      });
    },
  };
}
export type RequestLog = ReturnType<typeof requestLog>;
