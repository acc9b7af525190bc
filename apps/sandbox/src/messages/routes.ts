import type { FastifyInstance } from 'fastify';
import { sendPage } from '../page.ts';
import { inboxList, inboxMain, inboxScript } from './inbox-page.ts';
import type { Message, Outbox, StoredMessage } from './outbox.ts';

const schema = {
  querystring: { type: 'object', properties: { to: { type: 'string', maxLength: 254, default: '' } } },
};
type Filter = { Querystring: { to: string } };

const byId = {
  params: { type: 'object', properties: { id: { type: 'string', pattern: '^\\d{1,9}$' } } },
};

/** A message as programs read it: the agreed members alone. */
const agreed = ({ id: _id, html: _html, ...message }: StoredMessage): Message => message;

/** What an e-mail's HTML may do in its frame: show its own styles and the pictures that came along, and open a link. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The inbox, in which people and tests read what was sent. */
export function inboxRoutes(app: FastifyInstance, box: Outbox): void {
  app.get<Filter>('/inbox/messages', { schema }, (request, reply) =>
    reply.header('cache-control', 'no-store').send(box.to(request.query.to).map(agreed)),
  );
  app.get<{ Params: { id: string } }>('/inbox/html/:id', { schema: byId }, ({ params }, reply) => {
    const found = box.find(Number(params.id))?.html;
    if (found === undefined) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': framePolicy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .send(found);
  });
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
