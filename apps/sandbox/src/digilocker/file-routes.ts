import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aadhaarDoctype } from '@pramaan/readers/locker-xml/layouts.ts';
import type { LockerDocument } from '@pramaan/specimens/locker/locker-documents.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LockerError } from './errors.ts';
import type { Grant } from './grants.ts';
import { bearerOf } from './oauth/token-routes.ts';
import { partner } from './partner.ts';
import type { LockerWorld } from './world.ts';

interface OneFile {
  Params: { uri: string };
}

const mime = ['application/pdf', 'application/xml'];

const sharedOf = ({ holder, doctypes }: Grant) =>
  holder.documents.filter(({ doctype }) => doctypes.includes(doctype));

/** As `files/issued` lists a document. */
const listed = ({ name, uri, doctype, issuer, date }: LockerDocument) => ({
  name,
  type: 'file',
  size: '',
  date,
  parent: '',
  mime,
  uri,
  doctype,
  description: name,
  issuerid: issuer.id,
  issuer: issuer.name,
});

/** The bytes with their HMAC, by which the partner tells that they came whole (standards §5.2). */
function sendFile(reply: FastifyReply, type: string, bytes: Uint8Array): FastifyReply {
  const hmac = createHmac('sha256', partner.clientSecret).update(bytes).digest('base64');
  return reply.header('hmac', hmac).type(type).send(Buffer.from(bytes));
}

/** The files of the Authorized Partner API: the list, each document as PDF or signed XML, and the Aadhaar. */
export function fileRoutes(api: FastifyInstance, { grants, signer, settings }: LockerWorld): void {
  /** What an issuer would do about it: answer late, or not. */
  const askIssuer = async ({ holder: { ending } }: Grant) => {
    if (ending === 'slow') await sleep(settings.slowMs);
    if (ending === 'down')
      throw new LockerError(503, 'repository_service_unresponsive', 'The issuer does not answer.');
  };
  const documentOf = (grant: Grant, uri: string) => {
    if (!/^[a-z0-9.]+-[A-Z0-9]{3,8}-\w+$/i.test(uri))
      throw new LockerError(404, 'invalid_uri', 'The URI is not one of a document.');
    const found = sharedOf(grant).find((document) => document.uri === uri);
    if (!found) throw new LockerError(404, 'file_not_found', 'The locker shares no document of this URI.');
    return found;
  };
  const root = '/digilocker/public/oauth2';

  api.get(`${root}/2/files/issued`, (request) => {
    const grant = grants.grantOf(bearerOf(request));
    return { items: sharedOf(grant).map(listed), resource: `D:${grant.holder.lockerId}` };
  });

  api.get<OneFile>(`${root}/1/file/:uri`, async (request, reply) => {
    const grant = grants.grantOf(bearerOf(request));
    const document = documentOf(grant, request.params.uri);
    await askIssuer(grant);
    return sendFile(reply, 'application/pdf', await document.pdf(signer()));
  });

  api.get<OneFile>(`${root}/1/xml/:uri`, async (request, reply) => {
    const grant = grants.grantOf(bearerOf(request));
    const document = documentOf(grant, request.params.uri);
    await askIssuer(grant);
    return sendFile(reply, 'application/xml', Buffer.from(document.xml(signer())));
  });

  const aadhaar = async (request: FastifyRequest, reply: FastifyReply) => {
    const grant = grants.grantOf(bearerOf(request));
    if (grant.holder.ending === 'no-aadhaar')
      throw new LockerError(404, 'aadhaar_not_linked', 'No Aadhaar is linked to this account.');
    const document = sharedOf(grant).find(({ doctype }) => doctype === aadhaarDoctype);
    if (!document)
      throw new LockerError(404, 'aadhaar_not_available', 'The Aadhaar is not available to this partner.');
    await askIssuer(grant);
    return sendFile(reply, 'application/xml', Buffer.from(document.xml(signer())));
  };
  // The specification has version 2, live partners use 3.
  api.get(`${root}/3/xml/eaadhaar`, aadhaar);
  api.get(`${root}/2/xml/eaadhaar`, aadhaar);
}
