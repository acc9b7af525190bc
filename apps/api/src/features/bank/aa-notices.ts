import type { FastifyInstance } from 'fastify';
import { system } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AggregatorEvent } from '../../providers/account-aggregator/port.ts';
import type { AaConsents, ConnectorName, Connectors } from './aa-consents.ts';

/** Where each aggregator sends its notices: the paths of its own protocol (standards §7.1, §7.3). */
const addresses: Record<ConnectorName, readonly string[]> = {
  rebit: ['/aa/rebit/Consent/Notification', '/aa/rebit/FI/Notification'],
  setu: ['/aa/setu/notification'],
};

const largest = 1024 * 1024;
const rememberedMs = 30 * 60_000;
const mostRemembered = 10_000;

/** True the first time an id comes within half an hour. */
function firstTimes(clock: Clock) {
  const seen = new Map<string, number>();
  return async (id: string): Promise<boolean> => {
    const now = clock.now().valueOf();
    for (const [old, at] of seen) {
      if (now - at < rememberedMs && seen.size < mostRemembered) break;
      seen.delete(old);
    }
    if (seen.has(id)) return false;
    seen.set(id, now);
    return true;
  };
}

const nameIn = (event: AggregatorEvent): string | null =>
  event.kind === 'consent' ? event.handle || event.consentId : event.handle;

/**
 * Notices of Account Aggregators: signed, each taken once. A notice says only that something changed; what is true is
 * asked of the aggregator, as when the person comes back. Not calls of the contract: their bodies are signed byte by byte.
 */
export async function aaNotices(
  fastify: FastifyInstance,
  deps: { connectors: Connectors; consents: AaConsents; clock: Clock; report: (error: unknown) => void },
): Promise<void> {
  const { connectors, consents, clock, report } = deps;
  await fastify.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    for (const name of Object.keys(addresses) as ConnectorName[]) {
      const firstTime = firstTimes(clock);
      for (const address of addresses[name])
        own.post(address, async (request, reply) => {
          const body = typeof request.body === 'string' ? request.body : '';
          const read = await connectors[name].readNotification({ headers: request.headers, body }, firstTime);
          if (read.event.ok) {
            const about = nameIn(read.event.value);
            const whose = about ? await consents.named(about) : null;
            // Answered at once; the fetch takes its time, and the person's own page asks too.
            if (whose) void consents.settle(whose, whose.id, system).catch(report);
          }
          return reply.code(read.reply.status).headers(read.reply.headers).send(read.reply.body);
        });
    }
  });
}
