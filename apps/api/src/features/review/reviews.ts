import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type DocumentReason, documentReasons, nextStage } from '@pramaan/contract/stages.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { recordId } from '@pramaan/documents/tree.ts';
import { versionsOf } from '../../case-file/record-reviews.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import type { Changing } from './change-review.ts';
import { moveTo } from './opened-review.ts';

/** Working on a file begins its review; one that is over is not worked on. */
export async function beginIfNew({ trx, review }: Changing): Promise<void> {
  if (closedStages.includes(review.stage)) throw new ApiError('NOT_IN_THIS_STAGE');
  if (nextStage(review.stage, 'begin')) await moveTo(trx, review, 'begin');
}

/** Keeps what somebody says of a record as it stands now. */
export async function review(
  changing: Changing,
  principal: Principal,
  said: { place: string; verdict: 'accept' | 'reject'; reason: DocumentReason },
  actor: Actor,
): Promise<void> {
  const { trx, review } = changing;
  const there = definedRecords(review.caseFile.docs).some(
    ({ entry, instance }) => recordId(entry.document, entry.key, instance) === said.place,
  );
  if (!there) throw new ApiError('NOT_FOUND', 'This record does not exist.');
  if (documentReasons[said.reason].for !== said.verdict)
    throw new ApiError('BAD_REQUEST', `Choose a reason to ${said.verdict} it.`, [
      { path: 'reason', message: `Choose a reason to ${said.verdict} it.` },
    ]);
  await beginIfNew(changing);
  const version = (await versionsOf(trx, review.applicant))(said.place);
  await trx.query(sql`
    insert into record_review (lender_id, applicant_id, place, verdict, reason, of_version, reviewed_by)
    values (${principal.lender}, ${review.applicant}, ${said.place}, ${said.verdict}, ${said.reason}, ${version}, ${principal.staff})
    on conflict (lender_id, applicant_id, place) do update set verdict = excluded.verdict, reason = excluded.reason,
      of_version = excluded.of_version, reviewed_by = excluded.reviewed_by, reviewed_at = excluded.reviewed_at`);
  await audit(trx, principal.lender, actor, 'review.reviewed', review.applicant, said);
}
