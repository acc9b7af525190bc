-- The digital locker: visits to its page, sign-ins that came of them, and files fetched there.

-- A person on the way to the locker's page. Its state works once, in the session that began it.
create table locker_visit (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  session_id uuid not null,
  state_hash bytea not null unique,
  -- Sealed: state and PKCE verifier.
  secret bytea not null,
  -- Keyed hash of the code that came of it: none is sent to the locker twice, which would end the sign-in.
  code_hash bytea,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on locker_visit (applicant_id, started_at desc);
create unique index on locker_visit (applicant_id, code_hash);

-- A sign-in that a person allowed. The caller holds our token for it, never the locker's.
create table locker_grant (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  session_id uuid not null,
  token_hash bytea not null unique,
  -- Sealed: the locker's tokens and whose locker it is. Gone when the sign-in has ended.
  session bytea,
  valid_till timestamptz not null,
  opened_at timestamptz not null default now(),
  ended_at timestamptz
);
create index on locker_grant (applicant_id, opened_at desc);

-- A file fetched from the locker. Its id is the upload's, when a file was kept with what was read.
create table locker_file (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  document text not null,
  way text not null check (way in ('partner', 'widget')),
  has_file boolean not null,
  -- Keyed hash of where it came from: fetched again within one sign-in, it is the same.
  source_hash bytea not null,
  -- Sealed: the certificate as it was read and what its signature proves.
  certificate bytea not null,
  fetched_by uuid,
  fetched_at timestamptz not null default now(),
  unique (applicant_id, source_hash)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['locker_visit', 'locker_grant', 'locker_file'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
    execute format('grant select, insert, update on %I to pramaan_app', tenant_table);
  end loop;
end $$;
