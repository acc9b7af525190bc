import * as calls from '@pramaan/contract/calls/second-factor.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { OwnFactor } from './own-factor.ts';
import type { staffAccess } from './staff.ts';

/** One's own second factor (product §4: staff may add TOTP). */
export function factorRoutes(http: Http, own: OwnFactor, staff: ReturnType<typeof staffAccess>): void {
  serve(http, calls.getSecondFactor, async (_, context) => ({ result: await own.state(who(context)) }));
  serve(http, calls.beginFactor, async ({ body }, context) => {
    await staff.checkPassword(who(context), body.password);
    return { result: await own.begin(who(context)) };
  });
  serve(http, calls.confirmFactor, async ({ body }, context) => ({
    result: await own.confirm(who(context), body.code, context.actor),
    message: 'Your second factor is on. Keep the recovery codes in a safe place.',
  }));
  serve(http, calls.renewRecovery, async ({ body }, context) => ({
    result: await own.renew(who(context), body.code, context.actor),
    message: 'Keep the new codes. The earlier ones no longer work.',
  }));
  serve(http, calls.removeFactor, async ({ body }, context) => {
    await staff.checkPassword(who(context), body.password);
    await own.remove(who(context), body.code, context.actor);
    return { result: {}, message: 'Your second factor is off. You log in with your password alone.' };
  });
}
