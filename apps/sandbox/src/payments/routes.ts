import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const statuses = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;

interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: 'INR';
  status: (typeof statuses)[number];
  notes: Record<string, string>;
  error_description: string | null;
  created_at: number;
}

const made = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['custId', 'amount'],
    properties: {
      custId: { type: 'string', maxLength: 20 },
      amount: { type: 'integer', minimum: 100 },
      status: { type: 'string', enum: statuses, default: 'captured' },
    },
  },
};

/** Plays Razorpay's payments, `GET /v1/payments/{id}` with any key and secret; `POST /payments` makes one in its checkout's place. */
export function paymentRoutes(app: FastifyInstance, world: FastifyInstance): void {
  const stored = new Map<string, Payment>();

  app.post<{ Body: { custId: string; amount: number; status: Payment['status'] } }>(
    '/payments',
    { schema: made },
    ({ body }, reply) => {
      const id = `pay_${randomBytes(7).toString('hex')}`;
      const failed = body.status === 'failed';
      const payment: Payment = {
        id,
        entity: 'payment',
        amount: body.amount,
        currency: 'INR',
        status: body.status,
        notes: { custId: body.custId },
        error_description: failed ? 'The bank declined the payment.' : null,
        created_at: Math.floor(Date.now() / 1000),
      };
      stored.set(id, payment);
      return reply.code(201).send(payment);
    },
  );

  world.get<{ Params: { id: string } }>('/v1/payments/:id', ({ headers, params }, reply) => {
    const refuse = (status: number, description: string) =>
      reply.code(status).send({ error: { code: 'BAD_REQUEST_ERROR', description } });
    if (!headers.authorization?.startsWith('Basic ')) return refuse(401, 'Authentication failed');
    return stored.get(params.id) ?? refuse(400, 'The id provided does not exist');
  });
}
