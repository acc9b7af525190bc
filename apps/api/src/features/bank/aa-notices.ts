import type { FastifyInstance } from 'fastify';
import { allowTry } from '../../platform/attempts.ts';
import { system } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AggregatorEvent } from '../../providers/account-aggregator/port.ts';
import type { AaConsents, Connectors } from './aa-consents.ts';

const largest = 1024 * 1024;
const rememberedMs = 30 * 60_000;

const nameIn = (event: AggregatorEvent): string | null =>
  event.kind === 'consent' ? event.handle || event.consentId : event.handle;

/**
 * Notices of Account Aggregators: signed, each taken once. A notice says only that something changed; what is true is
 * asked of the aggregator, as when the person comes back. Not calls of the contract: their bodies are signed byte by byte.
 */
export async function aaNotices(
  fastify: FastifyInstance,
  deps: {
    db: Database;
    vault: Vault;
    connectors: Connectors;
    consents: AaConsents;
    report: (error: unknown) => void;
  },
): Promise<void> {
  const { db, vault, connectors, consents, report } = deps;
  await fastify.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    for (const [name, connector] of connectors) {
      // Counted in the database: a notice sent again may reach another process.
      const firstTime = (id: string) => allowTry(db, vault.lookup(`notice of ${name}`, id), 1, rememberedMs);
      for (const address of connector.noticePaths)
        own.post(address, async (request, reply) => {
          const body = typeof request.body === 'string' ? request.body : '';
          const read = await connector.readNotification({ headers: request.headers, body }, firstTime);
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
