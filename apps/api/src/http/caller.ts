import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../platform/audit.ts';

/** The caller's connection ended before the answer: nobody hears what becomes of the call. */
export class CallerGone extends Error {}

/** A reply of one JSON value in each line: `{ ahead }` while a file waits to be read, then the envelope with its HTTP status. */
interface Lines {
  /** Has a line been sent? Then the answer has to be the last one. */
  readonly begun: boolean;
  end(status: number, envelope: object): FastifyReply;
}

const linesType = 'application/x-ndjson';

/**
 * Who waits for the answer of a request; made once for each. A caller who accepts lines is told how long their file
 * waits, which also keeps proxies from taking the connection for dead. Who does not wait gets the plain answer.
 */
export function callerOf(request: FastifyRequest, reply: FastifyReply): { caller: Caller; lines: Lines } {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort(new CallerGone('The caller has gone.'));
  });
  const takesLines = request.headers.accept?.includes(linesType) ?? false;
  let stream: PassThrough | undefined;
  const write = (line: object) => {
    if (!stream?.destroyed) stream?.write(`${JSON.stringify(line)}\n`);
  };

  return {
    caller: {
      signal: gone.signal,
      told(ahead) {
        if (!takesLines) return;
        if (!stream) {
          stream = new PassThrough();
          reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
          reply.type(`${linesType}; charset=utf-8`).send(stream);
        }
        write({ ahead });
      },
    },
    lines: {
      get begun() {
        return stream !== undefined;
      },
      end(status, envelope) {
        write({ status, ...envelope });
        stream?.end();
        return reply;
      },
    },
  };
}
