import type { logInByPasskey as call } from '@pramaan/contract/calls/passkeys.ts';
import type { InputOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import type { StaffRow } from './staff.ts';
import { webauthn } from './webauthn.ts';

interface Found extends Omit<StaffRow, 'id'> {
  id: string;
  staff_id: string;
  public_key: Uint8Array;
  counter: number;
}

/** Coming in by a passkey, which the authenticator has unlocked by finger, face or PIN. */
export function passkeyLogin({
  db,
  challenges,
  party,
}: {
  db: Database;
  challenges: PasskeyChallenges;
  party: RelyingParty;
}) {
  return {
    async begin() {
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
      await challenges.give(options.challenge, 'enter', null);
      return { ...options };
    },

    /**
     * Whose passkey it is. Throws PASSKEY_WRONG for an unknown one, a signature that does not hold, a challenge that was
     * used, and a counter that has gone back: then somebody has a copy.
     */
    async check({ answer }: InputOf<typeof call>['body']): Promise<StaffRow> {
      const [found] = await db.query<Found>(sql`select * from find_passkey(${answer.id})`);
      if (!found) throw new ApiError('PASSKEY_WRONG');
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => challenges.take(challenge, 'enter', null),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: {
          id: answer.id,
          publicKey: Uint8Array.from(found.public_key),
          counter: found.counter,
        },
      }).catch(() => {
        throw new ApiError('PASSKEY_WRONG');
      });
      const handle = Buffer.from(answer.response.userHandle ?? '', 'base64url').toString();
      if (!verified || (handle !== '' && handle !== found.staff_id)) throw new ApiError('PASSKEY_WRONG');
      // Of two uses at once with one count, one is a copy's.
      const used = await db.tenant(found.lender_id, (trx) =>
        trx.query(sql`
          update passkey set counter = ${authenticationInfo.newCounter}, used_at = now(), synced = ${authenticationInfo.credentialBackedUp}
          where id = ${found.id} and counter = ${found.counter} returning id`),
      );
      if (used.length === 0) throw new ApiError('PASSKEY_WRONG');
      return { ...found, id: found.staff_id };
    },
  };
}
