import type { FastifyInstance } from 'fastify';

interface Received {
  id: string;
  timestamp: string;
  signature: string;
  /** As it came: signatures are over bytes. */
  body: string;
  at: string;
}

const most = 200;

/**
 * Plays a lender's own program that is told events: `POST /webhooks/{box}` takes anything and keeps it as it came,
 * `GET /webhooks/{box}` shows the newest first. It checks no signature: who reads the box does.
 */
export function webhookRoutes(app: FastifyInstance, world: FastifyInstance): void {
  const boxes = new Map<string, Received[]>();

  world.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    raw.post<{ Params: { box: string }; Body: string }>(
      '/webhooks/:box',
      ({ headers, params, body }, reply) => {
        const text = (name: string) => String(headers[name] ?? '');
        const one = {
          id: text('webhook-id'),
          timestamp: text('webhook-timestamp'),
          signature: text('webhook-signature'),
          body: body ?? '',
          at: new Date().toISOString(),
        };
        boxes.set(params.box, [one, ...(boxes.get(params.box) ?? [])].slice(0, most));
        return reply.code(204).send();
      },
    );
  });

  app.get<{ Params: { box: string } }>('/webhooks/:box', ({ params }) => boxes.get(params.box) ?? []);
}
