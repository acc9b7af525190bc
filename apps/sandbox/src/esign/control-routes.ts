import { issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import type { FastifyInstance } from 'fastify';
import { noRsaKey, publicKeyText, rsaPublicKey } from '../rsa-public-key.ts';
import { type FaultList, faultKinds, type InjectedFault } from './faults.ts';
import type { ProviderKeys } from './provider-keys.ts';

const enrolment = {
  type: 'object',
  additionalProperties: false,
  required: ['publicKey'],
  properties: { publicKey: publicKeyText },
};
const order = {
  type: 'object',
  additionalProperties: false,
  required: ['how'],
  properties: { how: { type: 'string', enum: faultKinds } },
};
const aspName = { type: 'object', properties: { id: { type: 'string', pattern: '^[\\w.-]{1,60}$' } } };

/**
 * What a provider and its customer settle once: `POST /esign/asps/{aspId}` certifies the key with which requests are
 * signed, `GET /esign/provider.pem` is the certificate to pin. And breaches to order, `POST /esign/fault injection`.
 */
export function esignControlRoutes(
  app: FastifyInstance,
  keys: () => ProviderKeys,
  injectedFaults: FaultList,
): void {
  app.get('/esign/provider.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(keys().responder.certificate.toString()),
  );

  app.post<{ Params: { id: string }; Body: { publicKey: string } }>(
    '/esign/asps/:id',
    { schema: { body: enrolment, params: aspName } },
    ({ params, body }, reply) => {
      const publicKey = rsaPublicKey(body.publicKey);
      if (!publicKey) return reply.code(400).send(noRsaKey);
      const { authority } = keys();
      const { certificate } = issueCertificate(
        // The private half stays with the ASP; the authority's stands in for it and is not used.
        {
          commonName: `DS ${params.id}`,
          organisation: params.id,
          publicKey,
          privateKey: authority.privateKey,
        },
        authority,
      );
      return { certificate: certificate.toString() };
    },
  );

  app.get('/esign/injected-faults', () => injectedFaults.all());
  app.post<{ Body: { how: InjectedFault } }>(
    '/esign/injected-faults',
    { schema: { body: order } },
    ({ body }, reply) => {
      injectedFaults.order(body.how);
      return reply.code(204).send();
    },
  );
  app.delete('/esign/injected-faults', (_request, reply) => {
    injectedFaults.clear();
    return reply.code(204).send();
  });
}
