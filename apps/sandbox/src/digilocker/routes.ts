import { setTimeout as sleep } from 'node:timers/promises';
import type { Fixtures } from '@pramaan/documents/fixtures/fixture.ts';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { readForms } from '../read-forms.ts';
import { accountRoutes } from './account-routes.ts';
import { errorBody, LockerError } from './errors.ts';
import { fileRoutes } from './file-routes.ts';
import { consentRoutes } from './oauth/consent-routes.ts';
import { tokenRoutes } from './oauth/token-routes.ts';
import { pullRoutes } from './requester/pull-routes.ts';
import { shareBook } from './requester/shares.ts';
import { widgetRoutes } from './requester/widget-routes.ts';
import { lockerWorld } from './world.ts';

/** Plays DigiLocker: the requester widget, and the Authorized Partner API with its pages (standards §5). */
export function digilockerRoutes(
  app: FastifyInstance,
  world: FastifyInstance,
  book: PeopleBook,
  fixtures: Readonly<Record<string, Fixtures>>,
  settings: Settings,
): void {
  const locker = lockerWorld(book, fixtures, settings);
  const shares = shareBook();

  // Not in `world`: a fault ordered for every service must not strike it.
  app.delete('/digilocker/tokens', (_request, reply) => {
    locker.grants.endAccessTokens();
    return reply.code(204).send();
  });

  world.register(async (api) => {
    readForms(api);
    api.addHook('onRequest', async (_request, reply) => {
      if (!reply.sent) await sleep(settings.latencyMs);
    });
    api.setErrorHandler((error: FastifyError | LockerError, _request, reply) => {
      const status = error.statusCode ?? 500;
      const [code, description] =
        error instanceof LockerError
          ? [error.code, error.message]
          : status < 500
            ? ['invalid_request', error.message]
            : ['unexpected_error', 'Internal server error'];
      return reply.code(status).send(errorBody(code, description));
    });
    tokenRoutes(api, locker);
    fileRoutes(api, locker);
    accountRoutes(api, locker);
    pullRoutes(api, locker, shares);
  });

  world.register(async (pages) => {
    readForms(pages);
    consentRoutes(pages, locker);
    widgetRoutes(pages, locker, shares);
  });
}
