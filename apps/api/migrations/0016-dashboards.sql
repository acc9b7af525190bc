-- What the lender's dashboards are counted from: for each application when it came to each step, for each document whether
-- the first try was good, for each day how the sources answered. No personal data. Kept by triggers, in the transaction
-- of the thing itself, so that no way of changing an application can be forgotten.

create table course (
  applicant_id uuid primary key references applicant on delete cascade,
  lender_id uuid not null references lender,
  segment text not null,
  started_at timestamptz not null,
  -- The first paper that a source, a reader or a proof has looked at; what one only typed is none.
  given_at timestamptz,
  ready_at timestamptz,
  review_at timestamptz,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected', 'withdrawn')),
  -- The last step it came to, 1 to 6. Whoever left on their own came no further than where they were.
  furthest smallint generated always as (
    case when outcome = 'approved' then 6 when outcome = 'rejected' then 5 when review_at is not null then 4
      when ready_at is not null then 3 when given_at is not null then 2 else 1 end) stored
);
-- Each figure is counted from an index alone, and its applicants are listed in that order.
create index on course (lender_id, started_at, applicant_id) include (segment, furthest, outcome);
create index on course (lender_id, given_at, applicant_id) include (started_at, segment) where given_at is not null;
create index on course (lender_id, ready_at, applicant_id) include (given_at, segment) where ready_at is not null;
create index on course (lender_id, review_at, applicant_id) include (ready_at, segment) where review_at is not null;
create index on course (lender_id, decided_at, applicant_id) include (review_at, started_at, segment) where decided_at is not null;
create index on course (lender_id, segment);

-- The ways from step to step, each by its end. It asks as whoever asks it, so row-level security holds.
create view course_way with (security_invoker = true) as
  select 'given'::text as leg, applicant_id, lender_id, segment, given_at as at, started_at as before from course where given_at is not null
  union all select 'ready', applicant_id, lender_id, segment, ready_at, given_at from course where ready_at is not null
  union all select 'review', applicant_id, lender_id, segment, review_at, ready_at from course where review_at is not null
  union all select 'decided', applicant_id, lender_id, segment, decided_at, review_at from course where decided_at is not null
  union all select 'whole', applicant_id, lender_id, segment, decided_at, started_at from course where decided_at is not null;
grant select on course_way to pramaan_app;

create table first_try (
  applicant_id uuid not null references applicant on delete cascade,
  lender_id uuid not null,
  document text not null,
  slot smallint not null,
  segment text not null,
  at timestamptz not null,
  -- The first answer was good, or somebody at the desk accepted it.
  passed boolean not null,
  tries integer not null default 1,
  primary key (applicant_id, document, slot)
);
create index on first_try (lender_id, at) include (document, segment, passed, tries);

-- How a source answered a lender on one (Indian) day: one row for each kind of answer and each class of time.
create table source_day (
  lender_id uuid not null references lender,
  day date not null,
  endpoint text not null,
  provider text not null,
  outcome text not null,
  -- It took at most so long, in milliseconds.
  within integer not null,
  calls integer not null default 0,
  -- Times it was asked again because it did not answer.
  retries integer not null default 0,
  primary key (lender_id, day, endpoint, provider, outcome, within)
);

