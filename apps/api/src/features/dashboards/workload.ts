import type { getWorkload } from '@pramaan/contract/calls/dashboards.ts';
import { openStages } from '@pramaan/contract/closed-stages.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { accessScopeOf, enabled, type Role } from '@pramaan/contract/roles.ts';
import { indianDay } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { mondayOf, type Range } from './range.ts';

interface Person {
  id: string;
  name: string;
  role: Role;
  status: number;
  away: boolean;
}

interface Counts {
  assigned: string | null;
  open: number;
  overdue: number;
}

/** Each person who reviews: their open and overdue cases now, and those of theirs that were decided since Monday. */
export async function workloadOf(trx: Queryable, range: Range): Promise<ResultOf<typeof getWorkload>> {
  const { now, segment, product, branch, agent } = range;
  const people = await trx.query<Person>(sql`
    select id, name, role, status, coalesce(${indianDay(now)}::date between away_from and away_until, false) as away /* never null: away */
    from staff order by role, name`);
  const counts = await trx.query<Counts>(sql`
    select assigned_to as assigned, count(*)::int as open, (count(*) filter (where due_at < ${now}))::int as overdue from applicant
    where applies_with is null and stage = any(${[...openStages]}) and (assigned_to is not null or stage <> 'in-progress')
      and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, referred_by)
    group by assigned_to /* never null: overdue */`);
  const done = await trx.query<{ assigned: string | null; done: number }>(sql`
    select a.assigned_to as assigned, count(*)::int as done
    from course c join applicant a on a.lender_id = c.lender_id and a.id = c.applicant_id
    where c.decided_at >= ${mondayOf(now)}
      and fits_filter(${segment}, ${product}, ${branch}, ${agent}, c.segment, c.product_code, c.branch_id, c.agent_id)
    group by a.assigned_to`);
  const of = (id: string | null) => {
    const { open = 0, overdue = 0 } = counts.find(({ assigned }) => assigned === id) ?? {};
    return { open, overdue, done: done.find(({ assigned }) => assigned === id)?.done ?? 0 };
  };
  const lines = people.map((person) => ({ person, ...of(person.id) }));
  const reviews = ({ role, status }: Person) =>
    accessScopeOf('review', role) !== undefined && (role === 1 || status === enabled);
  return [
    { _id: '', name: '', away: false, ...of(null) },
    ...lines
      .filter(({ person, open, done: ended }) => reviews(person) || open + ended > 0)
      .map(({ person: { id, name, away }, ...line }) => ({ _id: id, name, away, ...line })),
  ];
}
