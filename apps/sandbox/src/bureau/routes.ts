import type { FastifyInstance } from 'fastify';
import type { PeopleBook } from '../people/people-book.ts';
import { fileOf } from './credit-files.ts';
import { writtenReport } from './written-report.ts';

const text = { type: 'string', maxLength: 200 };
const schema = {
  body: {
    type: 'object',
    required: ['memberId', 'memberReference', 'consent', 'names', 'birthDate', 'ids'],
    properties: {
      memberId: text,
      memberReference: text,
      enquiryPurpose: text,
      consent: {
        type: 'object',
        required: ['reference', 'givenAt'],
        properties: { reference: { ...text, minLength: 1 }, givenAt: text },
      },
      names: { type: 'array', minItems: 1, items: { type: 'object', properties: { name: text } } },
      birthDate: { type: 'string', pattern: '^\\d{8}$' },
      ids: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['idType', 'idNumber'],
          properties: { idType: text, idNumber: text },
        },
      },
      telephones: { type: 'array' },
    },
  },
};

interface Asked {
  Body: { memberReference: string; ids: { idType: string; idNumber: string }[] };
}

/**
 * Plays a credit bureau: `POST /bureau/v1/consumer-reports`, by PAN. What was asked can be read at
 * `GET /bureau/enquiries`.
 */
export function bureauRoutes(app: FastifyInstance, world: FastifyInstance, book: PeopleBook): void {
  const enquiries = new Map<string, { at: string; memberReference: string }>();

  app.get('/bureau/enquiries', () => [...enquiries.values()]);

  world.post<Asked>('/bureau/v1/consumer-reports', { schema }, async ({ headers, body }, reply) => {
    if (!headers.authorization?.startsWith('Bearer ')) return reply.code(401).send({ error: 'Unauthorized' });
    const pan = body.ids.find(({ idType }) => idType === '01')?.idNumber ?? '';
    if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(pan)) return reply.code(422).send({ error: 'No PAN among the ids.' });
    const now = new Date();
    const known = enquiries.get(body.memberReference);
    enquiries.set(
      body.memberReference,
      known ?? { at: now.toISOString(), memberReference: body.memberReference },
    );
    const control = String(440_000_000_000 + enquiries.size);
    const found = fileOf(pan, book);
    return found ? writtenReport(found, control, now) : { responseType: 'NO_MATCH', controlNumber: control };
  });
}
