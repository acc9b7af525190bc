import { funnelSteps, legs } from '@pramaan/contract/dashboards.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { findDocument, findEndpoint } from '@pramaan/documents/registry.ts';
import { sql } from '../../platform/sql.ts';
import { caseStatements } from './drill-down-cases.ts';
import { type DrillDown, oneOf, type Rows } from './drill-down-shapes.ts';
import { isNarrowed, weekIn } from './range.ts';

/** Newest first; each statement answers applicant, moment, seconds, what it is about, and the mark of its row. */
export const statements: Readonly<Record<DrillDown['of'], Rows>> = {
  funnel: ({ which, state }, { since, until, segment, product, branch, agent }, { at, key }, most) => {
    const step = funnelSteps.indexOf(oneOf(funnelSteps, which, 'a step')) + 1;
    const how = oneOf(['reached', 'waiting', 'ended'] as const, state || 'reached', 'how far they came');
    return sql`
      select applicant_id, started_at as at, null::float8 as seconds, /* may be null: seconds */ '' as about, (started_at::text || '~' || applicant_id)::text as mark from course
      where started_at >= ${since} and started_at < ${until}
        and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)
        and case ${how} when 'reached' then furthest >= ${step} when 'waiting' then furthest = ${step} and outcome is null
          else furthest = ${step} and outcome is not null end
        and (${at}::timestamptz is null or (started_at, applicant_id) < (${at}::timestamptz, nullif(${key}, '')::uuid))
      order by started_at desc, applicant_id desc limit ${most}`;
  },
  turnaround: ({ which, week }, range, { at, key }, most) => {
    const leg = oneOf(legs, which, 'a way');
    const { since, until, segment, product, branch, agent } = week ? weekIn(range, week) : range;
    return sql`
      select applicant_id, at, date_part('epoch', at - before)::float8 as seconds, '' as about, (at::text || '~' || applicant_id)::text as mark
      /* never null: applicant_id, at, mark */ from (
        select applicant_id, at, before from course_way
        where leg = ${leg} and at >= ${since} and at < ${until} and at >= before
          and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)
          and (${at}::timestamptz is null or (at, applicant_id) < (${at}::timestamptz, nullif(${key}, '')::uuid))
        order by at desc, applicant_id desc limit ${most}) page
      order by at desc, applicant_id desc`;
  },
  documents: ({ which, state }, range, { at, key, instance }, most) => {
    const { since, until, segment, product, branch, agent } = range;
    const document = findDocument(which ?? '');
    if (!document) throw new ApiError('BAD_REQUEST', 'This document does not exist.');
    const passed = oneOf(['passed', 'failed', 'given'] as const, state || 'given', 'how it went');
    return sql`
      select applicant_id, at, null::float8 as seconds, /* may be null: seconds */ ${document.title} as about, (at::text || '~' || applicant_id || instance)::text as mark
      /* never null: about */ from first_try f
      where document = ${document.id} and at >= ${since} and at < ${until} and (${segment}::text is null or segment = ${segment})
        and (${!isNarrowed(range)}::boolean or exists (select 1 from course c where c.lender_id = f.lender_id and c.applicant_id = f.applicant_id
          and fits_filter(null, ${product}, ${branch}, ${agent}, c.segment, c.product_code, c.branch_id, c.agent_id)))
        and (${passed} = 'given' or passed = (${passed} = 'passed'))
        and (${at}::timestamptz is null or (at, applicant_id::text || instance) < (${at}::timestamptz, ${key + instance}))
      order by at desc, applicant_id::text || instance desc limit ${most}`;
  },
  sources: ({ which }, { segment, product, branch, agent }, { at, key }, most) => {
    const entry = findEndpoint(which ?? '');
    if (!entry) throw new ApiError('BAD_REQUEST', 'This source does not exist.');
    return sql`
      select v.applicant_id, v.verified_at as at, null::float8 as seconds, /* may be null: seconds */ ${entry.document.title} as about,
        (v.verified_at::text || '~' || v.id)::text as mark /* never null: about */
      from verification v join applicant a on a.lender_id = v.lender_id and a.id = v.applicant_id
      where v.status in ('pending', 'source_down') and v.document = ${entry.document.id} and v.method = ${entry.key}
        and fits_filter(${segment}, ${product}, ${branch}, ${agent}, a.segment, a.product_code, a.branch_id, a.referred_by)
        and (${at}::timestamptz is null or (v.verified_at, v.id::text) < (${at}::timestamptz, ${key}))
      order by v.verified_at desc, v.id::text desc limit ${most}`;
  },
  informationRequests: ({ which, week }, range, { at, key }, most) => {
    const how = oneOf(['asked', 'answered', 'withdrawn', 'open'] as const, which || 'asked', 'the questions');
    const { since, until, segment, product, branch, agent } = week ? weekIn(range, week) : range;
    return sql`
      select k.applicant_id, k.asked_at as at, extract(epoch from k.answered_at - k.asked_at)::float8 as seconds, k.subject as about,
        (k.asked_at::text || '~' || k.id)::text as mark
      from information_request k join applicant a on a.lender_id = k.lender_id and a.id = k.applicant_id
      where k.asked_at >= ${since} and k.asked_at < ${until}
        and fits_filter(${segment}, ${product}, ${branch}, ${agent}, a.segment, a.product_code, a.branch_id, a.referred_by)
        and case ${how} when 'asked' then true when 'answered' then k.answered_at is not null
          when 'withdrawn' then k.answered_at is null and k.withdrawn_at is not null
          else k.answered_at is null and k.withdrawn_at is null end
        and (${at}::timestamptz is null or (k.asked_at, k.id) < (${at}::timestamptz, nullif(${key}, '')::uuid))
      order by k.asked_at desc, k.id desc limit ${most}`;
  },
  ...caseStatements,
};
