import type { listApiKeys } from '@pramaan/contract/calls/integrations.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Http, Principal } from '../../http/context.ts';
import { keyPrefix } from '../../http/credentials.ts';
import { hashSecret } from '../../http/tokens.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';

type KeyLine = ResultOf<typeof listApiKeys>[number];

interface Row {
  id: string;
  name: string;
  shown: string;
  scopes: string[];
  created_at: Date;
  used_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
}

interface Wanted {
  name: string;
  scopes: readonly string[];
  days?: number | undefined;
}

const day = 24 * 60 * 60_000;

/** The keys of a lender's programs (role 6): kept as hashes, shown whole once. */
export function apiKeys({ db, clock }: Http) {
  const stateOf = ({ revoked_at, expires_at }: Row): KeyLine['state'] => {
    if (revoked_at) return 'revoked';
    return expires_at && expires_at <= clock.now() ? 'expired' : 'active';
  };
  const lineOf = (row: Row): KeyLine => ({
    _id: row.id,
    name: row.name,
    shown: row.shown,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    state: stateOf(row),
  });

  return {
    async list({ lender }: Principal): Promise<KeyLine[]> {
      const rows = await db.tenant(lender, (trx) =>
        trx.query<Row>(sql`select * from api_key order by revoked_at is not null, created_at desc, id desc`),
      );
      return rows.map(lineOf);
    },

    async make({ lender, id: by }: Principal, { name, scopes, days }: Wanted, actor: Actor) {
      const [id, key] = [newId(), `${keyPrefix}${newSecret()}`];
      const expires = days ? new Date(clock.now().valueOf() + days * day) : null;
      const [row] = await db.tenant(lender, async (trx) => {
        await audit(trx, lender, actor, 'api-key.created', null, { key: id, scopes: scopes.join(' ') });
        return trx.query<Row>(sql`
          insert into api_key (id, lender_id, name, key_hash, shown, scopes, created_by, expires_at)
          values (${id}, ${lender}, ${name}, ${hashSecret(key)}, ${key.slice(0, 8)}, ${[...scopes]}, ${by}, ${expires})
          returning *`);
      });
      if (!row) throw new Error('The key was not kept.');
      return { key, made: lineOf(row) };
    },

    /** Throws NOT_FOUND for a key that is not there or was revoked before. */
    async revoke({ lender }: Principal, id: string, actor: Actor): Promise<void> {
      await db.tenant(lender, async (trx) => {
        const gone = await trx.query(
          sql`update api_key set revoked_at = now() where id = ${id} and revoked_at is null returning id`,
        );
        if (gone.length === 0)
          throw new ApiError('NOT_FOUND', 'This API key does not exist. Reload the page.');
        await audit(trx, lender, actor, 'api-key.revoked', null, { key: id });
      });
    },
  };
}
