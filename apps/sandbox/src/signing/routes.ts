import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import { documentSigner } from './document-signer.ts';

/** `GET /signing/root.pem`: the root under which the sandbox's signers stand; the product trusts it outside production. */
export function signingRoutes(world: FastifyInstance, settings: Settings): void {
  const signer = documentSigner(settings.dataDir);
  world.get('/signing/root.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(signer().root.certificate.toString()),
  );
}
