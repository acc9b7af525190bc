import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { setuRoutes } from '../setu/routes.ts';
import { aggregatorAppRoutes } from './app/routes.ts';
import { aggregatorControlRoutes } from './control-routes.ts';
import { notifyConsent } from './rebit/notify.ts';
import { rebitRoutes } from './rebit/routes.ts';
import { aggregatorWorld } from './world.ts';

/** Plays an account aggregator with its banks: ReBIT's raw endpoints, Setu's dialect, and the app (standards §7). */
export function accountAggregatorRoutes(
  app: FastifyInstance,
  world: FastifyInstance,
  people: PeopleBook,
  settings: Settings,
): void {
  const aggregator = aggregatorWorld(people, settings);
  aggregator.book.onChange((consent) => notifyConsent(consent, aggregator.office));
  // Not in `world`: a fault ordered for every service must not strike the controls.
  aggregatorControlRoutes(app, aggregator);
  world.register(async (aa) => rebitRoutes(aa, aggregator));
  world.register(async (setu) => setuRoutes(setu, aggregator));
  world.register(async (pages) => aggregatorAppRoutes(pages, aggregator));
}
