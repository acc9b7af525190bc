import { usualDueHours } from '@pramaan/contract/stages.ts';
import { usualWorkingLists, type WorkingLists } from '@pramaan/contract/working-lists.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import { addWorkingMinutes, workingMinutesBetween } from './working-time.ts';

/** How a lender's lists work, and the working hours until a case is due. */
export async function readWorkingLists(
  trx: Queryable,
  lender: string,
): Promise<{ lists: WorkingLists; dueHours: number }> {
  const [row] = await trx.query<{ work: Partial<WorkingLists> | null; hours: number | null }>(sql`
    select settings->'work' as work, (settings->>'dueHours')::integer as hours from lender where id = ${lender}`);
  return { lists: { ...usualWorkingLists, ...row?.work }, dueHours: row?.hours ?? usualDueHours };
}

/** When a case that is complete now is due. */
export async function dueFromNow(trx: Queryable, lender: string, now = new Date()): Promise<Date> {
  const { lists, dueHours } = await readWorkingLists(trx, lender);
  return addWorkingMinutes(lists, now, dueHours * 60);
}

/** Stops a case's due time while the applicant is waited for, and keeps what is left of it. */
export async function pauseDue(trx: Queryable, lender: string, applicant: string, now: Date): Promise<void> {
  const [row] = await trx.query<{ due_at: Date }>(
    sql`select due_at /* never null: due_at */ from applicant where id = ${applicant} and due_at is not null and due_left is null`,
  );
  if (!row) return;
  const { lists } = await readWorkingLists(trx, lender);
  const left = workingMinutesBetween(lists, now, row.due_at);
  await trx.query(sql`update applicant set due_at = null, due_left = ${left} where id = ${applicant}`);
}

/** Lets a stopped due time run on, once no information request is open. */
export async function resumeDue(trx: Queryable, lender: string, applicant: string, now: Date): Promise<void> {
  const [row] = await trx.query<{ due_left: number }>(sql`
    select due_left /* never null: due_left */ from applicant a where a.id = ${applicant} and a.due_left is not null and not exists
      (select from information_request r where r.lender_id = a.lender_id and r.applicant_id = a.id and r.answered_at is null
        and r.withdrawn_at is null)`);
  if (!row) return;
  const { lists } = await readWorkingLists(trx, lender);
  const due = addWorkingMinutes(lists, now, row.due_left);
  await trx.query(sql`update applicant set due_at = ${due}, due_left = null where id = ${applicant}`);
}