create index on ask (lender_id, asked_at);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['course', 'first_try', 'source_day'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
    execute format('grant select, insert, update on %I to pramaan_app', tenant_table);
  end loop;
end $$;

-- Somebody who applies together with another is part of that application.
create function keep_course() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into course (applicant_id, lender_id, segment, started_at) values (new.id, new.lender_id, new.segment, new.created_at);
    if new.stage = 'in-progress' then return null; end if;
  end if;
  update course c set
    segment = new.segment,
    ready_at = case when new.stage = 'ready' then coalesce(c.ready_at, now()) else c.ready_at end,
    review_at = case when new.stage in ('in-review', 'referred', 'second-eye') then coalesce(c.review_at, now()) else c.review_at end,
    decided_at = case when new.stage not in ('approved', 'rejected', 'withdrawn') then null
      when c.outcome is null then now() else c.decided_at end,
    outcome = case when new.stage in ('approved', 'rejected', 'withdrawn') then new.stage end
  where c.applicant_id = new.id;
  return null;
end $$;
create trigger begin_course after insert on applicant for each row when (new.applies_with is null) execute function keep_course();
create trigger keep_course after update on applicant for each row
  when (old.stage is distinct from new.stage or old.segment is distinct from new.segment) execute function keep_course();

create function keep_first_try() returns trigger language plpgsql as $$
begin
  update course set given_at = new.verified_at where applicant_id = new.applicant_id and given_at is null;
  insert into first_try (applicant_id, lender_id, document, slot, segment, at, passed)
  select new.applicant_id, new.lender_id, new.document, new.slot, a.segment, new.verified_at, new.status = 'verified'
  from applicant a where a.id = new.applicant_id
  on conflict (applicant_id, document, slot) do update set tries = first_try.tries + 1;
  return null;
end $$;
-- While a source is silent nothing has been tried; what one says of oneself needs no try.
create trigger keep_first_try after insert or update on verification for each row
  when (new.status not in ('pending', 'source_down') and new.source <> 'self-declared') execute function keep_first_try();

create function judge_first_try() returns trigger language plpgsql as $$
begin
  update first_try set passed = (new.verdict = 'accept')
  where applicant_id = new.applicant_id and document = split_part(new.place, '.', 1)
    and slot = coalesce(nullif(split_part(new.place, '.', 3), ''), '1')::smallint and tries = 1;
  return null;
end $$;
create trigger judge_first_try after insert or update on review for each row execute function judge_first_try();

-- What is already there. When it became ready was not kept before; the review tells the latest it can have been.
insert into course (applicant_id, lender_id, segment, started_at, given_at, ready_at, review_at, decided_at, outcome)
select a.id, a.lender_id, a.segment, a.created_at, given.at, case when a.stage = 'ready' then a.updated_at else review.at end, review.at,
  case when a.stage in ('approved', 'rejected', 'withdrawn') then coalesce(decided.at, a.updated_at) end,
  case when a.stage in ('approved', 'rejected', 'withdrawn') then a.stage end
from applicant a
left join lateral (select min(v.verified_at) as at from (
    select verified_at, status, source from verification where applicant_id = a.id
    union all select verified_at, status, source from verification_history where applicant_id = a.id) v
  where v.status not in ('pending', 'source_down') and v.source <> 'self-declared') given on true
left join lateral (select min(u.at) as at from audit u where u.applicant_id = a.id and u.action in ('desk.begun', 'desk.reviewed', 'ask.sent')) review on true
left join lateral (select max(coalesce(d.second_at, d.made_at)) as at from decision d where d.applicant_id = a.id and d.state = 'stands') decided on true
where a.applies_with is null;

insert into first_try (applicant_id, lender_id, document, slot, segment, at, passed, tries)
select distinct on (v.applicant_id, v.document, v.slot) v.applicant_id, v.lender_id, v.document, v.slot, a.segment, v.verified_at,
  v.status = 'verified', count(*) over (partition by v.applicant_id, v.document, v.slot)
from (select applicant_id, lender_id, document, slot, status, source, verified_at from verification
    union all select applicant_id, lender_id, document, slot, status, source, verified_at from verification_history) v
join applicant a on a.id = v.applicant_id
where v.status not in ('pending', 'source_down') and v.source <> 'self-declared'
order by v.applicant_id, v.document, v.slot, v.verified_at;

create index note_mentions on note using gin (mentions);

drop function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, uuid, timestamptz, uuid, boolean, integer);
-- Ids of a page of the current lender's applicants, in the list's order; the rows themselves are read under row-level
-- security. It runs as the owner because under row-level security the index of names cannot serve: `@>` is not leakproof.
-- `p_mentions`: files in which somebody named this person in a comment, and they have written nothing since. As an array, which
-- the index of ids answers: `in (select …)` behind an `or` is asked of every applicant, a million times.
-- Each way of asking is null when it was not asked, and the statement is planned anew for what was.
create function list_applicants(
  p_words bytea[], p_mobile bytea, p_pan bytea, p_reference text, p_cust_id text, p_id uuid,
  p_stage text, p_assigned uuid, p_unassigned boolean, p_segment text, p_attention boolean, p_due_before timestamptz, p_mentions uuid,
  p_reach_assigned uuid, p_reach_referred uuid, p_at timestamptz, p_at_id uuid, p_back boolean, p_most integer)
  returns table (id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  as $$
  #variable_conflict use_column
  declare p_lender uuid := current_lender();
  begin
    if p_back then
      return query select a.id from applicant a
        where a.lender_id = p_lender
          and (p_words is null or a.name_tokens @> p_words)
          and (p_mobile is null or a.mobile_hash = p_mobile)
          and (p_pan is null or a.pan_hash = p_pan)
          and (p_reference is null or a.reference = p_reference)
          and (p_cust_id is null or a.cust_id = p_cust_id)
          and (p_id is null or a.id = p_id)
          and (p_stage is null or a.stage = p_stage)
          and (p_assigned is null or a.assigned_to = p_assigned)
          and (not p_unassigned or a.assigned_to is null)
          and (p_segment is null or a.segment = p_segment)
          and (not p_attention or a.attention > 0)
          and (p_due_before is null or (a.due_at < p_due_before
            and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-eye')))
          and (p_mentions is null or a.id = any(array(select n.applicant_id from note n
            where n.lender_id = p_lender and n.mentions @> array[p_mentions] and n.made_by <> p_mentions and not exists
              (select 1 from note own where own.applicant_id = n.applicant_id and own.made_by = p_mentions and own.made_at > n.made_at))))
          and (p_reach_assigned is null or a.assigned_to = p_reach_assigned or a.assigned_to is null)
          and (p_reach_referred is null or a.referred_by = p_reach_referred)
          and (p_at is null or (a.updated_at, a.id) > (p_at, p_at_id))
        order by a.updated_at, a.id limit p_most;
    else
      return query select a.id from applicant a
        where a.lender_id = p_lender
          and (p_words is null or a.name_tokens @> p_words)
          and (p_mobile is null or a.mobile_hash = p_mobile)
          and (p_pan is null or a.pan_hash = p_pan)
          and (p_reference is null or a.reference = p_reference)
          and (p_cust_id is null or a.cust_id = p_cust_id)
          and (p_id is null or a.id = p_id)
          and (p_stage is null or a.stage = p_stage)
          and (p_assigned is null or a.assigned_to = p_assigned)
          and (not p_unassigned or a.assigned_to is null)
          and (p_segment is null or a.segment = p_segment)
          and (not p_attention or a.attention > 0)
          and (p_due_before is null or (a.due_at < p_due_before
            and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-eye')))
          and (p_mentions is null or a.id = any(array(select n.applicant_id from note n
            where n.lender_id = p_lender and n.mentions @> array[p_mentions] and n.made_by <> p_mentions and not exists
              (select 1 from note own where own.applicant_id = n.applicant_id and own.made_by = p_mentions and own.made_at > n.made_at))))
          and (p_reach_assigned is null or a.assigned_to = p_reach_assigned or a.assigned_to is null)
          and (p_reach_referred is null or a.referred_by = p_reach_referred)
          and (p_at is null or (a.updated_at, a.id) < (p_at, p_at_id))
        order by a.updated_at desc, a.id desc limit p_most;
    end if;
  end $$;

do $$
declare f text := 'list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, uuid, uuid, timestamptz, uuid, boolean, integer)';
begin
  execute format('revoke all on function %s from public', f);
  execute format('grant execute on function %s to pramaan_app', f);
end $$;
