-- Applications that staff start for a person, each team member's own apply link, what each application still lacks, and
-- the sessions of the bank page that a phone opens without a login.

alter table staff
  -- In the team member's apply link: a person who registers by it is theirs. Null: no link yet. Global: the link names no lender.
  add column apply_code text unique;

alter table applicant
  -- Team member and key of the request that started it: the same request twice starts one application. Null: registered.
  add column started_with text,
  -- Subjects of the requirements that are still missing. Null: saved for the last time before this was stored.
  add column missing text[];
create unique index applicant_started on applicant (lender_id, started_with) where started_with is not null;

-- Whose link a code is. A team member who is disabled has none.
create function find_apply_link(p_code text)
  returns table (lender_id uuid, lender_code text, lender_name text, staff_id uuid, staff_name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.lender_id, l.code, l.name, s.id, s.name from staff s join lender l on l.id = s.lender_id
    where s.apply_code = p_code and s.status = 1
  $$;
revoke all on function find_apply_link(text) from public;
grant execute on function find_apply_link(text) to pramaan_app;

-- Whose the aggregator's sessions are that the address of the bank page on a phone carries.
create function find_bank_session(p_sessions_hash bytea, p_applicant uuid)
  returns table (id uuid, lender_id uuid, lender_name text, opened_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select b.id, b.lender_id, l.name, b.opened_at from bank_session b join lender l on l.id = b.lender_id
    where b.sessions_hash = p_sessions_hash and b.applicant_id = p_applicant and b.ended_at is null
  $$;
-- Global: the address names no lender.
create index on bank_session (sessions_hash);
revoke all on function find_bank_session(bytea, uuid) from public;
grant execute on function find_bank_session(bytea, uuid) to pramaan_app;
