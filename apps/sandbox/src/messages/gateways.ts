import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { memory, repeatId } from '../memory.ts';
import type { Message, Outbox } from './outbox.ts';

const text = { type: 'string', minLength: 1, maxLength: 10_000 };

/** `templateId`: every SMS of India carries the id of its registered template (standards §12.9, TRAI DLT). */
const sms = {
  type: 'object',
  additionalProperties: false,
  required: ['to', 'text'],
  properties: {
    to: { type: 'string', pattern: '^(\\+?91)?[6-9][0-9]{9}$' },
    text: { ...text, maxLength: 2_000 },
    templateId: { type: 'string', maxLength: 40 },
  },
};
const email = {
  type: 'object',
  additionalProperties: false,
  required: ['to', 'subject', 'text'],
  properties: {
    to: { type: 'string', pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$', maxLength: 254 },
    subject: { ...text, maxLength: 500, pattern: '^[^\\r\\n]*$' },
    text,
    html: { type: 'string', maxLength: 500_000 },
  },
};

interface Sent {
  to: string;
  text: string;
  subject?: string;
}

/** Plays the SMS and e-mail gateways: takes a message, answers its id, and delivers it to the inbox. */
export function gatewayRoutes(world: FastifyInstance, box: Outbox): void {
  const once = memory();
  world.register(async (gateways) => {
    gateways.addHook('onRequest', async (request, reply) => {
      if (!reply.sent && !request.headers['x-messages-key'])
        return reply.code(401).send({ error: { status: 401, message: 'x-messages-key is missing' } });
    });
    const gateway = (channel: Message['channel'], body: object) =>
      gateways.post<{ Body: Sent }>(`/messages/${channel}`, { schema: { body } }, async (request, reply) => {
        const { to, text, subject } = request.body;
        const answer = await once(repeatId(request), async () => {
          box.put({ to, channel, text, ...(subject === undefined ? {} : { subject }) });
          return { status: 202, body: { id: randomUUID(), status: 'accepted' }, kept: true };
        });
        return reply.code(answer.status).send(answer.body);
      });
    gateway('sms', sms);
    gateway('email', email);
  });
}
