import { type Ending, type RetainedKind, retainedKinds } from '@pramaan/contract/retention.ts';
import type { Stage } from '@pramaan/contract/stages.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Rules } from './rules.ts';

export const dayMs = 86_400_000;

/** Where an application stands for the clock: an applicant with all who apply together, who stay and go together. */
export interface RetentionStatus {
  id: string;
  reference: string;
  ending: Ending;
  /** When the clock began; null while a loan runs. */
  since: Date | null;
  loanEndedOn: string | null;
  held: boolean;
}

interface Row {
  id: string;
  reference: string;
  stage: Stage;
  touched_at: Date;
  decided_at: Date | null;
  loan_ended_on: string | null;
  held: boolean;
}

const endingOf = (stage: Stage): Ending => {
  if (stage === 'approved') return 'granted';
  return stage === 'rejected' || stage === 'withdrawn' ? 'refused' : 'unfinished';
};

function retentionStatusOf({ stage, touched_at, decided_at, loan_ended_on, ...row }: Row): RetentionStatus {
  const ending = endingOf(stage);
  const starts = {
    unfinished: touched_at,
    refused: decided_at ?? touched_at,
    granted: loan_ended_on === null ? null : new Date(`${loan_ended_on}T00:00:00Z`),
  };
  return { ...row, ending, since: starts[ending], loanEndedOn: loan_ended_on };
}

/** The applications of the lender whose clock has run for `days` at least; with `applicant`, that person's whatever its age. */
export async function readRetentionStatuses(
  trx: Queryable,
  { now, days = 0, applicant = null }: { now: Date; days?: number; applicant?: string | null },
): Promise<RetentionStatus[]> {
  const before = new Date(now.valueOf() - days * dayMs);
  const rows = await trx.query<Row>(sql`
    select a.id, a.reference, a.stage, greatest(a.updated_at, r.saved_at) as touched_at, d.decided_at, a.loan_ended_on::text, /* never null: touched_at */
      exists (select from legal_hold h join applicant f on f.lender_id = h.lender_id and f.id = h.applicant_id
        where h.lender_id = a.lender_id and h.lifted_at is null and (f.id = a.id or f.applies_with = a.id)) as held
    from applicant a
    left join draft r on r.lender_id = a.lender_id and r.applicant_id = a.id
    left join lateral (select max(coalesce(second_at, made_at)) as decided_at from decision
      where lender_id = a.lender_id and applicant_id = a.id and state = 'stands') d on true
    where case when ${applicant}::uuid is null
      then a.applies_with is null and case
        when a.stage = 'approved' then a.loan_ended_on <= ${before}
        when a.stage in ('rejected', 'withdrawn') then coalesce(d.decided_at, a.updated_at) <= ${before}
        else greatest(a.updated_at, r.saved_at) <= ${before} end
      else a.id = (select coalesce(o.applies_with, o.id) from applicant o where o.id = ${applicant}::uuid) end
    order by a.updated_at, a.id`);
  return rows.map(retentionStatusOf);
}

/** When a kind goes by itself; null while the clock stands. */
export const dueAt = (kind: RetainedKind, { since, ending }: RetentionStatus, rules: Rules): Date | null =>
  since && new Date(since.valueOf() + rules.days(kind, ending) * dayMs);

/** The kinds whose time is over. All of them: the applicant goes too. */
export const dueKinds = (status: RetentionStatus, rules: Rules, now: Date): RetainedKind[] =>
  retainedKinds.filter((kind) => {
    const due = dueAt(kind, status, rules);
    // Who the person is goes last: what still stays must be somebody's.
    return due !== null && due <= now && (kind !== 'person' || allOver(status, rules, now));
  });

const allOver = (status: RetentionStatus, rules: Rules, now: Date): boolean =>
  retainedKinds.every((kind) => {
    const due = dueAt(kind, status, rules);
    return due !== null && due <= now;
  });

/** All of somebody is to go. */
export const isWhole = (kinds: readonly RetainedKind[]): boolean => kinds.includes('person');
