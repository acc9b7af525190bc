import { Refusal } from '@pramaan/contract/errors.ts';
import { closedStages, type DocumentReason, documentReasons, nextStage } from '@pramaan/contract/stages.ts';
import { leaves, placeId } from '@pramaan/documents/tree.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import type { Changing } from './change-desk.ts';
import { moveTo } from './opened-desk.ts';
import { versionsOf } from './review-rows.ts';

/** Working on a file begins its review; one that is over is not worked on. */
export async function beginIfNew({ trx, desk }: Changing): Promise<void> {
  if (closedStages.includes(desk.stage)) throw new Refusal('NOT_IN_THIS_STAGE');
  if (nextStage(desk.stage, 'begin')) await moveTo(trx, desk, 'begin');
}

/** Keeps what somebody says of a record as it stands now. */
export async function review(
  changing: Changing,
  principal: Principal,
  said: { place: string; verdict: 'accept' | 'reject'; reason: DocumentReason },
  actor: Actor,
): Promise<void> {
  const { trx, desk } = changing;
  const there = leaves(desk.dossier.docs).some(
    ({ entry, slot }) => placeId(entry.document, entry.key, slot) === said.place,
  );
  if (!there) throw new Refusal('NOT_FOUND', 'This record does not exist.');
  if (documentReasons[said.reason].for !== said.verdict)
    throw new Refusal('BAD_REQUEST', `Choose a reason to ${said.verdict} it.`, [
      { path: 'reason', message: `Choose a reason to ${said.verdict} it.` },
    ]);
  await beginIfNew(changing);
  const version = (await versionsOf(trx, desk.applicant))(said.place);
  await trx.query(sql`
    insert into review (lender_id, applicant_id, place, verdict, reason, of_version, reviewed_by)
    values (${principal.lender}, ${desk.applicant}, ${said.place}, ${said.verdict}, ${said.reason}, ${version}, ${principal.staff})
    on conflict (lender_id, applicant_id, place) do update set verdict = excluded.verdict, reason = excluded.reason,
      of_version = excluded.of_version, reviewed_by = excluded.reviewed_by, reviewed_at = now()`);
  await audit(trx, principal.lender, actor, 'desk.reviewed', desk.applicant, said);
}
