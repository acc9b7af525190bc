-- Lenders, their people, applicants, sessions. Every tenant table carries lender_id and is under row-level security.

-- An owner who may not make roles finds it made before (deploy/roles.sql).
do $$ begin
  if not exists (select from pg_roles where rolname = 'pramaan_app') then
    create role pramaan_app nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant pramaan_app to %I', current_user);
exception when others then null;
end $$;
grant usage on schema public to pramaan_app;

-- The lender whose rows this transaction may see; null outside a tenant transaction, which then sees none.
create function current_lender() returns uuid language sql stable
  as $$ select nullif(current_setting('app.lender', true), '')::uuid $$;

create table lender (
  id uuid primary key,
  code text not null unique,
  name text not null,
  branding jsonb not null default '{}',
  settings jsonb not null default '{}',
  -- This lender's data key, wrapped by the key-encryption key whose id stands beside it.
  data_key bytea not null,
  data_key_wrapped_by text not null,
  created_at timestamptz not null default now()
);

create table staff (
  id uuid primary key,
  lender_id uuid not null references lender,
  role smallint not null check (role between 1 and 5),
  status smallint not null default 1,
  name text not null,
  user_name text unique,
  mobile_hash bytea unique,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create index on staff (lender_id);

create table applicant (
  id uuid primary key,
  lender_id uuid not null references lender,
  cust_id text not null unique,
  reference text not null unique,
  segment text not null default 'retail',
  yodlee_user_id text not null default '',
  mobile_hash bytea,
  -- Sealed: name, mobile number, e-mail.
  profile bytea not null,
  -- Keyed hashes of the name's words, for search without reading names.
  name_tokens bytea[] not null default '{}',
  pan_hash bytea,
  provided integer not null default 0,
  attention integer not null default 0,
  assigned_to uuid references staff,
  referred_by uuid references staff,
  -- The applicant this one applies together with.
  applies_with uuid references applicant,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index applicant_mobile on applicant (lender_id, mobile_hash) where applies_with is null;
create index on applicant (mobile_hash);
create index on applicant (lender_id, pan_hash) where pan_hash is not null;
create index on applicant (lender_id, updated_at desc, id desc);
create index on applicant using gin (name_tokens);
create index on applicant (applies_with) where applies_with is not null;

create sequence applicant_number start 2030;

create table session (
  id uuid primary key,
  lender_id uuid not null references lender,
  staff_id uuid references staff,
  applicant_id uuid references applicant,
  role smallint not null,
  -- SHA-256 of the cookie's secret; the token alone opens nothing.
  cookie_hash bytea not null,
  -- Opened by a reset code: may set a new password once.
  may_set_password boolean not null default false,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (num_nonnulls(staff_id, applicant_id) = 1)
);
create index on session (staff_id) where ended_at is null;
create index on session (applicant_id) where ended_at is null;

alter table lender enable row level security;
alter table staff enable row level security;
alter table applicant enable row level security;
alter table session enable row level security;
create policy own on lender using (id = current_lender());
create policy own on staff using (lender_id = current_lender());
create policy own on applicant using (lender_id = current_lender());
create policy own on session using (lender_id = current_lender());
grant select, update on lender to pramaan_app;
grant select, insert, update on staff, applicant, session to pramaan_app;
grant usage on sequence applicant_number to pramaan_app;
