import type { FastifyInstance } from 'fastify';
import { sendPage } from '../page.ts';
import { inboxList, inboxMain, inboxScript } from './inbox-page.ts';
import type { Outbox } from './outbox.ts';

const schema = {
  querystring: { type: 'object', properties: { to: { type: 'string', maxLength: 254, default: '' } } },
};
type Filter = { Querystring: { to: string } };

/** The inbox, in which people and tests read what was sent. */
export function inboxRoutes(app: FastifyInstance, box: Outbox): void {
  app.get<Filter>('/inbox/messages', { schema }, (request, reply) =>
    reply.header('cache-control', 'no-store').send(box.to(request.query.to)),
  );
  app.delete('/inbox/messages', (_request, reply) => {
    box.clear();
    return reply.code(204).send();
  });
  app.get<Filter>('/inbox', { schema }, (request, reply) =>
    sendPage(reply, 'Inbox', inboxMain(box, request.query.to), inboxScript),
  );
  app.get<Filter>('/inbox/list', { schema }, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
      .send(inboxList(box.to(request.query.to))),
  );
}
