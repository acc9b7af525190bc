import { setTimeout as sleep } from 'node:timers/promises';
import { type Fixtures, personAsked } from '@pramaan/documents/fixtures/fixture.ts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config.ts';
import { memory, type Reply, repeatId } from '../memory.ts';
import { resultFor } from './answer.ts';
import { readAsked } from './asked.ts';
import { codes, refused, said } from './dialect.ts';
import { type Service, serviceAsked, servicesByPath } from './services.ts';
import { someoneElse, triggerOf } from './triggers.ts';
import { usageBook } from './usage.ts';

/** The members a caller sent; null when the body is no JSON object. */
function readSent(request: FastifyRequest): Readonly<Record<string, unknown>> | null {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return { ...body };
}

/** Plays api.karza.in, v2 and v3: one generic answer for every method that declares a vendor. */
export async function karzaRoutes(
  app: FastifyInstance,
  world: FastifyInstance,
  fixtures: Readonly<Record<string, Fixtures>>,
  settings: Settings,
): Promise<void> {
  const once = memory();
  const usage = usageBook();

  async function answer(
    path: string,
    at: readonly Service[],
    members: Readonly<Record<string, unknown>>,
  ): Promise<Reply> {
    const service = serviceAsked(at, members);
    if (members.consent !== 'Y' && members.consent !== 'y') return said(path, codes.noConsent, {});
    if (!service) return refused(400, 'Bad Request');
    const reading = readAsked(service, members);
    if (reading.fault === 'missing') return refused(400, `Bad Request: ${reading.key} is missing`);
    if (reading.fault === 'invalid') return said(path, codes.invalid, {}, members.clientData);

    const trigger = triggerOf(service, reading.asked);
    await sleep(trigger === 'slow' ? settings.slowMs : settings.latencyMs);
    if (trigger === 'source-down') return refused(503, 'Source Unavailable');
    usage.bill(path);
    if (trigger === 'not-found') return said(path, codes.noRecord, {}, members.clientData);
    const person = personAsked(service.method.capture, reading.asked);
    const about = trigger === 'mismatch' ? someoneElse(person) : person;
    return said(path, codes.valid, resultFor(service, fixtures, about, reading.asked), members.clientData);
  }

  app.get('/karza/usage', () => usage.report());
  app.delete('/karza/usage', (_request, reply) => {
    usage.clear();
    return reply.code(204).send();
  });

  await world.register(async (karza) => {
    karza.setErrorHandler((error: FastifyError, _request, reply) => {
      const status = error.statusCode ?? 500;
      reply.code(status).send(refused(status, status < 500 ? 'Bad Request' : 'Internal Server Error').body);
    });
    karza.addHook('onRequest', async (request, reply) => {
      if (reply.sent) return;
      const key = request.headers['x-karza-key'];
      const fault = !key ? refused(401, 'Unauthorized') : refused(402, 'Insufficient Credits');
      if (!key || key === 'no-credits') return reply.code(fault.status).send(fault.body);
    });
    for (const [path, at] of servicesByPath)
      karza.post(path, async (request, reply) => {
        usage.receive(path);
        const sent = readSent(request);
        const { status, body } = sent
          ? await once(repeatId(request), () => answer(path, at, sent))
          : refused(400, 'Bad Request');
        return reply.code(status).send(body);
      });
  });
}
