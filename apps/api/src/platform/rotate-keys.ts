import { audit, system } from './audit.ts';
import type { Database } from './database.ts';
import { sql } from './sql.ts';
import type { Vault } from './vault.ts';

interface Row {
  data_key: Uint8Array;
  data_key_wrapped_by: string;
}

export interface Rotated {
  lender: string;
  /** Ids of the wrapping keys; null: it was wrapped by the configured key already. */
  from: string | null;
  to: string;
}

/**
 * Wraps every lender's data key by the key that is configured now, each in a transaction of its own; what the data keys
 * sealed stays as it is. Can be broken off and run again. Throws, having changed nothing more, when a key is wrapped by
 * one that is not configured.
 *
 * @param owner the database as its owner: the app's role cannot change a lender's key
 */
export async function rotateKeys(owner: Database, vault: Vault): Promise<Rotated[]> {
  const lenders = await owner.query<{ id: string; code: string }>(
    sql`select id, code from lender order by code`,
  );
  const rotated: Rotated[] = [];
  for (const { id, code } of lenders)
    rotated.push(
      await owner.tenant(id, async (trx) => {
        const [row] = await trx.query<Row>(
          sql`select data_key, data_key_wrapped_by from lender where id = ${id} for update`,
        );
        if (!row) throw new Error('The lender is gone.');
        const from = row.data_key_wrapped_by;
        const again = vault.rewrap({ wrapped: row.data_key, wrappedBy: from });
        if (!again) return { lender: code, from: null, to: from };
        await trx.query(
          sql`update lender set data_key = ${again.wrapped}, data_key_wrapped_by = ${again.wrappedBy} where id = ${id}`,
        );
        await audit(trx, id, system, 'data-key.rewrapped', null, { from, to: again.wrappedBy });
        return { lender: code, from, to: again.wrappedBy };
      }),
    );
  return rotated;
}
