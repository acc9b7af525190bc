import type { Area } from '@pramaan/documents/define.ts';
import { areas } from '@pramaan/documents/menu.ts';
import { ifItApplies, requirementOf } from '@pramaan/documents/requirements.ts';
import type { Actor } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/** Seconds that one document of a task takes while too few have been measured. */
const usualSeconds = 40;
/** Measured submissions of an area before their median is believed. */
const enough = 10;

/**
 * Notes how long the applicant took over what they submit now: since they last did anything, if that was less than twenty
 * minutes ago. Call it before the audit row of the submission, in its transaction. What others submit is not measured, nor
 * what comes within three seconds: that was read along with something else.
 */
export async function noteTaskTime(
  trx: Queryable,
  { lender, applicant, area }: { lender: string; applicant: string; area: Area },
  { kind }: Actor,
): Promise<void> {
  if (kind !== 'applicant') return;
  const [row] = await trx.query<{ seconds: number }>(sql`
    select extract(epoch from now() - max(at))::integer as seconds from audit
    where lender_id = ${lender} and applicant_id = ${applicant} and actor_kind = 'applicant' and at > now() - interval '20 minutes'
    having extract(epoch from now() - max(at)) >= 3 /* never null: seconds */`);
  if (!row) return;
  await trx.query(sql`
    insert into task_time (lender_id, area, slot, seconds)
    values (${lender}, ${area}, floor(random() * 200)::smallint, ${row.seconds})
    on conflict (lender_id, area, slot) do update set seconds = excluded.seconds`);
}

interface TaskTime {
  area: Area;
  seconds: number;
}

/** What one document of each area usually takes. */
export const usualTaskTimes: readonly TaskTime[] = areas.map(({ area }) => ({ area, seconds: usualSeconds }));

/** About how many seconds one document of each area takes at the caller's lender: the median of those measured. */
export async function medianTaskTimes(trx: Queryable): Promise<readonly TaskTime[]> {
  const measured = await trx.query<{ area: string; seconds: number }>(sql`
    select area, (percentile_cont(0.5) within group (order by seconds))::float8 as seconds /* never null: seconds */
    from task_time group by area having count(*) >= ${enough}`);
  const known = new Map(measured.map(({ area, seconds }) => [area, seconds]));
  return usualTaskTimes.map(({ area, seconds }) => ({
    area,
    seconds: Math.round(known.get(area) ?? seconds),
  }));
}

/** About how many seconds everything takes that is asked of everyone. */
export function wholeApplication(times: readonly TaskTime[]): number {
  return times
    .filter(({ area }) => !ifItApplies.includes(area))
    .reduce((sum, { area, seconds }) => {
      const { documents, more } = requirementOf(area);
      return sum + seconds * (documents.length + more);
    }, 0);
}
