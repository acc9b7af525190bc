import type { FastifyInstance } from 'fastify';
import type { Http } from '../../http/context.ts';
import type { Mandates } from '../../providers/mandates/port.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import type { UpiMandates } from '../../providers/upi-mandates/port.ts';
import { settleMandate } from './settle-mandate.ts';

/** A signed answer is a twentieth of this. */
const largest = 128 * 1024;

/** Who can be asked for a mandate; null: nobody. */
export interface MandateServices {
  nach: Mandates | null;
  upi: UpiMandates | null;
}

/**
 * Where answers arrive: the gateway of NACH has the person's browser post a form, the bank of UPI posts by itself. Neither is a call of
 * the contract or has our session; what keeps strangers out is the signature. The person goes on by GET, so that going back or
 * reloading posts nothing again.
 */
export async function mandateAnswers(
  fastify: FastifyInstance,
  http: Http,
  outbox: Pick<Outbox, 'queue'>,
  { nach, upi }: MandateServices,
): Promise<void> {
  await fastify.register(async (own) => {
    own.removeAllContentTypeParsers();
    const limit = { parseAs: 'string', bodyLimit: largest } as const;
    own.addContentTypeParser('application/x-www-form-urlencoded', limit, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.addContentTypeParser(['application/xml', 'text/xml'], limit, (_request, body, done) =>
      done(null, body),
    );
    const actorOf = (ip: string, id: string) => ({ kind: 'link', id: null, ip, requestId: id }) as const;

    own.post<{ Body: Record<string, string> | string | null }>(
      '/mandates/answer',
      async ({ body, ip, id }, reply) => {
        const form = body && typeof body === 'object' ? body : {};
        const answer = nach && (await nach.ready()) ? nach.read(form) : null;
        if (answer) await settleMandate(http, outbox, answer, actorOf(ip, id));
        return reply.redirect(`${http.config.publicUrl}/laas/offer`, 303);
      },
    );

    own.post<{ Body: Record<string, string> | string | null }>(
      '/mandates/upi',
      async ({ body, ip, id }, reply) => {
        const answer = upi && typeof body === 'string' && (await upi.ready()) ? upi.read(body) : null;
        if (!answer) return reply.code(400).send('This is no confirmation of a mandate.');
        await settleMandate(http, outbox, answer, actorOf(ip, id));
        return reply.code(200).send('Taken.');
      },
    );
  });
}
