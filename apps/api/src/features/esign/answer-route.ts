import type { FastifyInstance } from 'fastify';
import type { OnPageSigning } from './on-page.ts';

/** An answer with five signatures and their chains is a third of this. */
const largest = 512 * 1024;

/**
 * Where the provider's page has the person's browser post the answer. Not a call of the contract: a form of another
 * site, without our session. What keeps strangers out is the provider's signature and a transaction used once. The
 * person goes on to a page of ours by GET, so that going back or reloading posts nothing again.
 */
export async function esignAnswer(fastify: FastifyInstance, onPage: OnPageSigning): Promise<void> {
  await fastify.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largest },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.post<{ Params: { txn: string }; Body: Record<string, string> | null }>(
      '/esign/answer/:txn',
      async ({ params, body, ip, id }, reply) => {
        const actor = { kind: 'link', id: null, ip, requestId: id } as const;
        return reply.redirect(await onPage.answer(params.txn, body ?? {}, actor), 303);
      },
    );
  });
}
