import { createHash, type KeyObject } from 'node:crypto';
import { type Holder, issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import type { FastifyInstance } from 'fastify';
import { noRsaKey, publicKeyText, rsaPublicKey } from '../rsa-public-key.ts';

/** A corporate of NACH as its sponsor bank registered it. */
export interface Corporate {
  utility: string;
  key: KeyObject;
  /** Where the gateway posts its answers. */
  responseUrl: string;
}

const registration = {
  type: 'object',
  additionalProperties: false,
  required: ['publicKey', 'responseUrl'],
  properties: {
    publicKey: publicKeyText,
    responseUrl: { type: 'string', pattern: '^https?://', maxLength: 300 },
  },
};

/** Eighteen characters, the same for a key each time: NACH and fourteen digits. */
function utilityOf(key: KeyObject): string {
  const digest = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();
  return `NACH${String(digest.readBigUInt64BE() % 10n ** 14n).padStart(14, '0')}`;
}

/**
 * What a corporate, its sponsor bank and NPCI settle once: `POST /nach/corporates` certifies the key with which requests are signed
 * and gives a utility code; `GET /nach/gateway.pem` is the certificate to encrypt for and to believe.
 */
export function corporateRoutes(
  app: FastifyInstance,
  gateway: () => Holder,
): (utility: string) => Corporate | null {
  const known = new Map<string, Corporate>();

  app.get('/nach/gateway.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(gateway().certificate.toString()),
  );

  app.post<{ Body: { publicKey: string; responseUrl: string } }>(
    '/nach/corporates',
    { schema: { body: registration } },
    ({ body: { publicKey, responseUrl } }, reply) => {
      const key = rsaPublicKey(publicKey);
      if (!key) return reply.code(400).send(noRsaKey);
      const utility = utilityOf(key);
      known.set(utility, { utility, key, responseUrl });
      const { certificate } = issueCertificate(
        // The corporate keeps its private half; the gateway's fills the place and is not used.
        { commonName: utility, publicKey: key, privateKey: gateway().privateKey },
        gateway(),
      );
      return { utility, certificate: certificate.toString() };
    },
  );

  return (utility) => known.get(utility) ?? null;
}
