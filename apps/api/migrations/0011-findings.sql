-- What a reviewer must know of a case (decision 0077), and by what an application is found in others of its lender.

create table finding (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  -- The same thing has the same key, whatever its evidence says today. Holds no personal data.
  key text not null,
  kind text not null check (kind in
    ('tampering', 'identity', 'validity', 'duplicate', 'income', 'obligation', 'linkage', 'consent', 'freshness', 'coverage', 'missing')),
  severity text not null check (severity in ('block', 'high', 'medium', 'low', 'info')),
  state text not null check (state in ('open', 'accepted', 'resolved')),
  -- Sealed: the records it rests on, its evidence, what resolves it.
  words bytea not null,
  -- Keyed hash of the severity and the evidence: an accepted finding with other evidence is open again.
  evidence_hash bytea not null,
  opened_at timestamptz not null default now(),
  resolved_at timestamptz,
  accepted_by uuid,
  accepted_at timestamptz,
  -- Sealed: why it was accepted.
  reason bytea,
  primary key (lender_id, id),
  unique (lender_id, applicant_id, key),
  foreign key (lender_id, applicant_id) references applicant,
  check ((state = 'accepted') = (accepted_at is not null)),
  check ((state = 'resolved') = (resolved_at is not null))
);

-- Keyed hashes of what two applications of a lender can share: a mobile number, a PAN, an account, an address, a file.
create table application_link (
  lender_id uuid not null,
  what text not null check (what in ('mobile', 'pan', 'account', 'address', 'file')),
  hash bytea not null,
  applicant_id uuid not null,
  primary key (lender_id, what, hash, applicant_id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on application_link (lender_id, applicant_id);

alter table applicant
  -- Open findings of medium severity and above, and the weight of the gravest open one: 4 block, 3 high, 2 medium, 1 low.
  add column open_findings integer not null default 0,
  add column finding_weight smallint not null default 0;
create index applicant_findings on applicant (lender_id, updated_at desc, id desc) where finding_weight >= 2;
create index applicant_high_findings on applicant (lender_id, updated_at desc, id desc) where finding_weight >= 3;
create index applicant_block_findings on applicant (lender_id, updated_at desc, id desc) where finding_weight >= 4;

-- How many findings the approval went past; the sealed words name them.
alter table decision add column deviations integer not null default 0;
comment on column decision.words is 'Sealed: conditions, remarks, approved amount, tenure and rate, deviations.';

alter table finding enable row level security;
create policy own on finding using (lender_id = current_lender());
alter table application_link enable row level security;
create policy own on application_link using (lender_id = current_lender());
grant select, insert, update, delete on finding to pramaan_app;
grant select, insert, delete on application_link to pramaan_app;

-- The applicant list, now also by the weight of the gravest open finding.
drop function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, uuid, uuid, timestamptz, uuid, boolean, integer);
-- `p_mentions`: applicants where a comment mentions this staff member, who has written nothing there since. As an array,
-- which the index of ids answers: `in (select …)` behind an `or` runs for every applicant, a million times.
-- A filter that is not used is null, and the statement is planned for the filters that are.
create function list_applicants(
  p_words bytea[], p_mobile bytea, p_pan bytea, p_reference text, p_cust_id text, p_id uuid,
  p_stage text, p_assigned uuid, p_unassigned boolean, p_segment text, p_attention boolean, p_due_before timestamptz, p_mentions uuid, p_weight integer,
  p_scope_assigned uuid, p_scope_referred uuid, p_at timestamptz, p_at_id uuid, p_back boolean, p_most integer)
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
            and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')))
          and (p_mentions is null or a.id = any(array(select n.applicant_id from note n
            where n.lender_id = p_lender and n.mentions @> array[p_mentions] and n.made_by <> p_mentions and not exists
              (select 1 from note own where own.lender_id = p_lender and own.applicant_id = n.applicant_id
                and own.made_by = p_mentions and own.made_at > n.made_at))))
          and (p_weight is null or a.finding_weight >= p_weight)
          and (p_scope_assigned is null or a.assigned_to = p_scope_assigned or a.assigned_to is null)
          and (p_scope_referred is null or a.referred_by = p_scope_referred)
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
            and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')))
          and (p_mentions is null or a.id = any(array(select n.applicant_id from note n
            where n.lender_id = p_lender and n.mentions @> array[p_mentions] and n.made_by <> p_mentions and not exists
              (select 1 from note own where own.lender_id = p_lender and own.applicant_id = n.applicant_id
                and own.made_by = p_mentions and own.made_at > n.made_at))))
          and (p_weight is null or a.finding_weight >= p_weight)
          and (p_scope_assigned is null or a.assigned_to = p_scope_assigned or a.assigned_to is null)
          and (p_scope_referred is null or a.referred_by = p_scope_referred)
          and (p_at is null or (a.updated_at, a.id) < (p_at, p_at_id))
        order by a.updated_at desc, a.id desc limit p_most;
    end if;
  end $$;
revoke all on function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, integer, uuid, uuid, timestamptz, uuid, boolean, integer) from public;
grant execute on function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, integer, uuid, uuid, timestamptz, uuid, boolean, integer) to pramaan_app;
