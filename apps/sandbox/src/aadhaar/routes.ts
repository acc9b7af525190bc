import { gunzipSync, gzipSync } from 'node:zlib';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { signingKey } from './key.ts';
import { qrPng } from './picture.ts';
import { secureQr, versions } from './secure-qr.ts';

const bytesOf = (digits: string): Buffer => {
  const hex = BigInt(digits).toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
};

/**
 * A Secure QR of which one byte of the signature is another: it can be read to its end, and proves nothing. Source:
 * standards §1.2 (the signature is the last 256 bytes).
 */
function withFlippedByte(qr: string): string {
  const bytes = gunzipSync(bytesOf(qr));
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  return BigInt(`0x${gzipSync(bytes).toString('hex')}`).toString();
}

const query = {
  type: 'object',
  additionalProperties: false,
  properties: {
    person: { type: 'string', maxLength: 60, default: 'asha' },
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
export function aadhaarRoutes(world: FastifyInstance, book: PeopleBook, settings: Settings): void {
  const key = signingKey(settings.dataDir);
  const schema = { querystring: query };
  const personCalled = (seed: string): Person => {
    const person = book.called(seed);
    if (person) return person;
    const names = book.all().map((one) => one.seed);
    throw Object.assign(new Error(`There is no person of that name. Choose ${names.join(', ')}.`), {
      statusCode: 400,
    });
  };
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
