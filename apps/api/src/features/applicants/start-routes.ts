import * as calls from '@pramaan/contract/calls/start-application.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { applyLinks } from './apply-links.ts';
import { startedApplications } from './start.ts';

/** Staff start applications and invite people by their own link (product §4, role 5). */
export function startRoutes(http: Http, outbox: Outbox): void {
  const links = applyLinks(http);
  const started = startedApplications(http, outbox);

  serve(http, calls.startApplication, async ({ body }, context) => {
    const result = await started.one(who(context), body, context.actor);
    return { result, message: `The link was sent to ${result.sentTo}.` };
  });
  serve(http, calls.startApplications, async ({ body }, context) => ({
    result: await started.many(who(context), body, context.actor),
  }));
  serve(http, calls.createApplyLink, async ({ body }, context) => ({
    result: await links.create(who(context), body, context.actor),
  }));
  serve(http, calls.openApplyLink, async ({ body }, { actor }) => ({
    result: await links.open(body.code, body.product, actor.ip),
  }));
}
