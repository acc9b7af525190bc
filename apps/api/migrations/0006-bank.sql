-- Bank accounts, the links and consents by which they came, and sessions at the aggregator.

-- One account with its statement: read from files, linked, or sent by an Account Aggregator.
create table bank_account (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  source text not null check (source in ('account-aggregator', 'aggregator', 'net-banking', 'upload')),
  -- Keyed hash of how the source names it, so that fetching again renews it instead of adding another.
  outside_hash bytea not null,
  -- Sealed and compressed: statement, analysis, what the file tells of itself.
  content bytea not null,
  transactions integer not null,
  balanced boolean not null,
  period_from date not null,
  period_to date not null,
  uploads uuid[] not null default '{}',
  added_by uuid,
  added_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- It is the statement of the file (C §3, income.bankStatement).
  chosen boolean not null default false,
  unique (applicant_id, outside_hash)
);
create index on bank_account (applicant_id, added_at desc);

-- The two sessions that the aggregator gave for a person (C §7); what the caller sends must be one of these.
create table bank_session (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  sessions_hash bytea not null unique,
  -- Sealed: both sessions.
  sessions bytea not null,
  opened_by uuid,
  opened_at timestamptz not null default now(),
  ended_at timestamptz
);
create index on bank_session (applicant_id, opened_at desc);

create table bank_link (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  session_id uuid not null references bank_session,
  bank text not null default '',
  months integer not null,
  state text not null default 'started' check (state in ('started', 'working', 'linked', 'partial', 'failed', 'abandoned')),
  trouble jsonb,
  -- Links that the aggregator had of this person before: the new one is not among them.
  known text[] not null default '{}',
  outside_id text,
  started_at timestamptz not null default now(),
  settled_at timestamptz
);
create index on bank_link (applicant_id, started_at desc);

create table aa_consent (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  connector text not null check (connector in ('setu', 'rebit')),
  -- How the Account Aggregator names it while it is asked, and once it is given.
  handle text not null unique,
  outside_id text,
  state text not null default 'asked' check (state in ('asked', 'active', 'rejected', 'revoked', 'paused', 'expired', 'failed')),
  -- What was asked, as the person reads it: purpose, range, life, frequency.
  facts jsonb not null,
  -- Sealed: keys of the fetch under way, and the session that holds it.
  gathering bytea,
  trouble jsonb,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on aa_consent (applicant_id, asked_at desc);

-- What a person asked the lender when no way to a statement worked.
create table bank_help (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  -- Sealed: the person's own words.
  reason bytea not null,
  asked_at timestamptz not null default now()
);
create index on bank_help (applicant_id, asked_at desc);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['bank_account', 'bank_session', 'bank_link', 'aa_consent', 'bank_help'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
    execute format('grant select, insert, update on %I to pramaan_app', tenant_table);
  end loop;
end $$;
grant delete on bank_account to pramaan_app;

-- Whose consent an Account Aggregator's notice is about: the notice names its handle or its id alone.
create function find_aa_consent(p_name text)
  returns table (id uuid, lender_id uuid, applicant_id uuid, connector text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.lender_id, c.applicant_id, c.connector from aa_consent c
    where c.handle = p_name or c.outside_id = p_name
  $$;
revoke all on function find_aa_consent(text) from public;
grant execute on function find_aa_consent(text) to pramaan_app;
