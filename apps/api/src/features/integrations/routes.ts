import * as calls from '@pramaan/contract/calls/integrations.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { apiKeys } from './api-keys.ts';
import { deliveryLog } from './deliveries.ts';
import { webhooks } from './webhooks.ts';

/** What a lender's own programs need: keys to come in by, and addresses that are told what happens (product §3). */
export function integrationsRoutes(http: Http): void {
  const keys = apiKeys(http);
  const hooks = webhooks(http);
  const log = deliveryLog(http);

  serve(http, calls.listApiKeys, async (_, context) => ({ result: await keys.list(who(context)) }));
  serve(http, calls.createApiKey, async ({ body }, context) => ({
    result: await keys.make(who(context), body, context.actor),
    message: 'Copy the key now: it is not shown again.',
  }));
  serve(http, calls.revokeApiKey, async ({ params }, context) => {
    await keys.revoke(who(context), params.key, context.actor);
    return { result: {}, message: 'The key is revoked and no longer works.' };
  });

  serve(http, calls.listWebhooks, async (_, context) => ({ result: await hooks.list(who(context)) }));
  serve(http, calls.addWebhook, async ({ body }, context) => ({
    result: await hooks.add(who(context), body.url, body.events, context.actor),
    message: 'Copy the secret now: it is not shown again.',
  }));
  serve(http, calls.changeWebhook, async ({ params, body }, context) => ({
    result: await hooks.change(who(context), params.hook, body, context.actor),
    message: 'Saved.',
  }));
  serve(http, calls.removeWebhook, async ({ params }, context) => {
    await hooks.remove(who(context), params.hook, context.actor);
    return { result: {}, message: 'The webhook is removed.' };
  });
  serve(http, calls.listDeliveries, async ({ params, query }, context) => ({
    result: await log.list(who(context), params.hook, query.after ?? ''),
  }));
  serve(http, calls.resendDelivery, async ({ params }, context) => {
    await log.again(who(context), params.hook, params.delivery, context.actor);
    return { result: {}, message: 'It is being sent again.' };
  });
  serve(http, calls.pingWebhook, async ({ params }, context) => {
    await log.ping(who(context), params.hook);
    return { result: {}, message: 'A ping is on its way.' };
  });
}
