import type { FastifyInstance } from 'fastify';
import type { Http } from '../../http/context.ts';
import type { Mandates } from '../../providers/mandates/port.ts';
import { settleMandate } from './settle-mandate.ts';

/** A signed answer is a twentieth of this. */
const largest = 128 * 1024;

/**
 * Where the gateway's page has the person's browser post the answer. Not a call of the contract: a form of another site,
 * without our session. What keeps strangers out is the gateway's signature. The person goes on by GET, so that going back or
 * reloading posts nothing again.
 */
export async function mandateAnswer(
  fastify: FastifyInstance,
  { db, clock, config }: Http,
  mandates: Mandates | null,
): Promise<void> {
  await fastify.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largest },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.post<{ Body: Record<string, string> | null }>('/mandates/answer', async ({ body, ip, id }, reply) => {
      const known = (await mandates?.ready()) ?? false;
      const answer = known ? mandates?.read(body ?? {}) : null;
      const actor = { kind: 'link', id: null, ip, requestId: id } as const;
      if (answer) await settleMandate(db, answer, actor, clock.now());
      return reply.redirect(`${config.publicUrl}/laas/offer`, 303);
    });
  });
}
