import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What becomes of a request: `busy` is answered 503 as S3 says it; `late` waits before it goes on; `silent` is never answered;
 * `lost` takes effect, and the connection breaks before the answer.
 */
type Fault = 'busy' | 'late' | 'silent' | 'lost';

/** A proxy in front of an S3 server that fails as storage and the way to it do. */
export interface FaultyStorage {
  /** The storage's address through the proxy. */
  url: string;
  /** The next `times` requests of that method fail so; of any method without one; without `times` all until `clear`. */
  fault(kind: Fault, about?: { method?: string; times?: number }): void;
  clear(): void;
  /** Resolves when the next request of that method has come, before it goes on. */
  reached(method: string): Promise<void>;
  close(): Promise<void>;
}

const lateMs = 700;
const slowDown =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>';

/** Starts the proxy in front of the server at that port of this machine, on a free port. */
export async function faultyStorage(port: number): Promise<FaultyStorage> {
  let armed: { kind: Fault; method: string | undefined; left: number } | null = null;
  let waiting: { method: string; come(): void }[] = [];

  const faultOf = (method: string): Fault | null => {
    if (!armed || armed.left === 0 || (armed.method && armed.method !== method)) return null;
    armed.left -= 1;
    return armed.kind;
  };
  const forward = (request: IncomingMessage, reply: ServerResponse, lost: boolean) => {
    const { method, url: path, headers } = request;
    // The host is signed with the rest, so it goes on as it came.
    const onward = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      if (lost) answer.resume().once('end', () => request.socket.destroy());
      else answer.pipe(reply.writeHead(answer.statusCode ?? 500, answer.headers));
      answer.once('error', () => request.socket.destroy());
    });
    onward.once('error', () => request.socket.destroy());
    request.once('close', () => {
      if (!request.complete) onward.destroy();
    });
    request.pipe(onward);
  };
  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = '' } = request;
    for (const one of waiting.filter((each) => each.method === method)) one.come();
    waiting = waiting.filter((each) => each.method !== method);
    const fault = faultOf(method);
    if (fault === 'silent') return void request.resume();
    if (fault === 'busy') {
      request.resume();
      return void reply.writeHead(503, { 'content-type': 'application/xml' }).end(slowDown);
    }
    if (fault === 'late') await sleep(lateMs);
    forward(request, reply, fault === 'lost');
  }

  const server = createServer((request, reply) => void handle(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault(kind, { method, times = Number.POSITIVE_INFINITY } = {}) {
      armed = { kind, method, left: times };
    },
    clear() {
      armed = null;
    },
    reached: (method) => new Promise((come) => waiting.push({ method, come })),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
