import type { StoredBranding } from '@pramaan/contract/branding.ts';
import type { getRejection } from '@pramaan/contract/calls/rejections.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import type { DecisionReason } from '@pramaan/contract/stages.ts';
import { declineSentences } from '@pramaan/documents/policy/decline-reasons.ts';
import type { Principal } from '../../http/context.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

/** What the words of an appeal, and of its answer, are sealed with. */
export const aboutAppeal = (id: string) => `appeal ${id}`;
export const aboutAnswer = (id: string) => `answer to appeal ${id}`;

interface Appeal {
  id: string;
  words: Uint8Array;
  made_at: Date;
  answer: 'kept' | 'reopened' | null;
  answer_words: Uint8Array | null;
  answered_at: Date | null;
}

/** The decision that declined a loan and stands, with what was said about it since. */
export interface Rejection {
  decision: string;
  reasons: DecisionReason[];
  decidedAt: Date;
  lender: string;
  reference: string;
  branding: StoredBranding;
  appeal: Appeal | undefined;
  /** The person has started another application since: this one is history. */
  isFollowed: boolean;
}

interface Row {
  followed_at: Date | null;
  stage: string;
  reference: string;
  lender: string;
  branding: StoredBranding;
}

/** The rejection of an application; undefined while it is not rejected. Throws NO_SUCH_APPLICANT. */
export async function readRejection(trx: Queryable, applicant: string): Promise<Rejection | undefined> {
  const [row] = await trx.query<Row>(sql`
    select a.stage, a.reference, a.followed_at, l.name as lender, l.branding from applicant a join lender l on l.id = a.lender_id where a.id = ${applicant}`);
  if (!row) throw new ApiError('NO_SUCH_APPLICANT');
  if (row.stage !== 'rejected') return undefined;
  const [decision] = await trx.query<{ id: string; reasons: DecisionReason[]; at: Date }>(sql`
    select id, reasons, coalesce(second_at, made_at) as at /* never null: at */ from decision
    where applicant_id = ${applicant} and kind = 'reject' and state = 'stands' order by made_at desc limit 1`);
  if (!decision) return undefined;
  const [appeal] = await trx.query<Appeal>(sql`
    select id, words, made_at, answer, answer_words, answered_at from appeal where decision_id = ${decision.id}`);
  const { lender, reference, branding } = row;
  return {
    decision: decision.id,
    reasons: decision.reasons,
    decidedAt: decision.at,
    lender,
    reference,
    branding,
    appeal,
    isFollowed: row.followed_at !== null,
  };
}

/** The decision can no longer be undone: from then on the person is told. */
export const isSettled = ({ decidedAt }: Rejection, now: Date): boolean =>
  now.valueOf() - decidedAt.valueOf() >= reviewLimits.undoDecision;

/** The rejection as a caller may read it: the person when it is settled, the team at once. */
export const rejectionFor = (
  rejection: Rejection | undefined,
  { applicant }: Principal,
  now: Date,
): Rejection | undefined =>
  rejection && (applicant === null || isSettled(rejection, now)) ? rejection : undefined;

/** The appeal by which an application was reopened; null if it was not. */
async function readReopening(trx: Queryable, vault: LenderVault, applicant: string) {
  const [row] = await trx.query<Pick<Appeal, 'id' | 'words' | 'made_at'>>(sql`
    select id, words, made_at from appeal where applicant_id = ${applicant} and answer = 'reopened' order by made_at desc limit 1`);
  if (!row) return null;
  return { words: vault.openJson<string>(row.words, aboutAppeal(row.id)), madeAt: row.made_at.toISOString() };
}

/** What a caller may read of the rejection of an application, as the API answers it. Throws NO_SUCH_APPLICANT. */
export async function shownRejection(
  { trx, vault, principal, now }: { trx: Queryable; vault: LenderVault; principal: Principal; now: Date },
  applicant: string,
  language: Language,
): Promise<ResultOf<typeof getRejection>> {
  const rejection = rejectionFor(await readRejection(trx, applicant), principal, now);
  if (!rejection) return { rejection: null, reopenedBy: await readReopening(trx, vault, applicant) };
  const { lender, reference, branding, decidedAt, reasons, appeal, isFollowed } = rejection;
  return {
    reopenedBy: null,
    rejection: {
      ...{
        lender,
        reference,
        decidedAt: decidedAt.toISOString(),
        reasons: declineSentences(reasons, language),
      },
      ...{ help: branding.texts?.help ?? '', grievance: branding.texts?.grievance ?? '' },
      appeal: appeal
        ? {
            _id: appeal.id,
            words: vault.openJson<string>(appeal.words, aboutAppeal(appeal.id)),
            madeAt: appeal.made_at.toISOString(),
            answer: appeal.answer === 'kept' ? 'kept' : 'open',
            answerWords: appeal.answer_words
              ? vault.openJson<string>(appeal.answer_words, aboutAnswer(appeal.id))
              : '',
            answeredAt: appeal.answered_at?.toISOString() ?? null,
          }
        : null,
      mayAppeal: principal.applicant !== null && !appeal && !isFollowed,
      mayReopen: accessScopeOf('decide', principal.role) !== undefined && !isFollowed,
    },
  };
}
