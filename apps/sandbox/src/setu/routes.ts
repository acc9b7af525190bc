import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appAddress } from '../account-aggregator/app/pages.ts';
import type { Consent } from '../account-aggregator/consents.ts';
import type { Client } from '../account-aggregator/registry.ts';
import type { AggregatorWorld } from '../account-aggregator/world.ts';
import { consentAnswer, sessionAnswer, setuBase, traceId } from './answers.ts';
import { readAsk } from './ask.ts';
import { postConsent, postSession } from './webhooks.ts';

interface One {
  Params: { id: string };
  Querystring: { expanded?: string };
}
interface NewSession {
  Body: { consentId?: unknown; dataRange?: { from?: unknown; to?: unknown }; format?: unknown } | null;
}

const refuse = (reply: FastifyReply, status: number, errorCode: string, errorMsg: string) =>
  reply
    .code(status)
    .send({ errorCode, errorMsg, ver: '2.0.0', timestamp: new Date().toISOString(), ...traceId() });

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** Plays Setu's gateway to account aggregators, v2: it decrypts for its customers (standards §7.3). */
export function setuRoutes(setu: FastifyInstance, world: AggregatorWorld): void {
  const { book, sessions, office, clients, settings } = world;
  book.onChange((consent) => postConsent(consent, office));

  setu.addHook('onRequest', async (request, reply) => {
    if (reply.sent || request.routeOptions.url?.includes('webview')) return;
    await sleep(settings.latencyMs);
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      return refuse(reply, 401, 'Unauthorized', 'The access token is missing');
    if (!clientOf(request))
      return refuse(
        reply,
        404,
        'NotFound',
        'Config not found for provided product instance. Please check the product instance id',
      );
  });
  setu.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    return status < 500
      ? refuse(reply, status, 'InvalidRequest', 'Invalid request body')
      : refuse(reply, 500, 'InternalServerError', 'Sandbox error');
  });

  const clientOf = (request: FastifyRequest): Client | null =>
    clients.ofKey(String(request.headers['x-product-instance-id'] ?? ''));
  const consentOf = (request: FastifyRequest<One>): Consent | null => {
    const consent = book.ofHandle(request.params.id);
    return consent?.setu && consent.client.id === clientOf(request)?.id ? consent : null;
  };
  const noConsent = (reply: FastifyReply) => refuse(reply, 404, 'NotFound', 'Consent not found');

  setu.post(`${setuBase}/consents`, (request, reply) => {
    const asked = readAsk(request.body);
    if (typeof asked === 'string') return refuse(reply, 400, 'InvalidRequest', asked);
    const client = clientOf(request);
    const consent = client && book.ask({ ...asked, client, setu: true });
    if (!consent) return refuse(reply, 400, 'InvalidRequest', 'Invalid request body');
    return reply.code(201).send(consentAnswer(consent, originOf(request), true));
  });
  setu.get<One>(`${setuBase}/consents/:id`, (request, reply) => {
    const consent = consentOf(request);
    if (!consent) return noConsent(reply);
    return consentAnswer(consent, originOf(request), request.query.expanded === 'true');
  });
  setu.post<One>(`${setuBase}/consents/:id/revoke`, (request, reply) => {
    const consent = consentOf(request);
    if (!consent) return noConsent(reply);
    if (consent.id === null)
      return refuse(reply, 400, 'InvalidRequest', `Consent '${consent.handle}' is not ready`);
    if (consent.status === 'EXPIRED')
      return refuse(reply, 400, 'InvalidRequest', `Consent '${consent.handle}' has expired`);
    book.change(consent, 'REVOKED');
    return { status: 'REVOKED', ...traceId() };
  });
  setu.get<One>(`${setuBase}/consents/webview/:id`, ({ params }, reply) => {
    const consent = book.ofHandle(params.id);
    return reply.redirect(consent ? appAddress(consent) : '/aa-app/unknown', 303);
  });

  setu.post<NewSession>(`${setuBase}/sessions`, (request, reply) => {
    const { consentId, dataRange, format } = request.body ?? {};
    const consent = book.ofHandle(String(consentId ?? ''));
    if (!consent?.setu || consent.client.id !== clientOf(request)?.id) return noConsent(reply);
    if (consent.status !== 'ACTIVE')
      return refuse(reply, 400, 'InvalidRequest', `Consent '${consent.handle}' is ${consent.status}`);
    if (consent.terms.fetchType === 'ONETIME' && consent.uses.count > 0)
      return refuse(reply, 400, 'InvalidConsentUse', 'Consent fetch frequency exceeded');
    const range = { from: String(dataRange?.from ?? ''), to: String(dataRange?.to ?? '') };
    const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
    const { FIDataRange } = consent.terms;
    if (!(from < to && from >= Date.parse(FIDataRange.from) && to <= Date.parse(FIDataRange.to)))
      return refuse(reply, 400, 'InvalidDateRange', 'dataRange is not inside that of the consent');
    const session = sessions.open({
      consent,
      range,
      keyMaterial: null,
      format: format === 'xml' ? 'xml' : 'json',
    });
    const wait = Math.max(0, session.readyAt - Date.now()) + 1;
    setTimeout(() => postSession(session, sessions, office), wait).unref();
    return reply.code(201).send({ ...sessionAnswer(session, sessions), status: 'PENDING', fips: null });
  });
  setu.get<One>(`${setuBase}/sessions/:id`, (request, reply) => {
    const session = sessions.get(request.params.id);
    if (!session?.consent.setu || session.consent.client.id !== clientOf(request)?.id)
      return refuse(reply, 404, 'NotFound', 'Data session not found');
    const { status } = session.consent;
    if (status === 'REVOKED' || status === 'EXPIRED')
      return refuse(reply, 400, 'InvalidRequest', `Consent is ${status}`);
    const answer = sessionAnswer(session, sessions);
    if (answer.fips) session.delivered = true;
    return answer;
  });
  setu.get(`${setuBase}/fips`, () => ({ data: [], ...traceId() }));
}
