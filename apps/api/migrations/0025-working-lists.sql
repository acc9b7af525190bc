-- Working lists (decision 0116): who is away, what is left of a due time while the applicant is waited for, and which cases were
-- taken in and called overdue.
alter table staff add column away_from date;
alter table staff add column away_until date;
alter table staff add constraint staff_away check ((away_from is null) = (away_until is null) and away_from <= away_until);
-- When a case was last assigned to the person by turn.
alter table staff add column turn_at timestamptz;

-- Working minutes left of the due time while an information request is open; then `due_at` is null.
alter table applicant add column due_left integer;
-- The due time of which people were told that it is over.
alter table applicant add column overdue_told timestamptz;
-- When the complete application was taken in: the applicant told, the case assigned. What was here before is not taken in.
alter table applicant add column taken_in_at timestamptz;
update applicant set taken_in_at = now() where stage <> 'in-progress';
create index applicant_to_take_in on applicant (lender_id, id)
  where taken_in_at is null and (due_at is not null or due_left is not null);

create function list_cases_to_take_in(p_most integer) returns table (lender_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.lender_id, a.id from applicant a
    where a.taken_in_at is null and (a.due_at is not null or a.due_left is not null)
      and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval') order by a.id limit p_most
  $$;
revoke all on function list_cases_to_take_in(integer) from public;
grant execute on function list_cases_to_take_in(integer) to pramaan_app;

create function list_overdue_cases(p_now timestamptz, p_most integer) returns table (lender_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.lender_id, a.id from applicant a
    where a.due_at < p_now and a.overdue_told is distinct from a.due_at
      and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')
    order by a.due_at limit p_most
  $$;
revoke all on function list_overdue_cases(timestamptz, integer) from public;
grant execute on function list_overdue_cases(timestamptz, integer) to pramaan_app;
