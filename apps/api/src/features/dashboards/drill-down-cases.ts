import { openStages } from '@pramaan/contract/closed-stages.ts';
import { ageSteps } from '@pramaan/contract/dashboards.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { isReason, stages } from '@pramaan/contract/stages.ts';
import { isId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { oneOf, type Rows } from './drill-down-shapes.ts';
import { mondayOf } from './range.ts';

const day = 86_400;
const classes = ['', ...[0, ...ageSteps].map((_, index) => String(index))];

/** Days since a case is in its stage, from and (null: without end) up to; a blank class is every age. */
function ageIn(asked: string): { from: number; to: number | null } {
  const index = Number(oneOf(classes, asked, 'a class of days') || '-1');
  if (index < 0) return { from: 0, to: null };
  return { from: [0, ...ageSteps][index] ?? 0, to: ageSteps[index] ?? null };
}

/** Open cases by age, cases of a person, and decisions: the rows behind each. */
export const caseStatements: Readonly<Record<'ageing' | 'workload' | 'outcomes', Rows>> = {
  ageing: ({ which, state = '' }, { now, segment, product, branch, agent }, { at, key }, most) => {
    const stage = which ? oneOf(stages, which, 'a stage') : null;
    const { from, to } = ageIn(state);
    return sql`
      select applicant_id, stage_at as at, extract(epoch from ${now} - stage_at)::float8 as seconds, /* may be null: seconds */ '' as about,
        (stage_at::text || '~' || applicant_id)::text as mark from course
      where outcome is null and (${stage}::text is null or stage = ${stage}) and stage_at <= ${now}::timestamptz - ${from * day} * interval '1 second'
        and (${to}::integer is null or stage_at > ${now}::timestamptz - ${(to ?? 0) * day} * interval '1 second')
        and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)
        and (${at}::timestamptz is null or (stage_at, applicant_id) < (${at}::timestamptz, nullif(${key}, '')::uuid))
      order by stage_at desc, applicant_id desc limit ${most}`;
  },
  workload: ({ which = '', state }, { now, segment, product, branch, agent }, { at, key }, most) => {
    if (which !== '' && which !== 'all' && !isId(which))
      throw new ApiError('BAD_REQUEST', 'Name a team member by their id.');
    const everybody = which === 'all';
    const how = oneOf(['open', 'overdue', 'done'] as const, state || 'open', 'which cases');
    const whose = everybody ? null : which || null;
    if (how === 'done')
      return sql`
        select c.applicant_id, c.decided_at as at, extract(epoch from c.decided_at - c.started_at)::float8 as seconds, '' as about,
          (c.decided_at::text || '~' || c.applicant_id)::text as mark /* never null: at, mark */ /* may be null: seconds */
        from course c join applicant a on a.lender_id = c.lender_id and a.id = c.applicant_id
        where c.decided_at >= ${mondayOf(now)} and (${everybody}::boolean or a.assigned_to is not distinct from ${whose}::uuid)
          and fits_filter(${segment}, ${product}, ${branch}, ${agent}, c.segment, c.product_code, c.branch_id, c.agent_id)
          and (${at}::timestamptz is null or (c.decided_at, c.applicant_id) < (${at}::timestamptz, nullif(${key}, '')::uuid))
        order by c.decided_at desc, c.applicant_id desc limit ${most}`;
    return sql`
      select a.id as applicant_id, a.updated_at as at, extract(epoch from ${now} - a.due_at)::float8 as seconds, '' as about,
        (a.updated_at::text || '~' || a.id)::text as mark from applicant a
      where a.stage = any(${[...openStages]}) and a.applies_with is null
        and (${everybody}::boolean or a.assigned_to is not distinct from ${whose}::uuid) and (a.assigned_to is not null or a.stage <> 'in-progress') and (${how} = 'open' or a.due_at < ${now})
        and fits_filter(${segment}, ${product}, ${branch}, ${agent}, a.segment, a.product_code, a.branch_id, a.referred_by)
        and (${at}::timestamptz is null or (a.updated_at, a.id) < (${at}::timestamptz, nullif(${key}, '')::uuid))
      order by a.updated_at desc, a.id desc limit ${most}`;
  },
  outcomes: ({ which, state = '' }, range, { at, key }, most) => {
    const { since, until, segment, product, branch, agent } = range;
    const outcome = oneOf(['approved', 'rejected', 'withdrawn'] as const, which, 'an outcome');
    if (state !== '' && !isReason(state)) throw new ApiError('BAD_REQUEST', 'This reason does not exist.');
    return sql`
      select applicant_id, decided_at as at, extract(epoch from decided_at - started_at)::float8 as seconds,
        (case when outcome = 'rejected' then array_to_string(reasons, ' ') else '' end)::text as about,
        (decided_at::text || '~' || applicant_id)::text as mark /* never null: at, about, mark */ /* may be null: seconds */ from course
      where decided_at >= ${since} and decided_at < ${until} and outcome = ${outcome} and (${state} = '' or ${state} = any(reasons))
        and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)
        and (${at}::timestamptz is null or (decided_at, applicant_id) < (${at}::timestamptz, nullif(${key}, '')::uuid))
      order by decided_at desc, applicant_id desc limit ${most}`;
  },
};
