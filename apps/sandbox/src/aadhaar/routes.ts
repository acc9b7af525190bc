import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import { withFlippedByte } from './flipped.ts';
import { signingKey } from './key.ts';
import { qrPng } from './picture.ts';
import { secureQr, versions } from './secure-qr.ts';

const firstNames = people.map(({ firstName }) => firstName.split(' ')[0]?.toLowerCase() ?? '');
const query = {
  type: 'object',
  additionalProperties: false,
  properties: {
    person: { type: 'string', enum: firstNames, default: firstNames[0] },
    // What ISO-8859-1 can print; the code holds nothing else.
    name: { type: 'string', minLength: 1, maxLength: 99, pattern: '^[\\u0020-\\u007e\\u00a0-\\u00fe]+$' },
    version: { type: 'string', enum: versions, default: 'V2' },
    // A code that someone has tampered with: readable, its signature wrong.
    flip: { type: 'string', enum: ['1'] },
  },
};
interface Wanted {
  Querystring: { person: string; name?: string; version: (typeof versions)[number]; flip?: '1' };
}

/** Signed Aadhaar Secure QR codes of the invented people, and the public key that proves them. */
export function aadhaarRoutes(world: FastifyInstance, settings: Settings): void {
  const key = signingKey(settings.dataDir);
  const schema = { querystring: query };
  const personCalled = (first: string): Person => people[firstNames.indexOf(first)] ?? people[0];
  async function code({ person, name, version, flip }: Wanted['Querystring']): Promise<string> {
    const holder = personCalled(person);
    const qr = await secureQr(holder, name ?? holder.name, version, key());
    return flip ? withFlippedByte(qr) : qr;
  }

  world.get<Wanted>('/aadhaar/qr', { schema }, async (request) => {
    const qr = await code(request.query);
    const png = (await qrPng(qr)).toString('base64');
    return { person: personCalled(request.query.person).name, qr, png: `data:image/png;base64,${png}` };
  });
  world.get<Wanted>('/aadhaar/qr.txt', { schema }, async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(await code(request.query)),
  );
  world.get<Wanted>('/aadhaar/qr.png', { schema }, async (request, reply) =>
    reply.type('image/png').send(await qrPng(await code(request.query))),
  );
  world.get('/aadhaar/key.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(key().publicPem),
  );
}
