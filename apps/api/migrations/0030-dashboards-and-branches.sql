-- Branches and the lender's codes of agents, what the dashboards group and narrow by, since when a case stands in its stage, and who
-- is sent the dashboards (decision 0128).

create table branch (
  lender_id uuid not null references lender,
  id uuid not null,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{1,19}$'),
  name text not null,
  city text not null,
  -- First digits of the PIN codes that are its territory.
  pin_prefixes text[] not null default '{}',
  -- Chosen for nobody any more; what belongs to it stays.
  closed boolean not null default false,
  primary key (lender_id, id),
  unique (lender_id, code)
);
alter table branch enable row level security;
create policy own on branch using (lender_id = current_lender());
grant select, insert, update on branch to pramaan_app;

alter table staff
  add column branch_id uuid,
  -- The lender's own code of the person, as a DSA has.
  add column agent_code text check (agent_code ~ '^[A-Z0-9][A-Z0-9-]{1,19}$'),
  add column dashboard_email text not null default 'never' check (dashboard_email in ('each-morning', 'each-monday', 'never')),
  -- When the last was queued, or the setting changed.
  add column dashboard_mailed_at timestamptz,
  add foreign key (lender_id, branch_id) references branch,
  add unique (lender_id, agent_code);
alter table applicant add column branch_id uuid, add foreign key (lender_id, branch_id) references branch;
create index applicant_of_branch on applicant (lender_id, branch_id, updated_at desc, id desc) where branch_id is not null;
-- The open cases of each person, counted from the index alone.
create index applicant_workload on applicant (lender_id, assigned_to) include (due_at, stage, segment, product_code, branch_id, referred_by)
  where applies_with is null and stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval');

alter table course
  add column product_code text,
  add column branch_id uuid,
  add column agent_id uuid,
  add column stage text,
  -- Since when it stands in this stage.
  add column stage_at timestamptz,
  -- Why it was rejected, last.
  add column reasons text[] not null default '{}';
update course c set product_code = a.product_code, agent_id = a.referred_by, stage = a.stage,
  stage_at = case a.stage when 'in-progress' then c.started_at when 'ready' then coalesce(c.ready_at, c.started_at)
    when 'approved' then coalesce(c.decided_at, a.updated_at) when 'rejected' then coalesce(c.decided_at, a.updated_at)
    when 'withdrawn' then coalesce(c.decided_at, a.updated_at) else coalesce(c.review_at, c.ready_at, c.started_at) end
  from applicant a where a.lender_id = c.lender_id and a.id = c.applicant_id;
update course c set reasons = d.reasons from decision d
  where d.lender_id = c.lender_id and d.applicant_id = c.applicant_id and d.kind = 'reject' and d.state = 'stands';
alter table course alter column stage set not null, alter column stage_at set not null;

-- Each figure is counted from an index alone, whatever it is narrowed to.
drop index course_lender_id_started_at_applicant_id_segment_furthest_o_idx, course_lender_id_given_at_applicant_id_started_at_segment_idx,
  course_lender_id_ready_at_applicant_id_given_at_segment_idx, course_lender_id_review_at_applicant_id_ready_at_segment_idx,
  course_lender_id_decided_at_applicant_id_review_at_started__idx;
create index course_by_start on course (lender_id, started_at, applicant_id) include (segment, product_code, branch_id, agent_id, furthest, outcome);
create index course_by_given on course (lender_id, given_at, applicant_id) include (started_at, segment, product_code, branch_id, agent_id)
  where given_at is not null;
create index course_by_ready on course (lender_id, ready_at, applicant_id) include (given_at, segment, product_code, branch_id, agent_id)
  where ready_at is not null;
create index course_by_review on course (lender_id, review_at, applicant_id) include (ready_at, segment, product_code, branch_id, agent_id)
  where review_at is not null;
create index course_by_decision on course (lender_id, decided_at, applicant_id)
  include (review_at, started_at, segment, product_code, branch_id, agent_id, outcome, reasons) where decided_at is not null;
