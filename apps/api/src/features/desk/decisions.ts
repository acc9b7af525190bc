import { Refusal } from '@pramaan/contract/errors.ts';
import {
  type DecisionKind,
  type DecisionReason,
  decisionReasons,
  nextStage,
  twoPeopleFor,
} from '@pramaan/contract/stages.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Changing } from './change-desk.ts';
import { aboutDecision, type Decision, readDecisions, undoTill } from './decision-rows.ts';
import { lacksIn, moveTo, type OpenedDesk } from './opened-desk.ts';

export interface Decided {
  kind: DecisionKind;
  reasons: DecisionReason[];
  conditions: string[];
  remarks?: string | undefined;
}

function requireWhole(desk: OpenedDesk): void {
  const needed = lacksIn(desk).filter((lack) => lack.needed);
  if (needed.length === 0) return;
  const names = needed.map(({ title }) => title).join(', ');
  throw new Refusal(
    'DATA_MISSING',
    `It cannot be approved yet. Still needed: ${names}. Ask for it, or accept what was given.`,
  );
}

const needsTwo = ({ amount, limit }: OpenedDesk, kind: DecisionKind) =>
  twoPeopleFor.includes(kind) && (amount ?? 0) > limit;

/** Decides an application. Above the lender's limit, four-eyes approval applies: the decision waits for a second person. */
export async function decide(
  { trx, vault, desk, now }: Changing,
  principal: Principal,
  { kind, reasons, conditions, remarks = '' }: Decided,
  actor: Actor,
): Promise<void> {
  if (reasons.some((reason) => decisionReasons[reason].for !== kind))
    throw new Refusal('BAD_REQUEST', `Choose reasons to ${kind} it.`, [
      { path: 'reasons', message: `Choose reasons to ${kind} it.` },
    ]);
  // What waits for a second person is theirs to confirm; it can only be called off.
  if (desk.stage === 'second-eye' && kind !== 'withdraw') throw new Refusal('NOT_IN_THIS_STAGE');
  if (!nextStage(desk.stage, kind)) throw new Refusal('NOT_IN_THIS_STAGE');
  if (kind === 'approve') requireWhole(desk);
  const before = desk.stage;
  const waits = needsTwo(desk, kind);
  await trx.query(
    sql`update decision set state = 'undone' where applicant_id = ${desk.applicant} and state = 'waits'`,
  );
  await moveTo(trx, desk, waits ? 'wait' : kind);
  const id = newId();
  const words = vault.sealJson({ conditions, remarks }, aboutDecision(id));
  await trx.query(sql`
    insert into decision (id, lender_id, applicant_id, kind, reasons, words, state, stage_before, made_by, made_at)
    values (${id}, ${principal.lender}, ${desk.applicant}, ${kind}, ${reasons}, ${words}, ${waits ? 'waits' : 'stands'}, ${before},
      ${principal.staff}, ${now})`);
  await audit(trx, principal.lender, actor, waits ? 'decision.waits' : 'decision.made', desk.applicant, {
    kind,
    reasons,
    conditions: conditions.length,
  });
}

async function named(changing: Changing, id: string): Promise<Decision> {
  const decisions = await readDecisions(changing.trx, changing.vault, changing.desk.applicant);
  const decision = decisions.find((one) => one.id === id);
  if (!decision) throw new Refusal('NOT_FOUND', 'This decision does not exist.');
  return decision;
}

/** The second person's word: confirmed it stands, declined the file goes back to review. */
export async function confirm(
  changing: Changing,
  principal: Principal,
  id: string,
  agree: boolean,
  actor: Actor,
): Promise<void> {
  const { trx, desk, now } = changing;
  const decision = await named(changing, id);
  if (decision.state !== 'waits') throw new Refusal('NOT_FOUND', 'This decision is not awaiting approval.');
  if (decision.made_by === principal.staff) throw new Refusal('SAME_PERSON');
  if (agree && decision.kind === 'approve') requireWhole(desk);
  await moveTo(trx, desk, agree ? decision.kind : 'send-back');
  await trx.query(sql`
    update decision set state = ${agree ? 'stands' : 'declined'}, second_by = ${principal.staff}, second_at = ${now} where id = ${id}`);
  await audit(
    trx,
    principal.lender,
    actor,
    agree ? 'decision.confirmed' : 'decision.declined',
    desk.applicant,
    { kind: decision.kind },
  );
}

/** Takes back what one did oneself a moment ago: a decision, or its confirmation. */
export async function undo(
  changing: Changing,
  principal: Principal,
  id: string,
  actor: Actor,
): Promise<void> {
  const { trx, desk, now } = changing;
  const decision = await named(changing, id);
  const [latest] = await readDecisions(trx, changing.vault, desk.applicant);
  if (latest?.id !== id || !undoTill(decision, principal.id, now)) throw new Refusal('TOO_LATE');
  const confirmed = decision.second_by !== null;
  const stage = confirmed ? 'second-eye' : decision.stage_before;
  await trx.query(
    confirmed
      ? sql`update decision set state = 'waits', second_by = null, second_at = null where id = ${id}`
      : sql`update decision set state = 'undone' where id = ${id}`,
  );
  await trx.query(sql`update applicant set stage = ${stage} where id = ${desk.applicant}`);
  await audit(trx, principal.lender, actor, 'decision.undone', desk.applicant, { kind: decision.kind });
}
