import type { getDesk } from '@pramaan/contract/calls/desk.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { reachOf } from '@pramaan/contract/roles.ts';
import { closedStages } from '@pramaan/contract/stages.ts';
import type { Principal } from '../../http/context.ts';
import type { Queryable } from '../../platform/database.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { readAsks } from './ask-rows.ts';
import { decisionLine, readDecisions } from './decision-rows.ts';
import { lacksIn, openDesk } from './opened-desk.ts';
import { othersLooking } from './presence.ts';

export type DeskState = ResultOf<typeof getDesk>;

/** All that the desk shows of an application, in the caller's transaction. */
export async function readState(
  trx: Queryable,
  vault: LenderVault,
  principal: Principal,
  applicant: string,
  now: Date,
): Promise<DeskState> {
  const desk = await openDesk(trx, vault, applicant);
  const decisions = await readDecisions(trx, vault, applicant);
  const waits = decisions.find(({ state }) => state === 'waits');
  const open = !closedStages.includes(desk.stage);
  const decides = reachOf('decide', principal.role) !== undefined;
  return {
    version: desk.version,
    stage: desk.stage,
    dueAt: desk.dueAt?.toISOString() ?? null,
    assigned: desk.assignedTo ? { _id: desk.assignedTo, name: desk.assignedName } : null,
    amount: desk.amount,
    limit: desk.limit,
    lacks: lacksIn(desk),
    asks: await readAsks(trx, vault, applicant, 'en'),
    reviews: desk.reviews.map((one) => ({ ...one, at: one.at.toISOString() })),
    decisions: decisions.map((one) => decisionLine(one, principal.id, now)),
    looking: await othersLooking(trx, applicant, principal.id, now),
    may: {
      take: open && desk.assignedTo !== principal.staff && (desk.assignedTo === null || decides),
      assign: open && (decides || (desk.assignedTo !== null && desk.assignedTo === principal.staff)),
      decide: open && decides && desk.stage !== 'second-eye',
      confirm: decides && waits !== undefined && waits.made_by !== principal.staff,
      reveal: reachOf('reveal', principal.role) !== undefined,
    },
  };
}
