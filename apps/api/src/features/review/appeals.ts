import { ApiError } from '@pramaan/contract/errors.ts';
import type { reopenReasons } from '@pramaan/contract/stages.ts';
import { dueFromNow } from '../../case-file/due.ts';
import { readLanguage } from '../../case-file/language.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { messageApplicant } from '../../providers/messages/to-applicant.ts';
import type { Changing } from './change-review.ts';
import { aboutAnswer, aboutAppeal, isSettled, type Rejection, readRejection } from './rejection.ts';
import type { ReviewDeps } from './review-deps.ts';

/** Who asks for another look, and in which transaction. */
interface Appealing {
  trx: Queryable;
  vault: LenderVault;
  principal: Principal;
  actor: Actor;
  now: Date;
}

/** Stores what the person asks to be looked at again, once for each decision. Throws APPEAL_CLOSED. */
export async function makeAppeal(
  { trx, vault, principal, actor, now }: Appealing,
  applicant: string,
  words: string,
): Promise<void> {
  const rejection = await readRejection(trx, applicant);
  if (!rejection || rejection.isFollowed || !isSettled(rejection, now)) throw new ApiError('APPEAL_CLOSED');
  const id = newId();
  const { decision } = rejection;
  const made = await trx.query<{ id: string }>(sql`
    insert into appeal (id, lender_id, applicant_id, decision_id, words, made_at)
    values (${id}, ${principal.lender}, ${applicant}, ${decision}, ${vault.sealJson(words, aboutAppeal(id))}, ${now})
    on conflict (lender_id, decision_id) do nothing returning id`);
  if (made.length === 0) throw new ApiError('APPEAL_CLOSED');
  await trx.query(sql`update applicant set review_version = review_version + 1 where id = ${applicant}`);
  await audit(trx, principal.lender, actor, 'appeal.made', applicant, { appeal: id, decision });
}

/** What answering needs beside the change itself. */
interface Answering {
  deps: Pick<ReviewDeps, 'outbox' | 'publicUrl'>;
  principal: Principal;
  actor: Actor;
}

/** Tells the person that somebody has looked again. */
async function tell(
  { trx, review }: Changing,
  { deps: { outbox, publicUrl }, principal }: Answering,
  { lender, reference }: Rejection,
): Promise<void> {
  const language = await readLanguage(trx, review.applicant);
  await messageApplicant(
    trx,
    outbox,
    principal.lender,
    { ...review.caseFile.profile, reference },
    { text: 'appeal-answered', language, publicUrl, values: { lender } },
  );
}

/** Keeps the decision and says why. Throws NOT_FOUND for an appeal that is answered, or about another decision. */
export async function keepDecision(
  changing: Changing,
  answering: Answering,
  appeal: string,
  words: string,
): Promise<void> {
  const { trx, vault, review, now } = changing;
  const { principal, actor } = answering;
  const rejection = await readRejection(trx, review.applicant);
  if (!rejection || rejection.appeal?.id !== appeal || rejection.appeal.answer !== null)
    throw new ApiError('NOT_FOUND', 'This appeal is not open any more. Reload the page to see its answer.');
  await trx.query(sql`
    update appeal set answer = 'kept', answer_words = ${vault.sealJson(words, aboutAnswer(appeal))}, answered_by = ${principal.staff},
      answered_at = ${now} where id = ${appeal}`);
  await audit(trx, principal.lender, actor, 'appeal.answered', review.applicant, { appeal, answer: 'kept' });
  await tell(changing, answering, rejection);
}

/**
 * Reverses a rejection: the application is under review again, due as if it had just come, and an open appeal is answered by it.
 * Throws NOT_IN_THIS_STAGE.
 */
export async function reopen(
  changing: Changing,
  answering: Answering,
  reason: keyof typeof reopenReasons,
): Promise<void> {
  const { trx, review, now } = changing;
  const { principal, actor } = answering;
  const rejection = await readRejection(trx, review.applicant);
  if (!rejection) throw new ApiError('NOT_IN_THIS_STAGE');
  if (rejection.isFollowed)
    throw new ApiError(
      'NOT_IN_THIS_STAGE',
      'The applicant has started another application since. Decide on that one.',
    );
  const due = await dueFromNow(trx, principal.lender, now);
  await trx.query(sql`update decision set state = 'undone' where id = ${rejection.decision}`);
  await trx.query(sql`
    update applicant set stage = 'in-review', due_at = ${due}, due_left = null where id = ${review.applicant}`);
  const asked = rejection.appeal?.answer === null ? rejection.appeal.id : null;
  await trx.query(sql`
    update appeal set answer = 'reopened', answered_by = ${principal.staff}, answered_at = ${now} where id = ${asked}`);
  await audit(trx, principal.lender, actor, 'application.reopened', review.applicant, {
    reason,
    appeal: asked,
  });
  // A person who has not asked may not have heard of the rejection, and needs no news of its end.
  if (asked) await tell(changing, answering, rejection);
}
