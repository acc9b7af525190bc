import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { readForms } from '../read-forms.ts';
import { dataRoutes } from './data-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { errorBody, YodleeError } from './errors.ts';
import { fastlinkRoutes } from './fastlink/routes.ts';
import { linkBook } from './links.ts';
import { yodleeSessions } from './sessions.ts';

/** Plays Yodlee's REST v1 and its FastLink page (standards §6). */
export function yodleeRoutes(
  app: FastifyInstance,
  world: FastifyInstance,
  book: PeopleBook,
  settings: Settings,
): void {
  const sessions = yodleeSessions();
  const links = linkBook(settings);

  // Not in `world`: a fault ordered for every service must not strike it.
  app.delete('/yodlee/sessions', (_request, reply) => {
    sessions.endAll();
    return reply.code(204).send();
  });

  world.register(async (yodlee) => {
    readForms(yodlee);
    yodlee.addHook('onRequest', async (_request, reply) => {
      if (reply.sent) return;
      reply.header('yodlee-ref-id', randomUUID());
      await sleep(settings.latencyMs);
    });
    yodlee.setErrorHandler((error: FastifyError | YodleeError, _request, reply) => {
      const status = error.statusCode ?? 500;
      const [code, message] =
        error instanceof YodleeError
          ? [error.code, error.message]
          : status < 500
            ? ['Y800', 'Invalid value for body']
            : ['Y500', 'Sandbox error'];
      return reply.code(status).send(errorBody(code, message));
    });
    entryRoutes(yodlee, sessions);
    dataRoutes(yodlee, sessions, links);
  });

  world.register(async (pages) => {
    readForms(pages);
    fastlinkRoutes(pages, { sessions, links, book, progressMs: settings.latencyMs * 25 });
  });
}
