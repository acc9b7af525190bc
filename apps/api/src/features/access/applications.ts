import type { listApplications } from '@pramaan/contract/calls/applications.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import {
  everythingOf,
  mayStartAnother,
  newestOf,
  type PersonsApplication,
} from '../../case-file/applications.ts';
import type { Profile } from '../../case-file/case-file.ts';
import { createApplicant } from '../../case-file/create.ts';
import { readLanguage, storeLanguage } from '../../case-file/language.ts';
import { readProfile } from '../../case-file/profile.ts';
import { isSettled, stageFor, toldStatus } from '../../case-file/told-status.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';

type Listed = ResultOf<typeof listApplications>;

/** Whether a caller who may see one application of a person may see another of theirs. */
function seenBy({ role, staff }: Principal, { assigned_to, referred_by }: PersonsApplication): boolean {
  const scope = accessScopeOf('see', role);
  if (scope === 'assigned') return assigned_to === null || assigned_to === staff;
  return scope !== 'referred' || referred_by === staff;
}

/** The applications of a person at one lender, one after the other (decision 0114), and those of others that they join. */
export function personsApplications({
  db,
  vault: hashes,
  clock,
}: {
  db: Database;
  vault: Vault;
  clock: Clock;
}) {
  return {
    async list(principal: Principal, applicant: string): Promise<Listed> {
      const vault = await hashes.of(principal.lender, db);
      const found = await db.tenant(principal.lender, (trx) => everythingOf(trx, applicant));
      const now = clock.now();
      const isPerson = principal.applicant !== null;
      // What became of an application that another agent brought is not this agent's to know.
      const told =
        accessScopeOf('see', principal.role) === 'referred'
          ? found.filter((one) => seenBy(principal, one))
          : found;
      return {
        applications: told.map((one) => ({
          _id: one.id,
          reference: one.reference,
          product: vault.openJson<Profile>(one.profile, `profile ${one.id}`).product?.name ?? null,
          joinsAs: one.joins_as,
          status: toldStatus(stageFor(one.stage, one.joined_stage), one.decided, now),
          stage: isPerson ? null : one.stage,
          startedAt: one.created_at.toISOString(),
          decidedAt:
            one.decided && (!isPerson || isSettled(one.decided, now)) ? one.decided.toISOString() : null,
          handedOver: one.handed_over,
          carriedOver: one.carried,
          isThis: one.id === applicant,
          mayOpen: seenBy(principal, one),
        })),
        mayStart: mayStartAnother(found, now),
      };
    },

    /** Throws APPLICATION_OPEN while the newest one is not finished. */
    async start({ lender }: Principal, applicant: string, actor: Actor) {
      const vault = await hashes.of(lender, db);
      return db.tenant(lender, async (trx) => {
        const found = await everythingOf(trx, applicant);
        const last = newestOf(found);
        const profile = last && (await readProfile(trx, vault, last.id));
        if (!profile || !mayStartAnother(found, clock.now())) throw new ApiError('APPLICATION_OPEN');
        const made = await createApplicant(trx, vault, hashes, {
          ...{ lender, mobile: profile.mobileNo, name: profile.name, email: profile.email },
          segment: profile.segment,
          follows: last.id,
        });
        const by = { ...actor, id: made._id };
        await audit(trx, lender, by, 'registered', made._id, { follows: last.id });
        await storeLanguage(trx, lender, made._id, await readLanguage(trx, last.id), by);
        return { _id: made._id, reference: made.profile.reference };
      });
    },

    /** The id of another application of the same person. Throws NOT_FOUND. */
    async other({ lender }: Principal, applicant: string, wanted: string): Promise<string> {
      const found = await db.tenant(lender, (trx) => everythingOf(trx, applicant));
      if (!found.some(({ id }) => id === wanted))
        throw new ApiError('NOT_FOUND', 'You have no such application here.');
      return wanted;
    },
  };
}
