import * as calls from '@pramaan/contract/calls/passkeys.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { mayLogIn } from '@pramaan/contract/roles.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { allowTry } from '../../platform/attempts.ts';
import type { FactorCheck } from './factor-check.ts';
import type { OwnFactor } from './own-factor.ts';
import { ownPasskeys } from './own-passkeys.ts';
import { passkeyChallenges } from './passkey-challenges.ts';
import { passkeyLogin } from './passkey-login.ts';
import { relyingParty } from './relying-party.ts';
import type { staffAccess } from './staff.ts';

const hour = 60 * 60_000;
const triesPerAddress = 240;

/** Passkeys (product §4: staff may add one): one's own, and the login by them. */
export function passkeyRoutes(
  http: Http,
  check: FactorCheck,
  own: OwnFactor,
  staff: ReturnType<typeof staffAccess>,
): void {
  const { db, vault, config } = http;
  const shared = { db, challenges: passkeyChallenges(db), party: relyingParty(config.publicUrl) };
  const passkeys = ownPasskeys({ ...shared, check, own });
  const login = passkeyLogin(shared);
  const count = async (ip: string) => {
    if (!(await allowTry(db, vault.lookup('passkey from', ip), triesPerAddress, hour)))
      throw new ApiError('TOO_MANY');
  };

  serve(http, calls.listPasskeys, async (_, context) => ({ result: await passkeys.list(who(context)) }));
  serve(http, calls.beginPasskey, async ({ body }, context) => {
    await staff.checkPassword(who(context), body.password);
    return { result: { options: await passkeys.begin(who(context)) } };
  });
  serve(http, calls.addPasskey, async ({ body }, context) => ({
    result: await passkeys.add(who(context), body.name, body.answer, context.actor),
    message: 'Your passkey is saved.',
  }));
  serve(http, calls.renamePasskey, async ({ params, body }, context) => {
    await passkeys.rename(who(context), params.passkey, body.name);
    return { result: {}, message: 'Saved.' };
  });
  serve(http, calls.removePasskey, async ({ params, body }, context) => {
    await staff.checkPassword(who(context), body.password);
    await passkeys.remove(who(context), params.passkey, context.actor);
    return { result: {}, message: 'The passkey is removed.' };
  });

  serve(http, calls.beginPasskeyLogin, async (_, { actor }) => {
    await count(actor.ip);
    return { result: { options: await login.begin() } };
  });
  serve(http, calls.logInByPasskey, async ({ body }, { actor, reply }) => {
    await count(actor.ip);
    const row = await login.check(body);
    if (!mayLogIn('team', row.role, row.status)) throw new ApiError('LOGIN_DISABLED');
    return { result: await staff.enterByPasskey(row, actor, reply) };
  });
}
