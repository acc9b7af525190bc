import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Outbox } from './outbox.ts';
import { type ReceiptOffice, type Report, reaches } from './receipts.ts';

interface Asked {
  sender: string;
  route: string;
  country: string;
  template: string;
  unicode: boolean;
  message: string;
  to: string[];
}

const plain = /^[\x20-\x7e\n]*$/;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A request as MSG91's API v2 takes it: one entry of `sms`. */
function readAsked(body: unknown): Asked {
  const { sender, route, country, DLT_TE_ID, unicode, sms } = (body ?? {}) as Record<string, unknown>;
  const [first] = Array.isArray(sms) ? (sms as Record<string, unknown>[]) : [];
  return {
    sender: text(sender),
    route: text(route),
    country: text(country),
    template: text(DLT_TE_ID),
    unicode: text(unicode) === '1',
    message: text(first?.message),
    to: Array.isArray(first?.to) ? first.to.map(text) : [],
  };
}

/** What the gateway, and the operators' DLT filters behind it, demand; its error codes. Those of DLT are not published. */
const rules: readonly [code: string, says: string, broken: (asked: Asked) => boolean][] = [
  ['102', 'Missing message.', ({ message }) => message.trim() === '' || message.length > 2000],
  [
    '202',
    'Invalid mobile number.',
    ({ to }) => to.length === 0 || !to.every((one) => /^[6-9]\d{9}$/.test(one)),
  ],
  ['210', 'Invalid route id.', ({ route, country }) => route !== '4' || country !== '91'],
  ['203', 'Invalid sender ID.', ({ sender }) => !/^[A-Z]{6}$/i.test(sender)],
  ['211', 'Invalid DLT template id.', ({ template }) => !/^\d{19}$/.test(template)],
  ['212', 'The message needs unicode.', ({ unicode, message }) => !unicode && !plain.test(message)],
];

/** The clock of India, as MSG91 writes it. */
const indianTime = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** A report of webhook version 2: a form whose `data` is JSON. */
const deliveryReport =
  (requestId: string, { sender, to }: Asked): Report =>
  (url) => {
    const report = to.map((number) => ({
      date: indianTime(),
      number: `91${number}`,
      credit: '1',
      ...(reaches(number)
        ? { status: '1', desc: 'DELIVERED', failedReason: '' }
        : { status: '2', desc: 'FAILED', failedReason: 'Absent Subscriber' }),
    }));
    const data = JSON.stringify([{ senderId: sender, requestId, report, userId: '1', campaignName: 'API' }]);
    return { url, init: { method: 'POST', body: new URLSearchParams({ data }) } };
  };

/** Plays MSG91's SMS API v2. */
export function msg91Routes(world: FastifyInstance, box: Outbox, receipts: ReceiptOffice): void {
  world.post('/api/v2/sendsms', async (request, reply) => {
    const refuse = (code: string, message: string) => reply.send({ message, type: 'error', code });
    if (!request.headers.authkey) return refuse('106', 'Missing Authentication Key');
    const asked = readAsked(request.body);
    const [code, says] = rules.find(([, , broken]) => broken(asked)) ?? [];
    if (code) return refuse(code, says ?? '');
    for (const to of asked.to.filter(reaches))
      box.put({ to: `91${to}`, channel: 'sms', text: asked.message });
    const id = randomBytes(12).toString('hex');
    receipts.later('msg91', deliveryReport(id, asked));
    return reply.send({ message: id, type: 'success' });
  });
}
