import { createServer, type Server } from 'node:http';
import { type Event, NotBelieved, readEvent } from '../src/webhooks/read-event.ts';

const largest = 64 * 1024;

/**
 * A program that is told what happens. It answers at once and works afterwards: an answer later than ten seconds counts
 * as none, and the event comes again, under the same id.
 *
 * @param secrets the webhook's; while it is exchanged, the new one and the old one
 */
export function webhookReceiver(
  secrets: readonly string[],
  take: (event: Event) => Promise<void>,
  report: (error: unknown) => void,
): Server {
  // Kept in a database by a program that is more than an example.
  const seen = new Set<string>();
  return createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of request) {
      length += part.length;
      if (length > largest) return reply.writeHead(413).end();
      parts.push(part);
    }
    try {
      // The bytes as they came: parsed and written again they would have another signature.
      const event = readEvent(request.headers, Buffer.concat(parts), secrets);
      reply.writeHead(204).end();
      if (seen.has(event.id)) return;
      seen.add(event.id);
      await take(event);
    } catch (error) {
      if (!reply.headersSent) reply.writeHead(error instanceof NotBelieved ? 401 : 500).end();
      report(error);
    }
  });
}
