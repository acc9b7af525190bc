import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { accessScopeOf, enabled, type Role } from '@pramaan/contract/roles.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import type { Changing } from './change-review.ts';

/** Hands the file to `to` (null: to nobody). Whoever only reviews takes what nobody has, and hands on or gives back their own. */
export async function assign(
  { trx, review }: Changing,
  principal: Principal,
  to: string | null,
  actor: Actor,
): Promise<void> {
  if (closedStages.includes(review.stage)) throw new ApiError('NOT_IN_THIS_STAGE');
  const free = accessScopeOf('review', principal.role) === 'lender';
  const taking = to === principal.staff && review.assignedTo === null;
  const own = review.assignedTo !== null && review.assignedTo === principal.staff;
  if (!free && !taking && !own)
    throw new ApiError('FORBIDDEN', 'You can take an unassigned case, and reassign or release your own.');
  if (to !== null) {
    const [row] = await trx.query<{ role: Role; status: number }>(
      sql`select role, status from staff where id = ${to}`,
    );
    const able = row && accessScopeOf('review', row.role) && (row.role === 1 || row.status === enabled);
    if (!able)
      throw new ApiError('BAD_REQUEST', 'Choose a team member who can review.', [
        { path: 'to', message: 'Choose a team member who can review.' },
      ]);
  }
  await trx.query(sql`update applicant set assigned_to = ${to} where id = ${review.applicant}`);
  await audit(trx, principal.lender, actor, 'review.assigned', review.applicant, { to });
}

/**
 * Transfers an application to another agent, or to nobody: from then on the other sees it, and it counts as theirs. Throws
 * NOT_IN_THIS_STAGE once it is decided, as figures by agent are then settled.
 */
export async function assignAgent(
  { trx, review }: Changing,
  { lender }: Principal,
  to: string | null,
  actor: Actor,
): Promise<void> {
  if (closedStages.includes(review.stage)) throw new ApiError('NOT_IN_THIS_STAGE');
  const from = review.agent?._id ?? null;
  if (from === to) return;
  if (to !== null) {
    const [row] = await trx.query<{ role: Role; status: number }>(
      sql`select role, status from staff where id = ${to}`,
    );
    const able = row && accessScopeOf('start', row.role) && (row.role === 1 || row.status === enabled);
    const message = 'Choose an agent of your team who can log in.';
    if (!able) throw new ApiError('BAD_REQUEST', message, [{ path: 'to', message }]);
  }
  await trx.query(sql`update applicant set referred_by = ${to} where id = ${review.applicant}`);
  await audit(trx, lender, actor, 'application.transferred', review.applicant, { from, to });
}
