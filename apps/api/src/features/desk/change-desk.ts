import { Refusal } from '@pramaan/contract/errors.ts';
import type { Principal } from '../../http/context.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type DeskState, readState } from './desk-state.ts';
import { type OpenedDesk, openDesk } from './opened-desk.ts';

/** What a change works with: its transaction, the application as it stands, and the time. */
export interface Changing {
  trx: Queryable;
  vault: LenderVault;
  desk: OpenedDesk;
  now: Date;
}

/**
 * Changes an application over the version last read, all in one transaction; a newer one is a CONFLICT and nothing
 * changes. Answers how it stands then. `version` is null for what does not depend on what was read.
 */
export function changeDesk({ db, vault: hashes, clock }: DeskDeps) {
  return async (
    principal: Principal,
    applicant: string,
    version: number | null,
    work: (changing: Changing) => Promise<void>,
  ): Promise<DeskState> => {
    const vault = await hashes.of(principal.lender, db);
    const now = clock.now();
    return db.tenant(principal.lender, async (trx) => {
      const desk = await openDesk(trx, vault, applicant);
      if (version !== null && version !== desk.version) throw new Refusal('CONFLICT');
      await work({ trx, vault, desk, now });
      await trx.query(
        sql`update applicant set desk_version = desk_version + 1, updated_at = now() where id = ${applicant}`,
      );
      return readState(trx, vault, principal, applicant, now);
    });
  };
}

export type ChangeDesk = ReturnType<typeof changeDesk>;
