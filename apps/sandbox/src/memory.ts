import type { FastifyRequest } from 'fastify';

/** What a service answered. A `kept` answer took effect: the same request id gets it again. */
export interface Reply {
  status: number;
  body: unknown;
  stored: boolean;
}

const most = 10_000;

/** The id by which a caller marks repeats of one request; null when it marks none. */
export function repeatId(request: FastifyRequest): string | null {
  const id = request.headers['idempotency-key'] ?? request.headers['x-request-id'];
  return typeof id === 'string' && id !== '' ? `${request.routeOptions.url} ${id.slice(0, 200)}` : null;
}

/**
 * Answers a repeated request with the first answer, and lets it take effect once. A repeat that comes while
 * the first is still under way waits for that one. Answers without effect (a source down) are forgotten.
 */
export function memory() {
  const known = new Map<string, Promise<Reply>>();
  return async (id: string | null, answer: () => Promise<Reply>): Promise<Reply> => {
    if (id === null) return answer();
    const before = known.get(id);
    if (before) return before;
    const first = answer();
    known.set(id, first);
    const oldest = known.keys().next().value;
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    const forget = () => known.delete(id);
    first.then((reply) => reply.stored || forget(), forget);
    return first;
  };
}