create index course_open on course (lender_id, stage, stage_at, applicant_id) include (segment, product_code, branch_id, agent_id)
  where outcome is null;

create or replace view course_way with (security_invoker = true) as
  select 'given'::text as leg, applicant_id, lender_id, segment, given_at as at, started_at as before, product_code, branch_id, agent_id
    from course where given_at is not null
  union all select 'ready', applicant_id, lender_id, segment, ready_at, given_at, product_code, branch_id, agent_id
    from course where ready_at is not null
  union all select 'review', applicant_id, lender_id, segment, review_at, ready_at, product_code, branch_id, agent_id
    from course where review_at is not null
  union all select 'decided', applicant_id, lender_id, segment, decided_at, review_at, product_code, branch_id, agent_id
    from course where decided_at is not null
  union all select 'whole', applicant_id, lender_id, segment, decided_at, started_at, product_code, branch_id, agent_id
    from course where decided_at is not null;

-- Whether a row is one of those that a figure is narrowed to; null asks for all, `none` and the id of zeros for those without one. The
-- planner puts the body in its place.
create function fits_filter(p_segment text, p_product text, p_branch uuid, p_agent uuid, segment text, product_code text, branch_id uuid, agent_id uuid)
  returns boolean language sql immutable parallel safe
  as $$ select (p_segment is null or segment = p_segment) and (p_product is null or coalesce(product_code, 'none') = p_product)
    and (p_branch is null or coalesce(branch_id, '00000000-0000-0000-0000-000000000000') = p_branch)
    and (p_agent is null or coalesce(agent_id, '00000000-0000-0000-0000-000000000000') = p_agent) $$;

create or replace function keep_course() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into course (applicant_id, lender_id, segment, started_at, product_code, branch_id, agent_id, stage, stage_at)
      values (new.id, new.lender_id, new.segment, new.created_at, new.product_code, new.branch_id, new.referred_by, new.stage, new.created_at);
    if new.stage = 'in-progress' then return null; end if;
  end if;
  update course c set
    segment = new.segment, product_code = new.product_code, branch_id = new.branch_id, agent_id = new.referred_by, stage = new.stage,
    stage_at = case when c.stage = new.stage then c.stage_at else now() end,
    ready_at = case when new.stage = 'ready' then coalesce(c.ready_at, now()) else c.ready_at end,
    review_at = case when new.stage in ('in-review', 'referred', 'second-approval') then coalesce(c.review_at, now()) else c.review_at end,
    decided_at = case when new.stage not in ('approved', 'rejected', 'withdrawn') then null
      when c.outcome is null then now() else c.decided_at end,
    outcome = case when new.stage in ('approved', 'rejected', 'withdrawn') then new.stage end
  where c.lender_id = new.lender_id and c.applicant_id = new.id;
  return null;
end $$;
drop trigger keep_course on applicant;
create trigger keep_course after update on applicant for each row
  when (old.stage is distinct from new.stage or old.segment is distinct from new.segment or old.product_code is distinct from new.product_code
    or old.branch_id is distinct from new.branch_id or old.referred_by is distinct from new.referred_by)
  execute function keep_course();

create function keep_course_reasons() returns trigger language plpgsql as $$
begin
  update course set reasons = new.reasons where lender_id = new.lender_id and applicant_id = new.applicant_id;
  return null;
end $$;
create trigger keep_course_reasons after insert or update of state on decision for each row
  when (new.kind = 'reject' and new.state = 'stands') execute function keep_course_reasons();

