import { ApiError } from '@pramaan/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { sameSecret } from '../../platform/same-secret.ts';
import type { SmsReceiptTaker } from '../../providers/messages/receipts.ts';
import type { Sms } from '../../providers/sms/port.ts';
import { receiptPath } from '../../providers/sms/receipt-call.ts';

const largest = 256 * 1024;

interface Called {
  Params: { secret: string };
  Querystring: Record<string, unknown>;
}

const typeOf = (header: string | undefined): string =>
  (header ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Where SMS gateways report delivery. Not calls of the contract: the gateway gives the shape. Gateways sign nothing, so the last
 * step of the address is a secret. A receipt says only how a message ended; one that names no message changes nothing.
 */
export async function receiptRoutes(
  fastify: FastifyInstance,
  gateways: Iterable<Sms>,
  receipts: SmsReceiptTaker,
): Promise<void> {
  await fastify.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    for (const { vendor, receipts: reports } of gateways) {
      if (!reports) continue;
      const { secret, methods, read } = reports;
      for (const method of methods)
        own.route<Called>({
          method,
          url: `${receiptPath(vendor)}/:secret`,
          async handler({ params, query, body, headers }, reply) {
            if (!sameSecret(secret, params.secret))
              throw new ApiError('NOT_FOUND', 'The secret at the end of this address is wrong.');
            const type = typeOf(headers['content-type']);
            const read_ = read({ query, body: typeof body === 'string' ? body : '', type });
            if (!read_)
              throw new ApiError('BAD_REQUEST', 'This is not a delivery report in the gateway’s format.');
            await receipts.take(vendor, read_);
            return reply.type('text/plain; charset=utf-8').send('OK');
          },
        });
    }
  });
}
