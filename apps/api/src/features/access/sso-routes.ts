import * as calls from '@pramaan/contract/calls/sso.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { allowTry } from '../../platform/attempts.ts';
import { siteLender } from './site-lender.ts';
import { ssoProvider } from './sso-provider.ts';
import { ssoSessions } from './sso-sessions.ts';
import type { staffAccess } from './staff.ts';

const hour = 60 * 60_000;
const triesPerAddress = 120;

/** Logging in through the lender's own OpenID provider, which then answers for the second factor. */
export function ssoRoutes(http: Http, staff: ReturnType<typeof staffAccess>): void {
  const { db, vault, config } = http;
  const providers = ssoProvider(http);
  const signIns = ssoSessions(http, providers);
  const count = async (ip: string) => {
    if (!(await allowTry(db, vault.lookup('sso from', ip), triesPerAddress, hour)))
      throw new ApiError('TOO_MANY');
  };

  serve(http, calls.getSsoOffer, async () => {
    const client = await providers.clientOf(await siteLender(db, config.lender));
    return { result: { on: client !== null, title: client?.title ?? '' } };
  });
  serve(http, calls.beginSso, async (_, { actor, reply }) => {
    await count(actor.ip);
    return { result: await signIns.begin(await siteLender(db, config.lender), reply) };
  });
  serve(http, calls.finishSso, async ({ body }, { actor, request, reply }) => {
    await count(actor.ip);
    const row = await signIns.finish(body.state, body.code, request, reply);
    return { result: await staff.enterBySso(row, actor, reply) };
  });
  serve(http, calls.getSso, async (_, context) => ({ result: await providers.show(who(context)) }));
  serve(http, calls.putSso, async ({ body }, context) => ({
    result: await providers.put(who(context), body, context.actor),
    message: 'Saved. Your team can log in with it now.',
  }));
  serve(http, calls.removeSso, async (_, context) => {
    await providers.remove(who(context), context.actor);
    return { result: {}, message: 'The provider is removed.' };
  });
}
