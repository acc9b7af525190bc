import type { FastifyInstance } from 'fastify';
import { faultKinds, type InjectedFault } from './faults.ts';
import type { AggregatorWorld } from './world.ts';

const address = { type: ['string', 'null'], pattern: '^https?://[^\\s]+$', maxLength: 300 };
const member = {
  type: 'object',
  additionalProperties: false,
  required: ['apiKey', 'jwk', 'callback'],
  properties: {
    apiKey: { type: 'string', minLength: 1, maxLength: 200 },
    jwk: { type: ['object', 'null'] },
    callback: address,
  },
};
const order = {
  type: 'object',
  additionalProperties: false,
  required: ['how'],
  properties: { how: { type: 'string', enum: faultKinds } },
};

/** The aggregator's public key, the registry of its members, what it has posted, and breaches of protocol to order. */
export function aggregatorControlRoutes(app: FastifyInstance, world: AggregatorWorld): void {
  const { clients, office, injectedFaults, key } = world;
  app.get('/aa/jwks.json', () => ({ keys: [key().jwk] }));

  app.put<{
    Params: { id: string };
    Body: { apiKey: string; jwk: JsonWebKey | null; callback: string | null };
  }>('/aa/registry/:id', { schema: { body: member } }, ({ params, body }, reply) => {
    clients.put({ id: params.id, ...body, callback: body.callback?.replace(/\/$/, '') ?? null });
    return reply.code(204).send();
  });

  app.get('/aa/posted', () => office.all());
  app.post<{ Body: { how: InjectedFault } }>(
    '/aa/injected-faults',
    { schema: { body: order } },
    ({ body }, reply) => {
      injectedFaults.order(body.how);
      return reply.code(204).send();
    },
  );
  app.delete('/aa/injected-faults', (_request, reply) => {
    injectedFaults.clear();
    return reply.code(204).send();
  });
}
