import type { Action } from '@pramaan/contract/actions.ts';
import type { ActivityEvent } from '@pramaan/contract/application-status.ts';
import type { getProgress } from '@pramaan/contract/calls/overview.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import type { DecisionReason, Stage } from '@pramaan/contract/stages.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { subjectTitle } from '@pramaan/documents/missing-requirements.ts';
import { declineSentences } from '@pramaan/documents/policy/decline-reasons.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { readProfile } from '../../case-file/profile.ts';
import { isSettled, stageFor, toldStatus } from '../../case-file/told-status.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

interface Row {
  at: Date;
  action: Action;
  detail: Readonly<Record<string, unknown>>;
}

interface Standing {
  stage: Stage;
  lender: string;
  /** Of the application that the person joins, for who joins. */
  decided: Date | null;
  joins_as: JoiningRole | null;
  joined: string | null;
  joined_stage: Stage | null;
  joined_reference: string | null;
  /** The person has other applications at the lender, or joins some. */
  others: boolean;
}

/** Nobody reads further back on this page. */
const most = 12;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const byVerdict: Readonly<Record<string, ActivityEvent>> = {
  verified: 'checked',
  mismatch: 'differs',
  invalid: 'differs',
  expired: 'differs',
  not_found: 'not-found',
  pending: 'checking',
  source_down: 'checking',
};

/** What a row of the log is to the person; null for what is not theirs to hear. */
const activityEvents: Partial<Record<Action, (detail: Row['detail']) => ActivityEvent | null>> = {
  registered: () => 'started',
  'document.submitted': () => 'given',
  // What one says of oneself nobody has checked.
  'document.verified': ({ status, provider }) =>
    provider === 'the applicant' ? 'given' : (byVerdict[text(status)] ?? 'given'),
  'upload.stored': () => 'file',
  'bank.added': () => 'bank',
  'information-request.sent': () => 'asked',
  'information-request.answered': () => 'answered',
  'esign.signed': () => 'signed',
  'consent.given': () => 'agreed',
  'consent.withdrawn': () => 'withdrew',
  'review.started': () => 'begun',
  'review.reviewed': () => 'begun',
};

const titleIn = ({ document, subject }: Row['detail']) =>
  findDocument(text(document))?.title ?? subjectTitle(text(subject)) ?? '';

/** Why the decision that stands declined the loan, as its person reads it. */
async function reasonsOf(trx: Queryable, applicant: string, language: Language): Promise<string[]> {
  const [decision] = await trx.query<{ reasons: DecisionReason[] }>(sql`
    select reasons from decision where applicant_id = ${applicant} and kind = 'reject' and state = 'stands'
    order by made_at desc limit 1`);
  return declineSentences(decision?.reasons ?? [], language);
}

/** The application that a person joins, with the name of who applies, or the end of their number while they have none. */
async function joinedBy(
  trx: Queryable,
  vault: LenderVault,
  { joins_as, joined, joined_reference }: Standing,
) {
  const main = joined && (await readProfile(trx, vault, joined));
  if (!joins_as || !main || !joined_reference) return null;
  return { as: joins_as, reference: joined_reference, name: main.name || masked(main.mobileNo) };
}

/** Where an application stands and what happened lately, as its person is told. Throws NO_SUCH_APPLICANT. */
export async function progressIn(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
  now: Date,
  language: Language = 'en',
): Promise<ResultOf<typeof getProgress>> {
  const [row] = await trx.query<Standing>(sql`
    select a.stage, l.name as lender, c.decided_at as decided, a.joins_as, w.id as joined, w.stage as joined_stage, w.reference as joined_reference,
      exists (select from applicant o where o.lender_id = a.lender_id and o.mobile_hash = a.mobile_hash and o.id <> a.id) as others /* never null: others */
    from applicant a join lender l on l.id = a.lender_id left join applicant w on w.lender_id = a.lender_id and w.id = a.applies_with
    left join course c on c.lender_id = a.lender_id and c.applicant_id = coalesce(a.applies_with, a.id) where a.id = ${applicant}`);
  if (!row) throw new ApiError('NO_SUCH_APPLICANT');
  // Whoever decided can still take it back: until then nobody is told.
  const settled = isSettled(row.decided, now);
  const rows = await trx.query<Row>(sql`
    select at, action, detail from audit where applicant_id = ${applicant} and action = any(${Object.keys(activityEvents)}::text[])
    order by at desc, id desc limit ${most * 4}`);
  const found = rows.flatMap(({ at, action, detail }) => {
    const what = activityEvents[action]?.(detail);
    return what ? [{ at: at.toISOString(), what, title: titleIn(detail) }] : [];
  });
  // That the review looks at it is told once, not with every record it looks at.
  const first = found.findLast(({ what }) => what === 'begun');
  const told = found.filter((one) => one.what !== 'begun' || one === first);
  const decision = { at: (row.decided ?? now).toISOString(), what: 'decided' as const, title: '' };
  return {
    lender: row.lender,
    applicationStatus: toldStatus(stageFor(row.stage, row.joined_stage), row.decided, now),
    joins: await joinedBy(trx, vault, row),
    others: row.others,
    // Why is told to who applies.
    reasons: settled && row.stage === 'rejected' ? await reasonsOf(trx, applicant, language) : [],
    activity: (settled ? [decision, ...told] : told).sort((a, b) => b.at.localeCompare(a.at)).slice(0, most),
  };
}
