import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { deserialize, serialize } from 'node:v8';
import { ApiError } from '@pramaan/contract/errors.ts';
import { sameSecret } from '../platform/same-secret.ts';
import { FileError } from './error.ts';
import type { Work } from './reader-processes.ts';
import { runIsolated } from './run-isolated.ts';
import type { Answer } from './thread.ts';

/** A file has at most 10 MB; what was read before of a long statement goes with it. */
const largest = 64 * 1024 * 1024;

type Log = (line: { msg: string; task?: string; requestId?: string; ms?: number; answer?: string }) => void;

/** The body; null for one that is too large. Rejects when the caller breaks off. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > largest) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What the other process hears; `status` 500 is a failure of ours, which it takes for a reader that died. */
async function read(work: Work, signal: AbortSignal): Promise<{ status: number; answer?: Answer }> {
  const { name, input, limits, sender } = work;
  const caller = { signal, told: () => undefined };
  try {
    const output = await runIsolated(name, input as never, { ...sender, caller }, limits);
    return { status: 200, answer: { kind: 'done', output } };
  } catch (error) {
    if (error instanceof FileError)
      return { status: 200, answer: { kind: 'refused', code: error.code, message: error.message } };
    return { status: error instanceof ApiError ? error.status : 500 };
  }
}

/**
 * A server that reads files for other processes of the product: `POST /read` with the shared token. Each file is opened
 * in a thread of its own, in fair turns, as in the product itself. Logs what it reads by task and request id.
 */
export function readingServer(token: string, log: Log): Server {
  const expected = `Bearer ${token}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/health') return void response.end('ok\n');
    if (!sameSecret(expected, request.headers.authorization ?? ''))
      return void response.writeHead(401, { connection: 'close' }).end();
    const body = await bodyOf(request);
    if (!body) return void response.writeHead(413, { connection: 'close' }).end();
    const work = deserialize(body) as Work;
    const { name: task, sender } = work;
    const about = { task, ...(sender.requestId ? { requestId: sender.requestId } : {}) };
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableEnded) gone.abort(new Error('The caller has gone.'));
    });
    log({ msg: 'reading', ...about });
    const began = performance.now();
    const found = await read(work, gone.signal);
    const ms = Math.round(performance.now() - began);
    if (gone.signal.aborted) return log({ msg: 'left', ...about, ms });
    log({ msg: 'read', ...about, ms, answer: found.answer?.kind ?? String(found.status) });
    response.writeHead(found.status).end(found.answer && serialize(found.answer));
  }

  return createServer((request, response) => {
    // A caller that breaks off while it sends has nobody who hears an answer.
    answer(request, response).catch(() => response.destroy());
  });
}
