import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Outbox } from './outbox.ts';
import { type ReceiptOffice, type Report, reaches } from './receipts.ts';

type Form = Readonly<Record<string, string>>;

const plain = /^[\x20-\x7e\n]*$/;

/** What the gateway, and the operators' DLT filters behind it, demand of each member; the gateway's error number. */
const rules: readonly [error: string, says: string, broken: (form: Form) => boolean][] = [
  [
    '102',
    'Authentication failed due to invalid userId or password.',
    ({ userid, password, auth_scheme }) => !userid || !password || auth_scheme?.toLowerCase() !== 'plain',
  ],
  ['103', 'The method is not supported.', ({ method }) => method?.toLowerCase() !== 'sendmessage'],
  [
    '104',
    'The version is not supported.',
    ({ v, format }) => v !== '1.1' || format?.toLowerCase() !== 'json',
  ],
  ['105', 'The phone number is not valid.', ({ send_to = '' }) => !/^91[6-9]\d{9}$/.test(send_to)],
  ['106', 'The message is empty or too long.', ({ msg = '' }) => msg.trim() === '' || msg.length > 2000],
  [
    '107',
    'The message type does not fit the message.',
    ({ msg_type = '', msg = '' }) =>
      !['text', 'unicode_text'].includes(msg_type.toLowerCase()) ||
      (msg_type.toLowerCase() === 'text' && !plain.test(msg)),
  ],
  [
    '108',
    'The header, entity or template is not registered.',
    ({ mask = '', principalEntityId = '', dltTemplateId = '' }) =>
      !/^[A-Z]{6}$/i.test(mask) || !/^\d{19}$/.test(principalEntityId) || !/^\d{19}$/.test(dltTemplateId),
  ],
];

/** A real-time delivery report: GET, the values in the query. */
const deliveryReport =
  (id: string, phone: string, arrived: boolean): Report =>
  (address) => {
    const query = new URLSearchParams({
      externalId: id,
      deliveredTS: String(Date.now()),
      status: arrived ? 'SUCCESS' : 'FAILURE',
      cause: arrived ? 'SUCCESS' : 'ABSENT_SUBSCRIBER',
      phoneNo: phone,
      errCode: arrived ? '000' : '001',
      noOfFrags: '1',
    });
    return { url: `${address}?${query}`, init: { method: 'GET' } };
  };

/** Plays Gupshup's enterprise SMS API: HTTP 200 whatever comes of it, the outcome in `response.status`. */
export function gupshupRoutes(world: FastifyInstance, box: Outbox, receipts: ReceiptOffice): void {
  world.register(async (gateway) => {
    gateway.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    gateway.post<{ Body: Form | null }>('/GatewayAPI/rest', async (request, reply) => {
      const form = request.body ?? {};
      const [id, details] = rules.find(([, , broken]) => broken(form)) ?? [];
      if (id) return reply.send({ response: { id, phone: '', details, status: 'error' } });
      const { send_to: phone = '', msg: text = '' } = form;
      const arrives = reaches(phone);
      if (arrives) box.put({ to: phone, channel: 'sms', text });
      const taken = `${Date.now()}${randomInt(1e6)}-${randomInt(1e9)}`;
      receipts.later('gupshup', deliveryReport(taken, phone, arrives));
      return reply.send({ response: { id: taken, phone, details: '', status: 'success' } });
    });
  });
}