-- Who is to be sent the dashboards: each morning since p_day, each Monday since p_monday.
create function list_dashboards_to_mail(p_day timestamptz, p_monday timestamptz) returns table (lender_id uuid, staff_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.lender_id, s.id from staff s
    where (s.role = 1 or s.role in (2, 3) and s.status = 1)
      and s.dashboard_mailed_at < case s.dashboard_email when 'each-morning' then p_day when 'each-monday' then p_monday end
  $$;
revoke all on function list_dashboards_to_mail(timestamptz, timestamptz) from public;
grant execute on function list_dashboards_to_mail(timestamptz, timestamptz) to pramaan_app;

-- The applicant list can be narrowed to a branch.
drop function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, integer, uuid, uuid, text, boolean, text, uuid, boolean, integer);
-- `p_sort` names the order, `p_key` and `p_key_id` the line after which (`p_back`: before which) the page begins. The statement is
-- planned for the filters that are used: a filter that is not is null. The key is answered as text in UTC.
create function list_applicants(
  p_words bytea[], p_mobile bytea, p_pan bytea, p_reference text, p_cust_id text, p_id uuid,
  p_stage text, p_assigned uuid, p_unassigned boolean, p_segment text, p_attention boolean, p_due_before timestamptz, p_mentions uuid, p_weight integer, p_branch uuid,
  p_scope_assigned uuid, p_scope_referred uuid, p_sort text, p_descending boolean, p_key text, p_key_id uuid, p_back boolean, p_most integer)
  returns table (id uuid, key text)
  language plpgsql stable security definer set search_path = public, pg_temp set timezone = 'UTC'
  as $$
  declare
    v_key text := case p_sort when 'due' then 'due_rank(a.due_at, a.stage)' when 'stage' then 'stage_rank(a.stage)'
      when 'findings' then 'a.finding_weight' when 'provided' then 'a.provided' when 'started' then 'a.id' else 'a.updated_at' end;
    v_type text := case p_sort when 'due' then 'timestamptz' when 'stage' then 'integer' when 'findings' then 'smallint'
      when 'provided' then 'integer' when 'started' then 'uuid' else 'timestamptz' end;
    v_down boolean := p_descending <> p_back;
  begin
    return query execute format($q$
      select a.id, (%1$s)::text from applicant a
        where a.lender_id = $1
          and ($2 is null or a.name_tokens @> $2)
          and ($3 is null or a.mobile_hash = $3)
          and ($4 is null or a.pan_hash = $4)
          and ($5 is null or a.reference = $5)
          and ($6 is null or a.cust_id = $6)
          and ($7 is null or a.id = $7)
          and ($8 is null or a.stage = $8)
          and ($9 is null or a.assigned_to = $9)
          and (not $10 or a.assigned_to is null)
          and ($11 is null or a.segment = $11)
          and (not $12 or a.attention > 0)
          and ($13 is null or (a.due_at < $13
            and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')))
          and ($14 is null or a.id = any(array(select n.applicant_id from note n
            where n.lender_id = $1 and n.mentions @> array[$14] and n.made_by <> $14 and not exists
              (select 1 from note own where own.lender_id = $1 and own.applicant_id = n.applicant_id
                and own.made_by = $14 and own.made_at > n.made_at))))
          and ($15 is null or a.finding_weight >= $15)
          and ($21 is null or a.branch_id = $21)
          and ($16 is null or a.assigned_to = $16 or a.assigned_to is null)
          and ($17 is null or a.referred_by = $17)
          and ($18 is null or (%1$s, a.id) %2$s ($18::%3$s, $19))
        order by %1$s %4$s, a.id %4$s limit $20$q$,
      v_key, case when v_down then '<' else '>' end, v_type, case when v_down then 'desc' else 'asc' end)
    using current_lender(), p_words, p_mobile, p_pan, p_reference, p_cust_id, p_id, p_stage, p_assigned, p_unassigned, p_segment,
      p_attention, p_due_before, p_mentions, p_weight, p_scope_assigned, p_scope_referred, p_key, p_key_id, p_most, p_branch;
  end $$;
revoke all on function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, integer, uuid, uuid, uuid, text, boolean, text, uuid, boolean, integer) from public;
grant execute on function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, integer, uuid, uuid, uuid, text, boolean, text, uuid, boolean, integer) to pramaan_app;
