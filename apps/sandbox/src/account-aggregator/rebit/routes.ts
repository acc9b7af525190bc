import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { signDetached } from '../jws.ts';
import type { Client } from '../registry.ts';
import type { AggregatorWorld } from '../world.ts';
import { askConsent, changeConsent, consentOfHandle, fetchConsent } from './consent-answers.ts';
import { fetchData, requestData } from './data-answers.ts';
import { envelopes, type Members } from './envelope.ts';
import { RebitError } from './errors.ts';
import { envelope, notifyData } from './notify.ts';

const rebitBase = '/aa';

type Answer = (client: Client, message: Members) => object;

/** What a message said of itself, as far as it can be read; errors echo it. */
function txnidOf(request: FastifyRequest): string {
  try {
    return String((JSON.parse(String(request.body)) as Members).txnid ?? '');
  } catch {
    return '';
  }
}

/** ReBIT's endpoints of an account aggregator, version 2.0.0, signed both ways. */
export function rebitRoutes(aa: FastifyInstance, world: AggregatorWorld): void {
  const { book, sessions, office, injectedFaults, clients, key, settings } = world;
  const { open } = envelopes(clients);

  aa.removeAllContentTypeParsers();
  aa.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  aa.addHook('onRequest', async (_request, reply) => {
    if (!reply.sent) await sleep(settings.latencyMs);
  });
  aa.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || injectedFaults.take('no-signature')) return payload;
    const signed = injectedFaults.take('wrong-signature') ? `${payload} ` : payload;
    reply.header('x-jws-signature', signDetached(signed, key()));
    return payload;
  });
  aa.setErrorHandler((error: FastifyError | RebitError, request, reply) => {
    const status = error.statusCode ?? 500;
    const errorCode =
      error instanceof RebitError ? error.code : status < 500 ? 'InvalidRequest' : 'InternalError';
    const errorMsg = status < 500 ? error.message : 'Sandbox error';
    return reply.code(status).send({ ...envelope(), txnid: txnidOf(request), errorCode, errorMsg });
  });

  const serve = (path: string, answer: Answer) =>
    aa.post(`${rebitBase}${path}`, async (request) => {
      const { client, message } = open(request.headers, String(request.body ?? ''));
      const stale = injectedFaults.take('stale') ? { timestamp: '2020-01-01T00:00:00.000Z' } : {};
      const old = injectedFaults.take('old-version') ? { ver: '1.0' } : {};
      return { ...envelope(), txnid: message.txnid, ...answer(client, message), ...stale, ...old };
    });

  serve('/Consent', (client, message) => askConsent(client, message, book));
  serve('/Consent/handle', (client, message) => consentOfHandle(client, message, book));
  serve('/Consent/fetch', (client, message) => fetchConsent(client, message, book));
  serve('/Consent/Notification', (client, message) => changeConsent(client, message, book));
  serve('/FI/request', (client, message) => {
    const session = requestData(client, message, book, sessions);
    const wait = Math.max(0, session.readyAt - Date.now()) + 1;
    setTimeout(() => notifyData(session, sessions, office), wait).unref();
    return { consentId: session.consent.id, sessionId: session.id };
  });
  serve('/FI/fetch', (client, message) => fetchData(client, message, sessions, injectedFaults));
  aa.get(`${rebitBase}/Heartbeat`, () => {
    const { ver, timestamp } = envelope();
    return { ver, timestamp, Status: 'UP' };
  });
}
