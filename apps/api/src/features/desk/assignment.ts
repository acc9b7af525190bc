import { Refusal } from '@pramaan/contract/errors.ts';
import { enabled, type Role, reachOf } from '@pramaan/contract/roles.ts';
import { closedStages } from '@pramaan/contract/stages.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import type { Changing } from './change-desk.ts';

/** Hands the file to `to` (null: to nobody). Whoever only reviews takes what nobody has, and hands on or gives back their own. */
export async function assign(
  { trx, desk }: Changing,
  principal: Principal,
  to: string | null,
  actor: Actor,
): Promise<void> {
  if (closedStages.includes(desk.stage)) throw new Refusal('NOT_IN_THIS_STAGE');
  const free = reachOf('review', principal.role) === 'lender';
  const taking = to === principal.staff && desk.assignedTo === null;
  const own = desk.assignedTo !== null && desk.assignedTo === principal.staff;
  if (!free && !taking && !own)
    throw new Refusal('FORBIDDEN', 'You can take an unassigned case, and reassign or release your own.');
  if (to !== null) {
    const [row] = await trx.query<{ role: Role; status: number }>(
      sql`select role, status from staff where id = ${to}`,
    );
    const able = row && reachOf('review', row.role) && (row.role === 1 || row.status === enabled);
    if (!able)
      throw new Refusal('BAD_REQUEST', 'Choose a team member who can review.', [
        { path: 'to', message: 'Choose a team member who can review.' },
      ]);
  }
  await trx.query(sql`update applicant set assigned_to = ${to} where id = ${desk.applicant}`);
  await audit(trx, principal.lender, actor, 'desk.assigned', desk.applicant, { to });
}
