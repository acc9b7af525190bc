-- The lender's desk: where an application stands, who has it, what was asked of the person, what was decided.

alter table applicant
  add column stage text not null default 'in-progress' check (stage in
    ('in-progress', 'ready', 'in-review', 'referred', 'second-eye', 'approved', 'rejected', 'withdrawn')),
  -- When the lender wants it decided; set when it becomes ready.
  add column due_at timestamptz,
  -- Counts the changes made at the desk: a save over an older one is a conflict.
  add column desk_version integer not null default 1;

-- One index for each way of asking; each gives its page in the order of the list.
create index on applicant (lender_id, stage, updated_at desc, id desc);
create index on applicant (lender_id, assigned_to, updated_at desc, id desc);
create index on applicant (lender_id, referred_by, updated_at desc, id desc) where referred_by is not null;
create index on applicant (lender_id, segment, updated_at desc, id desc);
create index applicant_attention on applicant (lender_id, updated_at desc, id desc) where attention > 0;
create index applicant_due on applicant (lender_id, due_at)
  where due_at is not null and stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-eye');

-- What was asked of the person: a document again, or one that is missing.
create table ask (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  -- A document's name, or `area:` and the area of which any document will do.
  subject text not null,
  reason text not null,
  -- Sealed: the lender's own words to the person.
  words bytea,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  message_id uuid references message,
  answered_at timestamptz,
  withdrawn_at timestamptz
);
create index on ask (applicant_id, asked_at desc);
-- One open question about one thing.
create unique index ask_open on ask (applicant_id, subject) where answered_at is null and withdrawn_at is null;

-- What somebody at the desk said of one record; of an older version of it, it says nothing.
create table review (
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  place text not null,
  verdict text not null check (verdict in ('accept', 'reject')),
  reason text not null,
  -- The version of the record that was looked at.
  of_version integer not null,
  reviewed_by uuid,
  reviewed_at timestamptz not null default now(),
  primary key (applicant_id, place)
);

create table note (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  kind text not null check (kind in ('comment', 'flag')),
  -- Sealed.
  words bytea not null,
  mentions uuid[] not null default '{}',
  made_by uuid,
  made_at timestamptz not null default now(),
  cleared_by uuid,
  cleared_at timestamptz
);
create index on note (applicant_id, made_at desc);

create table decision (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  kind text not null check (kind in ('approve', 'reject', 'refer', 'withdraw')),
  reasons text[] not null,
  -- Sealed: conditions and remarks.
  words bytea not null,
  state text not null check (state in ('waits', 'stands', 'declined', 'undone')),
  -- Where the application stood before.
  stage_before text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  second_by uuid,
  second_at timestamptz,
  -- Two people, whatever is called and how.
  check (second_by <> made_by)
);
create index on decision (applicant_id, made_at desc);
create unique index decision_waits on decision (applicant_id) where state = 'waits';

-- Who has a file open just now.
create table presence (
  applicant_id uuid not null references applicant,
  staff_id uuid not null references staff,
  lender_id uuid not null references lender,
  seen_at timestamptz not null,
  primary key (applicant_id, staff_id)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['ask', 'review', 'note', 'decision', 'presence'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
    execute format('grant select, insert, update on %I to pramaan_app', tenant_table);
  end loop;
end $$;
grant delete on presence to pramaan_app;

-- Ids of a page of the current lender's applicants, in the list's order; the rows themselves are read under row-level
-- security. It runs as the owner because under row-level security the index of names cannot serve: `@>` is not leakproof.
-- Each way of asking is null when it was not asked, and the statement is planned anew for what was.
create function list_applicants(
  p_words bytea[], p_mobile bytea, p_pan bytea, p_reference text, p_cust_id text, p_id uuid,
  p_stage text, p_assigned uuid, p_unassigned boolean, p_segment text, p_attention boolean, p_due_before timestamptz,
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
          and (p_reach_assigned is null or a.assigned_to = p_reach_assigned or a.assigned_to is null)
          and (p_reach_referred is null or a.referred_by = p_reach_referred)
          and (p_at is null or (a.updated_at, a.id) < (p_at, p_at_id))
        order by a.updated_at desc, a.id desc limit p_most;
    end if;
  end $$;

do $$
declare f text := 'list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, uuid, timestamptz, uuid, boolean, integer)';
begin
  execute format('revoke all on function %s from public', f);
  execute format('grant execute on function %s to pramaan_app', f);
end $$;
