import { ApiError } from '@pramaan/contract/errors.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

const about = (id: string) => `legal hold ${id}`;

/** The hold that stands on an application, with its reason and who set it; null without one. */
export async function readHold(trx: Queryable, vault: LenderVault, main: string) {
  const [row] = await trx.query<{ id: string; reason: Uint8Array; by: string | null; set_at: Date }>(sql`
    select h.id, h.reason, s.name as by, h.set_at from legal_hold h left join staff s on s.lender_id = h.lender_id and s.id = h.set_by
    where h.applicant_id = ${main} and h.lifted_at is null`);
  return (
    row && {
      reason: vault.open(row.reason, about(row.id)).toString(),
      by: row.by ?? '',
      at: row.set_at.toISOString(),
    }
  );
}

/** Sets a hold, in place of the one that stands. */
export async function setHold(
  trx: Queryable,
  vault: LenderVault,
  { lender, staff }: Principal,
  main: string,
  reason: string,
  actor: Actor,
): Promise<void> {
  const id = newId();
  await trx.query(sql`
    update legal_hold set lifted_at = now(), lifted_by = ${staff} where applicant_id = ${main} and lifted_at is null`);
  await trx.query(sql`
    insert into legal_hold (id, lender_id, applicant_id, reason, set_by) values (${id}, ${lender}, ${main}, ${vault.seal(reason, about(id))}, ${staff})`);
  await audit(trx, lender, actor, 'hold.set', main);
}

/** Throws NOT_FOUND where none stands. */
export async function liftHold(
  trx: Queryable,
  { lender, staff }: Principal,
  main: string,
  actor: Actor,
): Promise<void> {
  const [row] = await trx.query(sql`
    update legal_hold set lifted_at = now(), lifted_by = ${staff} where applicant_id = ${main} and lifted_at is null returning id`);
  if (!row) throw new ApiError('NOT_FOUND', 'This application is not under a legal hold.');
  await audit(trx, lender, actor, 'hold.lifted', main);
}

/** The day on which a granted loan was over (YYYY-MM-DD), or blank while it runs. */
export async function noteLoanEnd(
  trx: Queryable,
  lender: string,
  main: string,
  { on, today }: { on: string; today: string },
  actor: Actor,
): Promise<void> {
  const wrong = (message: string) => new ApiError('BAD_REQUEST', message, [{ path: 'on', message }]);
  const at = new Date(`${on}T00:00:00Z`);
  if (on !== '' && (Number.isNaN(at.valueOf()) || at.toISOString().slice(0, 10) !== on))
    throw wrong('Write the day as year, month, day: 2026-03-31.');
  if (on > today) throw wrong('The loan ends on a day that has been. Enter it then.');
  const [row] = await trx.query(sql`
    update applicant set loan_ended_on = ${on === '' ? null : on}::date where id = ${main} and stage = 'approved' returning id`);
  if (!row) throw new ApiError('NOT_IN_THIS_STAGE', 'Only a granted loan can end.');
  await audit(trx, lender, actor, 'loan.ended', main, { on });
}
