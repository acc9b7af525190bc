import type { addPasskey, listPasskeys } from '@pramaan/contract/calls/passkeys.ts';
import type { InputOf, ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Principal } from '../../http/context.ts';
import { endSessions } from '../../http/end-sessions.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { type Database, isTaken, type Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { FactorCheck } from './factor-check.ts';
import type { OwnFactor } from './own-factor.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

const most = 20;
type Answer = InputOf<typeof addPasskey>['body']['answer'];

interface Deps {
  db: Database;
  check: FactorCheck;
  own: OwnFactor;
  challenges: PasskeyChallenges;
  party: RelyingParty;
}

/** One's own passkeys: adding, naming, removing. */
export function ownPasskeys({ db, check, own, challenges, party }: Deps) {
  const list = (trx: Queryable, staff: string) =>
    trx.query<{
      id: string;
      name: string;
      credential: string;
      synced: boolean;
      created_at: Date;
      used_at: Date | null;
    }>(
      sql`select id, name, credential, synced, created_at, used_at from passkey where staff_id = ${staff} order by created_at, id`,
    );

  return {
    async list({ lender, id }: Principal): Promise<ResultOf<typeof listPasskeys>> {
      const rows = await db.tenant(lender, (trx) => list(trx, id));
      return rows.map(({ id: _id, name, synced, created_at, used_at }) => ({
        _id,
        name,
        synced,
        createdAt: created_at.toISOString(),
        usedAt: used_at?.toISOString() ?? null,
      }));
    },

    /** What the browser asks its authenticators for. Throws PASSKEY_MANY at twenty. */
    async begin(principal: Principal) {
      const { lender, id } = principal;
      await check.mustBeWhole(principal);
      const { known, login, name } = await db.tenant(lender, async (trx) => {
        const [row] = await trx.query<{ login: string; name: string }>(
          sql`select coalesce(user_name, name) as login, name from staff where id = ${id}`,
        );
        return { known: await list(trx, id), login: row?.login ?? '', name: row?.name ?? '' };
      });
      if (known.length >= most) throw new ApiError('PASSKEY_MANY');
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: party.name,
        rpID: party.id,
        userID: new TextEncoder().encode(id),
        userName: login,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: known.map(({ credential }) => ({ id: credential })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await challenges.give(options.challenge, 'add', id);
      return { ...options };
    },

    /** Keeps the new passkey; sessions elsewhere end with the first factor, and this one is good for all. Throws PASSKEY_WRONG. */
    async add(
      principal: Principal,
      name: string,
      answer: Answer,
      actor: Actor,
    ): Promise<{ recovery: string[] }> {
      const { lender, id, session } = principal;
      await check.mustBeWhole(principal);
      const { verifyRegistrationResponse } = await webauthn();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...answer, clientExtensionResults: {} } as RegistrationResponseJSON,
        expectedChallenge: (challenge) => challenges.take(challenge, 'add', id),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
      }).catch(() => {
        throw new ApiError('PASSKEY_WRONG');
      });
      if (!verified || !registrationInfo) throw new ApiError('PASSKEY_WRONG');
      const { credential, credentialBackedUp } = registrationInfo;
      return db
        .tenant(lender, async (trx) => {
          if ((await list(trx, id)).length >= most) throw new ApiError('PASSKEY_MANY');
          const first = !(await check.isOn(trx, id));
          await trx.query(sql`
            insert into passkey (id, lender_id, staff_id, name, credential, public_key, counter, transports, synced)
            values (${newId()}, ${lender}, ${id}, ${name}, ${credential.id}, ${Buffer.from(credential.publicKey)}, ${credential.counter},
              ${credential.transports ?? []}, ${credentialBackedUp})`);
          await audit(trx, lender, actor, 'passkey.added');
          if (!first) return { recovery: [] };
          await trx.query(sql`update session set own_only = false where id = ${session}`);
          await endSessions(trx, id, session);
          return { recovery: await own.newRecovery(trx, { lender, staff: id }) };
        })
        .catch((error: unknown) => {
          throw isTaken(error) ? new ApiError('PASSKEY_WRONG', 'This passkey is already registered.') : error;
        });
    },

    async rename({ lender, id }: Principal, passkey: string, name: string): Promise<void> {
      const rows = await db.tenant(lender, (trx) =>
        trx.query(
          sql`update passkey set name = ${name} where id = ${passkey} and staff_id = ${id} returning id`,
        ),
      );
      if (rows.length === 0) throw new ApiError('NOT_FOUND', 'You do not have this passkey.');
    },

    /** Throws FACTOR_REQUIRED for the last factor of somebody of whom the lender wants one. */
    async remove(principal: Principal, passkey: string, actor: Actor): Promise<void> {
      const { lender, id, role } = principal;
      await check.mustBeWhole(principal);
      await db.tenant(lender, async (trx) => {
        const gone = await trx.query(
          sql`delete from passkey where id = ${passkey} and staff_id = ${id} returning id`,
        );
        if (gone.length === 0) throw new ApiError('NOT_FOUND', 'You do not have this passkey.');
        const left = await check.isOn(trx, id);
        if (!left && (await check.isRequired(trx, role))) throw new ApiError('FACTOR_REQUIRED');
        if (!left) await trx.query(sql`delete from staff_recovery where staff_id = ${id}`);
        await audit(trx, lender, actor, 'passkey.removed');
      });
    },
  };
}
