import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import { type Fault, type FaultList, faultKinds } from './faults.ts';

const order = {
  type: 'object',
  additionalProperties: false,
  required: ['path', 'kind'],
  properties: {
    path: { type: 'string', pattern: '^(/\\S*|\\*)$', maxLength: 200 },
    kind: { type: 'string', enum: faultKinds },
    times: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
  },
};

const milliseconds = { type: 'integer', minimum: 0, maximum: 9_999_999 };
const timing = {
  type: 'object',
  additionalProperties: false,
  properties: { latencyMs: milliseconds, slowMs: milliseconds, holdMs: milliseconds },
};
type Timing = Partial<Pick<Settings, 'latencyMs' | 'slowMs' | 'holdMs'>>;

/** `PUT /timing`: how long answers take from now on, in milliseconds. What is not named stays as it is. */
export function timingRoute(app: FastifyInstance, settings: Settings): void {
  app.put<{ Body: Timing }>('/timing', { schema: { body: timing } }, ({ body }) => {
    Object.assign(settings, body);
    const { latencyMs, slowMs, holdMs } = settings;
    return { latencyMs, slowMs, holdMs };
  });
}

/** Adds, lists and removes faults. `named`: services without a path, by their name here. */
export function faultRoutes(app: FastifyInstance, faults: FaultList, named: readonly string[]): void {
  app.get('/faults', () => faults.all());

  app.post<{ Body: Fault }>('/faults', { schema: { body: order } }, (request, reply) => {
    const { path } = request.body;
    const played =
      named.includes(path) ||
      app.hasRoute({ method: 'POST', url: path }) ||
      app.hasRoute({ method: 'GET', url: path });
    // A test whose fault never strikes would pass by seeing nothing.
    if (path !== '*' && !played)
      return reply
        .code(400)
        .send({ error: { status: 400, message: `The sandbox has no service at ${path}.` } });
    faults.add(request.body);
    return reply.code(201).send(faults.all());
  });

  app.delete('/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}
