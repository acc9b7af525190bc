import type { listOffers } from '@pramaan/contract/calls/offers.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type Approval, standingApproval } from '../../case-file/approval.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Offering } from './offering.ts';

type ShownCondition = ResultOf<typeof listOffers>['conditions'][number];

/** The conditions of an approval in their order, each with who marked it as met, and when. */
export async function readConditions(
  trx: Queryable,
  { decision, conditions }: Pick<Approval, 'decision' | 'conditions'>,
): Promise<ShownCondition[]> {
  const met = await trx.query<{ place: number; met_at: Date; name: string }>(sql`
    select c.place, c.met_at, s.name from condition_met c join staff s on s.lender_id = c.lender_id and s.id = c.met_by
    where c.decision_id = ${decision}`);
  return conditions.map((condition, place) => {
    const row = met.find((one) => one.place === place);
    return { place, ...condition, metBy: row?.name ?? '', metAt: row?.met_at.toISOString() ?? null };
  });
}

/** What waits for conditions: the agreement for those before signing, the hand-over for all. */
const waiting = {
  agreement: { stages: ['signing'], next: 'make the agreement' },
  'hand-over': { stages: ['signing', 'payout'], next: 'hand the loan over' },
} as const;

/** Throws CONDITIONS_OPEN, naming the first condition of the standing approval that must be met before `step` and is not. */
export async function requireConditions(
  { trx, vault, applicant }: Pick<Offering, 'trx' | 'vault' | 'applicant'>,
  step: keyof typeof waiting,
): Promise<void> {
  const { stages, next } = waiting[step];
  const approval = await standingApproval(trx, vault, applicant);
  const open =
    approval &&
    (await readConditions(trx, approval)).find(
      ({ neededFor, metAt }) => metAt === null && stages.some((one) => one === neededFor),
    );
  if (open)
    throw new ApiError(
      'CONDITIONS_OPEN',
      `A condition of the approval is not met yet: “${open.text}”. Mark it as met, then ${next}.`,
    );
}

/** Marks a condition of the standing approval as met, or as not met again. Throws NOT_FOUND, CONFLICT. */
export async function setCondition(
  { trx, vault, lender, applicant, now }: Offering,
  place: number,
  met: boolean,
  staff: string,
  actor: Actor,
): Promise<void> {
  await trx.query(sql`select id from applicant where id = ${applicant} for update`);
  const approval = await standingApproval(trx, vault, applicant);
  if (!approval || place >= approval.conditions.length)
    throw new ApiError('NOT_FOUND', 'The standing approval has no such condition. Reload the page.');
  const [gone] = await trx.query(sql`
    select h.id from loan_hand_over h join loan_offer o on o.lender_id = h.lender_id and o.id = h.offer_id
    where o.decision_id = ${approval.decision}`);
  if (gone) throw new ApiError('CONFLICT', 'The loan was handed over, so its conditions cannot change.');
  if (!met && approval.conditions[place]?.neededFor === 'signing') {
    const [made] = await trx.query(sql`
      select g.id from agreement g join loan_offer o on o.lender_id = g.lender_id and o.id = g.offer_id
      where o.decision_id = ${approval.decision}`);
    if (made)
      throw new ApiError(
        'CONFLICT',
        'The agreement was made, so a condition before signing stays met. An unsigned agreement can be removed first.',
      );
  }
  const changed = met
    ? await trx.query(sql`
        insert into condition_met (lender_id, id, applicant_id, decision_id, place, met_by, met_at)
        values (${lender}, ${newId()}, ${applicant}, ${approval.decision}, ${place}, ${staff}, ${now})
        on conflict (lender_id, decision_id, place) do nothing returning id`)
    : await trx.query(sql`
        delete from condition_met where decision_id = ${approval.decision} and place = ${place} returning id`);
  if (changed.length > 0)
    await audit(trx, lender, actor, met ? 'condition.met' : 'condition.reopened', applicant, { place });
}
